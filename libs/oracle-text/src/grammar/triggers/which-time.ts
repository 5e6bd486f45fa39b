import type { TriggerEvent } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { ordinal } from '../ordinals.js';

const forThe = literally(' for the ');
const timeEachTurn = literally(' time each turn');
const duringYours = literally(' during your turn');
const duringTheirs = literally(" during an opponent's turn");

/** “For the first time each turn”, “during your turn”: which of the events are meant. */
export function readNth(event: TriggerEvent, reader: Reader): TriggerEvent | typeof no {
  if (reader.word === 'for') {
    if (forThe.read(reader) === no) return no;
    const nth = ordinal.read(reader);
    return nth === no || timeEachTurn.read(reader) === no ? no : { ...event, nth };
  }
  if (reader.word !== 'during') return event;
  const from = reader.mark();
  if (duringYours.read(reader) !== no) return { ...event, during: 'your turn' };
  reader.back(from);
  return duringTheirs.read(reader) === no ? no : { ...event, during: "an opponent's turn" };
}

export function writeNth({ nth, during }: TriggerEvent, writer: Writer): boolean {
  if (nth !== undefined && !(writer.add(' for the ') && ordinal.write(nth, writer) && writer.add(' time each turn'))) {
    return false;
  }
  return during === undefined || writer.add(` during ${during}`);
}
