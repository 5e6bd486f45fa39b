import { type Filter, isSameTree, type TriggerEvent } from '@stacktrail/card-tree';
import { literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { indefinite } from '../nouns/nouns.js';
import { digits } from '../basics/numerals.js';
import { self } from '../basics/self.js';
import { verb } from '../basics/verbs.js';
import { eventWords, type Bare, type Of } from './predicate.js';

const deal = verb('deal');
const be = verb('are', 'is');

type Deals = Of<'deals damage'>;

/** “Combat damage”, “noncombat damage”, “damage”. */
const kinds: readonly (readonly [string, boolean | undefined])[] = [
  ['combat damage', true],
  ['noncombat damage', false],
  ['damage', undefined],
];

const recipients: readonly (readonly [string, Deals['to']])[] = [
  ['a player', 'player'],
  ['an opponent', 'opponent'],
  ['you', 'you'],
  ['a creature', 'creature'],
  ['a planeswalker', 'planeswalker'],
  ['a battle', 'battle'],
  ['a permanent', 'permanent'],
  ['enchanted player', 'enchanted player'],
];

/** What else it deals damage to: “this creature”, “a creature you control”. */
const damaged: Syntax<Filter> = oneOf<Filter>(
  mapped(
    self,
    (): Filter => ({ is: 'this' }),
    (filter) => (filter.is === 'this' ? { objects: 'this' } : no),
  ),
  indefinite(),
);

function combat(kind: boolean | undefined): Pick<Deals, 'combat'> {
  return kind === undefined ? {} : { combat: kind };
}

function deals(to: Deals['to'], kind: boolean | undefined): Deals {
  return { on: 'deals damage', to, ...combat(kind) } as Deals;
}

/** “Deals combat damage to a player or planeswalker”: two events that are said as one. */
function both(text: string, ...whom: readonly (Deals['to'] | Partial<Deals>)[]): readonly Syntax<Bare>[] {
  return kinds.map(([damage, kind]) => {
    const of = whom.map((each) =>
      typeof each === 'string' ? deals(each, kind) : { ...deals('creature', kind), ...each },
    );
    const behind = literally(` ${damage} to ${text}`);
    return {
      begins: deal.begins,
      fixedFields: { on: 'any of' },
      read: (reader) =>
        deal.read(reader) === no || behind.read(reader) === no ? no : ({ on: 'any of', of } as unknown as Bare),
      write: (event, writer) =>
        event.on === 'any of' && isSameTree(plainly(event), of) && deal.write({}, writer) && behind.write({}, writer),
    };
  });
}

/** The events of one that is any of them, without what stands elsewhere. */
function plainly(event: Bare): readonly TriggerEvent[] {
  const { of } = event as Extract<TriggerEvent, { on: 'any of' }>;
  return of.map((one) => {
    if (one.on !== 'deals damage') return one;
    const { damaged, that } = one;
    return { ...deals(one.to, one.combat), ...(damaged && { damaged }), ...(that && { that }) };
  });
}

const yours: Filter = { is: 'controlled by', who: 'you' };
const yourCreatures: Filter = { is: 'all', of: [{ is: 'type', type: 'Creature' }, yours] };

const ends: ReadonlySet<string> = new Set([',', 'or', 'for', 'during', 'while', 'this', '']);

/** It is that only where nothing more is said of it. */
function atItsEnd(predicate: Syntax<Bare>): Syntax<Bare> {
  return {
    begins: predicate.begins,
    fixedFields: predicate.fixedFields ?? {},
    write: (event, writer) => predicate.write(event, writer),
    read(reader) {
      const event = predicate.read(reader);
      return event === no || !ends.has(reader.word) ? no : event;
    },
  };
}

/** “To a creature”, of which nothing more is said, is whom it deals damage to, and no description. */
function unlessPlain(predicate: Syntax<Bare>): Syntax<Bare> {
  return {
    begins: predicate.begins,
    fixedFields: predicate.fixedFields ?? {},
    write: (event, writer) => predicate.write(event, writer),
    read(reader) {
      const event = predicate.read(reader);
      if (event === no || !ends.has(reader.word)) return event;
      const { damaged } = event as Deals;
      return damaged?.is === 'type' && plainRecipients.has(damaged.type) ? no : event;
    },
  };
}

const plainRecipients: ReadonlySet<string> = new Set(['Creature', 'Planeswalker', 'Battle']);

const dealing = kinds.flatMap(([damage, kind]): readonly Syntax<Bare>[] => [
  ...recipients.map(([text, to]) =>
    atItsEnd(
      eventWords<Deals>({ on: 'deals damage', to, ...combat(kind) })`${deal} ${literally(`${damage} to ${text}`)}`,
    ),
  ),
  unlessPlain(
    eventWords<Deals>({
      on: 'deals damage',
      to: 'creature',
      ...combat(kind),
    })`${deal} ${literally(damage)} to ${{ damaged }}`,
  ),
  ...recipients.map(([text, to]) =>
    atItsEnd(
      eventWords<Deals>({
        on: 'deals damage',
        to,
        ...combat(kind),
      })`${deal} ${{ atLeast: digits as Syntax<number> }} or more ${literally(`${damage} to ${text}`)}`,
    ),
  ),
  atItsEnd(eventWords<Deals>({ on: 'deals damage', to: 'anything', ...combat(kind) })`${deal} ${literally(damage)}`),
]);

/** CR 603.2c: what one or more of them deal to all of these players together. */
const toSeveral = kinds.flatMap(([damage, kind]) =>
  (
    [
      ['player', 'players'],
      ['opponent', 'opponents'],
    ] as const
  ).map(
    ([to, players]): Syntax<Bare> =>
      eventWords<Deals>({
        on: 'deals damage',
        to,
        ...combat(kind),
        toOneOrMore: true,
      })`${deal} ${literally(`${damage} to one or more ${players}`)}`,
  ),
);

/** CR 120, 603.2. */
export const damagePredicates: readonly Syntax<Bare>[] = [
  ...both('a player or planeswalker', 'player', 'planeswalker'),
  ...both('a player or battle', 'player', 'battle'),
  ...both('a player or permanent', 'player', 'permanent'),
  ...both('a player or creature', 'player', 'creature'),
  ...both('you or a permanent you control', 'you', { damaged: yours, that: 'source' }),
  ...both('you or a creature you control', 'you', { damaged: yourCreatures, that: 'source' }),
  ...both('a creature or opponent', 'creature', 'opponent'),
  ...both('an opponent or battle', 'opponent', 'battle'),
  ...dealing,
  ...toSeveral,
  ...kinds.map(
    ([damage, kind]) =>
      eventWords<Of<'is dealt damage'>>({ on: 'is dealt damage', ...combat(kind) })`${be} dealt ${literally(damage)}`,
  ),
  ...kinds.map(
    ([damage, kind]) =>
      eventWords<Of<'is dealt excess damage'>>({
        on: 'is dealt excess damage',
        ...combat(kind),
      })`${be} dealt excess ${literally(damage)}`,
  ),
];
