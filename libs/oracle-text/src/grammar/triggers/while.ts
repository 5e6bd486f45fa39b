import { type Condition, type Filter, someNode, type TriggerEvent } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { conjuncts } from '../basics/filter-parts.js';
import { condition } from '../conditions/index.js';

/** “While you control an artifact”: a condition at the time of the event. */
export function readWhile(event: TriggerEvent, reader: Reader): TriggerEvent | No {
  if (reader.word !== 'while') return event;
  reader.next();
  const asked = condition.read(reader);
  // The condition can't refer to the event's object.
  if (asked === no || someNode(asked, ({ objects }) => objects === 'that object') || event.on === 'any of') return no;
  if (isInGraveyard(asked)) reader.scope.inGraveyard = true;
  const { what } = event as Extract<TriggerEvent, { what: Filter }>;
  return { ...event, what: { is: 'all', of: [what, { is: 'where', condition: asked }] } } as TriggerEvent;
}

/** “While this card is in your graveyard”: the ability functions there (CR 113.6). */
function isInGraveyard(asked: Condition): boolean {
  if (asked.if !== 'matches' || asked.objects.objects !== 'this') return false;
  return conjuncts(asked.filter).some((part) => part.is === 'in zone' && part.zone === 'graveyard');
}

/** Splits an event into the event and the condition after “while”. */
function withoutWhile(event: TriggerEvent): readonly [TriggerEvent, Condition] | undefined {
  if (!('what' in event) || event.what.is !== 'all' || event.what.of.length !== 2) return undefined;
  const [what, last] = event.what.of;
  return last!.is === 'where' ? [{ ...event, what: what! }, last.condition] : undefined;
}

/** @param writeEvent writes the event without the condition after “while” */
export function writeWhile(event: TriggerEvent, writer: Writer, writeEvent: (plain: TriggerEvent) => boolean): boolean {
  const asked = withoutWhile(event);
  if (asked === undefined) return false;
  const [plain, when] = asked;
  return writeEvent(plain) && writer.add(' while ') && condition.write(when, writer);
}
