import { type EventTime, eventTimes, type TriggerEvent } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, table } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { ordinal } from '../basics/ordinals.js';

const forThe = literally(' for the ');
const timeEachTurn = literally(' time each turn');
const timeYourTurns = literally(' time during each of your turns');
const during = table<EventTime>(Object.fromEntries(eventTimes.map((time) => [time, time])));

/**
 * Reads which of the events are meant: “for the first time each turn”, “for the first time during each of your turns”,
 * “during your turn”, “during combat”.
 */
export function readWhichTime(event: TriggerEvent, reader: Reader): TriggerEvent | typeof no {
  if (reader.word === 'for') {
    if (forThe.read(reader) === no) return no;
    const nth = ordinal.read(reader);
    if (nth === no) return no;
    const from = reader.mark();
    if (timeEachTurn.read(reader) !== no) return { ...event, nth };
    reader.back(from);
    return timeYourTurns.read(reader) === no ? no : { ...event, nth, during: 'your turn' };
  }
  if (!reader.take('during')) return event;
  const time = during.read(reader);
  return time === no ? no : { ...event, during: time };
}

export function writeWhichTime({ nth, during: time }: TriggerEvent, writer: Writer): boolean {
  if (nth !== undefined) {
    const yours = time === 'your turn';
    const turns = yours ? timeYourTurns : timeEachTurn;
    if (!writer.add(' for the ') || !ordinal.write(nth, writer) || !turns.write({}, writer)) return false;
    if (yours) return true;
  }
  return time === undefined || (writer.add(' during ') && during.write(time, writer));
}
