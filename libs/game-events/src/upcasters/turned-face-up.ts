import { card, object } from '../fields.js';
import { publicEvent } from '../schema/event-schema.js';
import type { Upcaster } from './upcaster.js';

/** What was chosen for X wasn't recorded in version 1. */
export const turnedFaceUpV1: Upcaster = {
  type: 'TurnedFaceUp',
  schema: publicEvent(1, { object, card }),
  upcast: (data) => ({ ...data, x: 0 }),
};
