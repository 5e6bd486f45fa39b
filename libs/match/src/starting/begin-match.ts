import type { Position } from '@stacktrail/event-store';
import type { AnyGameEvent, PlayerId, Revision } from '@stacktrail/game-events';
import { LiveGame, SetupRefused, type NewGame } from '@stacktrail/rules';
import type { CreatedSeat, CreateGame, GameCreated } from '../commands.js';
import { InvalidSetup, runRules } from '../errors.js';
import { LiveMatch } from '../held/live-match.js';
import { sealBatch, type Origin, type SealedBatch } from '../storage/game-stream.js';
import { derivedFrom, unpredictable, type Randomness } from '../storage/randomness.js';
import { sealTokens, type SealedTokens } from '../storage/sealed-tokens.js';
import { newSeed, type Seed } from '../storage/secrets.js';
import { hashTokens, newTokens, type Tokens } from '../storage/tokens.js';
import type { Creation } from './creation.js';
import { newGame } from './new-game.js';

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
  /** The tokens for whoever repeats the command; absent if it has no id. */
  readonly sealed?: SealedTokens;
}

/**
 * Begins a game in memory.
 *
 * @param creation what tells the command from others; absent if nobody can repeat it
 * @param promised the seed that was promised, always with a key for veils; a new one is drawn where absent
 * @param now the time, in milliseconds, for the clocks
 * @throws InvalidSetup, RulesFailed, UnstorableFacts
 */
export function beginMatch(
  command: CreateGame,
  gameId: string,
  randomness: Randomness,
  creation?: Creation,
  promised?: Seed,
  now: () => number = Date.now,
): BegunMatch {
  const seed = promised ?? newSeed(randomness, { hasVeil: command.handNumbers !== 0 });
  const tokens = newTokens(command.seats.length);
  const setup = newGame(command, gameId, seed, randomness);
  const { live, catalog, events: first } = runRules(gameId, -1, () => begun(setup));
  const { seconds = null, perDecision = null } = command.clock ?? {};
  const isTimed = seconds !== null || perDecision !== null;
  const events = isTimed ? [...first, ...live.noteClock('ClocksSet', { seconds, perDecision })] : first;
  const secrets = { seeds: [{ from: 0 as Revision, ...seed }], nonces: setup.nonces };
  const match = new LiveMatch({
    gameId,
    live,
    catalog,
    secrets,
    tokens: {
      ...hashTokens(tokens, command.invite === true ? 'invitation' : 'token'),
      ...(command.private === true && { private: true }),
      ...(command.tokenDays !== undefined && { days: command.tokenDays }),
    },
  });
  const batch = sealBatch(gameId, match.chain, events, match.stateSeal);
  const mark = creation?.mark ?? { commandId: randomness.uuid('create') };
  match.stored(events, () => mark, now);
  const origin = { ...mark, command: 'CreateGame', person: command.person };
  const sealed = creation === undefined ? {} : { sealed: sealTokens(tokens, creation.key) };
  return { match, events, batch, seed, tokens, origin, ...sealed };
}

/** What a command that began a game tells whoever gave it. */
export function createdGame(
  { match, events, tokens }: BegunMatch,
  position: Position,
  { invite = false }: CreateGame,
): GameCreated {
  const { gameId, live } = match;
  const [first] = events;
  const names = first?.type === 'GameStarted' ? first.data.seats : [];
  const seats = names.map(({ name }, seat) => createdSeat(seat as PlayerId, name, tokens.seats[seat] ?? null, invite));
  return { gameId, repeated: false, seats, judgeToken: tokens.judge, events, decision: live.pending, position };
}

/** A seat with its token, or with the invitation with which its player takes one. */
export function createdSeat(player: PlayerId, name: string, secret: string | null, invite: boolean): CreatedSeat {
  return invite ? { player, name, token: null, invitation: secret } : { player, name, token: secret };
}

/** A game with its first facts. @throws InvalidSetup if the rules refuse to begin it */
function begun(setup: NewGame): ReturnType<typeof LiveGame.start> {
  try {
    return LiveGame.start(setup);
  } catch (error) {
    throw error instanceof SetupRefused ? new InvalidSetup(error.message.replace(/\.$/, '')) : error;
  }
}
