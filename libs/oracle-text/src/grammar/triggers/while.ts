import { type Condition, type Filter, isSameTree, someNode, type TriggerEvent } from '@stacktrail/card-tree';
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
  if (asked === no || someNode(asked, ({ objects }) => objects === 'that object')) return no;
  if (event.on === 'any of') return eachWhile(event, asked);
  if (isInGraveyard(asked)) reader.scope.inGraveyard = true;
  return withWhile(event, asked);
}

/** The condition is asked about what the event is about; where that is any object, about nothing else. */
function withWhile(event: TriggerEvent, asked: Condition): TriggerEvent {
  const { what } = event as { readonly what?: Filter };
  const where: Filter = { is: 'where', condition: asked };
  return { ...event, what: what === undefined ? where : { is: 'all', of: [what, where] } } as TriggerEvent;
}

/** “Attacks or blocks while you control an artifact”: said of both. */
function eachWhile(event: Extract<TriggerEvent, { on: 'any of' }>, asked: Condition): TriggerEvent | No {
  const inCombat = event.of.every(({ on }) => on === 'attacks' || on === 'blocks');
  return event.or || !inCombat ? no : { ...event, of: event.of.map((one) => withWhile(one, asked)) };
}

/** “While this card is in your graveyard”: the ability functions there (CR 113.6). */
function isInGraveyard(asked: Condition): boolean {
  if (asked.if !== 'matches' || asked.objects.objects !== 'this') return false;
  return conjuncts(asked.filter).some((part) => part.is === 'in zone' && part.zone === 'graveyard');
}

/** Splits an event into the event and the condition after “while”. */
function withoutWhile(event: TriggerEvent): readonly [TriggerEvent, Condition] | undefined {
  if (event.on === 'any of') {
    const parts = event.of.map(withoutWhile);
    const [one] = parts;
    if (one === undefined || !parts.every((part) => part !== undefined && isSameTree(part[1], one[1])))
      return undefined;
    return [{ ...event, of: parts.map((part) => part![0]) }, one[1]];
  }
  const held = (event as { readonly what?: Filter }).what;
  if (held?.is === 'where') {
    const { what: _, ...plain } = event as TriggerEvent & { readonly what?: Filter };
    return [plain as TriggerEvent, held.condition];
  }
  if (held?.is !== 'all' || held.of.length !== 2) return undefined;
  const [what, last] = held.of;
  return last!.is === 'where' ? [{ ...event, what: what! } as TriggerEvent, last.condition] : undefined;
}

/** @param writeEvent writes the event without the condition after “while” */
export function writeWhile(event: TriggerEvent, writer: Writer, writeEvent: (plain: TriggerEvent) => boolean): boolean {
  const asked = withoutWhile(event);
  if (asked === undefined) return false;
  const [plain, when] = asked;
  return writeEvent(plain) && writer.add(' while ') && condition.write(when, writer);
}
