import {
  type Condition,
  type Filter,
  plainKeywords,
  type KeywordName,
  type Objects,
  type SharedQuality,
} from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, no, oneOf, table, type Syntax } from '../../syntax/syntax.js';
import { readsAndWrites } from '../../syntax/reads-only.js';
import { without } from '../../syntax/without.js';
import { castingKeywords } from '../nouns/after-noun.js';
import { eventPhrases } from '../nouns/after-noun-events.js';
import { playersHole } from '../basics/holes.js';
import { comparison } from '../nouns/comparisons.js';
import { operand, relatedObjects, targetsYouOr } from '../nouns/relation-filters.js';
import { verb } from '../basics/verbs.js';

type Matches = Variant<Condition, 'if', 'matches'>;
type Of<K> = Variant<Filter, 'is', K>;
type Compared = Of<'power' | 'toughness' | 'mana value'>;

const keyword: Syntax<KeywordName> = table(
  Object.fromEntries([...plainKeywords, ...castingKeywords].map((name) => [name, name])),
);
const shared: readonly SharedQuality[] = ['color', 'card type', 'creature type', 'land type'];
const same: readonly SharedQuality[] = ['name', 'mana value', 'controller'];

/** The words after “has”: “flying”, “power 4 or greater”, “the same name as it”. */
export const had: Syntax<Filter> = oneOf<Filter>(
  says<Of<'keyword'>>({ is: 'keyword' })`${{ keyword }}`,
  ...(['power', 'toughness', 'mana value'] as const).map(
    (is) => says<Compared>({ is })`${literally(is)} ${comparison}`,
  ),
  ...same.map(
    (quality) =>
      says<Of<'shares'>>({ is: 'shares', quality })`${literally(`the same ${quality} as `)}${{ with: relatedObjects }}`,
  ),
);

const sharing = shared.map(
  (quality) =>
    says<Of<'shares'>>({ is: 'shares', quality })`${literally(`a ${quality} with `)}${{ with: relatedObjects }}`,
);
const shares: Syntax<Filter> = oneOf<Filter>(...sharing);

/** The words after “is”, besides adjectives and nouns. */
const being: Syntax<Filter> = oneOf<Filter>(
  readsAndWrites(
    // “Attacking one of your opponents” is said so.
    (filter) => filter.is !== 'attacks players' || filter.who.players !== 'each opponent',
    without(
      ['orPermanents'],
      says<Of<'attacks players'>>({ is: 'attacks players' })`attacking ${{ who: playersHole }}`,
    ) as Syntax<Filter>,
  ),
  says<Of<'attached to'>>({ is: 'attached to' })`attached to ${{ what: operand }}`,
  says<Of<'blocks'>>({ is: 'blocks' })`blocking ${{ what: operand }}`,
  says<Of<'is blocked by'>>({ is: 'is blocked by' })`blocked by ${{ what: operand }}`,
);

const wasCast = constant<Filter>('cast', { is: 'cast from' });
const attack = constant<Filter>('attack this turn', {
  is: 'in event',
  event: { on: 'attacks', what: { is: 'anything' } },
  as: 'object',
});
const entered = constant<Filter>('entered this turn', { is: 'entered this turn' });
const came = constant<Filter>('came under your control this turn', {
  is: 'not',
  of: { is: 'controlled since turn began' },
});

/** Of a spell or ability (CR 115.1). */
const targetsPermanentOrPlayer = constant<Filter>('a permanent or player', {
  is: 'any',
  of: [
    { is: 'targets', what: { is: 'in zone', zone: 'battlefield' } },
    { is: 'targets player', who: { players: 'each player' } },
  ],
});
const targeting: Syntax<Filter> = oneOf<Filter>(
  targetsPermanentOrPlayer,
  targetsYouOr(''),
  without(['only'], says<Of<'targets'>>({ is: 'targets' })`${{ what: operand }}`),
);

/** One form of a clause about objects. */
interface Form {
  /** The verb before the rest: “has”, “doesn't have”. */
  readonly verb: Syntax<object> | null;
  readonly rest: Syntax<Filter>;
  readonly not?: true;
  readonly past?: true;
}

/** A verb of several words that agrees with its subject: “don't have”, “doesn't have”. */
function agreeing(base: string, single: string): Syntax<object> {
  const many = literally(base);
  const one = literally(single);
  return {
    begins: oneOf(many, one).begins,
    read(reader) {
      const from = reader.mark();
      if (many.read(reader) !== no) return {};
      reader.back(from);
      return one.read(reader);
    },
    write: (_, writer) => (writer.scope.subject?.plural === false ? one : many).write({}, writer),
  };
}

const is = verb('are', 'is');
const isnt = verb("aren't", "isn't");
const was = verb('were', 'was');
const wasnt = verb("weren't", "wasn't");

const forms: readonly Form[] = [
  { verb: verb('have', 'has'), rest: had },
  { verb: agreeing("don't have", "doesn't have"), rest: had, not: true },
  { verb: literally('had'), rest: had, past: true },
  { verb: literally("didn't have"), rest: had, not: true, past: true },
  { verb: verb('share', 'shares'), rest: shares },
  { verb: agreeing("don't share", "doesn't share"), rest: shares, not: true },
  { verb: is, rest: being },
  { verb: isnt, rest: being, not: true },
  { verb: was, rest: being, past: true },
  { verb: was, rest: wasCast },
  { verb: wasnt, rest: wasCast, not: true },
  { verb: verb('target', 'targets'), rest: targeting },
  { verb: null, rest: entered },
  { verb: null, rest: came },
  { verb: literally("didn't"), rest: attack, not: true },
  { verb: null, rest: oneOf<Filter>(...eventPhrases) },
];

/** “It has flying”, “this creature shares a color with it”, “that creature attacked this turn”. */
export function verbPhrases(subject: Syntax<Objects>): readonly Syntax<Condition>[] {
  return forms.map(({ verb: leading, rest, not, past }): Syntax<Condition> => {
    const inner =
      leading === null
        ? says<Matches>({ if: 'matches' })`${{ objects: subject }} ${{ filter: rest }}`
        : says<Matches>({ if: 'matches' })`${{ objects: subject }} ${leading} ${{ filter: rest }}`;
    return {
      begins: inner.begins,
      read(reader) {
        const found = inner.read(reader);
        if (found === no) return no;
        if (past !== true) return not ? { if: 'not', of: found } : found;
        const { was: before } = found.objects.called === 'it' ? reader.scope.factsOf(found.objects) : {};
        if (before === null) return no;
        const of: Matches = { ...found, ...(before && { objects: { ...before, called: 'it' } }), past: true };
        return not ? { if: 'not', of } : of;
      },
      write(condition, writer) {
        const of = not && condition.if === 'not' ? condition.of : condition;
        if ((condition.if === 'not') !== (not === true) || of.if !== 'matches') return false;
        return (of.past === true) === (past === true) && inner.write(of, writer);
      },
    };
  });
}
