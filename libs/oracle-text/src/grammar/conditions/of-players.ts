import type { Amount, Condition, Filter, DesignationName, Players } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, no, oneOf, type Syntax, words } from '../../syntax/syntax.js';
import { yourTeam } from '../nouns/ownership.js';
import { controlsSeveral } from './controls-several.js';
import { digits } from '../basics/numerals.js';
import { playersAsSubject, takesPluralVerb } from '../players/players.js';
import { verb } from '../basics/verbs.js';
import { controlsMore, youControlFewer } from './controls-more.js';
import { noOpponent, thanEachOther } from './than-others.js';
import { held, howMany } from './held.js';
import { moreLifeThanAnother } from './more-life-than-another.js';
import { someOf, whatSomeDo } from './some-of.js';

type Of<K> = Variant<Condition, 'if', K>;
type Right = Pick<Of<'compare'>, 'compare' | 'right'>;

const you: Players = { players: 'you' };
const thatPlayer: Players = { players: 'that player' };
const have = verb('have', 'has');

function setSubject(means: Players, scope: Scope): void {
  scope.subject = { means, plural: takesPluralVerb(means) };
}

const moreOrLess: Syntax<Right> = oneOf<Right>(
  says<Right>({ compare: 'at least' })`${{ right: digits }} or more`,
  says<Right>({ compare: 'at most' })`${{ right: digits }} or less`,
);

function compared(left: Amount, words: Syntax<Right>): Syntax<Condition> {
  return says<Of<'compare'>>({ if: 'compare', left })`${words}`;
}

/** “More life than each opponent”: more than every one of them. */
function moreThan(left: (of: Players) => Amount, text: string, who: Players): readonly Syntax<Condition>[] {
  const than = (right: Amount, whom: string): Syntax<Condition> =>
    says<Of<'compare'>>({
      if: 'compare',
      left: left(who),
      compare: 'greater than',
      right,
    })`${have} more ${literally(`${text} than ${whom}`)}`;
  const lessThanYou = says<Of<'compare'>>({
    if: 'compare',
    left: left(who),
    compare: 'less than',
    right: left(you),
  })`${have} ${literally(`${text === 'life' ? 'less' : 'fewer'} ${text} than you`)}`;
  return who.players === 'you' ? yourMore(left, text) : [than(left(you), 'you'), lessThanYou];
}

/** “You have more life than each opponent”: no opponent has as much. */
function yourMore(left: (of: Players) => Amount, text: string): readonly Syntax<Condition>[] {
  const compare = (right: Amount, by: 'at least' | 'less than'): Condition => ({
    if: 'compare',
    left: left(thatPlayer),
    compare: by,
    right,
  });
  return [
    constant<Condition>(`have more ${text} than each opponent`, {
      if: 'not',
      of: someOf(opponents, compare(left(you), 'at least')),
    }),
    constant<Condition>(`have more ${text} than an opponent`, someOf(opponents, compare(left(you), 'less than'))),
    constant<Condition>(
      `have ${text === 'life' ? 'less' : 'fewer'} ${text} than an opponent`,
      someOf(opponents, { if: 'compare', left: left(you), compare: 'less than', right: left(thatPlayer) }),
    ),
  ];
}

const opponents: Players = { players: 'each opponent' };

const designations: readonly (readonly [DesignationName, string])[] = [
  ["city's blessing", "the city's blessing"],
  ['initiative', 'the initiative'],
  ['enduring story', 'an enduring story'],
];

/** CR 122.1f: a poisoned player has a poison counter. */
function isPoisoned(who: Players): Syntax<Condition> {
  const poison: Amount = { amount: 'player counters', counter: 'poison', on: who };
  return says<Of<'compare'>>({ if: 'compare', left: poison, compare: 'at least', right: 1 })`is poisoned`;
}

const yourCounts: readonly Syntax<Condition>[] = [
  constant<Condition>('have two or more opponents', {
    if: 'compare',
    left: { amount: 'number of players', who: { players: 'each opponent' } },
    compare: 'at least',
    right: 2,
  }),
];

/** Conditions on one player, who is the subject. */
function predicatesOf(who: Players): Syntax<Condition> {
  const their = who.players === 'you' ? 'your' : 'their';
  return oneOf<Condition>(
    ...(who.players === 'you'
      ? []
      : [says<Of<'designated'>>({ if: 'designated', as: 'monarch', who })`is the monarch`, isPoisoned(who)]),
    ...designations.map(
      ([as, text]) => says<Of<'designated'>>({ if: 'designated', as, who })`${have} ${literally(text)}`,
    ),
    ...(who.players === 'you'
      ? [
          says<Of<'compare'>>({
            if: 'compare',
            left: { amount: 'party', of: you },
            compare: 'at least',
            right: 4,
          })`have a full party`,
        ]
      : []),
    compared({ amount: 'hand size', of: who }, says<Right>({})`${have} ${howMany('card in hand', 'cards in hand')}`),
    compared(
      { amount: 'graveyard size', of: who },
      says<Right>({})`${have} ${howMany(`card in ${their} graveyard`, `cards in ${their} graveyard`)}`,
    ),
    compared(
      { amount: 'player counters', counter: 'poison', on: who },
      says<Right>({})`${have} ${howMany('poison counter', 'poison counters')}`,
    ),
    ...moreThan((of) => ({ amount: 'life', of }), 'life', who),
    ...moreThan((of) => ({ amount: 'hand size', of }), 'cards in hand', who),
    compared({ amount: 'life', of: who }, says<Right>({})`${have} ${moreOrLess} life`),
    ...(who.players === 'you' ? yourCounts : []),
    ...controlsMore(who),
    ...controlsMore(who, 'fewer'),
    ...thanEachOther(who),
    ...(who.players === 'you' ? [youControlFewer] : []),
  );
}

const ofYou = predicatesOf(you);
const ofThem = predicatesOf(thatPlayer);

/** “Has no cards in hand”, “controls more creatures than you”: a condition on “that player” without the subject. */
export const ofThatPlayer: Syntax<Condition> = ofThem;

/** “You have no cards in hand.” */
const aboutYou: Syntax<Condition> = {
  begins: new Set(['you']),
  read(reader) {
    if (!reader.take('you')) return no;
    setSubject(you, reader.scope);
    return ofYou.read(reader);
  },
  write(condition, writer) {
    writer.add('you ');
    setSubject(you, writer.scope);
    return ofYou.write(condition, writer);
  },
};

/** “An opponent has no cards in hand”: the condition is true of at least one of them. */
function exists(text: string, of: Players): Syntax<Condition> {
  const subject = words(text, true);
  return {
    begins: subject.begins,
    read(reader) {
      if (subject.read(reader) === no) return no;
      setSubject(thatPlayer, reader.scope);
      const condition = ofThem.read(reader);
      return condition === no ? no : someOf(of, condition);
    },
    write(condition, writer) {
      const inner = whatSomeDo(condition, of);
      if (inner === undefined) return false;
      setSubject(thatPlayer, writer.scope);
      return subject.write(true, writer) && writer.add(' ') && ofThem.write(inner, writer);
    },
  };
}

const askedOfThem = new Map<string, Syntax<Condition>>();

/** A condition on a player who was named before, or is named here. */
function conditionOn(who: Players): Syntax<Condition> {
  const key = JSON.stringify(who);
  const found = askedOfThem.get(key) ?? predicatesOf(who);
  askedOfThem.set(key, found);
  return found;
}

/** The player that a condition is about: the first one in it. */
function playerIn(condition: Condition): Players | undefined {
  if (condition.if === 'designated') return condition.who;
  if (condition.if !== 'compare' || typeof condition.left !== 'object') return undefined;
  const { left } = condition;
  if (left.amount === 'player counters') return left.on;
  if (left.amount === 'how many') return left.of.objects === 'each' ? left.of.of : undefined;
  return left.amount === 'life' || left.amount === 'hand size' || left.amount === 'graveyard size'
    ? left.of
    : undefined;
}

function isOne({ players }: Players): boolean {
  return players !== 'you' && players !== 'each opponent' && players !== 'each player';
}

/** “Defending player is poisoned”, “that player is the monarch”, “its controller has no cards in hand”. */
const aboutThem: Syntax<Condition> = {
  begins: playersAsSubject.begins,
  read(reader) {
    const players = playersAsSubject.read(reader);
    if (players === no || !isOne(players)) return no;
    setSubject(players, reader.scope);
    return conditionOn(players).read(reader);
  },
  write(condition, writer) {
    const players = playerIn(condition);
    if (players === undefined || !isOne(players) || !playersAsSubject.write(players, writer)) return false;
    setSubject(players, writer.scope);
    return writer.add(' ') && conditionOn(players).write(condition, writer);
  },
};

/** The players who control something; “an opponent” is any of them. */
const who: Syntax<Players> = oneOf<Players>(
  words<Players>('an opponent', { players: 'each opponent' }, ({ players }) => players === 'each opponent'),
  words<Players>('a player', { players: 'each player' }, ({ players }) => players === 'each player'),
  {
    begins: playersAsSubject.begins,
    read(reader) {
      const players = playersAsSubject.read(reader);
      return players === no || players.players === 'each opponent' || players.players === 'each player' ? no : players;
    },
    write: (players, writer) => playersAsSubject.write(players, writer),
  },
);

const subject: Syntax<Players> = {
  begins: who.begins,
  read(reader) {
    const players = who.read(reader);
    if (players !== no) setSubject(players, reader.scope);
    return players;
  },
  write(players, writer) {
    if (!who.write(players, writer)) return false;
    setSubject(
      players.players === 'each opponent' || players.players === 'each player' ? thatPlayer : players,
      writer.scope,
    );
    return true;
  },
};

/** “That player has no cards in hand”: a condition on a player named before. */
const aboutThatPlayer: Syntax<Condition> = {
  begins: new Set(['that']),
  read(reader) {
    const players = playersAsSubject.read(reader);
    if (players === no || players.called !== 'player') return no;
    setSubject(thatPlayer, reader.scope);
    const condition = predicatesFor(players).read(reader);
    return condition;
  },
  write(condition, writer) {
    const players = subjectIn(condition);
    if (players?.called !== 'player' || !playersAsSubject.write(players, writer)) return false;
    setSubject(thatPlayer, writer.scope);
    return writer.add(' ') && predicatesFor(players).write(condition, writer);
  },
};

const predicatesByPlayer = new Map<string, Syntax<Condition>>();

function predicatesFor(players: Players): Syntax<Condition> {
  const key = JSON.stringify(players);
  const found = predicatesByPlayer.get(key) ?? predicatesOf(players);
  predicatesByPlayer.set(key, found);
  return found;
}

/** The player whose number is compared. */
function subjectIn(condition: Condition): Players | undefined {
  if (condition.if === 'designated') return condition.who;
  if (condition.if !== 'compare' || typeof condition.left !== 'object') return undefined;
  const { left } = condition;
  if (left.amount === 'how many') return left.of.objects === 'each' ? left.of.of : undefined;
  if ('on' in left && 'players' in (left.on as object)) return left.on as Players;
  return 'of' in left && typeof left.of === 'object' && 'players' in left.of ? left.of : undefined;
}

const control = says<Of<'control'>>({ if: 'control' })`${{ who: subject }} ${verb('control')} ${held}`;

const dontControl: Syntax<Condition> = {
  begins: new Set(['you']),
  fixedFields: { if: 'not' },
  read(reader) {
    if (literally("you don't control ").read(reader) === no) return no;
    const found = held.read(reader);
    return found === no ? no : { if: 'not', of: { if: 'control', who: you, ...found } };
  },
  write: (condition, writer) =>
    condition.if === 'not' &&
    condition.of.if === 'control' &&
    condition.of.who.players === 'you' &&
    writer.add("you don't control ") &&
    held.write(condition.of, writer),
};

/** A filter for commanders. */
const commander: Filter = { is: 'designated', as: 'commander' };

function youControl(text: string, filter: Filter): Syntax<Condition> {
  return constant<Condition>(`you control ${text}`, { if: 'control', who: you, filter, compare: 'at least', count: 1 });
}

export const playerConditions: readonly Syntax<Condition>[] = [
  words<Condition>(
    "you're the monarch",
    { if: 'designated', as: 'monarch', who: you },
    (other) => other.if === 'designated' && other.as === 'monarch' && other.who?.players === 'you',
  ),
  says<Of<'completed a dungeon'>>({ if: 'completed a dungeon', who: you })`you've completed a dungeon`,
  dontControl,
  youControl('your commander', { is: 'all', of: [commander, { is: 'owned by', who: 'you' }] }),
  youControl('a commander', commander),
  aboutYou,
  moreLifeThanAnother,
  aboutThatPlayer,
  ...noOpponent,
  exists('an opponent', { players: 'each opponent' }),
  exists('a player', { players: 'each player' }),
  ...controlsSeveral(subject),
  says<Of<'control'>>({ if: 'control', who: yourTeam })`your team controls ${held}`,
  control,
  aboutThem,
];
