import {
  type Amount,
  type Condition,
  type Comparator,
  type Filter,
  type Objects,
  isSameTree,
} from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { constant, lazy, literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { numeral } from '../basics/numerals.js';
import { colorList } from '../basics/colors.js';
import { howMany } from '../this-way/done-this-way.js';
import { exiledWithThis } from '../this-way/exiled-with.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { quality } from '../basics/holes.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { each, objectsAfterVerb } from '../objects/objects.js';
import { comparison } from '../nouns/comparisons.js';
import { counted } from '../nouns/counted-things.js';

type Compare = Variant<Condition, 'if', 'compare'>;

const forms: readonly (readonly [before: string, behind: string, Comparator, fixed?: number])[] = [
  ['there are no ', '', 'exactly', 0],
  ['there are ', ' or more ', 'at least'],
  ['there are ', ' or fewer ', 'at most'],
  ['there are exactly ', ' ', 'exactly'],
  ['there are fewer than ', ' ', 'less than'],
];

/** “There are seven or more cards in your graveyard.” */
function thereAre(what: Syntax<Amount>): readonly Syntax<Condition>[] {
  return [
    ...forms.map(([before, behind, compare, right]) =>
      right === undefined
        ? says<Compare>({
            if: 'compare',
            compare,
          })`${literally(before)}${{ right: numeral }}${literally(behind)}${{ left: what }}`
        : says<Compare>({ if: 'compare', compare, right })`${literally(before)}${{ left: what }}`,
    ),
  ] as readonly Syntax<object>[] as readonly Syntax<Condition>[];
}

const amongThose = each('');

/** “Counters among artifacts and creatures you control”: counters of all kinds together. */
const countersAmong: Syntax<Amount> = lazy(
  () =>
    says<Variant<Amount, 'amount', 'all counters'>>({
      amount: 'all counters',
      said: 'among',
    })`counters among ${{ on: amongThose }}`,
);

const things: Syntax<Amount> = {
  begins: counted(true).begins,
  fixedFields: { amount: 'count' },
  read(reader) {
    const found = counted(true).read(reader);
    return found === no ? no : { amount: 'count', ...found };
  },
  write: (amount, writer) =>
    typeof amount === 'object' && amount.amount === 'count' && counted(true).write(amount, writer),
};

const yourGraveyard: Objects = {
  objects: 'each',
  filter: { is: 'card' },
  zone: 'graveyard',
  of: { players: 'you' },
};

function different(quality: 'card type' | 'permanent type' | 'mana value', text: string): Syntax<Amount> {
  const amount: Amount = { amount: 'different', quality, among: yourGraveyard };
  return constant<Amount>(text, amount);
}

/** Further objects among which kinds are counted: “permanents you control and/or cards in your graveyard”. */
const yourPermanents: Objects = { objects: 'each', filter: { is: 'controlled by', who: 'you' } };

const kinds = oneOf<Amount>(
  constant<Amount>('colors among permanents you control', {
    amount: 'different',
    quality: 'color',
    among: yourPermanents,
  }),
  constant<Amount>('card types among permanents you control and/or cards in your graveyard', {
    amount: 'different',
    quality: 'card type',
    among: { objects: 'together', of: [yourPermanents, yourGraveyard] },
  }),
  different('card type', 'card types among cards in your graveyard'),
  different('permanent type', 'permanent types among cards in your graveyard'),
  different('mana value', 'mana values among cards in your graveyard'),
);

/** “Charge counters on this artifact”. */
const countersOn: Syntax<Amount> = {
  begins: null,
  fixedFields: { amount: 'counters' },
  read(reader) {
    const kind: string[] = [];
    while (reader.word !== 'counters') {
      if (kind.length === 2 || reader.token.kind === 'end') return no;
      kind.push(reader.next().text);
    }
    reader.next();
    if (kind.length === 0 || !reader.take('on')) return no;
    const on = objectsAfterVerb.read(reader);
    return on === no ? no : { amount: 'counters', counter: kind.join(' '), on };
  },
  write: (amount, writer) =>
    typeof amount === 'object' &&
    amount.amount === 'counters' &&
    writer.add(`${amount.counter} counters on `) &&
    objectsAfterVerb.write(amount.on, writer),
};

/** “Creatures you control have total power 8 or greater.” */
function total(amount: 'power' | 'toughness'): Syntax<Condition> {
  const behind = literally(` have total ${amount} `);
  const subject = each('');
  return {
    begins: subject.begins,
    fixedFields: { if: 'compare' },
    read(reader) {
      const of = subject.read(reader);
      if (of === no || behind.read(reader) === no) return no;
      const found = comparison.read(reader);
      return found === no ? no : { if: 'compare', left: { amount, of }, compare: found.compare, right: found.to };
    },
    write(condition, writer) {
      if (condition.if !== 'compare' || typeof condition.left !== 'object' || condition.left.amount !== amount)
        return false;
      const { of } = condition.left as { readonly of: Objects };
      return (
        subject.write(of, writer) &&
        behind.write({}, writer) &&
        comparison.write({ compare: condition.compare, to: condition.right }, writer)
      );
    },
  };
}

/** “You control three or more creatures with different powers.” */
const youControlDifferent = (['power', 'name', 'mana value'] as const).map((quality): Syntax<Condition> => {
  const behind = literally(` with different ${quality}s`);
  const things = noun(true);
  return {
    begins: new Set(['you']),
    fixedFields: { if: 'compare' },
    read(reader) {
      if (literally('you control ').read(reader) === no) return no;
      const right = numeral.read(reader);
      if (right === no || literally(' or more ').read(reader) === no) return no;
      const filter = things.read(reader);
      if (filter === no || behind.read(reader) === no) return no;
      const among: Objects = { objects: 'each', filter, of: { players: 'you' } };
      return { if: 'compare', left: { amount: 'different', quality, among }, compare: 'at least', right };
    },
    write(condition, writer) {
      if (condition.if !== 'compare' || condition.compare !== 'at least') return false;
      const { left } = condition;
      if (typeof left !== 'object' || left.amount !== 'different' || left.quality !== quality) return false;
      const { among } = left;
      if (among.objects !== 'each' || among.zone !== undefined || among.of?.players !== 'you') return false;
      return (
        writer.add('you control ') &&
        numeral.write(condition.right, writer) &&
        writer.add(' or more ') &&
        things.write(among.filter, writer) &&
        behind.write({}, writer)
      );
    },
  };
});

type Control = Variant<Condition, 'if', 'control'>;

/** One object of a group in which that many have the same name, itself included. */
function oneOfSameName(filter: Filter, count: Amount): Condition {
  const yours = [...conjuncts(filter), { is: 'controlled by', who: 'you' }] as const;
  const alike: Filter = { is: 'shares', quality: 'name', with: { objects: 'asked' } };
  const left: Amount = { amount: 'count', filter: conjunction([...yours, alike]) };
  const asked: Filter = { is: 'where', condition: { if: 'compare', left, compare: 'at least', right: count } };
  return {
    if: 'control',
    who: { players: 'you' },
    filter: conjunction([...conjuncts(filter), asked]),
    compare: 'at least',
    count: 1,
  };
}

function countOfSameName({ filter }: Control): Amount | undefined {
  const last = conjuncts(filter).at(-1);
  const { condition } = last?.is === 'where' ? last : {};
  return condition?.if === 'compare' ? condition.right : undefined;
}

const sameName = literally(' with the same name');

/** “You control three or more lands with the same name.” */
const youControlAlike: Syntax<Condition> = {
  begins: new Set(['you']),
  fixedFields: { if: 'control' },
  read(reader) {
    if (literally('you control ').read(reader) === no) return no;
    const count = numeral.read(reader);
    if (count === no || literally(' or more ').read(reader) === no) return no;
    const filter = noun(true).read(reader);
    return filter === no || sameName.read(reader) === no ? no : oneOfSameName(filter, count);
  },
  write(condition, writer) {
    const count = condition.if === 'control' ? countOfSameName(condition) : undefined;
    if (condition.if !== 'control' || count === undefined) return false;
    const filter = conjunction(conjuncts(condition.filter).slice(0, -1));
    if (!isSameTree(condition, oneOfSameName(filter, count))) return false;
    return (
      writer.add('you control ') &&
      numeral.write(count, writer) &&
      writer.add(' or more ') &&
      noun(true).write(filter, writer) &&
      sameName.write({}, writer)
    );
  },
};

/** “There is a Desert card in your graveyard.” */
const thereIs: Syntax<Condition> = (() => {
  const cards = indefinite('card');
  return oneOf<Condition>(
    ...(['there is ', "there's "] as const).map((opening): Syntax<Condition> => ({
      begins: new Set([opening === 'there is ' ? 'there' : "there's"]),
      read(reader) {
        if (literally(opening).read(reader) === no) return no;
        const filter = cards.read(reader);
        if (filter === no || literally(' in your graveyard').read(reader) === no) return no;
        const what = conjunction([...conjuncts(filter), { is: 'owned by', who: 'you' }]);
        const left: Amount = { amount: 'count', filter: what, zone: 'graveyard' };
        // “There's” and “there is” have different numbers in the tree.
        return { if: 'compare', left, ...(opening === 'there is ' ? atLeastOne : moreThanNone) };
      },
      write(condition, writer) {
        const wanted = opening === 'there is ' ? atLeastOne : moreThanNone;
        if (condition.if !== 'compare' || condition.compare !== wanted.compare || condition.right !== wanted.right)
          return false;
        const { left } = condition;
        if (typeof left !== 'object' || left.amount !== 'count' || left.zone !== 'graveyard') return false;
        const parts = conjuncts(left.filter);
        const last = parts[parts.length - 1];
        if (last?.is !== 'owned by' || last.who !== 'you') return false;
        return (
          writer.add(opening) &&
          cards.write(conjunction(parts.slice(0, -1)), writer) &&
          writer.add(' in your graveyard')
        );
      },
    })),
  );
})();

const atLeastOne = { compare: 'at least', right: 1 } as const;
const moreThanNone = { compare: 'greater than', right: 0 } as const;

/** “Your devotion to black is less than five.” */
const devotion: Syntax<Condition> = oneOf<Condition>(
  says<Compare>({
    if: 'compare',
    compare: 'less than',
  })`${{ left: yourDevotion() }} is less than ${{ right: numeral }}`,
  says<Compare>({
    if: 'compare',
    compare: 'at least',
  })`${{ left: yourDevotion() }} is ${{ right: numeral }} or greater`,
);

function yourDevotion(): Syntax<Amount> {
  return says<Variant<Amount, 'amount', 'devotion'>>({ amount: 'devotion' })`your devotion to ${{ colors: colorList }}`;
}

const topOfYours: Objects = { objects: 'top of library', of: { players: 'you' }, count: 1 };
const isTop = says<Variant<Condition, 'if', 'matches'>>({
  if: 'matches',
  objects: topOfYours,
})`the top card of your library is ${{ filter: quality }}`;

/** “The top card of your library is a creature card”; later words call it “that card”. */
const topCard: Syntax<Condition> = {
  begins: isTop.begins,
  fixedFields: { if: 'matches' },
  read(reader) {
    const found = isTop.read(reader);
    if (found !== no) reader.scope.name(topOfYours, false, ['card']);
    return found;
  },
  write(asked, writer) {
    if (asked.if !== 'matches' || !isTop.write(asked, writer)) return false;
    writer.scope.name(topOfYours, false, ['card']);
    return true;
  },
};

const exiledWithIt = exiledCards(howMany(true));

/** “Cards exiled with this creature.” */
function exiledCards(inner: Syntax<Amount>): Syntax<Amount> {
  const isExiled = (amount: Amount): boolean =>
    typeof amount === 'object' &&
    amount.amount === 'how many' &&
    amount.of.objects === 'matching' &&
    amount.of.of.objects === 'linked';
  return mapped<Amount, Amount>(
    inner,
    (amount) => (isExiled(amount) ? amount : no),
    (amount) => (isExiled(amount) ? amount : no),
    { amount: 'how many' },
  );
}

/** “A card is exiled with it.” */
const isExiledWithIt: Syntax<Condition> = {
  begins: new Set(['a', 'an']),
  fixedFields: { if: 'compare' },
  read(reader) {
    const filter = indefinite('card').read(reader);
    const of = filter === no || !reader.take('is') ? no : exiledWithThis.read(reader, filter);
    if (of === no) return no;
    return { if: 'compare', left: { amount: 'how many', of }, compare: 'at least', right: 1, said: 'are' };
  },
  write(condition, writer) {
    if (condition.if !== 'compare' || condition.said !== 'are' || condition.right !== 1) return false;
    const { left, compare } = condition;
    if (typeof left !== 'object' || left.amount !== 'how many' || left.of.objects !== 'matching') return false;
    if (compare !== 'at least' || left.of.one || left.of.all) return false;
    return (
      indefinite('card').write(left.of.filter, writer) && writer.add(' is') && exiledWithThis.write(left.of, writer)
    );
  },
};

/** Conditions on numbers of objects. */
export const countedConditions: readonly Syntax<Condition>[] = [
  total('power'),
  total('toughness'),
  ...youControlDifferent,
  youControlAlike,
  thereIs,
  devotion,
  topCard,
  ...thereAre(kinds),
  ...thereAre(countersOn),
  ...thereAre(countersAmong),
  ...thereAre(things),
  isExiledWithIt,
  ...thereAre(exiledWithIt),
];
