import type { Destination, Objects } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { counterCount } from '../costs/cost-parts.js';
import { enteringCounters } from '../counts/entering-counters.js';
import { readHost, writeHost } from './hosts.js';

interface Arriving {
  readonly what: Objects;
  readonly to: Destination;
}

type Battlefield = Omit<Destination, 'zone'>;

/**
 * Ways in which a permanent enters, in the order of rules text. Of two that begin alike, the longer one comes first.
 */
const states: readonly (readonly [string, Battlefield])[] = [
  [' tapped and attacking', { tapped: true, attacking: true }],
  [' face down', { faceDown: 'effect' }],
  [' tapped and transformed', { tapped: true, transformed: true }],
  [' attacking', { attacking: true }],
  [' tapped', { tapped: true }],
  [' transformed', { transformed: true }],
];
const controllers: readonly (readonly [string, Destination['control']])[] = [
  [' under your control', 'you'],
  [" under its owner's control", 'owner'],
];

function takeWords(reader: Reader, text: string): boolean {
  const from = reader.mark();
  if (literally(text).read(reader) !== no) return true;
  reader.back(from);
  return false;
}

/** “With a finality counter on it”, “with two +1/+1 counters on it” (CR 122.6). */
function readCounters(reader: Reader): Destination['withCounters'] | undefined {
  const from = reader.mark();
  if (!reader.take('with')) return undefined;
  const after = reader.mark();
  const entering = enteringCounters.read(reader);
  if (entering !== no) return entering;
  reader.back(after);
  const counters = counterCount.read(reader);
  if (counters !== no && reader.take('on') && (reader.take('it') || reader.take('them'))) return counters;
  reader.back(from);
  return undefined;
}

/** The way in which objects enter the battlefield: “tapped under its owner's control with a finality counter on it”. */
export const arrival: Syntax<Pick<Arriving, 'to'>> = {
  begins: null,
  read(reader) {
    const state = states.find(([text]) => takeWords(reader, text))?.[1];
    const control = controllers.find(([text]) => takeWords(reader, text))?.[1];
    const host = readHost(reader);
    if (host === no) return no;
    const withCounters = readCounters(reader);
    const how = { ...state, ...(control !== undefined && { control }), ...host, ...(withCounters && { withCounters }) };
    return { to: { zone: 'battlefield', ...how } };
  },
  write: (value, writer) => writeArrival(value as Arriving, writer),
};

function writeArrival({ what, to }: Arriving, writer: Writer): boolean {
  const { zone, control, attachedTo, withCounters, ...state } = to;
  if (zone !== 'battlefield') return false;
  const plural = writer.scope.isPlural(what);
  const key = JSON.stringify(Object.entries(state).sort());
  const found = [...states, ['', {}] as const].find(
    ([, fields]) => JSON.stringify(Object.entries(fields).sort()) === key,
  );
  if (found === undefined) return false;
  writer.add(found[0]);
  if (control === 'you') writer.add(' under your control');
  if (control === 'owner') writer.add(" under its owner's control");
  if (attachedTo !== undefined && !writeHost({ attachedTo }, plural, writer)) return false;
  if (withCounters === undefined) return true;
  writer.add(' with ');
  const from = writer.mark();
  const { subject } = writer.scope;
  writer.scope.subject = { means: what, plural };
  const written = enteringCounters.write(withCounters, writer);
  writer.scope.subject = subject;
  if (written) return true;
  writer.back(from);
  return counterCount.write(withCounters, writer) && writer.add(plural ? ' on them' : ' on it');
}
