import { type Filter, isSameTree, type Objects } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { listed } from '../../syntax/listed.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { noun, nounOfEach } from './nouns.js';

type Together = Extract<Objects, { objects: 'together' }>;

/** A filter for objects other than the first ones. */
function otherThan(first: Objects): Filter {
  if (first.objects === 'this') return { is: 'other' };
  const { called: _, ...objects } = first;
  return { is: 'not', of: { is: 'one of', objects: { ...objects, called: 'nothing' } as Objects } };
}

function name(scope: Scope, means: Together): void {
  scope.name(means, true, ['creature', 'permanent']);
}

/** “Target creature and all other creatures with the same name as that creature.” */
function withOthersAs(first: Syntax<Objects>, quantifier: 'all' | 'each' | 'bare'): Syntax<Objects> {
  const joint = literally(quantifier === 'bare' ? ' and other ' : ` and ${quantifier} other `);
  const things = quantifier === 'each' ? nounOfEach() : noun(true);
  const said = quantifier === 'each' ? { one: true as const } : {};
  const bare = quantifier === 'bare' ? { bare: true as const } : {};
  return {
    begins: first.begins,
    fixedFields: { objects: 'together' },
    read(reader) {
      const one = first.read(reader);
      if (one === no || joint.read(reader) === no || (bare.bare && isSubjectOfItsOwn(one))) return no;
      const filter = things.read(reader);
      if (filter === no || conjuncts(filter).some(({ is }) => is === 'other' || is === 'card' || is === 'spell'))
        return no;
      const others: Objects = {
        objects: 'each',
        filter: conjunction([otherThan(one), ...conjuncts(filter)]),
        ...said,
      };
      const means: Together = { objects: 'together', of: [one, others], ...bare };
      name(reader.scope, means);
      return means;
    },
    write(means, writer) {
      if (means.objects !== 'together' || means.called !== undefined || means.bare !== bare.bare) return false;
      const [one, others, ...more] = means.of;
      if (one === undefined || (bare.bare && isSubjectOfItsOwn(one)) || others?.objects !== 'each' || more.length > 0)
        return false;
      if ((others.one === true) !== (quantifier === 'each')) return false;
      const [other, ...filter] = conjuncts(others.filter);
      if (!isSameTree(other, otherThan(one))) return false;
      if (!first.write(one, writer) || !joint.write({}, writer)) return false;
      if (!things.write(conjunction(filter), writer)) return false;
      name(writer.scope, means);
      return true;
    },
  };
}

/** Whether “this creature and other creatures” are two subjects. */
function isSubjectOfItsOwn({ objects }: Objects): boolean {
  return objects === 'this' || objects === 'each';
}

/**
 * One object and all others like it.
 * @param first the syntax of the one object
 */
export function oneAndOthers(first: Syntax<Objects>): readonly Syntax<Objects>[] {
  return [withOthersAs(first, 'all'), withOthersAs(first, 'each'), withOthersAs(first, 'bare')];
}

/**
 * Whether “other” in the second phrase means other than the object that has the text, not other than the first phrase's
 * object.
 */
function saysOtherThanSelf(one: Objects, { filter }: Extract<Objects, { objects: 'each' }>): boolean {
  if (!conjuncts(filter).some(({ is }) => is === 'other')) return true;
  return one.objects === 'this' || one.objects === 'each';
}

function areTwo(one: Objects, other: Objects): boolean {
  if (one.objects === 'together' || other.objects === 'together') return false;
  // If the first phrase names no controller, “and” joins two nouns of one phrase: “Soldiers and Knights you control”.
  if (one.objects === 'each' && !conjuncts(one.filter).some(({ is }) => is === 'controlled by')) return false;
  if (other.objects !== 'each') return true;
  return other.one !== true && other.all !== true && saysOtherThanSelf(one, other);
}

/** Whether the text has “and other Elves” where “and all other Elves” would mean the same. */
function isBare(one: Objects, other: Objects): boolean {
  return other.objects === 'each' && isSameTree(conjuncts(other.filter)[0], otherThan(one));
}

/** “This creature and enchanted creature”, “Elves you control and other Druids you control”. */
export function twoSubjects(subject: Syntax<Objects>): Syntax<Objects> {
  const and = literally(' and ');
  return {
    begins: subject.begins,
    fixedFields: { objects: 'together' },
    read(reader) {
      const one = subject.read(reader);
      const other = one === no || and.read(reader) === no ? no : subject.read(reader);
      if (one === no || other === no || !areTwo(one, other)) return no;
      const means: Together = { objects: 'together', of: [one, other], ...(isBare(one, other) && { bare: true }) };
      name(reader.scope, means);
      return means;
    },
    write(means, writer) {
      if (means.objects !== 'together' || means.called !== undefined) return false;
      const [one, other, ...more] = means.of;
      if (one === undefined || other === undefined || more.length > 0 || !areTwo(one, other)) return false;
      if (isBare(one, other) !== (means.bare === true)) return false;
      if (!subject.write(one, writer) || !and.write({}, writer) || !subject.write(other, writer)) return false;
      name(writer.scope, means);
      return true;
    },
  };
}

function isOther(part: Filter): boolean {
  return part.is === 'other' || (part.is === 'not' && part.of.is === 'one of');
}

/**
 * Whether the phrase stands apart from the next one. If it is only a noun, “and” joins two nouns: “artifacts and
 * creatures”.
 */
function isPhraseOfItsOwn(one: Objects): boolean {
  if (one.objects !== 'each') return true;
  // “All other” refers to the object named just before.
  return one.filter.is !== 'any' && !conjuncts(one.filter).some(isOther);
}

/** “Target creature and target land”, “this creature and target creature”: several objects of one verb. */
export function severalObjects(item: Syntax<Objects>): Syntax<Objects> {
  const all = listed(item, 'and');
  const areSeveral = (of: readonly Objects[]): boolean => of.length > 1 && of.every(isPhraseOfItsOwn);
  return {
    begins: item.begins,
    fixedFields: { objects: 'together' },
    read(reader) {
      const of = all.read(reader);
      if (of === no || !areSeveral(of)) return no;
      const means: Together = { objects: 'together', of };
      name(reader.scope, means);
      return means;
    },
    write(means, writer) {
      if (means.objects !== 'together' || means.called !== undefined || !areSeveral(means.of)) return false;
      if (!all.write(means.of, writer)) return false;
      name(writer.scope, means);
      return true;
    },
  };
}

const pair: Together = {
  objects: 'together',
  of: [{ objects: 'this' }, { objects: 'paired with', of: { objects: 'this' } }],
};

/** “Both creatures”, after the condition that this creature is paired with another (CR 702.95b). */
export const bothOfPair: readonly Syntax<Objects>[] = [
  ofPair('both creatures', pair),
  ofPair('each of those creatures', { ...pair, called: 'creature' }),
];

function ofPair(text: string, means: Together): Syntax<Objects> {
  const said = literally(text);
  return {
    begins: said.begins,
    fixedFields: { objects: 'together' },
    read: (reader) =>
      reader.tokens.slice(0, reader.at).some(({ word }) => word === 'paired') && said.read(reader) !== no ? means : no,
    write: (other, writer) => isSameTree(other, means) && said.write({}, writer),
  };
}
