import { object, player, pointer } from '../fields.js';
import { bool, int, list, nullable, record, uint } from '../schema/codec.js';
import { publicEvent } from '../schema/event-schema.js';
import type { UntypedData, Upcaster } from './upcaster.js';

const context = record({ object, player: nullable(player), amount: int });

const abilityTriggered = publicEvent(1, {
  trigger: uint,
  ability: pointer,
  source: object,
  controller: player,
  delayed: nullable(uint),
  context,
});

const delayedTriggerCreated = publicEvent(1, {
  delayed: uint,
  ability: pointer,
  source: object,
  controller: player,
  kept: list(object),
  lasting: bool,
});

/** In version 1 a trigger's event had one object, and a delayed ability had no duration. */
export const triggersOfVersion1: readonly Upcaster[] = [
  {
    type: 'AbilityTriggered',
    schema: abilityTriggered,
    upcast: (data) => ({ ...data, context: { ...(data['context'] as UntypedData), others: [] } }),
  },
  {
    type: 'DelayedTriggerCreated',
    schema: delayedTriggerCreated,
    upcast: (data) => ({ ...data, until: null, context: null }),
  },
];
