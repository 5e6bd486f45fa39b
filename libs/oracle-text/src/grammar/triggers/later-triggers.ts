import {
  type Effect,
  type Filter,
  type Objects,
  type Players,
  type TriggerEvent,
  isSameTree,
} from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { withChanges, type Referent } from '../../syntax/text-so-far.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { instructions } from '../basics/holes.js';
import { toInnerNumbering, toOuterNumbering } from '../basics/nested-abilities.js';
import { noun } from '../nouns/nouns.js';
import { activating } from './activating.js';
import { nameSpell, readCasts, writeCasts } from './casting.js';
import { readTriggerEvent, writeTriggerEvent } from './index.js';

const thisTurn = literally(' this turn, ');
const comma = literally(', ');

/** A duration that is said before the event. */
const leading = (
  [
    ['until end of turn, ', 'this turn'],
    ['until your next turn, ', 'until your next turn'],
    ['until the end of your next turn, ', 'until end of your next turn'],
  ] as const
).map(([text, until]) => ({ words: literally(text), until }));

type Delayed = Extract<Effect, { readonly do: 'delayed trigger' }>;

/** What the outer text's event named is something else in the ability that triggers later: words for it can't be read there. */
function hidden(referent: Referent | null): Referent | null {
  if (referent === null) return null;
  const before = hidden(referent.before);
  return isOfEvent(referent.means) ? { ...referent, means: null, before } : { ...referent, before };
}

function isOfEvent(means: Objects | Players | null): boolean {
  if (means === null) return false;
  if ('players' in means) return means.players === 'that player';
  return means.objects === 'that object' || means.objects === 'those objects';
}

type Once = NonNullable<Delayed['once']>;

const next = literally('when you next ');
const yourNext = literally('when you cast your next ');
const nextSpell = noun(false, 'spell');

/** “When you next cast an instant spell”, “when you cast your next instant spell”, or any other event. */
function readEvent(reader: Reader): { readonly event: TriggerEvent; readonly once?: Once } | No {
  const from = reader.mark();
  if (next.read(reader) !== no) {
    const event = readNextDeeds(reader);
    return event === no ? no : { event, once: 'next' };
  }
  reader.back(from);
  if (yourNext.read(reader) !== no) {
    const what = nextSpell.read(reader);
    if (what === no) return no;
    nameSpell(reader.scope, what);
    return { event: { on: 'casts', who: 'you', what }, once: 'your next' };
  }
  reader.back(from);
  const once = reader.word === 'when';
  const event = readTriggerEvent(reader);
  return event === no ? no : once ? { event, once: 'when' } : { event };
}

/** “Cast an instant spell”, “cast an instant spell, cast a sorcery spell, or activate a loyalty ability”. */
function readNextDeeds(reader: Reader): TriggerEvent | No {
  const { scope } = reader;
  scope.subject = { means: { players: 'you' }, plural: true };
  const one = { read: () => (reader.word === 'cast' ? readCasts('you', reader) : activating.read(reader)) };
  const first = one.read();
  if (first === no || (reader.word !== ',' && reader.word !== 'or')) return named(first, scope);
  const of = [first];
  for (let last = false; !last;) {
    const comma = reader.take(',');
    last = reader.take('or');
    const next = comma || last ? one.read() : no;
    if (next === no) return no;
    of.push(next);
  }
  return named({ on: 'any of', of }, scope);
}

/** What was activated, or is either, is named for later words. */
function named(event: TriggerEvent | No, scope: Scope): TriggerEvent | No {
  if (event !== no && event.on !== 'casts') nameDone(event, scope);
  return event;
}

function nameDone(event: TriggerEvent, scope: Scope): void {
  const isEither = event.on === 'any of' && event.of.some(({ on }) => on === 'activates');
  if (isEither) scope.name({ objects: 'that object' }, false, ['spell or ability']);
  else if (event.on === 'activates') scope.name({ objects: 'that object' }, false, ['ability', 'spell or ability']);
}

function writeNextDeeds(event: TriggerEvent, writer: Writer): boolean {
  const parts =
    event.on === 'any of' && event.of.some(({ on }) => on !== 'casts' && on !== 'copies') ? event.of : [event];
  const could = parts.every((one, i) => {
    const joint = i === 0 ? '' : parts.length === 2 ? ' or ' : i === parts.length - 1 ? ', or ' : ', ';
    return writer.add(joint) && (one.on === 'activates' ? activating.write(one, writer) : writeCasts(one, writer));
  });
  nameDone(event, writer.scope);
  return could;
}

function writeEvent(event: TriggerEvent, once: Delayed['once'], writer: Writer): boolean {
  if (once === undefined || once === 'when') {
    return writeTriggerEvent({ ...event, said: once ?? 'whenever' }, writer);
  }
  writer.scope.subject = { means: { players: 'you' }, plural: true };
  if (once === 'next') return next.write({}, writer) && writeNextDeeds(event, writer);
  if (event.on !== 'casts' || !yourNext.write({}, writer) || !nextSpell.write(event.what, writer)) return false;
  nameSpell(writer.scope, event.what);
  return true;
}

function within<T>(scope: Scope, inner: () => T): T {
  const { referents, hasAmount, later } = scope.soFar;
  scope.soFar = withChanges(scope.soFar, { referents: hidden(referents), hasAmount: false, later: true });
  const found = inner();
  scope.soFar = withChanges(scope.soFar, { referents, hasAmount, later });
  return found;
}

const counted: ReadonlySet<TriggerEvent['on']> = new Set([
  'deals damage',
  'gains life',
  'loses life',
  'is dealt damage',
]);

function hasNumber(event: TriggerEvent): boolean {
  if (event.on === 'any of') return event.of.every(hasNumber);
  return counted.has(event.on) || 'oneOrMore' in event;
}

/** How long it is said to wait before the event is; `undefined` if that is said after it. */
function readLeading(reader: Reader): (typeof leading)[number] | undefined {
  const from = reader.mark();
  for (const one of leading) {
    if (one.words.read(reader) !== no && reader.word === 'whenever') return one;
    reader.back(from);
  }
  return undefined;
}

/**
 * “When that creature dies this turn, draw a card”, “Until your next turn, whenever you attack, …”: a delayed triggered
 * ability, of which all that follows is a part (CR 603.7b). “When” is once.
 */
export function readLaterTrigger(reader: Reader): Effect | No {
  const first = readLeading(reader);
  if (reader.word !== 'when' && reader.word !== 'whenever') return no;
  const { scope } = reader;
  const read = within(scope, () => {
    const when = readEvent(reader);
    if (when === no || (first || waits(when.event) ? comma : thisTurn).read(reader) === no) return no;
    scope.hasAmount = hasNumber(when.event);
    const { targets } = scope;
    const inner = instructions.read(reader);
    return inner === no ? no : { ...when, inner, targets };
  });
  if (read === no) return no;
  const { targets } = read;
  scope.soFar = withChanges(scope.soFar, { targets });
  const nested = toInnerNumbering(read.inner, targets.length, true);
  if (nested === no) return no;
  const subject = keptIn(read.event);
  if (subject === null) return no;
  const keep = subject?.keep ?? nested.keep;
  if (subject !== undefined && nested.keep !== undefined && !isSame(subject.keep, nested.keep)) return no;
  const ability = { kind: 'triggered', event: subject?.event ?? read.event, ...nested.instructions } as const;
  return {
    do: 'delayed trigger',
    ability,
    ...(keep && { keep }),
    ...(!waits(read.event) && { until: first?.until ?? 'this turn' }),
    ...(first && { leads: true }),
    ...(read.once && { once: read.once }),
  };
}

function isSame(one: Objects, other: Objects): boolean {
  return isSameTree(one, other);
}

const kept: Objects = { objects: 'kept' };

/** “A creature dealt damage this way”: of those it is asked whether it is one. */
function oneOfSeveral(what: Filter | undefined): { readonly of: Objects; with(objects: Objects): Filter } | undefined {
  if (what?.is !== 'all') return undefined;
  const last = what.of[what.of.length - 1];
  if (last?.is !== 'one of' || (last.objects.objects !== 'result' && last.objects.objects !== 'kept')) return undefined;
  return {
    of: last.objects,
    with: (objects) => ({ is: 'all', of: [...what.of.slice(0, -1), { is: 'one of', objects }] }),
  };
}

/** “When you lose control of that creature, …”: whenever that is, and once (CR 603.7b). */
function waits(event: TriggerEvent): boolean {
  return event.on === 'control changes' && event.from !== undefined && event.what.is === 'one of';
}

/** The one object that an event is about, where it was named before or is a new target; `null` of any other. */
function keptIn(event: TriggerEvent): Kept | undefined | null {
  if (event.on === 'any of') return keptInAll(event);
  if (!('what' in event)) return undefined;
  const several = oneOfSeveral(event.what);
  if (several !== undefined) return { event: { ...event, what: several.with(kept) } as TriggerEvent, keep: several.of };
  if (event.what.is !== 'one of') return undefined;
  const { called, ...means } = event.what.objects;
  if (called === undefined && means.objects !== 'target') return null;
  const what = { is: 'one of', objects: { objects: 'kept', ...(called && { called }) } } as const;
  return { event: { ...event, what } as TriggerEvent, keep: means as Objects };
}

interface Kept {
  readonly event: TriggerEvent;
  readonly keep: Objects;
}

/** “Deals combat damage to a player or planeswalker”: events of the same one. */
function keptInAll(event: Extract<TriggerEvent, { readonly on: 'any of' }>): Kept | undefined | null {
  const found = event.of.map(keptIn);
  const [first] = found;
  if (first === undefined || first === null) return found.every((one) => one === first) ? first : null;
  const same = found.every((one) => one !== undefined && one !== null && isSame(one.keep, first.keep));
  return same ? { event: { ...event, of: found.map((one) => one!.event) }, keep: first.keep } : null;
}

/** The event as the text says it: of what was named before. */
function saidOf(event: TriggerEvent, keep: Objects | undefined): TriggerEvent {
  if (event.on === 'any of') return { ...event, of: event.of.map((one) => saidOf(one, keep)) };
  if (keep === undefined || !('what' in event)) return event;
  const several = oneOfSeveral(event.what);
  if (several?.of.objects === 'kept') return { ...event, what: several.with(keep) };
  if (event.what.is !== 'one of') return event;
  const { called } = event.what.objects;
  return { ...event, what: { is: 'one of', objects: { ...keep, ...(called && { called }) } } };
}

/** Writes such an ability with all its sentences. */
export function writeLaterTrigger(effect: Delayed, writer: Writer): boolean {
  const { ability, keep, until, once, leads } = effect;
  const first = leads === true ? leading.find((one) => one.until === until) : undefined;
  const { kind: _, event, condition, ...own } = ability;
  const whenever = waits(event) ? undefined : 'this turn';
  if (leads === true ? first === undefined || once !== undefined : until !== whenever) return false;
  if (condition !== undefined) return false;
  const { scope } = writer;
  const { targets } = scope;
  first?.words.write({}, writer);
  const could = within(scope, () => {
    const said = writeEvent(saidOf(event, keep), once, writer);
    if (!said || !(first === undefined && !waits(event) ? thisTurn : comma).write({}, writer)) return false;
    return instructions.write(toOuterNumbering({ instructions: own, ...(keep && { keep }) }, targets), writer);
  });
  scope.soFar = withChanges(scope.soFar, { targets });
  return could;
}
