import { gifts, type Gift, type DeckCondition, type Filter, type KeywordAbility } from '@stacktrail/card-tree';
import { capitalise, withArticle } from '../../english/words.js';
import { listed } from '../../syntax/listed.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, lazy, mapped, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { keywordCost } from '../costs/costs.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { numeral } from '../basics/numerals.js';
import { comparison } from '../nouns/comparisons.js';

type Of<K> = Variant<KeywordAbility, 'keyword', K>;
const kind = 'keyword';

const emerge: readonly Syntax<KeywordAbility>[] = [
  says<Of<'emerge'>>({
    kind,
    keyword: 'emerge',
  })`emerge from ${{ from: lazy(() => noun(false)) }}${{ cost: keywordCost }}`,
  {
    begins: new Set(['emerge']),
    fixedFields: { keyword: 'emerge' },
    read(reader) {
      if (!reader.take('emerge')) return no;
      const cost = keywordCost.read(reader);
      return cost === no ? no : { kind, keyword: 'emerge', cost };
    },
    write: (value, writer) =>
      value.keyword === 'emerge' &&
      value.from === undefined &&
      writer.add('emerge') &&
      keywordCost.write(value.cost, writer),
  },
];

const mayhem: readonly Syntax<KeywordAbility>[] = [
  says<Of<'mayhem'>>({ kind, keyword: 'mayhem' })`mayhem${{ cost: keywordCost }}`,
  constant<KeywordAbility>('mayhem', { kind, keyword: 'mayhem' }),
];

/** “Splice onto Arcane {1}{R}” (CR 702.47). */
const splice = says<Of<'splice'>>({
  kind,
  keyword: 'splice',
})`splice onto ${{ onto: lazy(() => noun(false)) }}${{ cost: keywordCost }}`;

/** “Gift a tapped Fish” (CR 702.174). */
const gift = says<Of<'gift'>>({
  kind,
  keyword: 'gift',
})`gift ${{ gift: oneOf(...gifts.map((name) => words<Gift>(withArticle(name), name))) }}`;

/** “Snake offering” (CR 702.48). */
const offering = says<Of<'offering'>>({
  kind,
  keyword: 'offering',
})`${{ quality: lazy(() => noun(false)) }} offering`;

type Asked<K> = Variant<DeckCondition, 'deck', K>;
type ManaValue = Variant<Filter, 'is', 'mana value'>;

const repeatedSymbol: Syntax<Filter> = words<Filter>(
  'has more than one of the same mana symbol in its mana cost',
  { is: 'with a repeated mana symbol' },
  (filter) => filter.is === 'with a repeated mana symbol',
);

/** A condition on each card: “is a Cat card”, “has mana value 2 or less”. */
const predicate: Syntax<Filter> = lazy(() =>
  oneOf<Filter>(
    repeatedSymbol,
    says<ManaValue>({ is: 'mana value' })`has mana value ${comparison}`,
    mapped<{ readonly what: Filter }, Filter>(
      says<{ readonly what: Filter }>({})`is ${{ what: indefinite('card') }}`,
      ({ what }) => what,
      (what) => ({ what }),
    ),
  ),
);

const cards = lazy(() => noun(true, 'card'));
const card = lazy(() => noun(false, 'card'));

/** One kind of cards, or two: “cards with mana value 3 or greater and land cards”. */
const kinds: Syntax<readonly Filter[]> = listed(cards, 'and');

/** The condition of a companion on the starting deck (CR 702.139a). */
const deckCondition: Syntax<DeckCondition> = oneOf<DeckCondition>(
  says<Asked<'only'>>({ deck: 'only' })`your starting deck contains only ${{ of: kinds }}`,
  says<Asked<'above the minimum size'>>({
    deck: 'above the minimum size',
  })`your starting deck contains at least ${{ count: numeral as Syntax<number> }} cards more than the minimum deck size`,
  says<Asked<'none'>>({ deck: 'none' })`no card in your starting deck ${{ is: predicate }}`,
  says<Asked<'different names'>>({
    deck: 'different names',
  })`each ${{ of: card }} in your starting deck has a different name`,
  says<Asked<'shared card type'>>({
    deck: 'shared card type',
  })`each ${{ of: card }} in your starting deck shares a card type`,
  says<Asked<'each'>>({ deck: 'each' })`each ${{ of: card }} in your starting deck ${{ is: predicate }}`,
);

const companion: Syntax<KeywordAbility> = {
  begins: new Set(['companion']),
  fixedFields: { keyword: 'companion' },
  read(reader) {
    if (!reader.take('companion') || !reader.take('—')) return no;
    const condition = deckCondition.read(reader);
    return condition === no || !reader.stop() ? no : { kind, keyword: 'companion', condition };
  },
  write(value, writer) {
    if (value.keyword !== 'companion') return false;
    const text = writer.capture(() => deckCondition.write(value.condition, writer));
    return text !== undefined && writer.add(`companion — ${capitalise(text)}.`);
  },
};

/** Keywords about casting with syntaxes of their own. */
export const castingKeywords: readonly Syntax<KeywordAbility>[] = [
  ...emerge,
  ...mayhem,
  splice,
  gift,
  offering,
  companion,
];
