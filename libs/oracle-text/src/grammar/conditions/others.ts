import { chosenWord } from '../players/noted-words.js';
import {
  parameterKeywords,
  steps,
  type Amount,
  type Condition,
  type Filter,
  type KeywordName,
  type Players,
  type Step,
} from '@stacktrail/card-tree';
import { withArticle } from '../../english/words.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, mapped, no, oneOf, table, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { playersAsSubject } from '../players/players.js';
import { numeral } from '../basics/numerals.js';
import { ordinal } from '../basics/ordinals.js';

type Of<K> = Variant<Condition, 'if', K>;

const keyword = table<KeywordName>(
  Object.fromEntries(parameterKeywords.map((name) => [`${withArticle(name)} ability`, name])),
);
const step = table<Step>(Object.fromEntries(steps.map((name) => [name, name])));

/** Players to whom another player can belong: “an opponent”, “the active player”. */
const among: Syntax<Players> = oneOf<Players>(
  constant<Players>('an opponent', { players: 'each opponent' }),
  constant<Players>('the active player', { players: 'active player' }),
  constant<Players>('the defending player', { players: 'defending player' }),
);

const mode: Syntax<number> = mapped<number, number>(
  ordinal,
  (nth) => nth - 1,
  (index) => index + 1,
);

/** “First”, “first or second”. */
const whichTimes: Syntax<readonly number[]> = oneOf<readonly number[]>(
  mapped<readonly [number, number], readonly number[]>(
    {
      begins: ordinal.begins,
      read(reader) {
        const first = ordinal.read(reader);
        const second = first === no || !reader.take('or') ? no : ordinal.read(reader);
        return first === no || second === no ? no : [first, second];
      },
      write: ([first, second], writer) =>
        ordinal.write(first, writer) && writer.add(' or ') && ordinal.write(second, writer),
    },
    (both) => both,
    (times) => (times.length === 2 ? [times[0]!, times[1]!] : no),
  ),
  mapped<number, readonly number[]>(
    ordinal,
    (time) => [time],
    (times) => (times.length === 1 ? times[0]! : no),
  ),
);

type Resolved = Of<'time resolved'>;

const attackedThisTurn: Filter = {
  is: 'in event',
  event: { on: 'attacks', what: { is: 'anything' } },
  as: 'object',
};
const attackingYou: Filter = { is: 'attacks players', who: { players: 'you' }, orPermanents: true };

/** “Those creatures” in an event of attacking creatures: those that attacked and are still attacking (CR 508.1k). */
const attackersOfYou: Amount = {
  amount: 'count',
  filter: { is: 'all', of: [{ is: 'attacking' }, { is: 'type', type: 'Creature' }, attackedThisTurn, attackingYou] },
};

type Compare = Of<'compare'>;

/** How many times this text's ability was activated this turn (CR 608.2i). */
const timesActivated: Amount = {
  amount: 'events',
  event: { on: 'activates', who: 'any player', what: { is: 'this' }, thisAbility: true },
  counting: 'times',
};

/** Conditions on activations, steps, players and modes. */
export const otherConditions: readonly Syntax<Condition>[] = [
  says<Of<'compare'>>({
    if: 'compare',
    left: attackersOfYou,
    compare: 'at least',
  })`${{ right: numeral }} or more of those creatures are attacking you and/or planeswalkers you control`,
  says<Of<'began to activate'>>({ if: 'began to activate' })`you've activated ${{ keyword }} this turn`,
  says<Compare>({
    if: 'compare',
    left: timesActivated,
    compare: 'at least',
  })`this ability has been activated ${{ right: numeral }} or more times this turn`,
  says<Of<'after step'>>({ if: 'after step' })`it's after the ${{ step }} step`,
  says<Of<'mode chosen'>>({ if: 'mode chosen' })`the ${{ mode }} mode was chosen`,
  without(
    ['brief'],
    says<Resolved>({
      if: 'time resolved',
    })`this is the ${{ times: whichTimes }} time this ability has resolved this turn`,
  ),
  says<Resolved>({ if: 'time resolved', brief: true })`it's the ${{ times: whichTimes }} time`,
  chosenWord,
  constant<Condition>("you're the defending player", {
    if: 'are players',
    who: { players: 'you' },
    among: { players: 'defending player' },
  }),
  says<Of<'are players'>>({ if: 'are players' })`${{ who: playersAsSubject }} is ${{ among }}`,
  says<Of<'are players'>>({ if: 'are players', who: { players: 'you' } })`you are ${{ among }}`,
];
