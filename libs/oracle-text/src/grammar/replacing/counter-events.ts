import type { Filter, ReplaceableAction } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { no } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { indefinite } from '../nouns/nouns.js';
import { self } from '../basics/self.js';
import { nounsIn } from '../nouns/called-by.js';
import { attempt, takes } from '../../syntax/attempt.js';
import { isSaid, part, type EventForm, type ProposedEvent, type Of } from './draft.js';
import { readWho, writeWho } from './events.js';

type Counters = Of<'get counters'>;

/** Reads “+1/+1 counters” or “counters”; for any kind, `counter` is absent. */
function readKind(reader: Reader): { readonly counter?: string } | undefined {
  if (takes(reader, 'counters')) return {};
  const from = reader.mark();
  const { text, kind } = reader.next();
  if ((kind === 'word' || kind === 'power/toughness') && takes(reader, 'counters')) return { counter: text };
  reader.back(from);
  return undefined;
}

export function kindOf({ counter }: Pick<Counters, 'counter'>): string {
  return counter === undefined ? 'counters' : `${counter} counters`;
}

const thisObject: Filter = { is: 'this' };

function readOn(reader: Reader): Filter | undefined {
  if (attempt(reader, self) !== undefined) return thisObject;
  const what = attempt(reader, indefinite());
  if (what !== undefined) reader.scope.name({ objects: 'that object' }, false, [...nounsIn(what), 'permanent']);
  return what;
}

function writeOn(what: Filter, writer: Writer): boolean {
  if (what.is === 'this') return self.write({ objects: 'this' }, writer);
  if (!indefinite().write(what, writer)) return false;
  writer.scope.name({ objects: 'that object' }, false, [...nounsIn(what), 'permanent']);
  return true;
}

function counters(means: Omit<Counters, 'would' | 'who' | 'instead'>): ProposedEvent<'get counters'> {
  return { would: 'get counters', who: 'you', ...means };
}

/** “One or more +1/+1 counters would be put on a creature you control.” */
const arePut: EventForm = {
  read(reader) {
    const kind = takes(reader, 'one or more') ? readKind(reader) : undefined;
    if (kind === undefined || !takes(reader, 'would be put on')) return no;
    const what = readOn(reader);
    return what === undefined ? no : part<ProposedEvent>(counters({ ...kind, what }), 'passive');
  },
  write: (replacement, writer) =>
    replacement.would === 'get counters' &&
    isSaid(replacement, 'passive') &&
    replacement.what !== undefined &&
    replacement.players === undefined &&
    replacement.by === undefined &&
    writer.add(`one or more ${kindOf(replacement)} would be put on `) &&
    writeOn(replacement.what, writer),
};

/** “An effect would put one or more counters on a permanent you control” (CR 614.16). */
const effectPuts: EventForm = {
  read(reader) {
    const kind = takes(reader, 'an effect would put one or more') ? readKind(reader) : undefined;
    if (kind === undefined || !takes(reader, 'on')) return no;
    const what = readOn(reader);
    return what === undefined ? no : part<ProposedEvent>(counters({ ...kind, what, byEffect: true }), 'effect');
  },
  write: (replacement, writer) =>
    replacement.would === 'get counters' &&
    isSaid(replacement, 'effect') &&
    replacement.byEffect === true &&
    replacement.what !== undefined &&
    writer.add(`an effect would put one or more ${kindOf(replacement)} on `) &&
    writeOn(replacement.what, writer),
};

/** “You would put one or more counters on a permanent or player.” */
const puts: EventForm = {
  read(reader) {
    const by = readWho(reader);
    const kind = by !== undefined && takes(reader, 'would put one or more') ? readKind(reader) : undefined;
    if (by === undefined || kind === undefined || !takes(reader, 'on')) return no;
    if (takes(reader, 'a permanent or player')) {
      const what: Filter = { is: 'permanent' };
      return part<ProposedEvent>(counters({ ...kind, what, players: 'any player', by }));
    }
    const what = readOn(reader);
    if (what === undefined) return no;
    if (takes(reader, 'or on yourself')) return part<ProposedEvent>(counters({ ...kind, what, players: 'you', by }));
    return part<ProposedEvent>(counters({ ...kind, what, by }));
  },
  write(replacement, writer) {
    if (replacement.would !== 'get counters' || replacement.by === undefined || replacement.what === undefined)
      return false;
    const { by, what, players } = replacement;
    if (!writeWho(by, writer) || !writer.add(` would put one or more ${kindOf(replacement)} on `)) return false;
    if (players === 'any player') return writer.add('a permanent or player');
    return writeOn(what, writer) && (players === undefined || writer.add(' or on yourself'));
  },
};

/** “You would get one or more poison counters”, “… one or more {E}”. */
const gets: EventForm = {
  read(reader) {
    const players = readWho(reader);
    if (players === undefined || !takes(reader, 'would get one or more')) return no;
    if (takes(reader, '{E}')) return part<ProposedEvent>(counters({ counter: 'energy', players }));
    const kind = readKind(reader);
    return kind === undefined ? no : part<ProposedEvent>(counters({ ...kind, players }));
  },
  write: (replacement, writer) =>
    replacement.would === 'get counters' &&
    replacement.players !== undefined &&
    replacement.what === undefined &&
    replacement.by === undefined &&
    writeWho(replacement.players, writer) &&
    writer.add(` would get one or more ${replacement.counter === 'energy' ? '{E}' : kindOf(replacement)}`),
};

const actions: readonly (readonly [string, ReplaceableAction])[] = [
  ['would mill one or more cards', 'mill'],
  ['would scry a number of cards', 'scry'],
  ['would proliferate', 'proliferate'],
  ['would face a villainous choice', 'face a villainous choice'],
  ['would planeswalk', 'planeswalk'],
  ['would roll the planar die', 'roll the planar die'],
];

/** “An opponent would mill one or more cards.” */
const acts: EventForm = {
  read(reader) {
    const who = readWho(reader);
    const found = who === undefined ? undefined : actions.find(([text]) => takes(reader, text));
    if (who === undefined || found === undefined) return no;
    return part<ProposedEvent>({ would: 'take action', action: found[1], who });
  },
  write(replacement, writer) {
    if (replacement.would !== 'take action' || replacement.what !== undefined) return false;
    const found = actions.find(([, action]) => action === replacement.action);
    return found !== undefined && writeWho(replacement.who, writer) && writer.add(` ${found[0]}`);
  },
};

/** “A creature you control would explore.” */
const doesOf = (['explore', 'connive'] as const).map((action): EventForm => ({
  read(reader) {
    const what = readOn(reader);
    if (what === undefined || !takes(reader, `would ${action}`)) return no;
    return part<ProposedEvent>({ would: 'take action', action, who: 'any player', what });
  },
  write: (replacement, writer) =>
    replacement.would === 'take action' &&
    replacement.action === action &&
    replacement.what !== undefined &&
    writeOn(replacement.what, writer) &&
    writer.add(` would ${action}`),
}));

export const counterEvents: readonly EventForm[] = [arePut, effectPuts, puts, gets, acts, ...doesOf];
