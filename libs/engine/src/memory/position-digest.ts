import { characteristicsOf } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import { type ContinuousEffect, objectOf, type GameState } from '@stacktrail/game-state';
import { notOfPosition, Teller, Hash } from './position-teller.js';

/**
 * A digest of a position: two states have the same one if play could go on in the same ways from both. The ids of
 * objects don't count, nor when or how often things happened (CR 730.3: the same game state). Unknown fields count, so
 * that at worst a repetition is missed.
 */
export function positionDigest(state: GameState): string {
  const order = objectsInOrder(state);
  const places = new Map(order.map((id, place) => [id, place]));
  const hash = new Hash();
  const teller = new Teller(state, places, hash);
  for (const [key, value] of Object.entries(state)) if (!notOfPosition.has(key)) teller.tell(key, value);
  for (const effect of state.effects) if (isTold(effect)) teller.tell('effect', effect);
  // CR 730.3: history that texts ask about distinguishes positions, though it only grows.
  teller.tell('history', historyOf(state));
  for (const id of order) teller.object(objectOf(state, id));
  return hash.text;
}

/**
 * Effects until end of turn are covered by the objects' characteristics, because they all end together (CR 514.2).
 * Effects that wait for the next spell affect no object yet (CR 611.2f).
 */
function isTold({ duration, instruction, objects }: ContinuousEffect): boolean {
  return duration !== 'this turn' || (instruction.next === true && objects.length === 0);
}

/** A position without the things that may grow, and the amounts of these. */
export interface Ground {
  readonly digest: string;
  /** The amounts by what they count: “life 0”, “counters #4”, “token …”. */
  readonly amounts: Readonly<Record<string, number>>;
}

/**
 * The part of a position that a loop can't grow. What can grow is left out: life totals, +1/+1 counters on permanents,
 * and the number of equal tokens without abilities.
 */
export function groundOf(state: GameState): Ground {
  const plain = new Map(state.battlefield.flatMap((id) => plainToken(state, id)));
  const order = objectsInOrder(state).filter((id) => !plain.has(id));
  const places = new Map<ObjectId, number | string>(order.map((id, place) => [id, place]));
  const amounts: Record<string, number> = {};
  for (const [id, description] of plain) {
    places.set(id, description);
    amounts[description] = (amounts[description] ?? 0) + 1;
  }
  const hash = new Hash();
  const teller = new Teller(state, places, hash, amounts);
  for (const [key, value] of Object.entries(state)) {
    if (key === 'battlefield')
      teller.tell(
        key,
        state.battlefield.filter((id) => !plain.has(id)),
      );
    else if (key === 'players') for (const player of state.players) teller.player(player);
    else if (!notOfPosition.has(key)) teller.tell(key, value);
  }
  for (const effect of state.effects) if (isTold(effect)) teller.tell('effect', effect);
  teller.tell('history', historyOf(state));
  for (const id of order) teller.object(objectOf(state, id));
  teller.tell('kinds of tokens', [...new Set(plain.values())].sort());
  return { digest: hash.text, amounts };
}

/** Some numbers that usually differ between such positions of a step. */
export function groundOutline({ players, stack, exile, priority, passed }: GameState): string {
  const each = players.map(({ hand, graveyard, mana }) => [hand.length, graveyard.length, mana.length]);
  return [each, stack.length, exile.length, priority, passed].join();
}

/** A token without abilities and attachments, with a description; nothing if the object isn't one. */
function plainToken(state: GameState, id: ObjectId): readonly (readonly [ObjectId, string])[] {
  const token = objectOf(state, id);
  if (token.kind !== 'token' || token.attachedTo !== 0 || token.damage !== 0) return [];
  const { abilities, supertypes, subtypes } = characteristicsOf(state, token);
  if (abilities.length > 0 || supertypes.length > 0) return [];
  if (subtypes.some((subtype) => isAttachment.has(subtype))) return [];
  if (state.battlefield.some((other) => objectOf(state, other).attachedTo === id)) return [];
  const hash = new Hash();
  new Teller(state, new Map(), hash, null).object(token);
  return [[id, `token ${hash.text}`]];
}

const isAttachment: ReadonlySet<string> = new Set(['Aura', 'Equipment', 'Fortification', 'Role']);

/**
 * What happened, as far as the pinned definitions ask about it. Within a turn, the same kinds come from the same facts.
 */
function historyOf({ history: { thisTurn, lastTurn, earlier = [] } }: GameState): readonly string[] {
  return [...thisTurn, ...lastTurn, ...earlier].map(({ occasion }) => occasion.on);
}

/** All objects that are in a zone, in an order that doesn't depend on their ids. */
function objectsInOrder({ players, battlefield, stack, exile, command, ante }: GameState): readonly ObjectId[] {
  const own = players.flatMap(({ library, hand, graveyard, outside, attractions, planes, schemes }) => [
    ...library,
    ...hand,
    ...graveyard,
    ...outside,
    ...attractions,
    ...planes,
    ...schemes,
  ]);
  return [...own, ...battlefield, ...stack, ...exile, ...command, ...(ante ?? [])];
}
