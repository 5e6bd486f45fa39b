import { type Amount, type Condition, type Filter, isSameTree, type Players } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { askedOfPlayer, eachWho, playerCounted, playersCounted } from '../basics/holes.js';
import { orBeingAttacked } from '../players/being-attacked.js';
import { noun } from '../nouns/nouns.js';
import { numeral } from '../basics/numerals.js';
import { verb } from '../basics/verbs.js';
import { dealtBy } from './dealt-by.js';
import { hasLessThanHalf } from './half-starting-life.js';
import { held } from './held.js';
import { ofThatPlayer } from './of-players.js';

type Of<K> = Variant<Condition, 'if', K>;
type Happened = Of<'happened'>;

const theirs: Filter = { is: 'controlled by', who: 'that player' };
const thatPlayer: Players = { players: 'that player' };
const everyone: Players = { players: 'each player' };

function howMany(filter: Filter): Amount {
  return { amount: 'how many', of: { objects: 'each', filter, of: thatPlayer } };
}

const things = noun(true);

/** “Controls the most lands”: as many as the player who controls most. */
function extreme(word: 'most' | 'fewest'): Syntax<Condition> {
  const amount = word === 'most' ? ('greatest among players' as const) : ('least among players' as const);
  const whole = (filter: Filter): Condition => ({
    if: 'compare',
    left: howMany(filter),
    compare: word === 'most' ? 'at least' : 'at most',
    right: { amount, who: everyone, of: howMany(filter) },
  });
  const the = literally(` the ${word} `);
  const control = verb('control');
  return {
    begins: control.begins,
    fixedFields: { if: 'compare' },
    read(reader) {
      if (control.read(reader) === no || the.read(reader) === no) return no;
      const filter = things.read(reader);
      return filter === no ? no : whole(filter);
    },
    write(condition, writer) {
      const { left } = condition.if === 'compare' ? condition : {};
      if (typeof left !== 'object' || left.amount !== 'how many' || left.of.objects !== 'each') return false;
      const { filter } = left.of;
      if (!isSameTree(condition, whole(filter))) return false;
      return control.write({}, writer) && the.write({}, writer) && things.write(filter, writer);
    },
  };
}

function did(text: string, event: Happened['event'], more: Partial<Happened> = {}): Syntax<Condition> {
  return constant<Condition>(text, { if: 'happened', event, ...more });
}

/** Conditions on what a player did, or what happened to them, this turn (CR 608.2i). */
const happened: readonly Syntax<Condition>[] = [
  ...dealtBy('that player', says<object>({})`${verb('were', 'was')} dealt`),
  did('attacked this turn', { on: 'player attacks', who: 'that player' }),
  did('attacked with a creature this turn', { on: 'player attacks', who: 'that player', atLeast: 1 }),
  did('cast a spell this turn', { on: 'casts', who: 'that player', what: { is: 'anything' } }),
  did('lost life this turn', { on: 'loses life', who: 'that player' }),
  did('gained life this turn', { on: 'gains life', who: 'that player' }),
  did('was dealt damage this turn', { on: 'player is dealt damage', who: 'that player' }),
  did('was dealt combat damage this turn', { on: 'player is dealt damage', who: 'that player', combat: true }),
  did('discarded a card this turn', { on: 'discards', who: 'that player' }),
  did('drew two or more cards this turn', { on: 'draws', who: 'that player' }, { atLeast: 2 }),
  mapped<Pick<Happened, 'atLeast'> & { readonly what: Filter }, Condition>(
    says<Pick<Happened, 'atLeast'> & { readonly what: Filter }>(
      {},
    )`had ${{ atLeast: numeral }} or more ${{ what: things }} enter the battlefield under their control this turn`,
    ({ atLeast, what }) => ({
      if: 'happened',
      event: { on: 'enters', what: conjunction([...conjuncts(what), theirs]) },
      ...(atLeast !== undefined && { atLeast }),
    }),
    (condition) => {
      if (condition.if !== 'happened' || condition.event.on !== 'enters' || condition.atLeast === undefined) return no;
      const parts = conjuncts(condition.event.what);
      return isSameTree(parts.at(-1), theirs)
        ? { atLeast: condition.atLeast, what: conjunction(parts.slice(0, -1)) }
        : no;
    },
    { if: 'happened' },
  ),
];

const handSize: Amount = { amount: 'hand size', of: thatPlayer };
const has = verb('have', 'has');

/** “Has four or more cards in hand”, “has no cards in hand.” */
const handSizes: readonly Syntax<Condition>[] = [
  says<Of<'compare'>>({
    if: 'compare',
    left: handSize,
    compare: 'at least',
  })`${has} ${{ right: numeral }} or more cards in hand`,
  says<Of<'compare'>>({ if: 'compare', left: handSize, compare: 'exactly', right: 0 })`${has} no cards in hand`,
];

/** The predicate after “who”. */
const predicate: Syntax<Condition> = oneOf<Condition>(
  ofThatPlayer,
  ...handSizes,
  hasLessThanHalf,
  extreme('most'),
  extreme('fewest'),
  ...happened,
  says<Of<'control'>>({ if: 'control', who: thatPlayer })`${verb('control')} ${held}`,
  {
    begins: new Set(["doesn't", "don't"]),
    fixedFields: { if: 'not' },
    read(reader) {
      const not = verb("don't", "doesn't");
      if (not.read(reader) === no || !reader.take('control')) return no;
      const found = held.read(reader);
      return found === no ? no : { if: 'not', of: { if: 'control', who: thatPlayer, ...found } };
    },
    write: (condition, writer) =>
      condition.if === 'not' &&
      condition.of.if === 'control' &&
      isSameTree(condition.of.who, thatPlayer) &&
      verb("don't", "doesn't").write({}, writer) &&
      writer.add(' control ') &&
      held.write(condition.of, writer),
  },
);

/** A predicate of one player, after “who”. */
askedOfPlayer.define({
  begins: predicate.begins,
  read(reader) {
    const { scope } = reader;
    const { subject } = scope;
    scope.subject = { means: thatPlayer, plural: false };
    const condition = predicate.read(reader);
    scope.subject = subject;
    return condition;
  },
  write(condition, writer) {
    const { scope } = writer;
    const { subject } = scope;
    scope.subject = { means: thatPlayer, plural: false };
    const could = predicate.write(condition, writer);
    scope.subject = subject;
    return could;
  },
});

const kinds = [
  ['opponent', 'each opponent'],
  ['player', 'each player'],
] as const;

/**
 * “Opponent who lost life this turn”, “players who control more lands than you”: the players of whom the condition is
 * true.
 */
function those(before: '' | 'each ', many: boolean): Syntax<Players> {
  return oneOf<Players>(
    ...kinds.flatMap(([noun_, players]) =>
      ([undefined, 'that'] as const).map((said): Syntax<Players> => {
        const opening = literally(`${before}${noun_}${many ? 's' : ''} ${said ?? 'who'} `);
        return {
          begins: opening.begins,
          fixedFields: { players: 'those who' },
          read(reader) {
            if (opening.read(reader) === no) return no;
            const { scope } = reader;
            const { subject } = scope;
            scope.subject = { means: thatPlayer, plural: many };
            const condition = predicate.read(reader);
            scope.subject = subject;
            return condition === no ? no : { players: 'those who', of: { players }, condition, ...(said && { said }) };
          },
          write(means, writer) {
            if (means.players !== 'those who' || means.of.players !== players || means.said !== said) return false;
            const { scope } = writer;
            const { subject } = scope;
            scope.subject = { means: thatPlayer, plural: many };
            const could = opening.write({}, writer) && predicate.write(means.condition, writer);
            scope.subject = subject;
            return could;
          },
        };
      }),
    ),
  );
}

type Counted = Variant<Amount, 'amount', 'number of players'>;

function countedPlayers(many: boolean): Syntax<Amount> {
  return says<Counted>({ amount: 'number of players' })`${{ who: orBeingAttacked(many, those('', many)) }}`;
}

eachWho.define(those('each ', false));
playerCounted.define(countedPlayers(false));
playersCounted.define(countedPlayers(true));
