import { describe } from '@jest/globals';
import {
  all,
  always,
  any,
  attached,
  cardType,
  companion,
  creatures,
  each,
  gains,
  granter,
  not,
  protectionFrom,
  spell,
  subtype,
  youControl,
  type KeywordAbility,
} from '@stacktrail/card-tree';
import { aCreature, aSpell, prints } from './printed.js';

const [lands, artifacts] = [cardType('Land'), cardType('Artifact')];

describe('CR 702.139a: companion and its condition', () =>
  prints(aCreature, [
    [
      'Companion — Each artifact card in your starting deck is a Vehicle or Equipment card.',
      companion({ deck: 'each', of: artifacts, is: any(subtype('Vehicle'), subtype('Equipment')) }),
    ],
    [
      'Companion — Each creature card in your starting deck has mana value 5 or less.',
      companion({ deck: 'each', of: creatures, is: { is: 'mana value', compare: 'at most', to: 5 } }),
    ],
    [
      'Companion — Each artifact card in your starting deck is a card with an activated ability.',
      companion({ deck: 'each', of: artifacts, is: { is: 'with an activated ability' } }),
    ],
    [
      'Companion — Your starting deck contains only artifact cards and land cards.',
      companion({ deck: 'only', of: [artifacts, lands] }),
    ],
    [
      'Companion — Your starting deck contains only cards with even mana values and artifact cards.',
      companion({ deck: 'only', of: [{ is: 'even mana value' }, artifacts] }),
    ],
    [
      'Companion — No card in your starting deck is a card with an odd mana value.',
      companion({ deck: 'none', is: { is: 'odd mana value' } }),
    ],
    [
      'Companion — Each land card in your starting deck has more than one of the same mana symbol in its mana cost.',
      companion({ deck: 'each', of: lands, is: { is: 'with a repeated mana symbol' } }),
    ],
    [
      'Companion — Each nonartifact card in your starting deck has a different name.',
      companion({ deck: 'different names', of: not(artifacts) }),
    ],
    [
      'Companion — Each noncreature card in your starting deck shares a card type.',
      companion({ deck: 'shared card type', of: not(creatures) }),
    ],
    [
      'Companion — Your starting deck contains at least ten cards more than the minimum deck size.',
      companion({ deck: 'above the minimum size', count: 10 }),
    ],
  ]));

const own = each(all(creatures, youControl));

describe('CR 702.1c: the same is true for', () =>
  prints(aSpell, [
    [
      'Creatures you control gain trample until end of turn if a creature you control has trample. The same is true for reach and landwalk.',
      spell({
        do: 'share keywords',
        keywords: ['trample', 'reach', 'landwalk'],
        of: own,
        to: own,
        until: 'this turn',
      }),
    ],
  ]));

describe('CR 201.5b: all abilities of one kind', () =>
  prints(aSpell, [
    [
      'Creatures you control gain all activated abilities of all creatures you control until end of turn.',
      spell({ do: 'gain abilities', which: 'activated', of: own, to: own, until: 'this turn' }),
    ],
  ]));

const anAura = { ...aCreature, types: ['Enchantment'], subtypes: ['Aura'] } as const;

describe('CR 702.16n: protection that spares attachments', () =>
  prints(anAura, [
    [
      "Enchanted creature has protection from white. This effect doesn't remove this Aura.",
      always(
        attached,
        gains({ ...protectionFrom('W'), sparing: { is: 'one of', objects: granter('this Aura') } } as KeywordAbility),
      ),
    ],
    [
      "Enchanted creature has protection from white. This effect doesn't remove Auras.",
      always(attached, gains({ ...protectionFrom('W'), sparing: subtype('Aura') } as KeywordAbility)),
    ],
  ]));
