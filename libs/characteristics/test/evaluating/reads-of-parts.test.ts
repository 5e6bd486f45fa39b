import { describe, expect, test } from '@jest/globals';
import type {
  Amount,
  Condition,
  Filter,
  Modification,
  Objects,
  Players,
  Tagged,
  TriggerEvent,
} from '@stacktrail/card-tree';
import { Catalog } from '@stacktrail/game-state';
import { partsOf } from '../../src/layers/part.js';
import { readsOfAmount, readsOfCondition, readsOfFilter } from '../../src/meanings/reads-of.js';
import { aspects, everything } from '../../src/reading/aspects.js';

const filter: Filter = { is: 'anything' };
const amount: Amount = { amount: 'any number' };
const objects: Objects = { objects: 'this' };
const players: Players = { players: 'you' };
const condition: Condition = { if: 'kicked' };
const event: TriggerEvent = { on: 'gains life', who: 'you' };

const chosen: Objects = { objects: 'chosen' };
/** A part of each type that reads everything, by the field that tells the types apart. */
const readingAll = {
  is: { is: 'one of', objects: chosen },
  amount: { amount: 'party', of: players },
  objects: chosen,
  players: { players: 'controller of', objects: chosen },
  if: { if: 'matches', objects: chosen, filter },
  on: { on: 'dies', what: { is: 'one of', objects: chosen } },
} satisfies Readonly<Record<string, Filter | Amount | Objects | Players | Condition | TriggerEvent>>;

/** Fields whose types have objects among their values: the parts of a text, and lists of others than words. */
type FieldsWithParts<Node> = {
  [F in Exclude<keyof Node, 'called'>]-?: Exclude<Extract<Node[F], object>, readonly string[]> extends never
    ? never
    : F;
}[Exclude<keyof Node, 'called'>];
/** With every field that may be absent, but for those that are only wording. */
type Whole<Node> = Node extends unknown ? Required<Omit<Node, 'said' | 'called'>> : never;
/** A sample of every kind that holds parts: one that lacks a kind, or a field of one, doesn't compile. */
type Samples<Union, Tag extends keyof Union & string> = {
  readonly [
    Kind in Union[Tag] & string as [FieldsWithParts<Tagged<Union, Tag, Kind>>] extends [never] ? never : Kind
  ]: Whole<Tagged<Union, Tag, Kind>>;
};

const compared = { compare: 'at least', to: amount } as const;
const filters: Samples<Filter, 'is'> = {
  all: { is: 'all', of: [filter] },
  any: { is: 'any', of: [filter] },
  not: { is: 'not', of: filter },
  power: { is: 'power', ...compared },
  toughness: { is: 'toughness', ...compared },
  'total power and toughness': { is: 'total power and toughness', ...compared },
  'base power': { is: 'base power', ...compared },
  'base toughness': { is: 'base toughness', ...compared },
  'mana value': { is: 'mana value', ...compared },
  'number of targets': { is: 'number of targets', ...compared },
  counters: { is: 'counters', counter: 'charge', ...compared },
  'in event': { is: 'in event', event, as: 'object', turn: 'last turn' },
  'nth cast this turn': { is: 'nth cast this turn', nth: 1, what: filter },
  'one of': { is: 'one of', objects },
  'has cards above': { is: 'has cards above', what: filter, count: 1, directly: true },
  convoked: { is: 'convoked', objects },
  where: { is: 'where', condition },
  'controlled by players': { is: 'controlled by players', who: players },
  'owned by players': { is: 'owned by players', who: players },
  shares: { is: 'shares', quality: 'name', with: objects },
  targets: { is: 'targets', what: filter, only: true },
  'targets player': { is: 'targets player', who: players, only: true },
  'attached to players': { is: 'attached to players', who: players },
  'attached to': { is: 'attached to', what: filter },
  'has attached': { is: 'has attached', what: filter },
  blocks: { is: 'blocks', what: filter },
  'is blocked by': { is: 'is blocked by', what: filter },
  attacks: { is: 'attacks', what: filter },
  'protected by players': { is: 'protected by players', who: players },
  'attacks players': { is: 'attacks players', who: players, orPermanents: true },
};

const amounts: Samples<Exclude<Amount, number>, 'amount'> = {
  X: { amount: 'X', of: objects, is: amount },
  count: { amount: 'count', filter, zone: 'graveyard' },
  'mana spent': { amount: 'mana spent', types: ['R'], from: filter, of: objects },
  'colors spent': { amount: 'colors spent', of: objects },
  power: { amount: 'power', of: objects },
  toughness: { amount: 'toughness', of: objects },
  'mana value': { amount: 'mana value', of: objects },
  counters: { amount: 'counters', counter: 'charge', on: objects },
  'all counters': { amount: 'all counters', on: objects },
  'player counters': { amount: 'player counters', counter: 'poison', on: players },
  designation: { amount: 'designation', as: 'level', of: objects },
  life: { amount: 'life', of: players },
  'greatest life': { amount: 'greatest life', of: players },
  'least life': { amount: 'least life', of: players },
  'hand size': { amount: 'hand size', of: players },
  'graveyard size': { amount: 'graveyard size', of: players },
  'starting life total': { amount: 'starting life total', of: players },
  'library size': { amount: 'library size', of: players },
  'spells cast this turn': { amount: 'spells cast this turn', by: players },
  'dungeons completed': { amount: 'dungeons completed', of: players },
  'times mutated': { amount: 'times mutated', of: objects },
  'commander casts': { amount: 'commander casts', by: players, any: true },
  'casts from command zone': { amount: 'casts from command zone', of: objects },
  'commander colors': { amount: 'commander colors', of: players },
  party: { amount: 'party', of: players },
  events: { amount: 'events', event, counting: 'times', turn: 'last turn', of: players, before: 'this spell' },
  'number of': { amount: 'number of', label: 'them', filter },
  'how many': { amount: 'how many', of: objects },
  greatest: { amount: 'greatest', measure: 'power', among: objects },
  least: { amount: 'least', measure: 'power', among: objects },
  different: { amount: 'different', quality: 'name', among: objects },
  'most in common': { amount: 'most in common', quality: 'creature type', among: objects },
  'number of targets': { amount: 'number of targets', of: objects },
  'number of players': { amount: 'number of players', who: players },
  'greatest among players': { amount: 'greatest among players', who: players, of: amount },
  'least among players': { amount: 'least among players', who: players, of: amount },
  'stored results alike': { amount: 'stored results alike', on: objects },
  sum: { amount: 'sum', of: [amount, amount] },
  product: { amount: 'product', of: [amount, amount] },
  difference: { amount: 'difference', of: [amount, amount] },
  'greatest of': { amount: 'greatest of', of: [amount, amount] },
  'least of': { amount: 'least of', of: [amount, amount] },
  negative: { amount: 'negative', of: amount },
  half: { amount: 'half', of: amount, round: 'up' },
  quotient: { amount: 'quotient', of: amount, by: 3, round: 'up' },
  either: { amount: 'either', condition, then: amount, otherwise: amount },
};

const conditions: Samples<Condition, 'if'> = {
  'was monarch as the turn began': { if: 'was monarch as the turn began', who: players },
  'controlled as cast': { if: 'controlled as cast', filter },
  all: { if: 'all', of: [condition] },
  any: { if: 'any', of: [condition] },
  not: { if: 'not', of: condition },
  compare: { if: 'compare', left: amount, compare: 'at least', right: amount },
  control: { if: 'control', who: players, filter, compare: 'at least', count: amount },
  matches: { if: 'matches', objects, filter, past: true },
  during: { if: 'during', steps: ['upkeep'], whose: players, first: true },
  designated: { if: 'designated', as: 'monarch', who: players },
  'attacked this step': { if: 'attacked this step', who: players },
  'attacked you last turn': { if: 'attacked you last turn', who: players },
  'attacked in your last combat': { if: 'attacked in your last combat', who: players },
  happened: { if: 'happened', event, atLeast: amount, turn: 'last turn' },
  'completed a dungeon': { if: 'completed a dungeon', who: players, named: 'Dungeon' },
  noted: { if: 'noted', label: 'word', word: 'self', who: players },
  'are players': { if: 'are players', who: players, among: players },
  'time resolved': { if: 'time resolved', times: [1], brief: true },
};

const references: Samples<Objects, 'objects'> = {
  each: { objects: 'each', filter, zone: 'graveyard', of: players, one: true, all: true },
  'top of library': { objects: 'top of library', of: players, count: amount },
  'bottom of library': { objects: 'bottom of library', of: players, count: amount },
  commanders: { objects: 'commanders', of: players },
  together: { objects: 'together', of: [objects, objects], bare: true },
  'other than': { objects: 'other than', of: objects, not: objects },
  matching: { objects: 'matching', of: objects, filter, one: true, all: true },
  greatest: { objects: 'greatest', by: 'power', among: objects },
  least: { objects: 'least', by: 'power', among: objects },
  last: { objects: 'last', of: objects },
  first: { objects: 'first', of: objects },
  'attachments of': { objects: 'attachments of', past: true, of: objects },
  'hosts of': { objects: 'hosts of', of: objects },
  'sources of': { objects: 'sources of', of: objects },
  'become of': { objects: 'become of', of: objects },
  'put into graveyards': { objects: 'put into graveyards', of: objects },
  'paired with': { objects: 'paired with', of: objects },
  'blockers of': { objects: 'blockers of', of: objects },
  'blocked by': { objects: 'blocked by', of: objects },
  'attacked by': { objects: 'attacked by', of: objects },
};

const namedPlayers: Samples<Players, 'players'> = {
  'controller of': { players: 'controller of', objects },
  'owner of': { players: 'owner of', objects },
  'attacked by': { players: 'attacked by', objects },
  'those who': { players: 'those who', of: players, condition },
  'each other opponent': { players: 'each other opponent', than: players },
  'opponents of': { players: 'opponents of', of: players },
  'each other player': { players: 'each other player', than: players },
  together: { players: 'together', of: [players, players] },
  'player to the left of': { players: 'player to the left of', of: players },
  'player to the right of': { players: 'player to the right of', of: players },
};

/** Those of abilities and combat rules are read where these are used. */
const changes: Samples<
  Exclude<
    Modification,
    { change: 'add abilities' | 'lose ability' | 'combat rule' | "can't be targeted by" | "can't be countered by" }
  >,
  'change'
> = {
  control: { change: 'control', to: players },
  'take creature types': { change: 'take creature types', of: objects, besides: [] },
  'add activated abilities': { change: 'add activated abilities', of: objects },
  'set power and toughness': { change: 'set power and toughness', power: amount, toughness: amount },
  'modify power and toughness': { change: 'modify power and toughness', power: amount, toughness: amount },
  'set power': { change: 'set power', to: amount },
  'set toughness': { change: 'set toughness', to: amount },
};

/** Changes to what was chosen for the object whose text it is (CR 607.2d). */
const chosenChanges: readonly Modification[] = [
  { change: 'become chosen color' },
  { change: 'become chosen type', quality: 'creature type' },
  { change: 'become chosen type', quality: 'basic land type' },
  {
    change: 'add abilities',
    abilities: [{ kind: 'keyword', keyword: 'protection', from: [], quality: { is: 'chosen', quality: 'color' } }],
  },
];

const readsOfChange = (change: Modification): number =>
  partsOf(new Catalog([]), [change]).reduce((mask, { reads }) => mask | reads, 0);

/** Each sample with one of its parts in turn reading everything, by the name of the field. */
function withOneReadingAll<Node extends object>(sample: Node): readonly (readonly [field: string, node: Node])[] {
  return Object.entries(sample).flatMap(([field, value]: [string, unknown]) => {
    if (!Array.isArray(value)) {
      const instead = readingAllLike(value);
      return instead === undefined ? [] : [[field, { ...sample, [field]: instead }] as const];
    }
    return value.flatMap((item, i) => {
      const instead = readingAllLike(item);
      return instead === undefined
        ? []
        : [
            [
              `${field} ${i}`,
              { ...sample, [field]: value.map((other: unknown, j) => (j === i ? instead : other)) },
            ] as const,
          ];
    });
  });
}

function readingAllLike(part: unknown): object | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  return Object.entries(readingAll).find(([tag]) => tag in part)?.[1];
}

/** A row for each part of each sample. */
function rowsOf<Node extends object>(
  samples: Readonly<Record<string, Node>>,
): readonly (readonly [kind: string, field: string, node: Node])[] {
  return Object.entries(samples).flatMap(([kind, sample]) =>
    withOneReadingAll(sample).map(([field, node]) => [kind, field, node] as const),
  );
}

describe('what a text reads includes what each of its parts reads', () => {
  test.each(rowsOf<Filter>(filters))('filter “%s”: %s', (_kind, _field, node) => {
    const { own, amounts: others } = readsOfFilter(node);
    expect(own | others).toBe(everything);
  });

  test.each(rowsOf<Amount & object>(amounts))('amount “%s”: %s', (_kind, _field, node) => {
    expect(readsOfAmount(node)).toBe(everything);
  });

  test.each(rowsOf<Condition>(conditions))('condition “%s”: %s', (_kind, _field, node) => {
    expect(readsOfCondition(node)).toBe(everything);
  });

  test.each(rowsOf<Objects>(references))('objects “%s”: %s', (_kind, _field, node) => {
    expect(readsOfAmount({ amount: 'how many', of: node })).toBe(everything);
  });

  test.each(rowsOf<Players>(namedPlayers))('players “%s”: %s', (_kind, _field, node) => {
    expect(readsOfAmount({ amount: 'number of players', who: node })).toBe(everything);
  });

  test.each(rowsOf<Modification>(changes))('change “%s”: %s', (_kind, _field, node) => {
    expect(readsOfChange(node)).toBe(everything);
  });

  test.each(chosenChanges)('change to what was chosen: %j', (change) => {
    expect(readsOfChange(change) & aspects.marks).not.toBe(0);
  });
});
