import { object, player, pointer } from '../fields.js';
import { nullable, text } from '../schema/codec.js';
import { publicEvent } from '../schema/event-schema.js';
import type { Upcaster } from './upcaster.js';

/** Every seat that a game can have. */
const everyone = 0x7fffffff;

/** In version 1 everybody saw the ability by which a card was cast or a special action was taken. */
export const methodsOfVersion1: readonly Upcaster[] = [
  {
    type: 'CastingMethodChosen',
    schema: publicEvent(1, { object, via: text, by: nullable(text), ability: nullable(pointer) }),
    upcast: (data) => ({ ...data, seenBy: everyone }),
  },
  {
    type: 'SpecialActionTaken',
    schema: publicEvent(1, { object, player, ability: pointer }),
    upcast: (data) => ({ ...data, seenBy: everyone }),
  },
];
