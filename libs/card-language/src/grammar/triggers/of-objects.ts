import type { Filter } from '../../filters.js';
import type { Reader } from '../../syntax/reader.js';
import { no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import type { TriggerEvent } from '../../triggers.js';
import { combatPredicates } from './combat.js';
import { damagePredicates } from './damage.js';
import { namePlayerOf, nameSubject } from './naming.js';
import type { Bare } from './predicate.js';
import { statusPredicates } from './status.js';
import { readSubject, writeSubject, type Subject } from './subjects.js';
import { targetPredicates } from './targeting.js';
import { writeNth, readNth } from './which-time.js';
import { zonePredicates } from './zones.js';

/** Predicates that stand for two events come before those that each of them has. */
const predicate: Syntax<Bare> = oneOf<Bare>(
  ...damagePredicates,
  ...combatPredicates,
  ...zonePredicates,
  ...statusPredicates,
  ...targetPredicates,
);

/** The subject of an event, with what the predicate asks of it besides. */
function together({ what, oneOrMore }: Subject, { what: also, ...bare }: Bare): TriggerEvent {
  const all: Filter = also === undefined ? what : { is: 'all', of: [what, also] };
  return { ...bare, what: all, ...(oneOrMore && { oneOrMore }) } as TriggerEvent;
}

function apart(event: TriggerEvent): readonly [Subject, Bare] | undefined {
  if (!('what' in event)) return undefined;
  const { what, oneOrMore, ...bare } = event as Extract<TriggerEvent, { what: Filter }>;
  const subject = (filter: Filter): Subject => (oneOrMore ? { what: filter, oneOrMore } : { what: filter });
  if (what.is === 'all' && what.of.length === 2) {
    const [first, also] = what.of;
    const owned = event.on === 'moves' && also!.is === 'owned by';
    if (owned || first!.is === 'this' || first!.is === 'attached to by this') {
      return [subject(first!), { ...bare, what: also! }];
    }
  }
  return [subject(what), bare];
}

/** “This creature enters or attacks”: events with one subject. */
export function readOfObjects(reader: Reader): TriggerEvent | No {
  const subject = readSubject(reader);
  if (subject === no) return no;
  const found: Bare[] = [];
  do {
    const bare = predicate.read(reader);
    if (bare === no) return no;
    found.push(...(bare.on === 'any of' ? (bare.of as unknown as readonly Bare[]) : [bare]));
  } while (reader.word === 'or' && reader.take('or'));
  const events = found.map((bare) => together(subject, bare));
  const event: TriggerEvent = events.length === 1 ? events[0]! : { on: 'any of', of: events };
  nameAfter(event, subject.what, reader);
  return readNth(event, reader);
}

function nameAfter(event: TriggerEvent, what: Filter, { scope }: Reader | Writer): void {
  nameSubject(event, what, scope);
  namePlayerOf(event, what, scope);
}

export function writeOfObjects(event: TriggerEvent, writer: Writer): boolean {
  const parts = (event.on === 'any of' ? event.of : [event]).map(apart);
  const [first] = parts;
  if (first === undefined) return false;
  const key = JSON.stringify(first[0]);
  const bare: Bare[] = [];
  for (const part of parts) {
    if (part === undefined || JSON.stringify(part[0]) !== key) return false;
    bare.push(part[1]);
  }
  const asCard = event.on === 'moves' && event.from === undefined;
  if (!writeSubject(first[0], writer, asCard) || !writePredicates(bare, writer)) return false;
  nameAfter(event, first[0].what, writer);
  return writeNth(event, writer);
}

function writePredicates(bare: readonly Bare[], writer: Writer): boolean {
  for (let at = 0; at < bare.length; at++) {
    writer.add(at === 0 ? ' ' : ' or ');
    const pair = { on: 'any of', of: bare.slice(at, at + 2) } as unknown as Bare;
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
