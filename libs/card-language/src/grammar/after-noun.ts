import type { Filter } from '../filters.js';
import { withArticle } from '../printer/english.js';
import { plainKeywords, type KeywordName } from '../keywords.js';
import { says, type Variant } from '../syntax/says.js';
import { mapped, no, oneOf, table, words, type Syntax } from '../syntax/syntax.js';
import { controllers } from './holes.js';
import { quantity } from './quantities.js';

type Of<K> = Variant<Filter, 'is', K>;
type Compared = Of<'power' | 'toughness' | 'mana value'>;

const keyword: Syntax<KeywordName> = table(Object.fromEntries(plainKeywords.map((name) => [name, name])));

function fixed(text: string, filter: Filter): Syntax<Filter> {
  const key = JSON.stringify(filter);
  return words(text, filter, (other) => JSON.stringify(other) === key);
}

function controlled(text: string, who: Of<'controlled by'>['who']): Syntax<Filter> {
  return fixed(text, { is: 'controlled by', who });
}

/** “Target player controls”, “they control”: of players that the text names. */
const controlledByNamed: Syntax<Filter> = {
  begins: null,
  read(reader) {
    const who = controllers.read(reader);
    if (who === no || !(reader.take('controls') || reader.take('control'))) return no;
    if (who.players === 'that player' && who.called === 'player') return { is: 'controlled by', who: 'that player' };
    return { is: 'controlled by players', who };
  },
  write(filter, writer) {
    if (filter.is !== 'controlled by players') return false;
    const { who } = filter;
    return (
      writer.add(' ') && controllers.write(who, writer) && writer.add(who.called === 'it' ? ' control' : ' controls')
    );
  },
};

const always: readonly Syntax<Filter>[] = [
  controlled(' you control', 'you'),
  fixed(" you don't control", { is: 'not', of: { is: 'controlled by', who: 'you' } }),
  controlledByNamed,
  controlled(' that player controls', 'that player'),
  controlled(' defending player controls', 'defending player'),
  fixed(' you own', { is: 'owned by', who: 'you' }),
  says<Of<'keyword'>>({ is: 'keyword' })` with ${{ keyword }}`,
  mapped<Of<'keyword'>, Filter>(
    says<Of<'keyword'>>({ is: 'keyword' })` without ${{ keyword }}`,
    (of) => ({ is: 'not', of }),
    (filter) => (filter.is === 'not' && filter.of.is === 'keyword' ? filter.of : no),
  ),
  says<Compared>({ is: 'power' })` with power ${quantity}`,
  says<Compared>({ is: 'toughness' })` with toughness ${quantity}`,
  says<Compared>({ is: 'mana value' })` with mana value ${quantity}`,
  ...(['color', 'creature type', 'card type'] as const)
    .map((quality) =>
      fixed(quality === 'color' ? ' of the chosen color' : ' of the chosen type', { is: 'chosen', quality }),
    )
    .slice(0, 2),
  fixed(' that entered this turn', { is: 'entered this turn' }),
] as readonly Syntax<Filter>[];

/** “With a +1/+1 counter on it”, “with +1/+1 counters on them”. */
function withCounter(without: boolean, many: boolean): Syntax<Filter> {
  const before = words(without ? ' without ' : ' with ', true);
  const behind = words(many ? ' counters on them' : ' counter on it', true);
  return {
    begins: before.begins,
    read(reader) {
      if (before.read(reader) === no || (!many && !reader.take('a') && !reader.take('an'))) return no;
      const { text, kind } = reader.next();
      if ((kind !== 'word' && kind !== 'power/toughness') || behind.read(reader) === no) return no;
      const has: Filter = { is: 'has counter', counter: text };
      return without ? { is: 'not', of: has } : has;
    },
    write(filter, writer) {
      const has = without && filter.is === 'not' ? filter.of : filter;
      if ((filter.is === 'not') !== without || has.is !== 'has counter') return false;
      return writer.add(
        `${without ? ' without ' : ' with '}${many ? has.counter : withArticle(has.counter)}${many ? ' counters on them' : ' counter on it'}`,
      );
    },
  };
}

const one = oneOf(
  withCounter(false, false),
  withCounter(true, false),
  ...always,
  controlled(' an opponent controls', 'opponent'),
  fixed(' that was dealt damage this turn', { is: 'dealt damage this turn' }),
);
const several = oneOf(
  withCounter(false, true),
  withCounter(true, true),
  ...always,
  controlled(' your opponents control', 'opponent'),
  fixed(' that were dealt damage this turn', { is: 'dealt damage this turn' }),
);

/** After “each” what opponents control is said of all of them: “each creature your opponents control”. */
const everyOne = oneOf(controlled(' your opponents control', 'opponent'), one);

/** How many the noun before it names: one, several, or each of several, one by one. */
export type NounForm = 'one' | 'several' | 'each';

/** What follows a noun: “you control”, “with flying”, “with power 2 or less”. */
export function afterNoun(form: NounForm): Syntax<Filter> {
  if (form === 'several') return several;
  return form === 'one' ? one : everyOne;
}
