import type { KeywordAbility } from '../keywords.js';
import { costKeywords, numberKeywords, plainKeywords, type CostKeyword } from '../keywords.js';
import type { Color } from '../symbols.js';
import { says, type Variant } from '../syntax/says.js';
import { lazy, literally, mapped, no, oneOf, words, type Syntax } from '../syntax/syntax.js';
import { color } from './colors.js';
import { keywordCost } from './costs.js';
import { noun } from './nouns.js';
import { plainValue } from './numerals.js';

type Of<K> = Variant<KeywordAbility, 'keyword', K>;

const plain = plainKeywords.map((keyword) =>
  words<KeywordAbility>(
    keyword,
    { kind: 'keyword', keyword } as KeywordAbility,
    (other) => other.keyword === keyword && Object.keys(other).length === 2,
  ),
);

const landwalk = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Desert'].map((landType) =>
  words<KeywordAbility>(
    `${landType.toLowerCase()}walk`,
    { kind: 'keyword', keyword: 'landwalk', landType },
    (other) => other.keyword === 'landwalk' && other.landType === landType,
  ),
);

/** “Protection from black and from green”. */
const protection: Syntax<KeywordAbility> = mapped<readonly Color[], KeywordAbility>(
  {
    begins: new Set(['protection']),
    read(reader) {
      if (!reader.take('protection')) return no;
      const from: Color[] = [];
      do {
        if (!reader.take('from')) return no;
        const one = color.read(reader);
        if (one === no) return no;
        from.push(one);
      } while (reader.word === 'and' && reader.ahead(1) === 'from' && reader.take('and'));
      return from;
    },
    write: (from, writer) =>
      writer.add('protection ') &&
      from.every((one, i) => writer.add(i === 0 ? 'from ' : ' and from ') && color.write(one, writer)),
  },
  (from) => ({ kind: 'keyword', keyword: 'protection', from }),
  (ability) => (ability.keyword === 'protection' ? ability.from : no),
);

const kind = 'keyword';
const word = (keyword: string): Syntax<object> => literally(keyword);

const withCost = (keywords: readonly CostKeyword[]): readonly Syntax<KeywordAbility>[] =>
  keywords.map(
    (keyword) => says<Of<'ward'>>({ kind, keyword: keyword as 'ward' })`${word(keyword)}${{ cost: keywordCost }}`,
  );

const withNumber = numberKeywords.map(
  (keyword) => says<Of<'bushido'>>({ kind, keyword: keyword as 'bushido' })`${word(keyword)} ${{ count: plainValue }}`,
);

const vanishing = says<Of<'vanishing'>>({
  kind,
  keyword: 'vanishing',
})`vanishing ${{ count: plainValue }}`;

const enchant = says<Of<'enchant'>>({
  kind,
  keyword: 'enchant',
})`enchant ${{ filter: lazy(() => noun(false)) }}`;

/** “Equip planeswalker {2}”, “equip Human {1}” (CR 702.6c, 702.6e). */
const equips: readonly Syntax<KeywordAbility>[] = [
  says<Of<'equip'>>({ kind, keyword: 'equip', planeswalker: true })`equip planeswalker${{ cost: keywordCost }}`,
  says<Of<'equip'>>({ kind, keyword: 'equip' })`equip ${{ quality: lazy(() => noun(false)) }}${{ cost: keywordCost }}`,
];

const inLine: readonly CostKeyword[] = ['ward'];

/** Keywords as they stand in a sentence or share a line: “flying”, “ward {2}”. */
export const keywordInSentence: Syntax<KeywordAbility> = lazy(() =>
  oneOf<KeywordAbility>(...plain, ...landwalk, protection, ...withCost(inLine), ...withNumber, vanishing),
);

/** Keywords that have a line of their own. */
export const keywordOfLine: Syntax<KeywordAbility> = lazy(() =>
  oneOf<KeywordAbility>(...equips, ...withCost(costKeywords.filter((keyword) => !inLine.includes(keyword))), enchant),
);
