import { type Filter, type TriggerEvent, isSameTree } from '@stacktrail/card-tree';
import type { TextSource } from '../../english/text-source.js';
import type { Reader } from '../../syntax/reader.js';
import { no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { conjuncts } from '../basics/filter-parts.js';
import { combatPredicates } from './combat.js';
import { damagePredicates } from './damage.js';
import { isDealing, addPlayerAsReferent, addSubjectAsReferent } from './naming.js';
import type { EventWithoutSubject } from './predicate.js';
import { statusPredicates } from './status.js';
import { readSource, readSubject, writeSource, writeSubject, type Subject } from './subjects.js';
import { targetPredicates } from './targeting.js';
import { writeWhichTime, readWhichTime } from './which-time.js';
import { readWhile, writeWhile } from './while.js';
import { usualWordOfDying, zonePredicates } from './zones.js';

/** Predicates for two events come before those for each of them. */
const predicate: Syntax<EventWithoutSubject> = oneOf<EventWithoutSubject>(
  ...damagePredicates,
  ...combatPredicates,
  ...zonePredicates,
  ...statusPredicates,
  ...targetPredicates,
);

/** Removes the wording of an event, if it is the usual one for such objects. */
function withoutUsualWord(bare: EventWithoutSubject, what: Filter, textSource: TextSource): EventWithoutSubject {
  if (bare.on !== 'dies' || bare.worded !== usualWordOfDying(what, textSource)) return bare;
  const { worded: _, ...plain } = bare;
  return plain;
}

function withUsualWord(bare: EventWithoutSubject, what: Filter, textSource: TextSource): EventWithoutSubject {
  return bare.on !== 'dies' ? bare : { worded: usualWordOfDying(what, textSource), ...bare };
}

/** Joins the subject of an event with the condition that the predicate puts on it. */
function withSubject({ what, oneOrMore }: Subject, { what: also, ...bare }: EventWithoutSubject): TriggerEvent {
  const all: Filter = also === undefined ? what : { is: 'all', of: [what, also] };
  return { ...bare, what: all, ...(oneOrMore && { oneOrMore }) } as TriggerEvent;
}

function apart(event: TriggerEvent): readonly [Subject, EventWithoutSubject] | undefined {
  if (!('what' in event)) return undefined;
  const { what, oneOrMore, ...bare } = event as Extract<TriggerEvent, { what: Filter }>;
  const subject = (filter: Filter): Subject => (oneOrMore ? { what: filter, oneOrMore } : { what: filter });
  if (what.is === 'all' && what.of.length === 2) {
    const [first, also] = what.of;
    const moved = event.on === 'moves' || (event.on === 'enters' && event.from === 'graveyard');
    // “Your commander” says itself who owns it.
    const owned = moved && also!.is === 'owned by' && first!.is !== 'designated';
    const into = event.on === 'transforms' && event.into === true;
    if (owned || into || first!.is === 'this' || first!.is === 'attached to by this') {
      return [subject(first!), { ...bare, what: also! }];
    }
  }
  return [subject(what), bare];
}

/** “This creature enters or attacks”: events with one subject. */
export function readObjectEvent(reader: Reader): TriggerEvent | No {
  const from = reader.mark();
  const permanent = readSubject(reader);
  if (permanent !== no) return readAbout(permanent, reader, ofPermanent);
  reader.back(from);
  const source = readSource(reader);
  const event = source === no ? no : readAbout(source, reader, ofSource);
  return event !== no && isDealing(event) && isSource(source as Subject) ? event : no;
}

/** Requires the source of the damage to be a permanent, since other objects can deal damage, too (CR 109.2). */
function ofPermanent(event: TriggerEvent): TriggerEvent {
  const named = ofSource(event);
  return named.on === 'deals damage' && named.what.is === 'anything' ? { ...named, what: { is: 'permanent' } } : named;
}

/** “Whenever a source deals damage to this creature”, “a creature deals …”: “that object” is the source. */
function ofSource(event: TriggerEvent): TriggerEvent {
  return event.on === 'deals damage' && isKnown(event.damaged) ? { ...event, that: 'source' } : event;
}

function isKnown(damaged: Filter | undefined): boolean {
  return damaged?.is === 'this' || damaged?.is === 'attached to by this';
}

/** Filters without a noun of their own, after which the noun “source” is written. */
const ofSources: ReadonlySet<Filter['is']> = new Set<Filter['is']>([
  'controlled by', 'color', 'colorless', 'multicolored', 'other', 'anything', 'chosen',
]); // prettier-ignore

function isSource({ what, oneOrMore }: Subject): boolean {
  const parts = conjuncts(what);
  return oneOrMore !== true && parts.every(({ is }) => ofSources.has(is));
}

function readAbout(
  subject: Subject,
  reader: Reader,
  changed = (event: TriggerEvent): TriggerEvent => event,
): TriggerEvent | No {
  const found: EventWithoutSubject[] = [];
  let end = reader.mark();
  do {
    const bare = predicate.read(reader);
    if (bare === no && found.length === 0) return no;
    if (bare === no) {
      // The next event has a subject of its own.
      reader.back(end);
      break;
    }
    if (bare.on === 'deals damage' && bare.toOneOrMore && !subject.oneOrMore) return no;
    found.push(...(bare.on === 'any of' ? (bare.of as unknown as readonly EventWithoutSubject[]) : [bare]));
    end = reader.mark();
  } while (reader.word === 'or' && reader.take('or'));
  const { textSource } = reader.scope;
  const events = found.map((bare) => withSubject(subject, withoutUsualWord(bare, subject.what, textSource)));
  const event = changed(events.length === 1 ? events[0]! : { on: 'any of', of: events });
  nameAfter(event, subject.what, reader);
  const whole = readWhile(event, reader);
  return whole === no ? no : readWhichTime(whole, reader);
}

function nameAfter(event: TriggerEvent, what: Filter, { scope }: Reader | Writer): void {
  addSubjectAsReferent(event, what, scope);
  addPlayerAsReferent(event, what, scope);
}

export function writeOfObjects(event: TriggerEvent, writer: Writer): boolean {
  const from = writer.mark();
  if (writeAbout(event, writer)) return writeWhichTime(event, writer);
  writer.back(from);
  return writeWhile(event, writer, (plain) => writeAbout(plain, writer)) && writeWhichTime(event, writer);
}

function writeAbout(event: TriggerEvent, writer: Writer): boolean {
  const ofAny = event.on === 'deals damage' && event.what.is === 'permanent';
  const plain: TriggerEvent = withoutThat(ofAny ? { ...event, what: { is: 'anything' } } : event);
  const parts = (event.on === 'any of' ? event.of : [plain]).map(apart);
  const [first] = parts;
  if (first === undefined) return false;
  const bare: EventWithoutSubject[] = [];
  for (const part of parts) {
    if (part === undefined || !isSameTree(part[0], first[0])) return false;
    bare.push(withUsualWord(part[1], first[0].what, writer.scope.textSource));
  }
  const asCard = event.on === 'moves' && event.from === undefined;
  const asSource = isDealing(event) && !ofAny && isSource(first[0]);
  if (event.on === 'deals damage' && !isNamedSource(event, asSource)) return false;
  if (!(asSource ? writeSource(first[0], writer) : writeSubject(first[0], writer, asCard))) return false;
  if (!writePredicates(bare, writer)) return false;
  nameAfter(event, first[0].what, writer);
  return true;
}

/** Whether “that object” is the source, in an event whose text has to be about the source. */
function isNamedSource({ that, damaged }: Extract<TriggerEvent, { on: 'deals damage' }>, asSource: boolean): boolean {
  return that === 'source' ? isKnown(damaged) : !asSource || !isKnown(damaged);
}

function withoutThat(event: TriggerEvent): TriggerEvent {
  if (event.on !== 'deals damage' || event.that === undefined) return event;
  const { that: _, ...plain } = event;
  return plain;
}

function writePredicates(bare: readonly EventWithoutSubject[], writer: Writer): boolean {
  for (let at = 0; at < bare.length; at++) {
    writer.add(at === 0 ? ' ' : ' or ');
    const pair = { on: 'any of', of: bare.slice(at, at + 2) } as unknown as EventWithoutSubject;
    const from = writer.mark();
    if (at + 1 < bare.length && predicate.write(pair, writer)) {
      at++;
      continue;
    }
    writer.back(from);
    if (!predicate.write(bare[at]!, writer)) return false;
  }
  return true;
}
