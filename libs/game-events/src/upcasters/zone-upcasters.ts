import { manners } from '../events/zone-events.js';
import { card, counters, object, player, pointer, zone } from '../fields.js';
import { bool, int, nullable, oneOf, uint } from '../schema/codec.js';
import { openEvent, veiledEvent } from '../schema/event-schema.js';
import type { Upcaster } from './upcaster.js';

/** Every face was the front one, and nothing was face down or a copy of another object. */
export const zoneUpcasters: readonly Upcaster[] = [
  {
    type: 'ObjectMoved',
    schema: veiledEvent(
      1,
      {
        object,
        becomes: object,
        from: zone,
        to: zone,
        position: int,
        manner: oneOf(manners),
        controller: player,
        tapped: bool,
        counters,
        attachTo: nullable(object),
        group: uint,
      },
      { card },
    ),
    upcast: (data) => ({ ...data, face: 0, faceDown: null, copy: null, other: null }),
  },
  {
    type: 'TokensCreated',
    schema: openEvent(1, { player, count: uint, first: object, description: pointer, tapped: bool, counters }),
    upcast: (data) => ({ ...data, controller: data['player'], face: 0, copy: null, attachTo: null }),
  },
];
