import {
  type Amount,
  type Condition,
  type Filter,
  isSameTree,
  type TriggerEvent,
  type Zone,
} from '@stacktrail/card-tree';
import { constant, literally, mapped, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { indefinite, noun, type Head } from '../nouns/nouns.js';
import { numeral } from '../basics/numerals.js';
import { amountsThisTurn } from './amounts-this-turn.js';
import { castAnother } from './cast-another.js';
import { dealtBy } from './dealt-by.js';
import { didThisTurn } from './did-this-turn.js';
import { soMuchLife } from './so-much-life.js';
import { someOf } from './some-of.js';

type Happened = Extract<Condition, { if: 'happened' }>;

interface Things {
  readonly what: Filter;
  readonly atLeast?: Amount;
}

/** “A creature”, “two or more creatures”. */
function things(head: Head = 'permanent'): Syntax<Things> {
  const one = indefinite(head);
  const many = noun(true, head);
  const orMore = literally(' or more ');
  return {
    begins: oneOf<unknown>(one, numeral).begins,
    read(reader) {
      const from = reader.mark();
      const what = one.read(reader);
      if (what !== no) return { what };
      reader.back(from);
      const atLeast = numeral.read(reader);
      if (atLeast === no || orMore.read(reader) === no) return no;
      const several = many.read(reader);
      return several === no ? no : { what: several, atLeast };
    },
    write: ({ what, atLeast }, writer) =>
      atLeast === undefined
        ? one.write(what, writer)
        : numeral.write(atLeast, writer) && writer.add(' or more ') && many.write(what, writer),
  };
}

const aCard: Filter = { is: 'card' };
const ownedByYou: Filter = { is: 'owned by', who: 'you' };
const yours: Filter = { is: 'controlled by', who: 'you' };
const ofOpponents: Filter = { is: 'controlled by', who: 'opponent' };

export function makes(make: (what: Filter) => TriggerEvent, apart: (event: TriggerEvent) => Filter | undefined) {
  return { make, apart };
}

const dies = makes(
  (what) => ({ on: 'dies', what }),
  (event) => (event.on === 'dies' ? event.what : undefined),
);
export const enters = makes(
  (what) => ({ on: 'enters', what }),
  (event) => (event.on === 'enters' ? event.what : undefined),
);
const leaves = makes(
  (what) => ({ on: 'leaves the battlefield', what }),
  (event) => (event.on === 'leaves the battlefield' ? event.what : undefined),
);
export const castBy = (who: 'you' | 'an opponent' | 'that player'): ReturnType<typeof makes> =>
  makes(
    (what) => ({ on: 'casts', who, what }),
    (event) => (event.on === 'casts' && event.who === who && Object.keys(event).length === 3 ? event.what : undefined),
  );
const cast = castBy('you');
export const toGraveyard = makes(
  (what) => ({ on: 'moves', to: ['graveyard'], what: { is: 'all', of: [aCard, ...conjuncts(what)] } }),
  (event) => {
    if (event.on !== 'moves' || event.to?.join() !== 'graveyard' || event.from !== undefined) return undefined;
    const [card, ...rest] = conjuncts(event.what);
    return event.how === undefined && card?.is === 'card' ? conjunction(rest) : undefined;
  },
);
const toHand = makes(
  (what) => ({ on: 'moves', from: ['battlefield'], to: ['hand'], what }),
  (event) => {
    if (event.on !== 'moves' || event.how !== undefined) return undefined;
    return event.from?.join() === 'battlefield' && event.to?.join() === 'hand' ? event.what : undefined;
  },
);
const fromGraveyard = makes(
  (what) => ({ on: 'moves', from: ['graveyard'], what: { is: 'all', of: [aCard, ...conjuncts(what)] } }),
  (event) => {
    if (event.on !== 'moves' || event.from?.join() !== 'graveyard' || event.to !== undefined) return undefined;
    const [card, ...rest] = conjuncts(event.what);
    return event.how === undefined && card?.is === 'card' ? conjunction(rest) : undefined;
  },
);
/** A move into a graveyard from some zones; of cards, where the move can begin outside the battlefield. */
const intoGraveyardFrom = (from: readonly Zone[]): ReturnType<typeof makes> => {
  const known = from.includes('battlefield') ? [] : [aCard];
  return makes(
    (what) => ({ on: 'moves', from, to: ['graveyard'], what: conjunction([...known, ...conjuncts(what)]) }),
    (event) => {
      if (event.on !== 'moves' || event.to?.join() !== 'graveyard' || event.how !== undefined) return undefined;
      const parts = conjuncts(event.what);
      if (!isSameTree(event.from, from) || !known.every((part, i) => isSameTree(parts[i], part))) return undefined;
      return conjunction(parts.slice(known.length));
    },
  );
};
const fromPlay = intoGraveyardFrom(['battlefield']);
const fromElsewhere = intoGraveyardFrom(['library', 'hand', 'stack', 'exile', 'command']);

/** “An enchantment was put into your graveyard from the battlefield this turn.” */
const putIntoGraveyard: readonly Syntax<Condition>[] = [
  happenedTo('', ' was put into your graveyard from the battlefield this turn', fromPlay, ownedByYou),
  happenedTo('', ' was put into a graveyard from the battlefield this turn', fromPlay),
  happenedTo(
    '',
    ' were put into your graveyard from anywhere other than the battlefield this turn',
    fromElsewhere,
    ownedByYou,
    'card',
  ),
];

const sacrificed = makes(
  (what) => ({ on: 'is sacrificed', what }),
  (event) => (event.on === 'is sacrificed' ? event.what : undefined),
);

/** “A creature died under your control this turn”: objects between words, which can stand for a further filter. */
export function happenedTo(
  before: string,
  behind: string,
  { make, apart }: ReturnType<typeof makes>,
  also?: Filter,
  head: Head = 'permanent',
  said?: Happened['said'],
): Syntax<Condition> {
  const opening = words(before, true);
  const closing = words(behind, true);
  const some = things(head);
  return {
    begins: before === '' ? some.begins : opening.begins,
    fixedFields: { if: 'happened' },
    read(reader) {
      if (opening.read(reader) === no) return no;
      const found = some.read(reader);
      if (found === no || closing.read(reader) === no) return no;
      const what = also === undefined ? found.what : conjunction([...conjuncts(found.what), also]);
      const { atLeast } = found;
      return { if: 'happened', event: make(what), ...(atLeast !== undefined && { atLeast }), ...(said && { said }) };
    },
    write(condition, writer) {
      if (condition.if !== 'happened' || condition.turn !== undefined || condition.said !== said) return false;
      const whole = apart(condition.event);
      if (whole === undefined) return false;
      const parts = conjuncts(whole);
      if (also !== undefined && !isSameTree(parts[parts.length - 1], also)) return false;
      const what = also === undefined ? whole : conjunction(parts.slice(0, -1));
      const { atLeast } = condition;
      return (
        opening.write(true, writer) &&
        some.write(atLeast === undefined ? { what } : { what, atLeast }, writer) &&
        closing.write(true, writer)
      );
    },
  };
}

/** Words that stand for one fixed event of this turn. */
function did(text: string, event: TriggerEvent, more: Partial<Happened> = {}): Syntax<Condition> {
  const condition: Condition = { if: 'happened', event, ...more };
  return constant(text, condition);
}

/** A number of times: “you've drawn two or more cards this turn”. */
function didTimes(before: string, behind: string, event: TriggerEvent): Syntax<Condition> {
  const opening = literally(before);
  const closing = literally(behind);
  return {
    begins: opening.begins,
    fixedFields: { if: 'happened' },
    read(reader) {
      if (opening.read(reader) === no) return no;
      const atLeast = numeral.read(reader);
      return atLeast === no || closing.read(reader) === no ? no : { if: 'happened', event, atLeast };
    },
    write: (condition, writer) =>
      condition.if === 'happened' &&
      condition.turn === undefined &&
      condition.said === undefined &&
      condition.atLeast !== undefined &&
      isSameTree(condition.event, event) &&
      writer.add(before) &&
      numeral.write(condition.atLeast, writer) &&
      writer.add(behind),
  };
}

const players = { players: 'each player' } as const;
const anySpell: Filter = { is: 'anything' };

/** “A player cast two or more spells last turn.” */
const castLastTurn: Syntax<Condition> = oneOf<Condition>(
  constant<Condition>(
    'a player cast two or more spells last turn',
    someOf(players, {
      if: 'happened',
      event: { on: 'casts', who: 'that player', what: anySpell },
      atLeast: 2,
      turn: 'last turn',
    }),
  ),
  constant<Condition>('no spells were cast last turn', {
    if: 'not',
    of: { if: 'happened', event: { on: 'casts', who: 'any player', what: anySpell }, turn: 'last turn' },
  }),
);

/** CR 700.11: a permanent card was put into your graveyard from anywhere. */
const descended: TriggerEvent = {
  on: 'moves',
  to: ['graveyard'],
  what: {
    is: 'all',
    of: [
      { is: 'card' },
      {
        is: 'not',
        of: {
          is: 'any',
          of: [
            { is: 'type', type: 'Instant' },
            { is: 'type', type: 'Sorcery' },
          ],
        },
      },
      { is: 'owned by', who: 'you' },
    ],
  },
};

function ofLastTurn(inner: Syntax<Condition>): Syntax<Condition> {
  return mapped<Condition, Condition>(
    inner,
    (condition) => (condition.if === 'happened' ? { ...condition, turn: 'last turn' } : no),
    (condition) => {
      if (condition.if !== 'happened' || condition.turn === undefined) return no;
      const { turn: _, ...happened } = condition;
      return happened;
    },
    { if: 'happened' },
  );
}

/** Conditions on what happened this turn or last turn (CR 608.2i). */
export const happenedConditions: readonly Syntax<Condition>[] = [
  ...didThisTurn,
  castLastTurn,
  ...soMuchLife,
  constant<Condition>("you've been attacked this step", { if: 'attacked this step', who: { players: 'you' } }),
  did('you attacked this turn', { on: 'player attacks', who: 'you' }),
  did("you've attacked this turn", { on: 'player attacks', who: 'you' }),
  did('you gained life this turn', { on: 'gains life', who: 'you' }),
  did('you lost life this turn', { on: 'loses life', who: 'you' }),
  did('an opponent lost life this turn', { on: 'loses life', who: 'an opponent' }),
  did('an opponent discarded a card this turn', { on: 'discards', who: 'an opponent' }),
  did('you discarded a card this turn', { on: 'discards', who: 'you' }),
  did("you've committed a crime this turn", { on: 'commits a crime', who: 'you' }),
  did('you descended this turn', descended),
  did('you had a land enter the battlefield under your control this turn', {
    on: 'enters',
    what: { is: 'all', of: [{ is: 'type', type: 'Land' }, yours] },
  }),
  constant<Condition>('you gained or lost life this turn', {
    if: 'any',
    of: [
      { if: 'happened', event: { on: 'gains life', who: 'you' } },
      { if: 'happened', event: { on: 'loses life', who: 'you' } },
    ],
  }),
  castAnother(' this turn'),
  castAnother(' this game', 'this game'),
  did("you've cast another spell this turn", { on: 'casts', who: 'you', what: { is: 'other' } }),
  did("you've cast another instant or sorcery spell this turn", {
    on: 'casts',
    who: 'you',
    what: {
      is: 'all',
      of: [
        { is: 'other' },
        {
          is: 'any',
          of: [
            { is: 'type', type: 'Instant' },
            { is: 'type', type: 'Sorcery' },
          ],
        },
      ],
    },
  }),
  constant<Condition>("you haven't cast a spell from your hand this turn", {
    if: 'not',
    of: { if: 'happened', event: { on: 'casts', who: 'you', from: 'hand', what: anySpell } },
  }),
  constant<Condition>('no creatures attacked this turn', {
    if: 'not',
    of: { if: 'happened', event: { on: 'attacks', what: { is: 'type', type: 'Creature' } } },
  }),
  constant<Condition>('no creatures died this turn', {
    if: 'not',
    of: { if: 'happened', event: { on: 'dies', what: { is: 'type', type: 'Creature' } } },
  }),
  constant<Condition>('no permanents left the battlefield this turn', {
    if: 'not',
    of: { if: 'happened', event: { on: 'leaves the battlefield', what: { is: 'anything' } } },
  }),
  did('you lost life last turn', { on: 'loses life', who: 'you' }, { turn: 'last turn' }),
  did('an opponent lost life last turn', { on: 'loses life', who: 'an opponent' }, { turn: 'last turn' }),
  happenedTo('', ' left your graveyard this turn', fromGraveyard, ownedByYou, 'card'),
  did('an opponent was dealt damage this turn', { on: 'player is dealt damage', who: 'an opponent' }),
  did('an opponent was dealt noncombat damage this turn', {
    on: 'player is dealt damage',
    who: 'an opponent',
    combat: false,
  }),
  ...dealtBy('any player', literally('a player was dealt')),
  ...dealtBy('an opponent', literally('an opponent was dealt')),
  happenedTo('', ' was put into your hand from the battlefield this turn', toHand, ownedByYou),
  happenedTo('', ' was put into your graveyard from anywhere this turn', toGraveyard, ownedByYou, 'card'),
  ...amountsThisTurn,
  didTimes("you've drawn ", ' or more cards this turn', { on: 'draws', who: 'you' }),
  happenedTo("you've cast ", ' this turn', cast, undefined, 'spell'),
  happenedTo("you've sacrificed ", ' this turn', sacrificed, yours),
  happenedTo('you sacrificed ', ' this turn', sacrificed, yours),
  happenedTo('', ' died under your control this turn', dies, yours),
  happenedTo('', ' you controlled died this turn', dies, yours),
  happenedTo('', " died under an opponent's control this turn", dies, ofOpponents),
  happenedTo('', ' died this turn', dies),
  happenedTo('', ' entered the battlefield under your control this turn', enters, yours),
  happenedTo('', " entered the battlefield under an opponent's control this turn", enters, ofOpponents),
  happenedTo('', ' entered under your control this turn', enters, yours, 'permanent', 'in short'),
  happenedTo('', " entered under an opponent's control this turn", enters, ofOpponents, 'permanent', 'in short'),
  ofLastTurn(happenedTo('you had ', ' enter the battlefield under your control last turn', enters, yours)),
  happenedTo('', ' you controlled left the battlefield this turn', leaves, yours),
  happenedTo('', ' left the battlefield under your control this turn', leaves, yours),
  happenedTo('', ' left the battlefield this turn', leaves),
  ...putIntoGraveyard,
];
