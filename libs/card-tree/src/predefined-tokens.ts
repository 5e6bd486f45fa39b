import type { Ability } from './abilities.js';
import { activated, onlyIf, triggered, wheneverThisAttacks } from './builders/abilities.js';
import { count, toughnessOf } from './builders/amounts.js';
import { compare } from './builders/conditions.js';
import { cost } from './builders/costs.js';
import { addAnyColor, addMana, draw, gainLife, loseLife, putCounters, scry } from './builders/effects.js';
import { all, anything, basics, cardType, creatures, enchantments, itself, youControl } from './builders/filters.js';
import { enchant, keywords, ward } from './builders/keywords.js';
import { base, gains, gets } from './builders/modifications.js';
import { onto } from './builders/moves.js';
import { attached, eachOpponent, result, target, thisObject, you } from './builders/references.js';
import { always } from './builders/statics.js';
import { dies } from './builders/triggers.js';
import type { CardType } from './card-types.js';
import type { Effect } from './effects.js';
import type { TokenDescription } from './tokens-and-counters.js';
import type { PredefinedTokenName } from './predefined-token-names.js';

function noncreature(type: CardType, subtype: string, ...abilities: readonly Ability[]): TokenDescription {
  return { name: `${subtype} Token`, colors: [], supertypes: [], types: [type], subtypes: [subtype], abilities };
}

function artifact(subtype: string, ...abilities: readonly Ability[]): TokenDescription {
  return noncreature('Artifact', subtype, ...abilities);
}

function role(name: string, ...abilities: readonly Ability[]): TokenDescription {
  const subtypes = ['Aura', 'Role'];
  const types = ['Enchantment'] as const;
  return { name, colors: [], supertypes: [], types, subtypes, abilities: [enchant(creatures), ...abilities] };
}

const isSmall = compare(toughnessOf(thisObject), 'at most', 3);

/** The tokens of CR 111.10 whose abilities the card language can express. */
export const predefinedTokens: { readonly [K in PredefinedTokenName]?: TokenDescription } = {
  Treasure: artifact('Treasure', activated([cost.tap, cost.sacrificeThis], addAnyColor())), // 111.10a
  Food: artifact('Food', activated([cost.mana('{2}'), cost.tap, cost.sacrificeThis], gainLife(3))), // 111.10b
  Gold: artifact('Gold', activated([cost.sacrificeThis], addAnyColor())), // 111.10c
  // 111.10d
  Walker: {
    name: 'Walker',
    colors: ['B'],
    supertypes: [],
    types: ['Creature'],
    subtypes: ['Zombie'],
    power: 2,
    toughness: 2,
    abilities: [],
  },
  // 111.10e
  Shard: noncreature(
    'Enchantment',
    'Shard',
    activated([cost.mana('{2}'), cost.sacrificeThis], scry(1), { ...draw(1), joined: 'then' }),
  ),
  Clue: artifact('Clue', activated([cost.mana('{2}'), cost.sacrificeThis], draw(1))), // 111.10f
  // 111.10g
  Blood: artifact('Blood', activated([cost.mana('{1}'), cost.tap, cost.discard(), cost.sacrificeThis], draw(1))),
  // 111.10h
  Powerstone: artifact(
    'Powerstone',
    activated([cost.tap], { ...addMana(['C']), spend: { spells: cardType('Artifact'), others: true } } as Effect),
  ),
  // 111.10i
  Incubator: {
    ...artifact('Incubator', activated([cost.mana('{2}')], { do: 'transform', what: thisObject })),
    back: {
      name: 'Phyrexian Token',
      colors: [],
      supertypes: [],
      types: ['Artifact', 'Creature'],
      subtypes: ['Phyrexian'],
      power: 0,
      toughness: 0,
      abilities: [],
    },
  },
  'Cursed Role': role('Cursed', always(attached, base(1, 1))), // 111.10j
  'Monster Role': role('Monster', always(attached, gets(1, 1), gains(keywords('trample')))), // 111.10k
  'Royal Role': role('Royal', always(attached, gets(1, 1), gains(ward('{1}')))), // 111.10m
  'Sorcerer Role': role('Sorcerer', always(attached, gets(1, 1), gains(wheneverThisAttacks(scry(1))))), // 111.10n
  // 111.10p
  'Virtuous Role': role(
    'Virtuous',
    always(attached, gets(count(all(enchantments, youControl)), count(all(enchantments, youControl)))),
  ),
  // 111.10q
  'Wicked Role': role('Wicked', always(attached, gets(1, 1)), triggered(dies(itself), loseLife(1, eachOpponent))),
  // 111.10r
  'Young Hero Role': role(
    'Young Hero',
    always(attached, gains(onlyIf(isSmall, wheneverThisAttacks(putCounters('+1/+1', thisObject))))),
  ),
  // 111.10s
  Map: artifact('Map', {
    ...activated([cost.mana('{1}'), cost.tap, cost.sacrificeThis], target.creature(youControl), {
      do: 'explore',
      what: target(),
    }),
    timing: 'sorcery',
  }),
  // 111.10t
  Junk: artifact('Junk', {
    ...activated(
      [cost.tap, cost.sacrificeThis],
      { do: 'move', what: { objects: 'top of library', of: you, count: 1 }, to: onto.exile, label: 'junk' },
      {
        do: 'may play',
        who: you,
        what: result('junk'),
        how: { permit: 'play', filter: anything },
        until: 'this turn',
      },
    ),
    timing: 'sorcery',
  }),
  // 111.10u of CR 2026-08-07
  Lander: artifact(
    'Lander',
    activated(
      [cost.mana('{2}'), cost.tap, cost.sacrificeThis],
      {
        do: 'search library',
        who: you,
        filter: all(basics, cardType('Land')),
        count: 1,
        to: { zone: 'battlefield', tapped: true },
        label: 'found',
      },
      { do: 'shuffle', who: you, joined: 'then' },
    ),
  ),
  // 111.10v of CR 2026-08-07
  Mutagen: artifact('Mutagen', {
    ...activated([cost.mana('{1}'), cost.tap, cost.sacrificeThis], target.creature(), putCounters('+1/+1', target())),
    timing: 'sorcery',
  }),
  // 111.10w of CR 2026-08-07
  Vibranium: artifact(
    'Vibranium',
    ...keywords('indestructible'),
    activated([cost.tap], { ...addMana(['C']), spend: { spells: cardType('Artifact'), others: true } } as Effect),
  ),
};
