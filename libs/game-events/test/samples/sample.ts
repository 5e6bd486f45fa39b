import type { AnyGameEvent, EventType } from '../../src/index.js';

/** One chosen event of a type: the rule, the data, and what stands in its envelope beside the defaults. */
export interface Sample {
  readonly type: EventType;
  readonly rule: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly envelope: Partial<Pick<AnyGameEvent, 'causes' | 'repeats'>> & { source?: number; by?: number; for?: number };
}

export function sample(type: EventType, rule: string, data: Sample['data'], envelope: Sample['envelope'] = {}): Sample {
  return { type, rule, data, envelope };
}

export const creature = { is: 'object', id: 31 };
export const opponent = { is: 'player', id: 1 };
export const bolt = '/3/faces/0/abilities/0';
export const commitment = '3f786850e387550fdab836ed7e6dc881de23001b3f786850e387550fdab836ed';
