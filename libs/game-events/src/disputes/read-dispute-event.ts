import { bool, list, nullable, record, text, uint, type Codec } from '../schema/codec.js';
import type { DisputeEvent, DisputeEventType } from './dispute-events.js';

/** A value that is as one of several codecs has it. */
function either(...codecs: readonly Codec<unknown>[]): Codec<unknown> {
  const [first = text] = codecs;
  return {
    shape: first.shape,
    check: (value, path) =>
      codecs.some((codec) => codec.check(value, path) === null) ? null : first.check(value, path),
  };
}

const party = either(record({ seat: uint }), record({ judge: text }));
const named = record({ id: text, name: text });
const check = record({ check: text, status: text, examined: uint });
const dispute = uint;

const bodies: Readonly<Record<DisputeEventType, Codec<unknown>>> = {
  DisputeOpened: record({ dispute, by: party, revision: uint, claim: text, at: uint, head: text }),
  EvidenceGathered: record({
    dispute,
    of: either(uint, text),
    revision: uint,
    from: uint,
    to: uint,
    told: text,
    board: text,
    causes: list(uint),
    checks: nullable(list(check)),
  }),
  NoteAdded: record({ dispute, by: party, text }),
  JudgeInformed: record({ dispute, by: party, text }),
  RulingMade: record({
    dispute,
    judge: text,
    revision: uint,
    rule: text,
    ruling: text,
    player: nullable(uint),
    infraction: nullable(named),
    remedy: nullable(named),
    penalty: nullable(named),
    rewind: nullable(record({ to: uint, reshuffleUnknown: bool })),
    extensions: list(record({ player: uint, seconds: uint })),
    signed: record({ key: text, publicKey: text, signature: text }),
  }),
  RulingCarriedOut: record({
    dispute,
    reversal: nullable(uint),
    to: nullable(uint),
    extensions: list(uint),
    told: nullable(uint),
  }),
  PenaltyGiven: record({
    dispute: nullable(uint),
    player: uint,
    person: text,
    match: nullable(text),
    judge: text,
    infraction: nullable(named),
    penalty: named,
    reason: text,
  }),
  RulingAppealed: record({ dispute, by: party, grounds: text }),
  DisputeClosed: record({ dispute, by: party, reason: text }),
};

/** What a stored event of a dispute says. @returns what is wrong, as a clause, where it is none */
export function readDisputeEvent(type: string, body: unknown): DisputeEvent | string {
  if (!Object.hasOwn(bodies, type)) return `“${type}” is no kind of event of a dispute`;
  const problem = bodies[type as DisputeEventType].check(body, type);
  return problem ?? ({ type, data: body } as DisputeEvent);
}
