import { isSameTree, referentNouns, type TriggerEvent } from '@stacktrail/card-tree';
import type { Reader, Rule } from '../../syntax/reader.js';
import type { Referent } from '../../syntax/text-so-far.js';
import type { Scope } from '../../syntax/scope.js';
import { constant, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { readBeginning, writeBeginning } from './beginnings.js';
import { readCounterEvent, writeCounterEvent } from './counters.js';
import { readObjectEvent, writeOfObjects } from './of-objects.js';
import { readPlayerEvent, writeOfPlayers } from './of-players.js';
import { otherEvents, stateEvent } from './others.js';

/** Whether the next word ends the event: the comma before the instructions, “and”, “or”, “this turn” or “this combat”. */
function endsEvent(reader: Reader): boolean {
  return (
    reader.word === ',' ||
    reader.word === 'and' ||
    reader.word === 'or' ||
    (reader.word === 'this' && (reader.ahead(1) === 'turn' || reader.ahead(1) === 'combat'))
  );
}

const eventRules: readonly Rule<TriggerEvent>[] = [
  (reader: Reader) => otherEvents.read(reader),
  readPlayerEvent,
  readCounterEvent,
  readObjectEvent,
].map(requireEnd);

function requireEnd(read: (reader: Reader) => TriggerEvent | No): Rule<TriggerEvent> {
  return {
    read(reader) {
      const event = read(reader);
      return event !== no && endsEvent(reader) ? event : no;
    },
  };
}

function readEventClause(reader: Reader): TriggerEvent | No {
  return reader.anyOf(eventRules, eventRules);
}

/** Keyword actions that happen only once to a plane, phenomenon or scheme; their triggers begin with “when”. */
const happensOnce: ReadonlySet<string> = new Set(['planeswalk to', 'planeswalk away from', 'set in motion']);

/** The usual first word of a trigger (CR 603.1): “when” if the event can happen only once, else “whenever”. */
function usualWord(event: TriggerEvent): 'when' | 'whenever' {
  switch (event.on) {
    case 'dies':
    case 'leaves the battlefield':
      return event.what.is === 'this' || event.what.is === 'attached to by this' ? 'when' : 'whenever';
    case 'enters':
    case 'moves':
    case 'casts':
    case 'transforms':
    case 'is turned face up':
      return event.what.is === 'this' ? 'when' : 'whenever';
    case 'is designated':
      return event.what?.is === 'this' ? 'when' : 'whenever';
    case 'keyword action':
      return event.what?.is === 'this' && happensOnce.has(event.action) ? 'when' : 'whenever';
    case 'state':
      return 'when';
    case 'counters are put':
      return event.reaches !== undefined ? 'when' : 'whenever';
    case 'counters are removed':
      return event.last ? 'when' : 'whenever';
    case 'any of':
      return event.of.every((each) => usualWord(each) === 'when') ? 'when' : 'whenever';
    default:
      return 'whenever';
  }
}

/** “When …”, “whenever …”, “at the beginning of …”. */
function readOne(reader: Reader): TriggerEvent | No {
  const said = reader.take('when') ? 'when' : reader.take('whenever') ? 'whenever' : undefined;
  if (said === undefined) return readAt(reader);
  const from = reader.mark();
  let event = readEventClause(reader);
  if (event === no && said === 'when') {
    reader.back(from);
    event = stateEvent.read(reader);
  }
  if (event === no) return no;
  return usualWord(event) === said ? event : { ...event, said };
}

function readAt(reader: Reader): TriggerEvent | No {
  if (!reader.take('at')) return no;
  if (reader.word === 'end') {
    for (const word of ['end', 'of', 'combat']) if (!reader.take(word)) return no;
    return endOfCombat;
  }
  for (const word of ['the', 'beginning', 'of']) if (!reader.take(word)) return no;
  return reader.anyOf(beginnings, beginnings);
}

/** CR 505.1a: the first main phase of a turn is its precombat main phase, the others are postcombat main phases. */
const yourMainPhases = constant<TriggerEvent>('each of your main phases', {
  on: 'any of',
  of: [
    { on: 'beginning of step', step: 'precombat main', whose: 'you' },
    { on: 'beginning of step', step: 'postcombat main', whose: 'you' },
  ],
});

const beginnings: readonly Rule<TriggerEvent>[] = [{ read: readBeginning }, yourMainPhases];

const endOfCombat: TriggerEvent = { on: 'beginning of step', step: 'end of combat', whose: 'each player' };

function beginsTrigger(word: string): boolean {
  return word === 'when' || word === 'whenever' || word === 'at';
}

/**
 * The event of a triggered ability: “when this creature enters”, “whenever you cast a noncreature spell”. Two events
 * joined by “and” are read as one event that is either of them: “when this creature enters and at the beginning of your
 * upkeep”.
 */
export function readTriggerEvent(reader: Reader): TriggerEvent | No {
  const first = readOne(reader);
  if (first !== no && reader.word === 'or') return readOther(reader, first);
  if (first !== no && isListed(reader)) return readList(reader, first);
  if (first === no || reader.word !== 'and' || !beginsTrigger(reader.ahead(1))) return first;
  reader.next();
  const second = readOne(reader);
  return second === no ? no : { on: 'any of', of: [first, second] };
}

/** “… or the creature it haunts dies”, “… or at the beginning of your upkeep”: another event, with its own subject. */
function readOther(reader: Reader, first: TriggerEvent): TriggerEvent | No {
  const { scope } = reader;
  const named = scope.last(isObject);
  reader.next();
  const second = reader.word === 'at' ? readAt(reader) : readEventClause(reader);
  if (second === no || reader.word === 'or') return no;
  forgetReferentUnlessSame(scope, named);
  return { on: 'any of', of: [first, second], or: true };
}

function isListed(reader: Reader): boolean {
  return reader.word === ',' && reader.ahead(1) === 'or';
}

/**
 * “Another creature dies, or a creature card leaves your graveyard, or …”: three or more events, each with its own
 * subject.
 */
function readList(reader: Reader, first: TriggerEvent): TriggerEvent | No {
  const { scope } = reader;
  const of = [first];
  while (isListed(reader)) {
    const named = scope.last(isObject);
    reader.next();
    reader.next();
    const next = readEventClause(reader);
    if (next === no) return no;
    forgetReferentUnlessSame(scope, named);
    of.push(next);
  }
  return of.length < 3 ? no : { on: 'any of', of, or: true };
}

function isObject({ means }: Referent): boolean {
  return means === null || 'objects' in means;
}

/** After two events, “it” has no fixed meaning, unless both are about the same object. */
function forgetReferentUnlessSame(scope: Scope, before: Referent | undefined): void {
  const now = scope.last(isObject);
  if (before?.means && now?.means && isSameTree(before.means, now.means)) {
    const namedAgain = now !== before;
    if (namedAgain || ('objects' in now.means && now.means.objects === 'this')) return;
  }
  if (before === undefined && now === undefined) return;
  scope.unsayable(referentNouns.filter((noun) => noun !== 'player' && noun !== 'opponent'));
}

function writeOne(event: TriggerEvent, writer: Writer): boolean {
  if (event.on !== 'beginning of step') writer.add(`${event.said ?? usualWord(event)} `);
  return writeEventClause(event, writer);
}

/** Writes the event without “when” or “whenever”. */
function writeEventClause(event: TriggerEvent, writer: Writer): boolean {
  if (event.on === 'beginning of step') {
    if (event.step === 'end of combat' && event.whose === 'each player') return writer.add('at end of combat');
    return writer.add('at the beginning of ') && writeBeginning(event, writer);
  }
  const from = writer.mark();
  for (const write of [otherEvents.write.bind(otherEvents), writeOfPlayers, writeCounterEvent, writeOfObjects]) {
    if (write(event, writer)) return true;
    writer.back(from);
  }
  return event.on === 'state' && stateEvent.write(event, writer);
}

/** Writes events joined by “or”. */
function writeEither([first, ...others]: readonly TriggerEvent[], writer: Writer): boolean {
  if (first === undefined || others.length === 0 || !writeOne(first, writer)) return false;
  const joint = others.length === 1 ? ' or ' : ', or ';
  return others.every((other) => {
    const named = writer.scope.last(isObject);
    if (!writer.add(joint) || !writeEventClause(other, writer)) return false;
    forgetReferentUnlessSame(writer.scope, named);
    return true;
  });
}

export function writeTriggerEvent(event: TriggerEvent, writer: Writer): boolean {
  if (event.on === 'any of' && event.or) return writeEither(event.of, writer);
  const from = writer.mark();
  if (writer.add('at the beginning of ') && yourMainPhases.write(event, writer)) return true;
  writer.back(from);
  if (writeOne(event, writer)) return true;
  writer.back(from);
  if (event.on !== 'any of') return false;
  return event.of.every((one, i) => (i === 0 || writer.add(' and ')) && writeOne(one, writer));
}
