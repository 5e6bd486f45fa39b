import type { Claim, Named } from '../../src/scenario/scenario.js';
import { playSituation, type Situation } from './play.js';
import type { CardSource } from '../../src/cards/card-source.js';

type Action = Situation['actions'][number];

/** What a ruling says of many cards, and what is played with each of them. */
export interface RulingClass {
  readonly says: string;
  readonly cards: readonly string[];
  readonly situation: (card: string) => Situation;
}

export const cast = (card: string, ...targets: readonly Named[]): Action =>
  targets.length === 0 ? { kind: 'cast', card } : { kind: 'cast', card, targets };
export const activate = (ability: string, ...targets: readonly Named[]): Action =>
  targets.length === 0 ? { kind: 'activate', ability } : { kind: 'activate', ability, targets };
export const byB = (action: Action): Action => ({ ...action, player: 'B' });
const each = (kind: string): readonly Action[] => [{ kind }, byB({ kind })];

/** Both players wait until the stack is empty, so that either can act then. */
export const resolved = each('waitStackResolved');
/** Both players wait until the top of the stack has resolved. */
export const oneResolved = each('waitOneResolved');
export const plus = (name: string, counter: string, count: number): Action => ({
  kind: 'addCounters',
  name,
  counter,
  count,
});

export const there = (player: string, name: string, value = 1): Claim => ({
  kind: 'permanentCount',
  player,
  name,
  value,
});
export const gone = (player: string, name: string): Claim => there(player, name, 0);
export const inHand = (player: string, name: string, value = 1): Claim => ({ kind: 'handCount', player, name, value });
export const inGraveyard = (player: string, name: string, value = 1): Claim => ({
  kind: 'graveyardCount',
  player,
  name,
  value,
});
export const inExile = (owner: string, name: string, value = 1): Claim => ({ kind: 'exileCount', owner, name, value });
export const size = (player: string, name: string, power: number, toughness: number): Claim => ({
  kind: 'powerToughness',
  player,
  name,
  power,
  toughness,
  scope: 'any',
});
export const counters = (player: string, name: string, counter: string, value: number): Claim => ({
  kind: 'counters',
  player,
  name,
  counter,
  value,
});

type Entry = NonNullable<Situation['choices']>[string][number];

export const target = (...value: readonly Named[]): Entry => ({ queue: 'target', type: 'objects', value });
export const choice = (...value: readonly Named[]): Entry => ({ queue: 'choice', type: 'objects', value });
export const yes: Entry = { queue: 'choice', type: 'yesno', value: true };

/** The verdict on a situation: `pass`, or why it went otherwise. */
export function verdictOn(cards: CardSource, situation: Situation): string {
  return playSituation(cards, situation).verdict;
}
