import type { CardType } from '../card-types.js';
import type { Comparator, Filter } from '../filters.js';
import type { Amount } from '../amounts.js';
import type { KeywordName } from '../keywords.js';
import type { Color } from '../symbols.js';

export const anything: Filter = { is: 'anything' };

/** Objects that match all filters; one filter stands for itself. */
export function all(...filters: readonly Filter[]): Filter {
  const [only, ...more] = filters;
  return only && more.length === 0 ? only : { is: 'all', of: filters };
}

/** Objects that match at least one filter. */
export function any(...filters: readonly Filter[]): Filter {
  return { is: 'any', of: filters };
}

export function not(filter: Filter): Filter {
  return { is: 'not', of: filter };
}

export function cardType(type: CardType): Filter {
  return { is: 'type', type };
}

export const artifacts = cardType('Artifact');
export const creatures = cardType('Creature');
export const enchantments = cardType('Enchantment');
export const instants = cardType('Instant');
export const lands = cardType('Land');
export const sorceries = cardType('Sorcery');
export const noncreatures = not(creatures);
export const nonlands = not(lands);

export const permanents: Filter = { is: 'permanent' };
export const spells: Filter = { is: 'spell' };
export const tokens: Filter = { is: 'token' };
export const nontokens = not(tokens);
export const basics: Filter = { is: 'supertype', supertype: 'Basic' };
export const tapped: Filter = { is: 'tapped' };
export const untapped: Filter = { is: 'untapped' };
export const attacking: Filter = { is: 'attacking' };
export const blocking: Filter = { is: 'blocking' };

/** Not the object whose text it is: “another”, “other”. */
export const others: Filter = { is: 'other' };
/** The object whose text it is. */
export const itself: Filter = { is: 'this' };
/** What this is attached to. */
export const attachedTo: Filter = { is: 'attached to by this' };

export const youControl: Filter = { is: 'controlled by', who: 'you' };
export const youDontControl = not(youControl);
export const opponentControls: Filter = { is: 'controlled by', who: 'opponent' };
export const youOwn: Filter = { is: 'owned by', who: 'you' };

export function subtype(name: string): Filter {
  return { is: 'subtype', subtype: name };
}

export function color(name: Color): Filter {
  return { is: 'color', color: name };
}

export function withKeyword(keyword: KeywordName): Filter {
  return { is: 'keyword', keyword };
}

/** Objects whose power, toughness or mana value compares so: `measured('power', 'at most', 2)`. */
export function measured(what: 'power' | 'toughness' | 'mana value', compare: Comparator, to: Amount): Filter {
  return { is: what, compare, to };
}

export function withCounter(counter: string): Filter {
  return { is: 'has counter', counter };
}
