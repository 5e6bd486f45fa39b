import { card, object } from '../fields.js';
import { publicEvent } from '../schema/event-schema.js';
import type { Upcaster } from './upcaster.js';

/** In version 1 the value chosen for X wasn't recorded. */
export const turnedFaceUpV1: Upcaster = {
  type: 'TurnedFaceUp',
  schema: publicEvent(1, { object, card }),
  upcast: (data) => ({ ...data, x: 0 }),
};
