import {
  type Duration,
  type Effect,
  type Filter,
  type Objects,
  type Players,
  type TriggerEvent,
  isSameTree,
  someNode,
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
import { addSpellAsReferent, readCasts, writeCasts } from './casting.js';
import { readTriggerEvent, writeTriggerEvent } from './index.js';
import { aboutItself, nameItself, withoutItself } from './naming.js';

const comma = literally(', ');

/** How long the ability waits, said behind its event: “this turn”, “this combat” (CR 603.7b). */
const waits = (
  [
    [' this turn, ', 'this turn'],
    [' this combat, ', 'until end of combat'],
  ] as const
).map(([text, until]) => ({ words: literally(text), until }));

/** A duration that stands before the event: “until your next turn, whenever …”. */
const leadingDurations = (
  [
    ['until end of turn, ', 'this turn'],
    ['until your next turn, ', 'until your next turn'],
    ['until the end of your next turn, ', 'until end of your next turn'],
  ] as const
).map(([text, until]) => ({ words: literally(text), until }));

type Delayed = Extract<Effect, { readonly do: 'delayed trigger' }>;

/**
 * In a delayed triggered ability, “that creature” isn't the object of the outer ability's event, so the referents of
 * that event are hidden there.
 */
function withoutEventReferents(referent: Referent | null): Referent | null {
  if (referent === null) return null;
  const before = withoutEventReferents(referent.before);
  return refersToEvent(referent.means) ? { ...referent, means: null, before } : { ...referent, before };
}

function refersToEvent(means: Objects | Players | null): boolean {
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
    const event = readNextActions(reader);
    return event === no ? no : { event, once: 'next' };
  }
  reader.back(from);
  if (yourNext.read(reader) !== no) {
    const what = nextSpell.read(reader);
    if (what === no) return no;
    addSpellAsReferent(reader.scope, what);
    return { event: { on: 'casts', who: 'you', what }, once: 'your next' };
  }
  reader.back(from);
  const once = reader.word === 'when';
  const event = readTriggerEvent(reader);
  if (event === no) return no;
  const ofItself = aboutItself(event);
  const itself = {
    read: (): TriggerEvent | No => {
      if (ofItself === undefined) return no;
      nameItself(ofItself, reader.scope);
      return ofItself;
    },
  };
  const meant = ofItself === undefined ? event : reader.any([{ read: () => event }, itself]);
  return meant === no ? no : once ? { event: meant, once: 'when' } : { event: meant };
}

/** “Whenever a creature blocks this turn, it gets +0/+1”: whether “it” is the event's own subject, and is spoken of. */
function speaksOfItself(event: TriggerEvent, inner: object): boolean {
  return withoutItself(event) === undefined || someNode(inner, ({ objects }) => objects === 'that object');
}

/** “Cast an instant spell”, “cast an instant spell, cast a sorcery spell, or activate a loyalty ability”. */
function readNextActions(reader: Reader): TriggerEvent | No {
  const { scope } = reader;
  scope.subject = { means: { players: 'you' }, plural: true };
  const one = { read: () => (reader.word === 'cast' ? readCasts('you', reader) : activating.read(reader)) };
  const first = one.read();
  if (first === no || (reader.word !== ',' && reader.word !== 'or')) return withReferent(first, scope);
  const of = [first];
  for (let last = false; !last;) {
    const comma = reader.take(',');
    last = reader.take('or');
    const next = comma || last ? one.read() : no;
    if (next === no) return no;
    of.push(next);
  }
  return withReferent({ on: 'any of', of }, scope);
}

/** Lets later words refer to the activated ability as “that ability”, or to either event as “that spell or ability”. */
function withReferent(event: TriggerEvent | No, scope: Scope): TriggerEvent | No {
  if (event !== no && event.on !== 'casts') nameActivated(event, scope);
  return event;
}

function nameActivated(event: TriggerEvent, scope: Scope): void {
  const isEither = event.on === 'any of' && event.of.some(({ on }) => on === 'activates');
  if (isEither) scope.name({ objects: 'that object' }, false, ['spell or ability']);
  else if (event.on === 'activates') scope.name({ objects: 'that object' }, false, ['ability', 'spell or ability']);
}

function writeNextActions(event: TriggerEvent, writer: Writer): boolean {
  const parts =
    event.on === 'any of' && event.of.some(({ on }) => on !== 'casts' && on !== 'copies') ? event.of : [event];
  const could = parts.every((one, i) => {
    const joint = i === 0 ? '' : parts.length === 2 ? ' or ' : i === parts.length - 1 ? ', or ' : ', ';
    return writer.add(joint) && (one.on === 'activates' ? activating.write(one, writer) : writeCasts(one, writer));
  });
  nameActivated(event, writer.scope);
  return could;
}

function writeEvent(event: TriggerEvent, once: Delayed['once'], writer: Writer): boolean {
  if (once === undefined || once === 'when') {
    const plain = withoutItself(event);
    if (!writeTriggerEvent({ ...(plain ?? event), said: once ?? 'whenever' }, writer)) return false;
    if (plain !== undefined) nameItself(event, writer.scope);
    return true;
  }
  writer.scope.subject = { means: { players: 'you' }, plural: true };
  if (once === 'next') return next.write({}, writer) && writeNextActions(event, writer);
  if (event.on !== 'casts' || !yourNext.write({}, writer) || !nextSpell.write(event.what, writer)) return false;
  addSpellAsReferent(writer.scope, event.what);
  return true;
}

function insideDelayedTrigger<T>(scope: Scope, inner: () => T): T {
  const { referents, hasAmount, inDelayedTrigger: later } = scope.soFar;
  scope.soFar = withChanges(scope.soFar, {
    referents: withoutEventReferents(referents),
    hasAmount: false,
    inDelayedTrigger: true,
  });
  const found = inner();
  scope.soFar = withChanges(scope.soFar, { referents, hasAmount, inDelayedTrigger: later });
  return found;
}

const eventsWithAmount: ReadonlySet<TriggerEvent['on']> = new Set([
  'deals damage',
  'gains life',
  'loses life',
  'is dealt damage',
]);

function hasAmount(event: TriggerEvent): boolean {
  if (event.on === 'any of') return event.of.every(hasAmount);
  return eventsWithAmount.has(event.on) || 'oneOrMore' in event;
}

/**
 * Reads a duration that stands before the event (“until your next turn, whenever …”); `undefined` if none stands there.
 */
function readLeading(reader: Reader): (typeof leadingDurations)[number] | undefined {
  const from = reader.mark();
  for (const one of leadingDurations) {
    if (one.words.read(reader) !== no && reader.word === 'whenever') return one;
    reader.back(from);
  }
  return undefined;
}

/** Reads how long the ability waits and the comma behind it; `undefined` if it waits for ever. */
function readWait(reader: Reader, first: { readonly until: Duration } | undefined, event: TriggerEvent) {
  if (first !== undefined) return comma.read(reader) === no ? no : first.until;
  const from = reader.mark();
  for (const { words, until } of waits) {
    if (words.read(reader) !== no) return until;
    reader.back(from);
  }
  return hasNoDuration(event) && comma.read(reader) !== no ? undefined : no;
}

/**
 * “When that creature dies this turn, draw a card”, “Until your next turn, whenever you attack, …”: a delayed triggered
 * ability. All text after the comma belongs to it. With “when”, it triggers only once (CR 603.7b).
 */
export function readDelayedTrigger(reader: Reader): Effect | No {
  const first = readLeading(reader);
  if (reader.word !== 'when' && reader.word !== 'whenever') return no;
  const { scope } = reader;
  const named = playerNamed(scope);
  const read = insideDelayedTrigger(scope, () => {
    const when = readEvent(reader);
    const until = when === no ? no : readWait(reader, first, when.event);
    if (when === no || until === no) return no;
    scope.hasAmount = hasAmount(when.event);
    const { targets } = scope;
    const inner = instructions.read(reader);
    return inner === no || !speaksOfItself(when.event, inner) ? no : { ...when, inner, targets, until };
  });
  if (read === no) return no;
  const { targets } = read;
  scope.soFar = withChanges(scope.soFar, { targets });
  const nested = toInnerNumbering(read.inner, targets.length, true);
  if (nested === no) return no;
  const subject = keptIn(read.event);
  const isOfNamed = isAboutThatPlayer(read.event);
  if (subject === null || (isOfNamed && named === undefined)) return no;
  const event = subject?.event ?? read.event;
  // Nothing but what it keeps lasts until it triggers (CR 603.7c).
  if (someNode(event, ({ objects, slot }) => objects === 'target' && slot !== undefined)) return no;
  const keep = subject?.keep ?? nested.keep;
  if (subject !== undefined && nested.keep !== undefined && !isSame(subject.keep, nested.keep)) return no;
  const ability = { kind: 'triggered', event, ...nested.instructions } as const;
  return {
    do: 'delayed trigger',
    ability,
    ...(keep && { keep }),
    ...(isOfNamed && { about: named! }),
    ...(read.until && { until: read.until }),
    ...(first && { leads: true }),
    ...(read.once && { once: read.once }),
  };
}

function isSame(one: Objects, other: Objects): boolean {
  return isSameTree(one, other);
}

/** The objects that the delayed triggered ability keeps track of. */
const keptObjects: Objects = { objects: 'kept' };

const fromOutside: ReadonlySet<Objects['objects']> = new Set(['result', 'kept', 'target']);

/**
 * “A creature dealt damage this way”, “target creature is put into your graveyard”: among what the object has to be is
 * that it is one of several objects, or a target. Finds these objects in the filter.
 */
function splitOneOf(what: Filter | undefined): { readonly of: Objects; with(objects: Objects): Filter } | undefined {
  if (what?.is !== 'all') return undefined;
  const place = what.of.findIndex((part) => part.is === 'one of' && fromOutside.has(part.objects.objects));
  const found = what.of[place];
  if (found?.is !== 'one of') return undefined;
  const put = (objects: Objects): Filter => ({ is: 'one of', objects });
  return {
    of: found.objects,
    with: (objects) => ({ is: 'all', of: what.of.map((part, i) => (i === place ? put(objects) : part)) }),
  };
}

/**
 * Whether the event needs no duration: “When you lose control of that creature, …”, “when this Aura leaves the
 * battlefield, …” triggers once, whenever that happens (CR 603.7b).
 */
function hasNoDuration(event: TriggerEvent): boolean {
  if (event.on === 'leaves the battlefield') return event.what.is === 'this' || event.what.is === 'one of';
  return event.on === 'control changes' && event.from !== undefined && event.what.is === 'one of';
}

/**
 * The event with its object replaced by “kept”, and that object: one named before, or a new target. `undefined` if the
 * event is about no such object; `null` if the object can't be kept.
 */
function keptIn(event: TriggerEvent): Kept | undefined | null {
  if (event.on === 'any of') return keptInAll(event);
  if (!('what' in event)) return undefined;
  const several = splitOneOf(event.what);
  if (several !== undefined)
    return { event: { ...event, what: several.with(keptObjects) } as TriggerEvent, keep: several.of };
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

/** “Deals combat damage to a player or planeswalker”: several events, all about the same object. */
function keptInAll(event: Extract<TriggerEvent, { readonly on: 'any of' }>): Kept | undefined | null {
  const found = event.of.map(keptIn);
  const [first] = found;
  if (first === undefined || first === null) return found.every((one) => one === first) ? first : null;
  const same = found.every((one) => one !== undefined && one !== null && isSame(one.keep, first.keep));
  return same ? { event: { ...event, of: found.map((one) => one!.event) }, keep: first.keep } : null;
}

function isAboutThatPlayer(event: TriggerEvent): boolean {
  return event.on === 'deals damage' && event.to === 'that player';
}

/** The one player, a target, whom the text has named last. */
function playerNamed(scope: Scope): Players | undefined {
  const last = scope.last(({ means }) => means !== null && 'players' in means && means.players !== 'you');
  if (last === undefined || last.plural || !('players' in last.means!) || last.means.players !== 'target')
    return undefined;
  return { players: 'target', slot: last.means.slot };
}

/** The event as the text words it: about the object that was named before, instead of “kept”. */
function eventAsWorded(event: TriggerEvent, keep: Objects | undefined): TriggerEvent {
  if (event.on === 'any of') return { ...event, of: event.of.map((one) => eventAsWorded(one, keep)) };
  if (keep === undefined || !('what' in event)) return event;
  const several = splitOneOf(event.what);
  if (several?.of.objects === 'kept') return { ...event, what: several.with(keep) };
  if (event.what.is !== 'one of') return event;
  const { called } = event.what.objects;
  return { ...event, what: { is: 'one of', objects: { ...keep, ...(called && { called }) } } };
}

/** Writes a delayed triggered ability with all its sentences. */
export function writeDelayedTrigger(effect: Delayed, writer: Writer): boolean {
  const { ability, keep, about, until, once, leads } = effect;
  const first = leads === true ? leadingDurations.find((one) => one.until === until) : undefined;
  const { kind: _, event, condition, ...own } = ability;
  const wait = waits.find((one) => one.until === until);
  if (leads === true && (first === undefined || once !== undefined)) return false;
  if (leads !== true && wait === undefined && (until !== undefined || !hasNoDuration(event))) return false;
  if (condition !== undefined) return false;
  const { scope } = writer;
  if (isAboutThatPlayer(event) !== (about !== undefined)) return false;
  if (about !== undefined && !isSameTree(about, playerNamed(scope))) return false;
  const { targets } = scope;
  first?.words.write({}, writer);
  const could = insideDelayedTrigger(scope, () => {
    const said = writeEvent(eventAsWorded(event, keep), once, writer);
    if (!said || !(first === undefined && wait !== undefined ? wait.words : comma).write({}, writer)) return false;
    return instructions.write(toOuterNumbering({ instructions: own, ...(keep && { keep }) }, targets), writer);
  });
  scope.soFar = withChanges(scope.soFar, { targets });
  return could;
}
