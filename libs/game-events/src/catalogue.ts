import { chanceEvents } from './events/chance-events.js';
import { combatEvents } from './events/combat-events.js';
import { decisionEvents } from './events/decision-events.js';
import { effectEvents } from './events/effect-events.js';
import { faceEvents } from './events/face-events.js';
import { designationEvents } from './events/designation-events.js';
import { permanentEvents } from './events/permanent-events.js';
import { playerEvents } from './events/player-events.js';
import { setupEvents } from './events/setup-events.js';
import { stackEvents } from './events/stack-events.js';
import { turnEvents } from './events/turn-events.js';
import { variantEvents } from './events/variant-events.js';
import { zoneEvents } from './events/zone-events.js';
import type { AnyEventSchema, DataOf } from './schema/event-schema.js';

/**
 * Every kind of event by its name. The names are stored, so they never change. Each kind has a number in
 * `chain/type-numbers.ts`, a sample in `test/samples.ts` and a golden fixture.
 */
export const eventSchemas = {
  ...setupEvents,
  ...variantEvents,
  ...decisionEvents,
  ...turnEvents,
  ...zoneEvents,
  ...stackEvents,
  ...permanentEvents,
  ...playerEvents,
  ...combatEvents,
  ...effectEvents,
  ...faceEvents,
  ...designationEvents,
  ...chanceEvents,
} as const;

export type EventType = keyof typeof eventSchemas;
export type EventData<K extends EventType> = DataOf<(typeof eventSchemas)[K]>;

export const eventTypes = Object.keys(eventSchemas) as readonly EventType[];

export function isEventType(name: string): name is EventType {
  return Object.hasOwn(eventSchemas, name);
}

/** The schema of an event kind, for code that treats all kinds alike. */
export function schemaOf(type: EventType): AnyEventSchema {
  return eventSchemas[type];
}
