import type { Amount } from '../amounts.js';
import type { Condition } from '../conditions.js';
import type { Comparator, Filter } from '../filters.js';
import { says, type Variant } from '../syntax/says.js';
import { mapped, no, oneOf, words, type Syntax } from '../syntax/syntax.js';
import { indefinite, noun } from './nouns.js';
import { numeral } from './numerals.js';
import { objectsAsSubject } from './objects.js';
import { playersAsSubject, takesPluralVerb } from './players.js';
import { quantity } from './quantities.js';
import { verb } from './verbs.js';
import { possessivePlayers } from './players.js';

type Of<K> = Variant<Condition, 'if', K>;
type Held = Pick<Of<'control'>, 'filter' | 'compare' | 'count'>;

/** The subject of a condition, with which its verb agrees. */
const who: Syntax<Of<'control'>['who']> = {
  begins: null,
  read(reader) {
    const players = playersAsSubject.read(reader);
    if (players !== no) reader.scope.subject = { means: players, plural: takesPluralVerb(players) };
    return players;
  },
  write(players, writer) {
    if (!playersAsSubject.write(players, writer)) return false;
    writer.scope.subject = { means: players, plural: takesPluralVerb(players) };
    return true;
  },
};

/** More than one: “a Forest” says one. */
const moreThanOne: Syntax<Amount> = {
  begins: null,
  read: (reader) => numeral.read(reader),
  write: (count, writer) => count !== 1 && numeral.write(count, writer),
};

function several(compare: Comparator, before: string, behind: string): Syntax<Held> {
  return says<Held>({
    compare,
  })`${words(before, {}, () => true)}${{ count: moreThanOne }}${words(`${behind} `, {}, () => true)}${{ filter: noun(true) }}`;
}

/** “A Forest”, “three or more artifacts”, “no creatures”. */
const held: Syntax<Held> = oneOf<Held>(
  says<Held>({ compare: 'exactly', count: 0 })`no ${{ filter: noun(true) }}`,
  several('at least', '', ' or more'),
  several('at most', '', ' or fewer'),
  several('exactly', 'exactly ', ''),
  says<Held>({ compare: 'at least', count: 1 })`${{ filter: indefinite() }}`,
);

const kicked = words<Condition>('this spell was kicked', { if: 'kicked' }, (other) => other.if === 'kicked');

function negated(inner: Syntax<Condition>): Syntax<Condition> {
  return mapped<Condition, Condition>(
    inner,
    (of) => ({ if: 'not', of }),
    (condition) => (condition.if === 'not' ? condition.of : no),
  );
}

const comparing = (left: Syntax<Amount>): Syntax<Condition> =>
  says<Of<'compare'>>({ if: 'compare' })`${{ left }} is ${asRight}`;

/** A comparison whose fields are those of a condition. */
const asRight: Syntax<Pick<Of<'compare'>, 'compare' | 'right'>> = mapped(
  quantity,
  ({ compare, to }) => ({ compare, right: to }),
  ({ compare, right }) => ({ compare, to: right }),
);

const life: Syntax<Amount> = says<Variant<Amount, 'amount', 'life'>>({
  amount: 'life',
})`${{ of: possessivePlayers }} life total`;

/** What “if” and “as long as” ask. */
export const condition: Syntax<Condition> = oneOf<Condition>(
  words<Condition>("it's your turn", { if: 'your turn' }, (other) => other.if === 'your turn'),
  negated(words<Condition>("it's not your turn", { if: 'your turn' }, (other) => other.if === 'your turn')),
  kicked,
  says<Of<'control'>>({ if: 'control' })`${{ who }} ${verb('control')} ${held}`,
  comparing(life),
  says<Of<'matches'>>({ if: 'matches' })`${{ objects: objectsAsSubject }} is ${{ filter: predicative() }}`,
);

/** “Tapped”, “a creature”: what something is. */
function predicative(): Syntax<Filter> {
  return oneOf<Filter>(
    ...(['tapped', 'untapped', 'attacking', 'blocking'] as const).map((is) =>
      words<Filter>(is, { is }, (other) => other.is === is),
    ),
    indefinite(),
  );
}
