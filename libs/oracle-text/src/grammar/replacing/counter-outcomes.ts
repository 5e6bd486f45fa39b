import type { ReplacementWording } from '@stacktrail/card-tree';
import { no } from '../../syntax/syntax.js';
import { kindOf } from './counter-events.js';
import { readMany, readRounding, writeMany, writeRounding } from './changed-amounts.js';
import { takes } from '../../syntax/attempt.js';
import { isSaid, part, type Of, type OutcomeForm } from './draft.js';

type Counters = Of<'get counters'>;

/** The wordings of “those counters”: their kind, or “of those counters”. */
const ofThose = 'of those counters';
const ofEach = 'of each of those kinds of counters';

function readThings(
  reader: Parameters<OutcomeForm['read']>[0],
  event: Counters,
): ReplacementWording | 'kind' | undefined {
  if (takes(reader, ofThose)) return 'of those';
  if (takes(reader, ofEach)) return 'of each';
  if (event.counter === 'energy' && takes(reader, '{E}')) return 'kind';
  return takes(reader, kindOf(event)) ? 'kind' : undefined;
}

function thingsOf(replacement: Counters): string {
  if (isSaid(replacement, 'of those')) return ofThose;
  if (isSaid(replacement, 'of each')) return ofEach;
  return replacement.counter === 'energy' ? '{E}' : kindOf(replacement);
}

/** The object that gets the counters, as the text repeats it. */
const places: readonly (readonly [string, ReplacementWording | undefined])[] = [
  ['it', undefined],
  ['that creature', 'creature'],
  ['that permanent or player', 'restated'],
  ['that permanent', 'permanent'],
];

function placeOf(replacement: Counters): string {
  return places.find(([, word]) => word !== undefined && isSaid(replacement, word))?.[0] ?? 'it';
}

/** “Twice that many +1/+1 counters are put on it instead”, “put that many plus one of each of those kinds …”. */
const otherNumber: OutcomeForm = {
  would: ['get counters'],
  read(reader, { means, said }) {
    const event = means as Counters;
    const passive = said.includes('passive');
    const gets = event.players !== undefined && event.what === undefined;
    const subject = !passive && (takes(reader, 'you') || takes(reader, 'they') || takes(reader, 'it'));
    if (gets && !takes(reader, 'get')) return no;
    if (!passive && !gets && !takes(reader, 'puts') && !takes(reader, 'put')) return no;
    let called: ReplacementWording | 'kind' | undefined;
    const to = readMany(reader, (inner) => (called = readThings(inner, event)) !== undefined);
    if (to === undefined) return no;
    if (passive && !takes(reader, 'are put')) return no;
    const place = gets ? undefined : takes(reader, 'on') ? places.find(([text]) => takes(reader, text)) : undefined;
    if (!gets && place === undefined) return no;
    if (!takes(reader, 'instead') || !readRounding(reader, to) || !reader.stop()) return no;
    return part(
      { instead: { do: 'change amount', to } },
      subject && !gets && 'subject',
      called !== 'kind' && called!,
      place?.[1] ?? false,
    );
  },
  write(replacement, writer) {
    const { instead, by, players, what } = replacement as Counters;
    if (instead.do !== 'change amount') return false;
    const passive = isSaid(replacement, 'passive');
    const gets = players !== undefined && what === undefined;
    if (gets) writer.add(players === 'you' ? 'you get ' : 'they get ');
    else if (isSaid(replacement, 'effect')) writer.add('it puts ');
    else if (!passive) writer.add(isSaid(replacement, 'subject') ? (by === 'you' ? 'you put ' : 'they put ') : 'put ');
    if (!writeMany(instead.to, writer, thingsOf(replacement as Counters))) return false;
    if (passive) writer.add(' are put');
    if (!gets) writer.add(` on ${placeOf(replacement as Counters)}`);
    return writer.add(' instead') && writeRounding(instead.to, writer) && writer.stop();
  },
};

export const counterOutcomes: readonly OutcomeForm[] = [otherNumber];
