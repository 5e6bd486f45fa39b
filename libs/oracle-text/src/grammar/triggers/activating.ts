import { costKeywords, isSameTree, type Filter, type KeywordName, type TriggerEvent } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { constant, literally, no, oneOf, table, words, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { withArticle } from '../../english/words.js';
import { related } from '../nouns/relation-filters.js';
import { indefinite } from '../nouns/nouns.js';
import { nameSelf } from '../basics/self.js';
import { verb } from '../basics/verbs.js';
import { attachedFilter } from './subjects.js';

type Activates = Extract<TriggerEvent, { on: 'activates' }>;
type Which = Pick<Activates, 'loyalty' | 'keyword'>;

const activate = verb('activate');
const anything: Filter = { is: 'anything' };

const keywords: readonly KeywordName[] = [...costKeywords, 'boast', 'exhaust', 'power-up'];
const named = table<KeywordName>(
  Object.fromEntries(keywords.map((keyword) => [`${withArticle(keyword)} ability`, keyword])),
);
const anAbility = literally('an ability');
const aLoyaltyAbility = literally('a loyalty ability');

/** “An ability”, “a loyalty ability”, “an exhaust ability”. */
const which: Syntax<Which> = {
  begins: new Set(['a', 'an']),
  read(reader) {
    const from = reader.mark();
    if (anAbility.read(reader) !== no) return {};
    reader.back(from);
    if (aLoyaltyAbility.read(reader) !== no) return { loyalty: true };
    reader.back(from);
    const keyword = named.read(reader);
    return keyword === no ? no : { keyword };
  },
  write({ loyalty, keyword }, writer) {
    if (keyword !== undefined) return loyalty === undefined && named.write(keyword, writer);
    return (loyalty ? aLoyaltyAbility : anAbility).write({}, writer);
  },
};

const of = literally(' of ');
const holder = oneOf<Filter>(attachedFilter, indefinite());
const thatIsNoManaAbility = words<true>(" that isn't a mana ability", true);
const targeting = oneOf<Filter>(
  constant<Filter>(' with {X} in its activation cost', { is: 'with X in its activation cost' }),
  ...related(false).filter(({ fixedFields }) => String(fixedFields?.['is']).startsWith('targets')),
);

/** Whether later words of the same ability mean the activated ability, not the object that has it. */
function refersToAbility({ tokens, at }: Reader): boolean {
  for (let i = at; i < tokens.length - 2 && tokens[i]!.word !== '\n'; i++) {
    const [copy, it, ability] = [tokens[i]!.word, tokens[i + 1]!.word, tokens[i + 2]!.word];
    if (copy === 'copy' && (it === 'it' || (it === 'that' && ability === 'ability'))) return true;
  }
  return false;
}

function readPart<T>(reader: Reader, part: Syntax<T>): T | undefined {
  const from = reader.mark();
  const value = part.read(reader);
  if (value !== no) return value;
  reader.back(from);
  return undefined;
}

/** Reads “of a creature”; `undefined` if the text doesn't say what has the ability. */
function readHolder(reader: Reader): Filter | undefined | No {
  const from = reader.mark();
  if (of.read(reader) !== no) return holder.read(reader);
  reader.back(from);
  return undefined;
}

const abilityWord = literally(' ability');
const keywordName = table<KeywordName>(Object.fromEntries(keywords.map((keyword) => [keyword, keyword])));

/** “Activate this creature's outlast ability.” */
export const activatingOwn: Syntax<TriggerEvent> = {
  begins: activate.begins,
  fixedFields: { on: 'activates' },
  read(reader) {
    if (activate.read(reader) === no || nameSelf.read(reader) === no || !reader.take("'s")) return no;
    const keyword = keywordName.read(reader);
    return keyword === no || abilityWord.read(reader) === no
      ? no
      : { on: 'activates', who: 'you', what: { is: 'this' }, keyword };
  },
  write(event, writer) {
    if (event.on !== 'activates' || !isSameTree(event, { ...ofThis, keyword: event.keyword })) return false;
    if (!activate.write({}, writer) || !writer.add(' ') || !nameSelf.write({}, writer) || !writer.add("'s "))
      return false;
    return event.keyword !== undefined && keywordName.write(event.keyword, writer) && abilityWord.write({}, writer);
  },
};
const ofThis = { on: 'activates', who: 'you', what: { is: 'this' } } as const;

/** “Activates an ability of a creature that isn't a mana ability” (CR 602.1). */
export const activating: Syntax<TriggerEvent> = {
  begins: activate.begins,
  fixedFields: { on: 'activates' },
  read(reader) {
    const what = activate.read(reader) === no ? no : which.read(reader);
    if (what === no) return no;
    const held = readHolder(reader);
    if (held === no) return no;
    const nonMana = readPart(reader, thatIsNoManaAbility);
    const ability = held === undefined ? readPart(reader, targeting) : undefined;
    const isNamed = held === undefined || (held.is !== 'anything' && refersToAbility(reader));
    return {
      on: 'activates',
      who: 'you',
      what: held ?? anything,
      ...what,
      ...(nonMana && { nonMana }),
      ...(ability && { ability }),
      ...(isNamed && { that: 'ability' }),
    };
  },
  write(event, writer) {
    if (event.on !== 'activates' || event.thisAbility || event.oneOrMore || event.each) return false;
    return activate.write({}, writer) && writer.add(' ') && which.write(event, writer) && writeMore(event, writer);
  },
};

function writeMore({ what, that, nonMana, ability }: Activates, writer: Writer): boolean {
  const isUnsaid = what.is === 'anything' && that === 'ability';
  return (
    (isUnsaid || (of.write({}, writer) && holder.write(what, writer))) &&
    (!nonMana || thatIsNoManaAbility.write(true, writer)) &&
    (ability === undefined || targeting.write(ability, writer))
  );
}
