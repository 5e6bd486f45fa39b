import { manaType, object, player } from '../fields.js';
import { list, uint } from '../schema/codec.js';
import { publicEvent } from '../schema/event-schema.js';
import type { Upcaster } from './upcaster.js';

/** In version 1 all mana could be spent on anything, and none lasted longer than a step. */
export const manaUpcasters: readonly Upcaster[] = [
  {
    type: 'ManaAdded',
    schema: publicEvent(1, { player, mana: list(manaType), first: uint, source: object }),
    upcast: (data) => ({ ...data, instruction: null }),
  },
  {
    type: 'ManaEmptied',
    schema: publicEvent(1, { player, mana: list(manaType) }),
    upcast: (data) => ({ ...data, kept: [] }),
  },
];
