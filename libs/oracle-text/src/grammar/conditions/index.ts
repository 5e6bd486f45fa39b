import { type Amount, type Condition, type Players, isSameTree } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { listed } from '../../syntax/listed.js';
import { readsOnly } from '../../syntax/reads-only.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, mapped, no, oneOf, words, type No, type Syntax } from '../../syntax/syntax.js';
import { colorList } from '../basics/colors.js';
import { digits, numeral } from '../basics/numerals.js';
import { possessivePlayers } from '../players/players.js';
import { comparison } from '../nouns/comparisons.js';
import { noneAttackedYou } from './none-attacked-you.js';
import { heldPair } from './meld-pairs.js';
import { nameSelf } from '../basics/self.js';
import { comparing } from './compared.js';
import { devouredSome } from '../this-way/devoured.js';
import { ringHasTempted } from '../objects/ring-bearer.js';
import { damageIsPrevented } from '../this-way/prevented.js';
import { damagedConditions } from '../this-way/damaged-this-way.js';
import { askedThisWay } from '../this-way/asked-this-way.js';
import { diesWhenDestroyed } from '../this-way/died-this-way.js';
import { wasDone } from '../this-way/was-done.js';
import { getsMoreVotes } from '../counts/votes.js';
import { noneRemoved } from '../this-way/removed-this-way.js';
import { wasExcessive } from '../this-way/this-way.js';
import { couldNotChoose } from '../this-way/could-not-choose.js';
import { attackedLastTurn } from './attacked-last-turn.js';
import { blockedNow } from './being-blocked.js';
import { castingConditions } from './casting.js';
import { asCastConditions } from './controlled-as-cast.js';
import { countedConditions } from './counted.js';
import { graveyardConditions } from './in-graveyards.js';
import { exileConditions } from './in-exile.js';
import { enteredFrom } from './entered-from.js';
import { flipConditions } from './flips.js';
import { rolledExactly } from './rolls.js';
import { happenedConditions } from './happened.js';
import { objectConditions } from './of-objects.js';
import { haveBeenExiled } from './ever-exiled.js';
import { ofExiledCards } from './of-exiled-cards.js';
import { opponentsCast } from './opponents-cast.js';
import { sacrificedAsCost } from './sacrificed-as-cost.js';
import { counteredThisTurn } from './countered-this-turn.js';
import { opponentsHad } from './had-happen.js';
import { librarySizes } from './library-sizes.js';
import { battlefieldConditions } from './on-the-battlefield.js';
import { otherConditions } from './others.js';
import { comparedWithAll } from './compared-with-all.js';
import { mostCommonColor } from './most-common-color.js';
import { totalConditions } from './totals.js';
import { searchConditions } from './searched.js';
import { halfStartingLife } from './half-starting-life.js';
import { countedOfPlayers } from './counted-of-players.js';
import { playerConditions } from './of-players.js';
import './who.js';

type Of<K> = Variant<Condition, 'if', K>;
type Right = Pick<Of<'compare'>, 'compare' | 'right'>;

const asRight: Syntax<Right> = mapped(
  comparison,
  ({ compare, to }) => ({ compare, right: to }),
  ({ compare, right }) => ({ compare, to: right }),
);

const life: Syntax<Amount> = says<Variant<Amount, 'amount', 'life'>>({
  amount: 'life',
})`${{ of: possessivePlayers }} life total`;

const startingLife: Amount = { amount: 'starting life total', of: { players: 'you' } };
const aboveStart = {
  if: 'compare',
  left: { amount: 'life', of: { players: 'you' } },
  compare: 'at least',
} as const;

/** “You have at least 7 life more than your starting life total.” */
const lifeAboveStart: Syntax<Condition> = mapped<{ readonly more: Amount }, Condition>(
  says<{ readonly more: Amount }>({})`you have at least ${{ more: digits }} life more than your starting life total`,
  ({ more }) => ({ ...aboveStart, right: { amount: 'sum', of: [startingLife, more] } }),
  (asked) => {
    const { right } = asked.if === 'compare' ? asked : {};
    const more = typeof right === 'object' && right.amount === 'sum' ? right.of[1] : undefined;
    return more !== undefined &&
      isSameTree(asked, { ...aboveStart, right: { amount: 'sum', of: [startingLife, more] } })
      ? { more }
      : no;
  },
  { if: 'compare' },
);

const x: Syntax<Amount> = words<Amount>(
  'X',
  { amount: 'X' },
  (amount) => typeof amount === 'object' && amount.amount === 'X',
);

const ofNumeral: Syntax<Right> = oneOf<Right>(
  says<Right>({ compare: 'less than' })`less than ${{ right: numeral }}`,
  says<Right>({ compare: 'at least' })`${{ right: numeral }} or greater`,
);

/** “Your devotion to blue is less than five” (CR 700.5). */
const devotion: Syntax<Amount> = says<Variant<Amount, 'amount', 'devotion'>>({
  amount: 'devotion',
})`your devotion to ${{ colors: colorList }}`;

const mainPhases = ['precombat main', 'postcombat main'] as const;
const combatSteps = [
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'combat damage',
  'end of combat',
] as const;
const day: Condition = { if: 'designated', as: 'day' };
const night: Condition = { if: 'designated', as: 'night' };

const youControlThis = says<Of<'control'>>({
  if: 'control',
  who: { players: 'you' },
  filter: { is: 'this' },
  compare: 'at least',
  count: 1,
})`you control ${nameSelf}`;

const yourTurn: Condition = { if: 'your turn' };

const activePlayer: Players = { players: 'active player' };

/** “Their”, “that player's”: of a player other than you. */
const whoseTurn = readsOnly<Players>(({ players }) => players === 'that player', possessivePlayers);

/** “It's not their turn”: that of the event's player. */
const notTheirTurn: Syntax<Condition> = mapped<Variant<Condition, 'if', 'are players'>, Condition>(
  says<Of<'are players'>>({ if: 'are players', who: activePlayer })`it's not ${{ among: whoseTurn }} turn`,
  (of) => ({ if: 'not', of }),
  (asked) => (asked.if === 'not' && asked.of.if === 'are players' ? asked.of : no),
  { if: 'not' },
);

const one: Syntax<Condition> = oneOf<Condition>(
  constant('it escaped', { if: 'cost was paid', keyword: 'escape' }),
  ...attackedLastTurn,
  couldNotChoose,
  constant("it hasn't dealt damage yet", {
    if: 'not',
    of: { if: 'happened', event: { on: 'deals damage', what: { is: 'this' }, to: 'anything' }, turn: 'this game' },
  }),
  blockedNow,
  constant("it's your turn", yourTurn),
  constant("it's not your turn", { if: 'not', of: yourTurn }),
  says<Of<'are players'>>({ if: 'are players', who: activePlayer })`it's ${{ among: whoseTurn }} turn`,
  notTheirTurn,
  constant("it's the first combat phase of your turn", {
    if: 'during',
    steps: combatSteps,
    whose: { players: 'you' },
    first: true,
  }),
  constant("it's your main phase", { if: 'during', steps: mainPhases, whose: { players: 'you' } }),
  constant("it's your combat phase", { if: 'during', steps: combatSteps, whose: { players: 'you' } }),
  constant("it's the first combat phase of the turn", { if: 'during', steps: combatSteps, first: true }),
  constant("it's the first combat phase of your turn", {
    if: 'during',
    steps: combatSteps,
    whose: { players: 'you' },
    first: true,
  }),
  devouredSome,
  ringHasTempted,
  constant("it's day", day),
  constant("it's night", night),
  constant('you were the monarch as the turn began', {
    if: 'was monarch as the turn began',
    who: { players: 'you' },
  }),
  constant('there is no monarch', {
    if: 'not',
    of: { if: 'designated', as: 'monarch', who: { players: 'each player' } },
  }),
  constant("it's neither day nor night", { if: 'not', of: { if: 'any', of: [day, night] } }),
  heldPair,
  ...enteredFrom,
  ...flipConditions,
  rolledExactly,
  getsMoreVotes,
  ...searchConditions,
  ...castingConditions,
  youControlThis,
  ...halfStartingLife,
  ...happenedConditions,
  ...opponentsCast,
  ...opponentsHad,
  counteredThisTurn,
  sacrificedAsCost,
  wasDone,
  ...askedThisWay,
  diesWhenDestroyed,
  ...damagedConditions,
  damageIsPrevented,
  noneRemoved,
  noneAttackedYou,
  says<Of<'compare'>>({ if: 'compare', compare: 'at least', right: 1 })`${{ left: wasExcessive }}`,
  ...graveyardConditions,
  ...exileConditions,
  ...countedOfPlayers,
  ...battlefieldConditions,
  says<Of<'compare'>>({
    if: 'compare',
    compare: 'at least',
    said: 'at least',
  })`${{ left: x }} is ${{ right: numeral }} or greater`,
  ...countedConditions,
  ...asCastConditions,
  ...librarySizes,
  ...playerConditions,
  says<Of<'compare'>>({ if: 'compare', compare: 'at least' })`${{ left: x }} is ${{ right: digits }} or more`,
  says<Of<'compare'>>({ if: 'compare' })`${{ left: devotion }} is ${ofNumeral}`,
  mostCommonColor,
  ...comparedWithAll,
  lifeAboveStart,
  ...totalConditions,
  says<Of<'compare'>>({ if: 'compare' })`${{ left: life }} is ${asRight}`,
  ...otherConditions,
  ...objectConditions,
  ofExiledCards,
  haveBeenExiled,
);

const threeOrMore = listed(one, 'and');

function readSeveral(reader: Reader): Condition | No {
  const start = reader.mark();
  const first = one.read(reader);
  if (first !== no && reader.word === ',') {
    const alone = reader.mark();
    reader.back(start);
    const of = threeOrMore.read(reader);
    if (of !== no && of.length > 2) return { if: 'all', of };
    reader.back(alone);
    return first;
  }
  if (first === no || (reader.word !== 'and' && reader.word !== 'or')) return first;
  const from = reader.mark();
  const all = reader.next().word === 'and';
  const second = one.read(reader);
  if (second === no) {
    reader.back(from);
    return first;
  }
  return { if: all ? 'all' : 'any', of: [first, second] };
}

const and = literally(' and ');
const or = literally(' or ');

/** The condition after “if” and “as long as”. */
export const condition: Syntax<Condition> = comparing({
  begins: one.begins,
  read: readSeveral,
  write(value, writer) {
    const from = writer.mark();
    if (one.write(value, writer)) return true;
    writer.back(from);
    if (value.if === 'all' && value.of.length > 2) return threeOrMore.write(value.of, writer);
    if ((value.if !== 'all' && value.if !== 'any') || value.of.length !== 2) return false;
    const [first, second] = value.of;
    return one.write(first!, writer) && (value.if === 'all' ? and : or).write({}, writer) && one.write(second!, writer);
  },
});
