import { type Condition, type Filter, isSameTree, type Objects, type Zone } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { referent } from '../objects/objects.js';

interface Origin {
  readonly zone: Zone;
  readonly text: string;
  /** Whether the zone is “your” graveyard or hand: that of the ability's controller. */
  readonly own: boolean;
}

const origins: readonly Origin[] = [
  { zone: 'graveyard', text: 'your graveyard', own: true },
  { zone: 'graveyard', text: 'a graveyard', own: false },
  { zone: 'exile', text: 'exile', own: false },
];

const yours: Filter = { is: 'owned by', who: 'you' };

/** A filter for permanents that entered from the zone, or were cast from it as spells (CR 400.7d). */
function cameFrom({ zone, own }: Origin): Filter {
  const moved: Filter = {
    is: 'in event',
    event: { on: 'moves', what: { is: 'anything' }, from: [zone], to: ['battlefield'] },
    as: 'became',
  };
  const cast: Filter = { is: 'cast from', zone };
  if (!own) return { is: 'any', of: [moved, cast] };
  // The player who cast the spell controls the permanent as it enters (CR 608.3a).
  const byYou: Filter = { is: 'all', of: [cast, { is: 'controlled by', who: 'you' }] };
  return { is: 'all', of: [{ is: 'any', of: [moved, byYou] }, yours] };
}

const it = referent('object');
const subject = referent('subject');

/** “It entered from your graveyard or you cast it from your graveyard.” */
function ofOne(origin: Origin): Syntax<Condition> {
  const entered = literally(` entered from ${origin.text} or you cast `);
  const closing = literally(` from ${origin.text}`);
  const filter = cameFrom(origin);
  return {
    begins: subject.begins,
    fixedFields: { if: 'matches' },
    read(reader) {
      const objects = subject.read(reader);
      if (objects === no || entered.read(reader) === no) return no;
      const again = it.read(reader);
      if (again === no || !isSameTree(again, objects) || closing.read(reader) === no) return no;
      return { if: 'matches', objects, filter };
    },
    write: (condition, writer) =>
      condition.if === 'matches' &&
      isSameTree(condition.filter, filter) &&
      subject.write(condition.objects, writer) &&
      entered.write({}, writer) &&
      it.write(condition.objects, writer) &&
      closing.write({}, writer),
  };
}

const oneOrMore = literally('one or more of ');

/** “One or more of them entered from a graveyard or was cast from a graveyard.” */
function ofSome(origin: Origin): Syntax<Condition> {
  const behind = literally(` entered from ${origin.text} or was cast from ${origin.text}`);
  const filter = cameFrom(origin);
  const among = (of: Objects): Condition => ({
    if: 'compare',
    left: { amount: 'how many', of: { objects: 'matching', of, filter } },
    compare: 'at least',
    right: 1,
  });
  return {
    begins: oneOrMore.begins,
    fixedFields: { if: 'compare' },
    read(reader) {
      if (oneOrMore.read(reader) === no) return no;
      const of = it.read(reader);
      return of === no || behind.read(reader) === no ? no : among(of);
    },
    write(condition, writer) {
      if (condition.if !== 'compare' || typeof condition.left !== 'object') return false;
      const { left } = condition;
      if (left.amount !== 'how many' || left.of.objects !== 'matching') return false;
      if (!isSameTree(condition, among(left.of.of))) return false;
      return oneOrMore.write({}, writer) && it.write(left.of.of, writer) && behind.write({}, writer);
    },
  };
}

/** Conditions on the zone from which permanents came (CR 400.7d, 603.6). */
export const enteredFrom: readonly Syntax<Condition>[] = origins.flatMap((origin) => [ofOne(origin), ofSome(origin)]);
