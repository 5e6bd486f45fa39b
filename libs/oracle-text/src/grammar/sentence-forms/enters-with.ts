import {
  type Condition,
  type Destination,
  type Effect,
  isSameTree,
  type Objects,
  withNodes,
} from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { withChanges, type TextSoFar } from '../../syntax/text-so-far.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { condition } from '../conditions/index.js';
import { withReferenceReplaced } from '../basics/delays.js';
import { enteringCounters } from '../counts/entering-counters.js';
import { indefinite } from '../nouns/nouns.js';
import { objectsAsSubject } from '../objects/objects.js';
import { verb } from '../basics/verbs.js';
import type { EffectOf } from './form.js';

type Move = EffectOf<'move'>;
type Entering = NonNullable<Destination['entersWith']>;
type Counters = Entering['counters'][number];

const enters = verb('enter');
const aKind = indefinite();
const ifIts = literally(" if it's ");
const eachOne: Objects = { objects: 'each one' };

/** “If it's a creature”, at the end of a sentence with “enters with”. */
const lastCondition: Syntax<Condition> = {
  begins: new Set(['if']),
  read(reader) {
    const filter = ifIts.read(reader) === no ? no : aKind.read(reader);
    return filter === no ? no : { if: 'matches', objects: eachOne, filter };
  },
  write: (asked, writer) =>
    asked.if === 'matches' &&
    isSameTree(asked.objects, eachOne) &&
    ifIts.write({}, writer) &&
    aKind.write(asked.filter, writer),
};

function readCounters(reader: Reader): Counters | No {
  const counters = enteringCounters.read(reader);
  if (counters === no) return no;
  const asked = reader.may<Condition | null>(lastCondition, null);
  return asked === null ? counters : { ...counters, if: asked };
}

function writeCounters({ if: asked, ...counters }: Counters, writer: Writer): boolean {
  return enteringCounters.write(counters, writer) && (asked === undefined || lastCondition.write(asked, writer));
}

function readCondition(reader: Reader): Condition | No {
  const asked = reader.take('if') ? condition.read(reader) : no;
  return asked === no || !reader.take(',') ? no : asked;
}

/** “If {G} was spent to cast this spell, that creature enters with an additional +1/+1 counter on it”; without its full stop. */
const sentence: Syntax<Entering> = {
  begins: null,
  read(reader) {
    const asked = reader.word === 'if' ? readCondition(reader) : undefined;
    if (asked === no) return no;
    const subject = objectsAsSubject.read(reader);
    if (subject === no) return no;
    reader.scope.subject = { means: subject, plural: false };
    if (enters.read(reader) === no || !reader.take('with')) return no;
    const first = readCounters(reader);
    if (first === no) return no;
    const second = first.if !== undefined && reader.take('and') ? readCounters(reader) : undefined;
    if (second === no) return no;
    return {
      subject,
      ...(asked !== undefined && { condition: asked }),
      counters: second === undefined ? [first] : [first, second],
    };
  },
  write({ subject, condition: asked, counters }, writer) {
    if (asked !== undefined && !(writer.add('If ') && condition.write(asked, writer) && writer.add(', '))) return false;
    const text = writer.capture(() => objectsAsSubject.write(subject, writer));
    if (text === undefined) return false;
    writer.add(asked === undefined ? text.charAt(0).toUpperCase() + text.slice(1) : text);
    writer.scope.subject = { means: subject, plural: false };
    return (
      writer.add(' ') &&
      enters.write({}, writer) &&
      writer.add(' with ') &&
      counters.every((one, i) => (i === 0 || writer.add(' and ')) && writeCounters(one, writer))
    );
  },
};

/** Changes the last move onto the battlefield among instructions; `undefined` if they end with another instruction. */
function withLastMove(
  effects: readonly Effect[],
  change: (move: Move, isMeant: (subject: Objects) => boolean) => Effect | undefined,
  keep?: Objects,
): readonly Effect[] | undefined {
  const last = effects[effects.length - 1];
  const others = effects.slice(0, -1);
  const end = (whole: Effect | undefined): readonly Effect[] | undefined => whole && [...others, whole];
  switch (last?.do) {
    case 'move': {
      const isMeant = (subject: Objects): boolean => isMovedObject(subject, last, keep);
      return last.to.zone === 'battlefield' ? end(change(last, isMeant)) : undefined;
    }
    case 'may': {
      const inner = withLastMove(last.effects, change, keep);
      return end(inner && { ...last, effects: inner });
    }
    case 'delayed trigger': {
      const [mode, ...more] = last.ability.modes;
      const inner = more.length > 0 ? undefined : withLastMove(mode!.effects, change, last.keep);
      return end(inner && { ...last, ability: { ...last.ability, modes: [{ ...mode!, effects: inner }] } });
    }
    default:
      return undefined;
  }
}

/** Whether the subject is the moved object, before or after the move. */
function isMovedObject(subject: Objects, { what, label }: Move, keep: Objects | undefined): boolean {
  const of = subject.objects === 'matching' && subject.filter.is === 'anything' ? subject.of : subject;
  if (of.objects === 'result' && of.label === label) return true;
  const moved = keep === undefined ? what : asInOuterText(what, keep);
  return isSameTree(subject, moved, 'called') || isSameTree(of, moved, 'called');
}

/** The object that a delayed triggered ability moves, as the outer text refers to it. */
function asInOuterText(what: Objects, keep: Objects): Objects {
  const moving: readonly Effect[] = [{ do: 'move', what, to: { zone: 'battlefield' } }];
  const [move] = withReferenceReplaced(moving, { objects: 'kept' }, keep);
  return (move as Move).what;
}

/** Makes the conditions refer to each object before it moves, not to what it becomes. */
function beforeMove({ subject, ...entering }: Entering, { label }: Move): Entering {
  const asked = withNodes(entering, (node) => {
    const objects = node as object as Objects;
    if (objects.objects !== 'result' || objects.label !== label) return undefined;
    return { ...eachOne, called: objects.called ?? 'it' };
  });
  return { subject, ...asked };
}

function afterMove({ subject, ...entering }: Entering, { label }: Move): Entering {
  const asked = withNodes(entering, (node) => {
    const objects = node as object as Objects;
    if (objects.objects !== 'each one' || objects.called === undefined || label === undefined) return undefined;
    return { objects: 'result', label, called: objects.called };
  });
  return { subject, ...asked };
}

/**
 * Lets only this sentence refer to the object that a delayed triggered ability will move. Returns the text so far
 * before that, to go back to; `null` if no referent was added.
 */
function addMovedAsReferent(scope: Scope, effects: readonly Effect[]): TextSoFar | null {
  const { soFar } = scope;
  if (effects.at(-1)?.do !== 'delayed trigger' || soFar.referents?.means !== null) return null;
  withLastMove(effects, (move) => {
    if (move.label !== undefined)
      scope.name({ objects: 'result', label: move.label }, soFar.referents!.plural, soFar.referents!.nouns);
    return move;
  });
  return soFar;
}

function forgetMoved(scope: Scope, before: TextSoFar | null): void {
  if (before !== null) scope.soFar = withChanges(scope.soFar, { referents: before.referents });
}

/** Reads a sentence about how the object that the sentence before moves enters. Returns the instructions of both. */
export function readEntersWith(reader: Reader, previous: readonly Effect[]): readonly Effect[] | No {
  if (withLastMove(previous, plain) === undefined || !reader.isAhead('with')) return no;
  const before = addMovedAsReferent(reader.scope, previous);
  const entering = sentence.read(reader);
  if (entering === no) return no;
  forgetMoved(reader.scope, before);
  const changed = withLastMove(previous, (move, isMeant) =>
    isMeant(entering.subject) ? { ...move, to: { ...move.to, entersWith: beforeMove(entering, move) } } : undefined,
  );
  return changed === undefined || !reader.stop() ? no : changed;
}

function plain(move: Move): Effect | undefined {
  return move.to.entersWith === undefined ? move : undefined;
}

/** @param sentences writes instructions as the next sentences of the same text */
export function writeEntersWith(
  effects: readonly Effect[],
  writer: Writer,
  sentences: (effects: readonly Effect[]) => boolean,
): boolean {
  let said: Entering | undefined;
  const others = withLastMove(effects, (move) => {
    const { entersWith, ...to } = move.to;
    said = entersWith && afterMove(entersWith, move);
    return { ...move, to };
  });
  if (others === undefined || said === undefined) return false;
  if (!sentences(others) || !writer.add(' ')) return false;
  const before = addMovedAsReferent(writer.scope, others);
  if (!sentence.write(said, writer)) return false;
  forgetMoved(writer.scope, before);
  return writer.stop();
}
