import { durations } from '@stacktrail/card-tree';
import { object, objects, player, pointer, ref } from '../fields.js';
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

/** Version 2 didn't know the targets of its text. */
export const replacementEffectBeganV2: Upcaster = {
  type: 'ReplacementEffectBegan',
  schema: publicEvent(2, {
    effect: uint,
    kind: oneOf(['regeneration', 'prevention', 'exile instead of dying', 'exile instead of leaving', 'redirection']),
    source: object,
    controller: player,
    recipients: list(ref),
    amount: nullable(uint),
    combatOnly: bool,
    duration: oneOf(durations),
    redirectTo: nullable(ref),
    from: nullable(object),
    instruction: nullable(pointer),
  }),
  upcast: (data) => ({ ...data, onStack: 0, targets: [] }),
};

/** Nor did version 1 of any other effect that replaces something. */
export const lastingReplacementBeganV1: Upcaster = {
  type: 'LastingReplacementBegan',
  schema: publicEvent(1, {
    effect: uint,
    instruction: pointer,
    source: object,
    controller: player,
    kept: objects,
    duration: oneOf(durations),
  }),
  upcast: (data) => ({ ...data, onStack: 0, targets: [] }),
};
