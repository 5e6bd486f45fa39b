import { type Amount, type Color, colors, type Condition, isSameTree, type Objects } from '@stacktrail/card-tree';
import { literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { says } from '../../syntax/says.js';
import { referent } from '../objects/objects.js';
import { newTarget } from '../targets/target-reference.js';

const it = oneOf<Objects>(referent('object'), newTarget(['permanent']) as Syntax<Objects>);
const creatures: Objects = { objects: 'each', filter: { is: 'type', type: 'Creature' } };

function hasLeastPower(objects: Objects): Condition {
  return {
    if: 'compare',
    left: { amount: 'power', of: objects },
    compare: 'at most',
    right: { amount: 'least', measure: 'power', among: creatures },
  };
}

interface About {
  readonly objects: Objects;
}

/** “It has the least power or is tied for least power among creatures on the battlefield.” */
const leastPower: Syntax<Condition> = mapped<About, Condition>(
  says<About>({})`${{ objects: it }} has the least power or is tied for least power among creatures on the battlefield`,
  ({ objects }) => hasLeastPower(objects),
  (condition) => {
    const of =
      condition.if === 'compare' && typeof condition.left === 'object' && 'of' in condition.left && condition.left.of;
    const objects = of as Objects | false;
    return objects && isSameTree(condition, hasLeastPower(objects)) ? { objects } : no;
  },
  { if: 'compare' },
);

function hasGreatestPower(objects: Objects): Condition {
  return {
    if: 'compare',
    left: { amount: 'power', of: objects },
    compare: 'at least',
    right: { amount: 'greatest', measure: 'power', among: creatures },
  };
}

const noneHasMore = literally('no other creature has greater power');

/** “No other creature has greater power” than the one creature that the text named last. */
const greatestPower: Syntax<Condition> = {
  begins: new Set(['no']),
  fixedFields: { if: 'compare' },
  read(reader) {
    if (noneHasMore.read(reader) === no) return no;
    const named = reader.scope.last(({ means }) => means !== null && 'objects' in means);
    if (named === undefined || named.plural || named.means === null || !named.nouns.includes('creature')) return no;
    return hasGreatestPower(named.means as Objects);
  },
  write(condition, writer) {
    const named = writer.scope.last(({ means }) => means !== null && 'objects' in means);
    if (named === undefined || named.plural || named.means === null) return false;
    return isSameTree(condition, hasGreatestPower(named.means as Objects)) && noneHasMore.write({}, writer);
  },
};

function number(of: Color): Amount {
  return { amount: 'count', filter: { is: 'color', color: of } };
}

const most: Amount = { amount: 'greatest of', of: colors.map(number) };

/** It has one of the colors that no other color is more common than. */
function sharesMostCommon(objects: Objects): Condition {
  return {
    if: 'any',
    of: colors.map((color): Condition => ({
      if: 'all',
      of: [
        { if: 'matches', objects, filter: { is: 'color', color } },
        { if: 'compare', left: number(color), compare: 'at least', right: most },
      ],
    })),
  };
}

/** “It shares a color with the most common color among all permanents or a color tied for most common.” */
const mostCommonShared: Syntax<Condition> = mapped<About, Condition>(
  says<About>({})`${{
    objects: it,
  }} shares a color with the most common color among all permanents or a color tied for most common`,
  ({ objects }) => sharesMostCommon(objects),
  (condition) => {
    const [first] = condition.if === 'any' ? condition.of : [];
    const [asked] = first?.if === 'all' ? first.of : [];
    if (asked?.if !== 'matches') return no;
    return isSameTree(condition, sharesMostCommon(asked.objects)) ? { objects: asked.objects } : no;
  },
  { if: 'any' },
);

/** Conditions that compare an object with all creatures or all permanents. */
export const comparedWithAll: readonly Syntax<Condition>[] = [leastPower, greatestPower, mostCommonShared];
