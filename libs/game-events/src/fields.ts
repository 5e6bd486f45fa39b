import { manaTypes, steps, zones } from '@stacktrail/card-tree';
import type { CardIndex, DefinitionPointer, ObjectId, PlayerId, Revision } from './ids.js';
import { int, list, oneOf, record, text, uint, variant, type Codec } from './schema/codec.js';

export const player = uint as Codec<PlayerId>;
export const object = { ...uint, shape: { is: 'uint', of: 'object' } } as Codec<ObjectId>;
export const objects = list(object);
/** A card's index, or -1 if no card represents the object. */
export const card = { ...int, shape: { is: 'int', of: 'card' } } as Codec<CardIndex>;
export const revision = uint as Codec<Revision>;
export const pointer = text as Codec<DefinitionPointer>;
export const zone = oneOf(zones);
export const step = oneOf(steps);
export const manaType = oneOf(manaTypes);

/** An object or a player: what can be targeted, damaged, attacked (CR 115.1, 120.1, 508.1b). */
export const ref = variant('is', { object: { id: object }, player: { id: player } }) as Codec<Ref>;
export type Ref = { readonly is: 'object'; readonly id: ObjectId } | { readonly is: 'player'; readonly id: PlayerId };

export const counters = list(record({ kind: text, count: uint })) as Codec<readonly Counter[]>;
export interface Counter {
  readonly kind: string;
  readonly count: number;
}
