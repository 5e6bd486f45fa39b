import { toStoredBatch, type PlayerId } from '@stacktrail/game-events';
import { WrongExpectedRevision, type Appended, type EventStore } from '@stacktrail/event-store';
import { fromHex } from '@stacktrail/kernel';
import { editions, LiveGame, type NewGame } from '@stacktrail/rules';
import type { CreateGame, GameCreated } from './commands.js';
import { InvalidSetup, ruled } from './errors.js';
import { LiveMatch } from './live-match.js';
import type { LiveMatches } from './live-matches.js';
import { appendBatch } from './storage/game-stream.js';
import { uuidOf } from './storage/identifiers.js';
import { derivedFrom, unpredictable, type Randomness } from './storage/randomness.js';
import { newSeed, type Seed } from './storage/secrets.js';
import { newTokens } from './storage/tokens.js';

const nonceBytes = 16;

/** The id of the game that a command creates: with a command id or a seed the same each time. */
export function idOfNewGame({ commandId, seed }: CreateGame, randomness: Randomness): string {
  if (seed === undefined && commandId !== undefined) return uuidOf('game', commandId);
  return randomness.uuid('game');
}

export function randomnessOf({ seed }: CreateGame): Randomness {
  return seed === undefined ? unpredictable : derivedFrom(seed);
}

/**
 * Begins a game: keeps its secrets, pins its cards, and stores its first facts, in this order, so that no game lacks
 * what it needs.
 *
 * @returns nothing where the game exists already
 * @throws InvalidSetup
 */
export async function beginMatch(
  store: EventStore,
  matches: LiveMatches,
  command: CreateGame,
  gameId: string,
  randomness: Randomness,
): Promise<GameCreated | undefined> {
  const seed = newSeed(randomness);
  const tokens = newTokens(randomness, command.seats.length);
  const setup = newGame(command, gameId, seed, randomness);
  const { live, catalog, events } = ruled(gameId, -1, () => LiveGame.start(setup));
  await matches.secrets.keep(gameId, seed, tokens);
  await matches.cards.pin(catalog);
  const secrets = { seeds: [{ from: 0 as LiveMatch['revision'], ...seed }], nonces: setup.nonces };
  const match = new LiveMatch({ gameId, live, catalog, secrets, tokens });
  match.chain.append(events);
  const commandId = command.commandId ?? randomness.uuid('create');
  const origin = { commandId, command: 'CreateGame', person: command.person };
  let appended: Appended;
  try {
    appended = await appendBatch(store, gameId, toStoredBatch(events, match.chain), origin);
  } catch (error) {
    if (error instanceof WrongExpectedRevision) return undefined;
    throw error;
  }
  match.stored(events, () => commandId);
  matches.keep(match);
  const seats = command.seats.map(({ name }, seat) => ({
    player: seat as PlayerId,
    name,
    token: tokens.seats[seat] ?? null,
  }));
  const { position } = appended;
  return { gameId, repeated: false, seats, judgeToken: tokens.judge, events, decision: live.pending, position };
}

function newGame(command: CreateGame, gameId: string, seed: Seed, randomness: Randomness): NewGame {
  const { seats, name, edition = editions[0] } = command;
  if (!(editions as readonly string[]).includes(edition)) {
    throw new InvalidSetup(`The rules edition “${edition}” is unknown; known are ${editions.join(', ')}`);
  }
  if (seats.length < 2) throw new InvalidSetup('A game needs at least two seats (CR 100.1)');
  const bare = seats.find(({ deck }) => deck.length === 0);
  if (bare !== undefined) throw new InvalidSetup(`The deck of ${bare.name} has no card (CR 100.2)`);
  return {
    game: gameId,
    edition,
    match: name ?? null,
    parent: null,
    seats: seats.map((seat) => ({ name: seat.name, deck: seat.deck })),
    ...seed,
    provable: randomness.provable,
    nonces: seats.map(({ nonce }, seat) => nonceOf(nonce, seat, randomness)),
  };
}

function nonceOf(given: string | undefined, seat: number, randomness: Randomness): Uint8Array {
  if (given === undefined) return randomness.bytes(`nonce of seat ${seat}`, nonceBytes);
  try {
    return fromHex(given);
  } catch {
    throw new InvalidSetup(`The nonce of seat ${seat} is not in hexadecimal digits`);
  }
}
