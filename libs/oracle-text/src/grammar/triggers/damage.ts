import { type Filter, isSameTree, type TriggerEvent } from '@stacktrail/card-tree';
import { literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { indefinite } from '../nouns/nouns.js';
import { digits } from '../basics/numerals.js';
import { self } from '../basics/self.js';
import { verb } from '../basics/verbs.js';
import { isToAnything } from './damage-to-anything.js';
import { eventWords, type EventWithoutSubject, type EventOn } from './predicate.js';

const deal = verb('deal');
const be = verb('are', 'is');

type Deals = EventOn<'deals damage'>;

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

/** Other recipients of damage: “this creature”, “a creature you control”. */
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

/** “Deals combat damage to a player or planeswalker”: one phrase for two events. */
function eitherRecipient(
  text: string,
  ...alternatives: readonly (Deals['to'] | Partial<Deals>)[]
): readonly Syntax<EventWithoutSubject>[] {
  return kinds.map(([damage, kind]) => {
    const of = alternatives.map((each) =>
      typeof each === 'string' ? deals(each, kind) : { ...deals('creature', kind), ...each },
    );
    const behind = literally(` ${damage} to ${text}`);
    return {
      begins: deal.begins,
      fixedFields: { on: 'any of' },
      read: (reader) =>
        deal.read(reader) === no || behind.read(reader) === no
          ? no
          : ({ on: 'any of', of } as unknown as EventWithoutSubject),
      write: (event, writer) =>
        event.on === 'any of' &&
        isSameTree(alternativesOf(event), of) &&
        deal.write({}, writer) &&
        behind.write({}, writer),
    };
  });
}

/** The alternatives of an “any of” event, with only the fields that “deals damage to …” sets. */
function alternativesOf(event: EventWithoutSubject): readonly TriggerEvent[] {
  const { of } = event as Extract<TriggerEvent, { on: 'any of' }>;
  return of.map((one) => {
    if (one.on !== 'deals damage') return one;
    const { damaged, that } = one;
    return { ...deals(one.to, one.combat), ...(damaged && { damaged }), ...(that && { that }) };
  });
}

const controlledByYou: Filter = { is: 'controlled by', who: 'you' };
const yourCreatures: Filter = { is: 'all', of: [{ is: 'type', type: 'Creature' }, controlledByYou] };

const wordsAfterEvent: ReadonlySet<string> = new Set([',', 'or', 'for', 'during', 'while', 'this', '']);

/** Reads the predicate only if no description follows: “a creature”, not “a creature you control”. */
function unlessDescribed(predicate: Syntax<EventWithoutSubject>): Syntax<EventWithoutSubject> {
  return {
    begins: predicate.begins,
    fixedFields: predicate.fixedFields ?? {},
    write: (event, writer) => predicate.write(event, writer),
    read(reader) {
      const event = predicate.read(reader);
      return event === no || !wordsAfterEvent.has(reader.word) ? no : event;
    },
  };
}

/** “To a creature” without a description is read as a plain recipient (`to`), not as a filter (`damaged`). */
function onlyIfDescribed(predicate: Syntax<EventWithoutSubject>): Syntax<EventWithoutSubject> {
  return {
    begins: predicate.begins,
    fixedFields: predicate.fixedFields ?? {},
    write: (event, writer) => predicate.write(event, writer),
    read(reader) {
      const event = predicate.read(reader);
      if (event === no || !wordsAfterEvent.has(reader.word)) return event;
      const { damaged } = event as Deals;
      return damaged?.is === 'type' && plainRecipients.has(damaged.type) ? no : event;
    },
  };
}

const plainRecipients: ReadonlySet<string> = new Set(['Creature', 'Planeswalker', 'Battle']);

const dealsDamagePredicates = kinds.flatMap(([damage, kind]): readonly Syntax<EventWithoutSubject>[] => [
  ...recipients.map(([text, to]) =>
    unlessDescribed(
      eventWords<Deals>({ on: 'deals damage', to, ...combat(kind) })`${deal} ${literally(`${damage} to ${text}`)}`,
    ),
  ),
  onlyIfDescribed(
    eventWords<Deals>({
      on: 'deals damage',
      to: 'creature',
      ...combat(kind),
    })`${deal} ${literally(damage)} to ${{ damaged }}`,
  ),
  ...recipients.map(([text, to]) =>
    unlessDescribed(
      eventWords<Deals>({
        on: 'deals damage',
        to,
        ...combat(kind),
      })`${deal} ${{ atLeast: digits as Syntax<number> }} or more ${literally(`${damage} to ${text}`)}`,
    ),
  ),
  unlessDescribed(
    eventWords<Deals>({ on: 'deals damage', to: 'anything', ...combat(kind) })`${deal} ${literally(damage)}`,
  ),
]);

/** CR 603.2c: one event for all damage dealt at the same time to one or more players. */
const dealsDamageToOneOrMore = kinds.flatMap(([damage, kind]) =>
  (
    [
      ['player', 'players'],
      ['opponent', 'opponents'],
    ] as const
  ).map(
    ([to, players]): Syntax<EventWithoutSubject> =>
      eventWords<Deals>({
        on: 'deals damage',
        to,
        ...combat(kind),
        toOneOrMore: true,
      })`${deal} ${literally(`${damage} to one or more ${players}`)}`,
  ),
);

/** “Deals combat damage to that player”, in an ability that triggers later: the player whom the text has named before. */
const toThatPlayer = kinds.map(([damage, kind]): Syntax<EventWithoutSubject> => {
  const words = eventWords<Deals>({
    on: 'deals damage',
    to: 'that player',
    ...combat(kind),
  })`${deal} ${literally(`${damage} to that player`)}`;
  return {
    ...words,
    read: (reader) => (reader.scope.soFar.inDelayedTrigger ? words.read(reader) : no),
  };
});

const exactlyOf: Syntax<number | undefined> = {
  begins: null,
  read(reader) {
    const from = reader.mark();
    const number = reader.take('exactly') ? digits.read(reader) : no;
    if (typeof number === 'number') return number;
    reader.back(from);
    return undefined;
  },
  write: (number, writer) => number === undefined || writer.add(` exactly ${number}`),
};

/** “Deals exactly 1 damage to a permanent or player” (CR 603.2): what was dealt it is “that permanent or player”. */
const toAnything: readonly Syntax<EventWithoutSubject>[] = kinds.map(([damage, kind]) => {
  const behind = literally(` ${damage} to a permanent or player`);
  const both = (exactly: number | undefined): readonly Deals[] =>
    (['permanent', 'player'] as const).map((to) => ({ ...deals(to, kind), ...(exactly !== undefined && { exactly }) }));
  return {
    begins: deal.begins,
    fixedFields: { on: 'any of' },
    read(reader) {
      if (deal.read(reader) === no) return no;
      const exactly = exactlyOf.read(reader);
      if (exactly === no || behind.read(reader) === no) return no;
      return { on: 'any of', of: both(exactly) } as unknown as EventWithoutSubject;
    },
    write(event, writer) {
      if (event.on !== 'any of' || !isToAnything(event)) return false;
      const of = (event as Extract<TriggerEvent, { on: 'any of' }>).of as readonly Deals[];
      const { exactly } = of[0]!;
      const plain = of.map((one) => ({
        ...deals(one.to, one.combat),
        ...(one.exactly !== undefined && { exactly: one.exactly }),
      }));
      if (!isSameTree(plain, both(exactly)) || !deal.write({}, writer)) return false;
      return exactlyOf.write(exactly, writer) && behind.write({}, writer);
    },
  };
});

/** Events of dealing damage and being dealt damage (CR 120, 603.2). */
export const damagePredicates: readonly Syntax<EventWithoutSubject>[] = [
  ...toAnything,
  ...eitherRecipient('a player or planeswalker', 'player', 'planeswalker'),
  ...eitherRecipient('a player or battle', 'player', 'battle'),
  ...eitherRecipient('a player or permanent', 'player', 'permanent'),
  ...eitherRecipient('a player or creature', 'player', 'creature'),
  ...eitherRecipient('you or a permanent you control', 'you', { damaged: controlledByYou, that: 'source' }),
  ...eitherRecipient('you or a creature you control', 'you', { damaged: yourCreatures, that: 'source' }),
  ...eitherRecipient('a creature or opponent', 'creature', 'opponent'),
  ...eitherRecipient('an opponent or battle', 'opponent', 'battle'),
  ...dealsDamagePredicates,
  ...dealsDamageToOneOrMore,
  ...toThatPlayer,
  ...kinds.map(
    ([damage, kind]) =>
      eventWords<EventOn<'is dealt damage'>>({
        on: 'is dealt damage',
        ...combat(kind),
      })`${be} dealt ${literally(damage)}`,
  ),
  ...kinds.map(
    ([damage, kind]) =>
      eventWords<EventOn<'is dealt excess damage'>>({
        on: 'is dealt excess damage',
        ...combat(kind),
      })`${be} dealt excess ${literally(damage)}`,
  ),
];
