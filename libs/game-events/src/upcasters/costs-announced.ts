import { object } from '../fields.js';
import { list, oneOf, text, uint } from '../schema/codec.js';
import { publicEvent } from '../schema/event-schema.js';
import type { Upcaster } from './upcaster.js';

/** Version 1 knew kicker as the only optional cost and flashback as the only alternative one. */
export const costsAnnouncedV1: Upcaster = {
  type: 'CostsAnnounced',
  schema: publicEvent(1, { object, via: oneOf(['hand', 'flashback']), kicked: uint, x: uint, hybrid: list(text) }),
  upcast: ({ kicked, ...same }) => ({
    ...same,
    paid: kicked === 0 ? [] : [{ cost: 'kicker', which: 0, times: kicked }],
  }),
};
