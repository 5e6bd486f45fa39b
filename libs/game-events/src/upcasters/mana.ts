import { manaType, object, player } from '../fields.js';
import { list, uint } from '../schema/codec.js';
import { publicEvent } from '../schema/event-schema.js';
import type { Upcaster } from './upcaster.js';

/** Version 1 knew only mana that can be spent on anything, and that doesn't stay. */
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
