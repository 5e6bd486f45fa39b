import { describe } from '@jest/globals';
import {
  activated,
  alsoBecomes,
  always,
  cardType,
  controllerOf,
  cost,
  creatures,
  draw,
  each,
  exile,
  gainLife,
  itself,
  mill,
  opponentControls,
  all,
  putCounters,
  spell,
  staticAbility,
  target,
  thatMuch,
  thatObject,
  thisObject,
  triggered,
  you,
  youOwn,
  type Replacement,
} from '@stacktrail/card-tree';
import { aCreature, aSpell, prints } from './printed.js';

const law = (replacement: Replacement) => staticAbility({ static: 'replacement', replacement });

describe('replacement effects that say what is done instead', () => {
  prints(aCreature, [
    [
      'If you would draw a card, draw two cards instead.',
      law({ would: 'draw', who: 'you', instead: { do: 'follow', effects: [draw(2)] } }),
    ],
    [
      'If you would draw a card, you may mill three cards instead.',
      law({ would: 'draw', who: 'you', instead: { do: 'follow', effects: [mill(3)], may: true } }),
    ],
    [
      'If you would lose the game, exile this creature instead.',
      law({ would: 'lose the game', who: 'you', instead: { do: 'follow', effects: [exile(thisObject)] } }),
    ],
    [
      "If this card would be put into a graveyard from anywhere, shuffle it into its owner's library instead.",
      law({ would: 'go to graveyard', what: itself, instead: { do: 'shuffle into library' } }),
    ],
    [
      'If you would discard this card, exile it instead.',
      law({ would: 'be discarded', what: itself, instead: { do: 'exile' } }),
    ],
    [
      'If a creature an opponent controls would leave the battlefield, exile it instead.',
      law({ would: 'leave the battlefield', what: all(creatures, opponentControls), instead: { do: 'exile' } }),
    ],
    [
      'Prevent all damage that would be dealt to this creature. Put a +1/+1 counter on this creature.',
      law({
        would: 'be dealt damage',
        to: itself,
        instead: { do: 'prevent all', then: [putCounters('+1/+1', thisObject)] },
      }),
    ],
    [
      'Whenever a creature is dealt excess damage, you gain that much life.',
      triggered({ on: 'is dealt excess damage', what: creatures }, gainLife(thatMuch)),
    ],
    [
      'If a creature would die, exile that creature instead.',
      law({
        would: 'die',
        what: creatures,
        instead: { do: 'follow', effects: [exile(thatObject)] },
      }),
    ],
  ]);
  prints(aSpell, [
    [
      'Burning Example deals 5 damage to target creature. Excess damage is dealt to its controller instead.',
      spell(target.creature(), {
        do: 'deal damage',
        amount: 5,
        to: target(),
        excessTo: controllerOf(target()),
      }),
    ],
  ]);

  prints(aCreature, [
    [
      'Play with the top card of your library revealed.',
      staticAbility({ static: 'top card of library', who: 'you', is: 'revealed' }),
    ],
    [
      'You may look at the top card of your library any time.',
      staticAbility({ static: 'top card of library', who: 'you', is: 'seen by its owner' }),
    ],
    [
      'Players play with the top card of their libraries revealed.',
      staticAbility({ static: 'top card of library', who: 'any player', is: 'revealed' }),
    ],
    ['Creatures are the chosen color.', always(each(creatures), { change: 'become chosen color' })],
    [
      'Creatures are the chosen creature type in addition to their other types.',
      always(each(creatures), { change: 'become chosen type', quality: 'creature type', also: true }),
    ],
    [
      "{T}: Add {C}. This mana can't be spent to cast a nonartifact spell.",
      activated([cost.tap], {
        do: 'add mana',
        who: you,
        mana: { add: 'fixed', mana: ['C'] },
        spend: { spells: cardType('Artifact'), others: true, said: 'a spell' },
      }),
    ],
  ]);
});

describe('replacement effects that last', () => {
  const replace = (replacement: Replacement, next?: true) =>
    spell({ do: 'replace', replacement, until: 'this turn', ...(next && { next }) });
  prints(aSpell, [
    [
      "If a creature would enter under an opponent's control this turn, it enters under your control instead.",
      replace({
        would: 'enter',
        what: all(creatures, opponentControls),
        instead: { enters: 'under your control' },
      }),
    ],
    [
      'The next time you would gain life this turn, draw a card instead.',
      replace({ would: 'gain life', who: 'you', instead: { do: 'follow', effects: [draw(1)] } }, true),
    ],
    [
      'Prevent all damage that would be dealt by creatures this turn.',
      replace({ would: 'be dealt damage', to: 'anything', from: creatures, instead: { do: 'prevent all' } }),
    ],
    [
      'Return target artifact card from your graveyard to the battlefield under your control. It is an enchantment in addition to its other types.',
      spell(target.cardInGraveyard(all(cardType('Artifact'), youOwn)), {
        do: 'move',
        what: target(),
        to: {
          zone: 'battlefield',
          control: 'you',
          is: {
            do: 'apply',
            to: { ...target(), called: 'permanent' },
            changes: [alsoBecomes(['Enchantment'], [])],
            until: 'rest of the game',
          },
        },
      }),
    ],
  ]);
  prints(aCreature, [
    [
      'If a source would deal damage to you, it deals that damage to this creature instead.',
      law({ would: 'be dealt damage', to: 'you', instead: { do: 'redirect', to: thisObject } }),
    ],
    [
      'Creatures you control enter as a copy of this creature.',
      law({
        would: 'enter',
        what: all(creatures, { is: 'controlled by', who: 'you' }),
        instead: { enters: 'as a copy', of: itself, must: true },
      }),
    ],
  ]);
});
