import { choiceKinds, durations } from '@stacktrail/card-tree';
import { object, player, ref } from '../fields.js';
import type { ObjectId, PlayerId } from '../ids.js';
import { int, list, nullable, oneOf, record, text, uint, variant, type Codec } from '../schema/codec.js';
import { publicEvent, veiledEvent } from '../schema/event-schema.js';

/** One thing that a player chose: a color, type, name or other word, a number, a player or an object. */
export type ChosenValue =
  | { readonly is: 'word'; readonly word: string }
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'player'; readonly id: PlayerId }
  | { readonly is: 'object'; readonly id: ObjectId };

const chosenValue = variant('is', {
  word: { word: text },
  number: { number: int },
  player: { id: player },
  object: { id: object },
}) as Codec<ChosenValue>;

/** What objects, players and the game come to have beside characteristics: designations, choices, results, attachments. */
export const designationEvents = {
  /**
   * An object, a player or, where `holder` is null, the game got a designation. `player` is who gave it, if that
   * matters (CR 701.15b), or the protector that it names (CR 310.8). `value` is a level or speed. `until` is how long
   * it lasts; null if it lasts until a rule removes it or the object leaves.
   */
  DesignationGiven: publicEvent(1, {
    holder: nullable(ref),
    name: text,
    player: nullable(player),
    value: int,
    until: nullable(oneOf(durations)),
  }),
  /** A designation ended. With `player`, only the designation that this player gave. */
  DesignationRemoved: publicEvent(1, { holder: nullable(ref), name: text, player: nullable(player) }),
  /**
   * CR 607.2d: a choice was made for an object, which remembers it under the label instead of an earlier choice.
   * `draws` counts the random words that were used if chance chose.
   */
  ChoiceRecorded: publicEvent(1, {
    object,
    label: text,
    kind: oneOf(choiceKinds),
    values: list(chosenValue),
    draws: uint,
  }),
  /** CR 607.2d: the same, but only who chose may know the values until they are revealed, which records the choice anew. */
  ChoiceMadeSecretly: veiledEvent(
    1,
    { player, object, label: text, kind: oneOf(choiceKinds) },
    { values: list(chosenValue) },
  ),
  /**
   * CR 706.8a, 706.8b: results of dice were stored on a permanent, under the label of its linked abilities. The results
   * at the places `rerolled` are no longer stored.
   */
  ResultsStored: publicEvent(1, {
    object,
    label: text,
    rerolled: list(uint),
    results: list(record({ sides: uint, value: int })),
  }),
  /** CR 122.1: a player lost `count` counters of a kind. */
  PlayerCountersRemoved: publicEvent(1, { player, kind: text, count: uint }),
  /**
   * CR 701.49a: a player put a dungeon card into the command zone; `definition` is the index of its pinned definition.
   */
  DungeonEntered: publicEvent(1, { object, player, definition: uint }),
  /** CR 309.4a, 309.5a: a venture marker was put on a room of a dungeon; rooms are counted from the topmost. */
  VentureMarkerMoved: publicEvent(1, { player, dungeon: object, room: uint }),
  /** CR 309.7: a dungeon card left the game. */
  DungeonCompleted: publicEvent(1, { player, dungeon: object }),
  /** CR 303.4: an Aura became attached to a player. */
  AttachedToPlayer: publicEvent(1, { object, player }),
} as const;
