import { durations } from '@stacktrail/card-tree';
import { object, player, ref } from '../fields.js';
import { bool, list, nullable, oneOf, uint } from '../schema/codec.js';
import { publicEvent } from '../schema/event-schema.js';
import type { Upcaster } from './upcaster.js';

/** Version 1 knew no shield that redirects damage. */
export const replacementEffectBeganV1: Upcaster = {
  type: 'ReplacementEffectBegan',
  schema: publicEvent(1, {
    effect: uint,
    kind: oneOf(['regeneration', 'prevention', 'exile instead of dying', 'exile instead of leaving']),
    source: object,
    controller: player,
    recipients: list(ref),
    amount: nullable(uint),
    combatOnly: bool,
    duration: oneOf(durations),
  }),
  upcast: (data) => ({ ...data, redirectTo: null, from: null, instruction: null }),
};
