import type { EventData, EventType } from './catalogue.js';
import type { ObjectId, PlayerId, Revision } from './ids.js';

/**
 * A stored fact of a game with the reason for it.
 *
 * - `revision`: its place in the game's stream, from 0.
 * - `rule`: the rule that caused it, in the numbering of CR 2025-06-06.
 * - `causes`: revisions of the events or decisions that it follows from.
 * - `source`: the object (and incarnation) whose spell or ability did it, 0 if a rule did.
 * - `player`, `decidedBy`: whose action it is and who decided it (CR 721); null where nobody acted.
 * - `repeats`: the revision of the reversed fact that rule 731.1 lets stand, which this repeats.
 */
export class GameEvent<K extends EventType = EventType> {
  constructor(
    readonly type: K,
    readonly data: EventData<K>,
    readonly revision: Revision,
    readonly rule: string,
    readonly causes: readonly Revision[],
    readonly source: ObjectId,
    readonly player: PlayerId | null,
    readonly decidedBy: PlayerId | null,
    readonly repeats: Revision | null,
  ) {}
}

/** Any event, told apart by its `type`. */
export type AnyGameEvent = { [K in EventType]: GameEvent<K> }[EventType];
