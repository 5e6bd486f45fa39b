import { manners } from '../events/zone-events.js';
import { card, counters, object, objects, player, pointer, zone } from '../fields.js';
import { bool, int, list, nullable, oneOf, uint } from '../schema/codec.js';
import { publicEvent, veiledEvent } from '../schema/event-schema.js';
import type { Upcaster, UntypedData } from './upcaster.js';

const secondObjectMoved = {
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
  face: uint,
  faceDown: nullable(pointer),
  copy: nullable(pointer),
  other: nullable(object),
} as const;

const counted = (data: UntypedData): UntypedData => ({
  ...data,
  count: (data['objects'] as readonly unknown[]).length,
});

const countedEnds = (data: UntypedData): UntypedData => ({
  ...data,
  toTop: (data['top'] as readonly unknown[]).length,
  toBottom: (data['bottom'] as readonly unknown[]).length,
});

/** In version 1 everybody saw the object numbers of cards that only some could see. */
const numbersSeenByAll: readonly Upcaster[] = [
  {
    type: 'CardsLookedAt',
    schema: veiledEvent(1, { player, objects }, { cards: list(card) }),
    upcast: counted,
  },
  {
    type: 'DrawnCardsTakenUp',
    schema: veiledEvent(1, { player, objects }, { cards: list(card) }),
    upcast: counted,
  },
  {
    type: 'LibraryOrdered',
    schema: veiledEvent(1, { player, top: objects, bottom: objects, first: object }, { order: list(card) }),
    upcast: countedEnds,
  },
  {
    type: 'LibraryOrderedAtRandom',
    schema: veiledEvent(
      1,
      { player, top: objects, bottom: objects, first: object, draws: uint },
      { order: list(card) },
    ),
    upcast: countedEnds,
  },
];

/** In the older versions every card had its front face up, and nothing was face down or a copy. */
export const zoneUpcasters: readonly Upcaster[] = [
  ...numbersSeenByAll,
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
    type: 'ObjectMoved',
    schema: veiledEvent(2, secondObjectMoved, { card }),
    upcast: (data) => ({ ...data, inHand: 0 }),
  },
  {
    type: 'TokensCreated',
    schema: publicEvent(1, { player, count: uint, first: object, description: pointer, tapped: bool, counters }),
    upcast: (data) => ({ ...data, controller: data['player'], face: 0, copy: null, attachTo: null }),
  },
];
