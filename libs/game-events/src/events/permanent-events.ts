import { object, player } from '../fields.js';
import { bool, list, record, text, uint } from '../schema/codec.js';
import { publicEvent } from '../schema/event-schema.js';

/** What happens to permanents. */
export const permanentEvents = {
  /** CR 701.26a: a permanent was tapped. */
  Tapped: publicEvent(1, { object }),
  /** CR 701.26b: a permanent was untapped. */
  Untapped: publicEvent(1, { object }),
  /**
   * CR 702.26: permanents phased out and in at the same time. `with` is the permanent with which one phases out
   * indirectly (702.26g), or 0.
   */
  PermanentsPhased: publicEvent(1, { out: list(record({ object, with: object })), in: list(object) }),
  /** CR 122.1: `count` counters of a kind were put on an object. */
  CountersPut: publicEvent(1, { object, kind: text, count: uint }),
  /** CR 122.1: `count` counters of a kind were removed from an object. */
  CountersRemoved: publicEvent(1, { object, kind: text, count: uint }),
  /** CR 701.3a: an object became attached to another one. */
  Attached: publicEvent(1, { object, to: object }),
  /** CR 701.3d: an object stopped being attached to what it was attached to. */
  Unattached: publicEvent(1, { object }),
  /** CR 613.1b: a control-changing effect began or stopped applying. */
  ControlChanged: publicEvent(1, { object, from: player, to: player }),
  /** CR 701.8a: the move to the graveyard follows. `lethalDamage` is the toughness that 704.5g compared with. */
  Destroyed: publicEvent(1, { object, toughness: uint, damage: uint }),
  /** CR 701.19a: a permanent regenerated; `shield` is the effect that did it. */
  Regenerated: publicEvent(1, { object, shield: uint }),
  /** CR 701.19a: all damage that was marked on a permanent was removed. */
  DamageMarkRemoved: publicEvent(1, { object }),
  /**
   * CR 120.3: damage was dealt to a permanent; the amount is what was dealt after replacement and prevention. `marked`
   * is how much of it is marked on a creature (120.3e): none if the source has wither or infect, and none on a
   * permanent that isn't a creature.
   */
  DamageDealtToPermanent: publicEvent(1, {
    source: object,
    object,
    amount: uint,
    marked: uint,
    combat: bool,
    deathtouch: bool,
  }),
} as const;
