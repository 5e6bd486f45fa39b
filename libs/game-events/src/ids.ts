import type { Brand } from '@stacktrail/kernel';

/** A seat at the table, counted from 0 in seating order. There can be any number of seats. */
export type PlayerId = Brand<number, 'PlayerId'>;

/**
 * One incarnation of an object (CR 109.1, 400.7): an object that changes zones gets a new id, so an id names the
 * object and its incarnation at once. Ids count up from 1 and are never used again, not after a reversal either.
 */
export type ObjectId = Brand<number, 'ObjectId'>;

/** A physical card of the game, counted over all decks. It stays the same when the card becomes a new object. */
export type CardIndex = Brand<number, 'CardIndex'>;

/** The revision of an event in its game's stream, from 0. */
export type Revision = Brand<number, 'Revision'>;

/**
 * The place of a definition, ability or effect in the pinned cards: a JSON pointer (RFC 6901) into their list, such as
 * `/3/faces/0/abilities/1`. An ability that a keyword stands for has that pointer followed by `#` and a number.
 */
export type DefinitionPointer = Brand<string, 'DefinitionPointer'>;

/** Stands for “no object” in events. */
export const noObject = 0 as ObjectId;

/** The bit of a seat in a mask of seats. */
export function seatBit(player: PlayerId): number {
  return 1 << player;
}

/** The mask of all seats of a game. */
export function allSeats(count: number): number {
  return (1 << count) - 1;
}
