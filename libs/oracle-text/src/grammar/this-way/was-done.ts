import { participles, type Condition, type Filter, type Objects, type Participle } from '@stacktrail/card-tree';
import { withArticle } from '../../english/words.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import type { AffectedObjects } from '../../syntax/text-so-far.js';
import type { Writer } from '../../syntax/writer.js';
import { noun, type Head } from '../nouns/nouns.js';
import {
  heads,
  isCardReadAsPermanent,
  isParticiple,
  partsOf,
  thisWay,
  type ParticiplePhrase,
} from './done-this-way.js';

type Comparison = Extract<Condition, { readonly if: 'compare' }>;

const oneOrMore = literally('one or more ');

/** “A land card was milled this way” of a card that was referred to earlier: only its label is known. */
function labelledCardMatched(label: string, filter: Filter): Condition {
  return { if: 'compare', left: { amount: 'number of', label, filter }, compare: 'at least', right: 1 };
}

function writeLabelledCardMatched({ left }: Comparison, writer: Writer): boolean {
  if (typeof left !== 'object' || left.amount !== 'number of' || left.filter === undefined) return false;
  const { thisWay: labels } = writer.scope;
  const done = participles.find((one) => labels[one] === left.label);
  const text = writer.capture(() => noun(false, 'card').write(left.filter!, writer));
  return done !== undefined && text !== undefined && writer.add(`${withArticle(text)} was ${done} this way`);
}

/** Whether any of the objects that an instruction affected match the filter. */
function someMatched(done: Participle, head: Head, deed: AffectedObjects, filter: Filter, one: boolean): Condition {
  const called: ParticiplePhrase = `${done} ${head as 'card' | 'permanent'}`;
  const of: Objects = { ...(head === 'card' ? deed.means : deed.was), called };
  const asked: Objects = { objects: 'matching', of, filter, ...(one && { one }) };
  return { if: 'compare', left: { amount: 'how many', of: asked }, compare: 'at least', right: 1 };
}

/** “A creature card was milled this way”, “one or more cards were exiled this way”. */
export const wasDone: Syntax<Condition> = {
  begins: new Set(['a', 'an', 'one']),
  fixedFields: { if: 'compare' },
  read(reader) {
    const one = reader.take('a') || reader.take('an');
    if (!one && oneOrMore.read(reader) === no) return no;
    const from = reader.mark();
    for (const head of heads) {
      reader.back(from);
      const filter = noun(!one, head).read(reader);
      if (filter === no || isCardReadAsPermanent(head, filter)) continue;
      if (!reader.take(one ? 'was' : 'were') || !isParticiple(reader.word)) continue;
      const done = reader.next().word as Participle;
      if (thisWay.read(reader) === no) continue;
      const deed = reader.scope.lastAffected(done);
      if (deed === undefined) {
        const label = head === 'card' && one ? reader.scope.thisWay[done] : undefined;
        return label === undefined ? no : labelledCardMatched(label, filter);
      }
      return someMatched(done, head, deed, filter, one);
    }
    return no;
  },
  write(value, writer) {
    const { left, compare, right, said } = value as Comparison;
    if (value.if !== 'compare' || compare !== 'at least' || right !== 1 || said !== undefined) return false;
    if (typeof left === 'object' && left.amount === 'number of') return writeLabelledCardMatched(value, writer);
    if (typeof left !== 'object' || left.amount !== 'how many' || left.of.objects !== 'matching') return false;
    const { of, filter, one } = left.of;
    const parts = partsOf(of.called);
    const text = writer.capture(() => noun(one !== true, parts?.[1] as Head).write(filter, writer));
    if (parts === undefined || text === undefined) return false;
    return writer.add(
      one ? `${withArticle(text)} was ${parts[0]} this way` : `one or more ${text} were ${parts[0]} this way`,
    );
  },
};

/** Verbs and their participles: discard, “discarded”. */
const participleOf: Readonly<Record<string, Participle>> = {
  discard: 'discarded',
  sacrifice: 'sacrificed',
  exile: 'exiled',
  reveal: 'revealed',
  mill: 'milled',
  return: 'returned',
};

/** “You discard a nonland card this way”: whether the card that an earlier instruction discarded matches. */
export const youDidThisWay: Syntax<Condition> = {
  begins: new Set(Object.keys(participleOf)),
  fixedFields: { if: 'compare' },
  read(reader) {
    const done = participleOf[reader.word];
    const deed = done === undefined ? undefined : reader.scope.lastAffected(done);
    if (done === undefined || deed === undefined) return no;
    reader.next();
    const one = reader.take('a') || reader.take('an');
    if ((one && deed.plural) || (!one && oneOrMore.read(reader) === no)) return no;
    const from = reader.mark();
    for (const head of heads) {
      reader.back(from);
      const filter = noun(!one, head).read(reader);
      if (filter === no || isCardReadAsPermanent(head, filter) || thisWay.read(reader) === no) continue;
      if (one && head === 'card') reader.scope.name(deed.means, false, ['card']);
      return someMatched(done, head, deed, filter, one);
    }
    return no;
  },
  write(value, writer) {
    const { left, compare, right } = value as Comparison;
    if (value.if !== 'compare' || compare !== 'at least' || right !== 1) return false;
    if (typeof left !== 'object' || left.amount !== 'how many' || left.of.objects !== 'matching') return false;
    const { of, filter, one } = left.of;
    const parts = partsOf(of.called);
    const verb = Object.keys(participleOf).find((base) => participleOf[base] === parts?.[0]);
    const text = writer.capture(() => noun(one !== true, parts?.[1] as Head).write(filter, writer));
    if (verb === undefined || text === undefined) return false;
    if (one && parts?.[1] === 'card') {
      const { called: _, ...means } = of;
      writer.scope.name(means, false, ['card']);
    }
    return writer.add(`${verb} ${one ? withArticle(text) : `one or more ${text}`} this way`);
  },
};
