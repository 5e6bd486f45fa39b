import type { Amount, Effect, Modification, Objects, Recipients } from '@stacktrail/card-tree';
import type { EffectOf, Verb } from '@stacktrail/engine';
import { objectNamed, playerNamed } from '@stacktrail/rules';
import { braced, counted } from './words.js';

/** The names of the objects and players that a ruling names by number and seat. */
export interface NamesOfThings {
  object(id: NonNullable<ReturnType<typeof objectNamed>>): string;
  seat(player: NonNullable<ReturnType<typeof playerNamed>>): string;
}

/** The parts of a clause; one that is `null` can't be said so. */
type Clause = readonly (string | null)[];
type Phrases = { readonly [K in Verb]?: (action: EffectOf<K>, say: Saying) => Clause };

/** Says the parts of a ruling. */
class Saying {
  constructor(private readonly names: NamesOfThings) {}

  /** A thing that is named; `null` if the reference says something else. */
  thing(reference: Objects | Recipients): string | null {
    const node = reference as Parameters<typeof objectNamed>[0];
    const [object, player] = [objectNamed(node), playerNamed(node)];
    if (object !== null) return this.names.object(object);
    return player === null ? null : this.names.seat(player);
  }

  number(amount: Amount): string | null {
    return typeof amount === 'number' ? `${amount}` : null;
  }

  some(count: Amount | 'hand', noun: string): string | null {
    return typeof count === 'number' ? counted(count, noun) : null;
  }

  change(change: Modification, to: Objects): Clause {
    const object = this.thing(to);
    if (change.change === 'control') return [this.thing(change.to), ' gains control of ', object];
    if (change.change !== 'modify power and toughness') return [null];
    return [object, ' gets ', signed(change.power), '/', signed(change.toughness)];
  }
}

function signed(amount: Amount): string | null {
  if (typeof amount !== 'number') return null;
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

const places: Readonly<Record<EffectOf<'move'>['to']['zone'], string>> = {
  hand: 'into its owner’s hand',
  battlefield: 'onto the battlefield',
  graveyard: 'into its owner’s graveyard',
  library: 'into its owner’s library',
  exile: 'into exile',
  command: 'into the command zone',
};

const times: Readonly<Partial<Record<EffectOf<'apply'>['until'], string>>> = {
  'this turn': 'until end of turn',
  'rest of the game': 'for the rest of the game',
};

/** How actions are said that are often ruled. */
const phrases: Phrases = {
  draw: ({ who, count }, say) => [say.thing(who), ' draws ', say.some(count, 'card')],
  discard: ({ who, count }, say) => [say.thing(who), ' discards ', say.some(count, 'card')],
  mill: ({ who, count }, say) => [say.thing(who), ' mills ', say.some(count, 'card')],
  'gain life': ({ who, amount }, say) => [say.thing(who), ' gains ', say.number(amount), ' life'],
  'lose life': ({ who, amount }, say) => [say.thing(who), ' loses ', say.number(amount), ' life'],
  shuffle: ({ who }, say) => [say.thing(who), ' shuffles their library'],
  'add mana': ({ who, mana }, say) => [say.thing(who), ' adds ', mana.add === 'fixed' ? braced(mana.mana) : null],
  'deal damage': ({ amount, to, also }, say) => [
    ...[say.number(amount), ' damage to ', say.thing(to)],
    also === undefined ? '' : null,
  ],
  destroy: ({ what }, say) => ['destroy ', say.thing(what)],
  sacrifice: ({ what }, say) => ['sacrifice ', say.thing(what)],
  tap: ({ what }, say) => ['tap ', say.thing(what)],
  untap: ({ what }, say) => ['untap ', say.thing(what)],
  attach: ({ what, to }, say) => ['attach ', say.thing(what), ' to ', say.thing(to)],
  move: ({ what, to }, say) => ['put ', say.thing(what), ' ', places[to.zone]],
  'put counters': ({ count, counter, on }, say) => [
    'put ',
    say.some(count, `${counter} counter`),
    ' on ',
    say.thing(on),
  ],
  'create tokens': ({ who, count, token }, say) => {
    if (typeof token === 'string') return [say.thing(who), ' creates ', say.some(count, `${token} token`)];
    if ('card' in token || token.abilities.length > 0) return [null];
    const size = token.power === undefined ? '' : `${token.power}/${token.toughness ?? 0} `;
    return [say.thing(who), ' creates ', say.some(count, `${size}${token.name} token`)];
  },
  'search library': ({ who, filter, count, to }, say) => [
    ...[say.thing(who), ' searches their library for ', say.some(count, 'card')],
    filter.is === 'anything' && to.zone === 'hand' ? ' to put into their hand' : null,
  ],
  apply: ({ changes, to, until }, say) => {
    const [change, ...others] = changes;
    const time = times[until];
    if (change === undefined || others.length > 0 || time === undefined) return [null];
    return [...say.change(change, to), ` ${time}`];
  },
};

/**
 * An action of a ruling in a clause: “Ann draws 2 cards”, “destroy Bear”; `null` for those that are seldom ruled, or say
 * more than such a clause does.
 */
export function rulingPhrase(action: Effect, names: NamesOfThings): string | null {
  const phrase = phrases[action.do] as ((action: Effect, say: Saying) => Clause) | undefined;
  const clause = phrase?.(action, new Saying(names)) ?? [null];
  return clause.includes(null) ? null : clause.join('');
}
