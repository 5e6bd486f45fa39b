import { durations } from '@stacktrail/card-tree';
import { card, object, player, pointer } from '../fields.js';
import { bool, nullable, oneOf, record, text, uint } from '../schema/codec.js';
import { publicEvent } from '../schema/event-schema.js';

/** Which face of a permanent is up, and what it is a copy of (CR 701.27, 707, 708, 710). */
export const faceEvents = {
  /** CR 701.27a, 701.28a: `face` is the index of the face that is up now. */
  Transformed: publicEvent(1, { object, face: uint, converted: bool }),
  /** CR 702.103e–g: a bestowed spell or Aura is a creature again. */
  BestowEnded: publicEvent(1, { object }),
  /** CR 702.47c, 612.10: a spell gains the text of other cards; `form` describes the result. */
  TextGained: publicEvent(1, { object, form: pointer }),
  /** CR 728.2: a spell merges with a permanent, on top of it or under it; `form` describes the merged permanent. */
  Merged: publicEvent(1, { permanent: object, spell: object, form: pointer, onTop: bool }),
  /** CR 710.4: a permanent was flipped. */
  Flipped: publicEvent(1, { object }),
  /** CR 708.2: `as` says what it is while face down. */
  TurnedFaceDown: publicEvent(1, { object, as: pointer }),
  /** CR 708.8: all see which card it is. `x` is what was chosen for the cost that was paid for it (CR 702.37f). */
  TurnedFaceUp: publicEvent(2, { object, card, x: uint }),
  /**
   * CR 707.2: an object becomes a copy. `form` says what it copies and with which exceptions; `effect` is the number of
   * the copy effect, and its `duration` is null if nothing ends it.
   */
  BecameCopy: publicEvent(1, {
    effect: uint,
    object,
    form: pointer,
    source: object,
    controller: player,
    duration: nullable(oneOf(durations)),
  }),
  /**
   * CR 612: the text of an object changes. `from` becomes `to`, or the rules text becomes that of `rules` (CR 612.5).
   * `effect` is the number of the text-changing effect, and its `duration` is null if nothing ends it.
   */
  TextChanged: publicEvent(1, {
    effect: uint,
    object,
    words: nullable(record({ from: text, to: text })),
    rules: nullable(pointer),
    source: object,
    controller: player,
    duration: nullable(oneOf(durations)),
  }),
} as const;
