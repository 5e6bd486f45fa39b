import { WrongExpectedRevision, type Appended, type EventStore, type Position } from '@stacktrail/event-store';
import type { AnyGameEvent, PlayerId, Revision } from '@stacktrail/game-events';
import { fromHex } from '@stacktrail/kernel';
import {
  anteFaults,
  conspiracyFaults,
  deckFaults,
  editions,
  LiveGame,
  planarFaults,
  schemeFaults,
  strayInPlanarDeck,
  strayInSchemeDeck,
  strayVariantCards,
  vanguardFaults,
  wrongSeats,
  type NewGame,
} from '@stacktrail/rules';
import type { CreateGame, GameCreated } from './commands.js';
import { InvalidSetup, ruled } from './errors.js';
import { LiveMatch } from './live-match.js';
import type { LiveMatches } from './live-matches.js';
import { appendBatch, sealBatch, type Origin, type SealedBatch } from './storage/game-stream.js';
import { uuidOf } from './storage/identifiers.js';
import { derivedFrom, unpredictable, type Randomness } from './storage/randomness.js';
import { newSeed, type Seed } from './storage/secrets.js';
import { hashed, newTokens, type Tokens } from './storage/tokens.js';

const nonceBytes = 16;

/** The id of the game that a command creates: with a command id or a seed the same each time. */
export function idOfNewGame({ commandId, seed }: CreateGame, randomness: Randomness): string {
  if (seed === undefined && commandId !== undefined) return uuidOf('game', commandId);
  return randomness.uuid('game');
}

export function randomnessOf({ seed }: CreateGame): Randomness {
  return seed === undefined ? unpredictable : derivedFrom(seed);
}

/** A game that has begun in memory. */
export interface BegunMatch {
  readonly match: LiveMatch;
  /** Its first facts, and the same as they are stored. */
  readonly events: readonly AnyGameEvent[];
  readonly batch: SealedBatch;
  readonly seed: Seed;
  readonly tokens: Tokens;
  readonly origin: Origin;
}

/**
 * Refuses decks that can't be played in the format that the command names (CR 100.2, 100.4), and cards that are only for
 * games that are played for ante (CR 407.3).
 *
 * @throws InvalidSetup that names each seat with what is wrong with its deck, and the rule
 */
export function checkDecks({ format, seats, ante = false, planes: shared = [] }: CreateGame): void {
  checkVariants(seats, shared);
  const wrong = seats.flatMap(({ name, deck, sideboard = [], commanders = [], attractions, ...others }) => {
    const cards = [...deck, ...sideboard, ...commanders];
    const named = format === undefined ? [] : deckFaults(format, deck, sideboard, commanders, attractions);
    const { planes = [], schemes = [] } = others;
    const ofVariants =
      format === undefined
        ? [...strayInPlanarDeck(planes), ...strayInSchemeDeck(schemes)]
        : [...planarFaults(planes), ...schemeFaults(schemes)];
    const faults = [
      ...(ante ? [] : anteFaults(cards)),
      ...strayVariantCards(cards),
      ...conspiracyFaults([...deck, ...commanders], sideboard, format),
      ...vanguardFaults(others.vanguard),
      ...named,
      ...ofVariants,
    ];
    const what = format === undefined ? 'deck' : `${format} deck`;
    return faults.map(({ rule, message }) => `The ${what} of ${name}: ${message} (CR ${rule})`);
  });
  const ofShared = format === undefined ? strayInPlanarDeck(shared, '901.15a') : planarFaults(shared, seats.length);
  const all = [...wrong, ...ofShared.map(({ rule, message }) => `The planar deck of all: ${message} (CR ${rule})`)];
  if (all.length > 0) throw new InvalidSetup(all.join('. '));
}

/** CR 901.3, 904.2, 904.12a: who has to bring a planar or a scheme deck where somebody does. @throws InvalidSetup */
function checkVariants(seats: CreateGame['seats'], shared: readonly unknown[]): void {
  const without = (deck: 'planes' | 'schemes'): readonly string[] =>
    seats.filter((seat) => (seat[deck] ?? []).length === 0).map(({ name }) => name);
  const bare = seats.filter(({ vanguard }) => vanguard === undefined);
  if (bare.length > 0 && bare.length < seats.length) {
    throw new InvalidSetup(
      `Each player needs a vanguard in a Vanguard game; ${bare[0]?.name ?? ''} has none (CR 902.3)`,
    );
  }
  const [plain, heroes] = [without('planes'), without('schemes')];
  if (shared.length > 0 && plain.length < seats.length) {
    throw new InvalidSetup('Where all share a planar deck nobody has one of their own (CR 901.15a)');
  }
  if (plain.length > 0 && plain.length < seats.length) {
    throw new InvalidSetup(`Each player needs a planar deck in a Planechase game; ${plain[0]} has none (CR 901.3)`);
  }
  if (heroes.length > 0 && heroes.length < seats.length - 1) {
    throw new InvalidSetup('One player has a scheme deck in an Archenemy game (CR 904.2a), or each (CR 904.12a)');
  }
}

/** CR 904.2: where nobody says who plays with whom, the archenemy is alone against all others. */
function teamsOf({ teams, seats }: CreateGame): readonly number[] | undefined {
  const schemers = seats.filter(({ schemes = [] }) => schemes.length > 0).length;
  if (teams !== undefined || schemers !== 1) return teams;
  return seats.map(({ schemes = [] }) => (schemes.length > 0 ? 0 : 1));
}

/** Begins a game in memory. @throws InvalidSetup, RulesFailed, UnstorableFacts */
export function beginMatch(command: CreateGame, gameId: string, randomness: Randomness): BegunMatch {
  const seed = newSeed(randomness);
  const tokens = newTokens(randomness, command.seats.length);
  const setup = newGame(command, gameId, seed, randomness);
  const { live, catalog, events } = ruled(gameId, -1, () => LiveGame.start(setup));
  const secrets = { seeds: [{ from: 0 as Revision, ...seed }], nonces: setup.nonces };
  const match = new LiveMatch({ gameId, live, catalog, secrets, tokens: hashed(tokens) });
  const batch = sealBatch(gameId, match.chain, events);
  const commandId = command.commandId ?? randomness.uuid('create');
  match.stored(events, () => commandId);
  const origin = { commandId, command: 'CreateGame', person: command.person };
  return { match, events, batch, seed, tokens, origin };
}

/**
 * Stores a game that has begun: its secrets, then its cards, then its first facts, so that no game lacks what it needs.
 *
 * @returns nothing where the game was begun by another already
 */
export async function storeMatch(
  store: EventStore,
  matches: LiveMatches,
  { match, batch, seed, tokens, origin }: BegunMatch,
): Promise<Appended | undefined> {
  await matches.secrets.keep(match.gameId, seed, tokens);
  await matches.cards.pin(match.catalog);
  try {
    return await appendBatch(store, match.gameId, batch, origin);
  } catch (error) {
    if (error instanceof WrongExpectedRevision) return undefined;
    throw error;
  }
}

/** What a command that began a game tells whoever gave it. */
export function createdGame({ match, events, tokens }: BegunMatch, position: Position): GameCreated {
  const { gameId, live } = match;
  const [first] = events;
  const names = first?.type === 'GameStarted' ? first.data.seats : [];
  const seats = names.map(({ name }, seat) => ({ player: seat as PlayerId, name, token: tokens.seats[seat] ?? null }));
  return { gameId, repeated: false, seats, judgeToken: tokens.judge, events, decision: live.pending, position };
}

function newGame(command: CreateGame, gameId: string, seed: Seed, randomness: Randomness): NewGame {
  const { seats, name, edition = editions[0], format, chooser, position, reference, dungeons, ante, planes } = command;
  const teams = teamsOf(command);
  if (!(editions as readonly string[]).includes(edition)) {
    throw new InvalidSetup(`The rules edition “${edition}” is unknown; known are ${editions.join(', ')}`);
  }
  const wrong = wrongSeats(command);
  if (wrong !== null) throw new InvalidSetup(wrong.replace(/\.$/, ''));
  const bare = seats.find(({ deck }) => deck.length === 0);
  if (bare !== undefined) throw new InvalidSetup(`The deck of ${bare.name} has no card (CR 100.2)`);
  return {
    game: gameId,
    edition,
    match: name ?? null,
    parent: null,
    seats: seats.map(({ name: seat, deck, commanders = [], sideboard = [], attractions = [], ...others }) => ({
      name: seat,
      deck,
      commanders,
      sideboard,
      attractions,
      planes: others.planes ?? [],
      schemes: others.schemes ?? [],
      ...(others.vanguard === undefined ? {} : { vanguard: others.vanguard }),
    })),
    ...(planes === undefined ? {} : { planes }),
    ...(reference === undefined ? {} : { reference }),
    ...(format === undefined ? {} : { format }),
    ...(ante === undefined ? {} : { ante }),
    ...(dungeons === undefined ? {} : { dungeons }),
    ...(teams === undefined ? {} : { teams }),
    ...(chooser === undefined ? {} : { chooser }),
    ...(position === undefined ? {} : { position }),
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
