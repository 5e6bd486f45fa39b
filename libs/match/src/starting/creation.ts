import type { EventStore } from '@stacktrail/event-store';
import type { CreateGame, GameCreated } from '../commands.js';
import { CommandIdUsed, GameExists } from '../errors.js';
import type { GameRecord } from '../game-record.js';
import { storedCommand } from '../handling/stored-command.js';
import { requestOf, type CommandMark } from '../storage/stored-commands.js';
import type { HeldMatches } from '../held/held-matches.js';
import type { LiveMatch } from '../held/live-match.js';
import { openTokens, type CreatorsKey } from '../storage/sealed-tokens.js';
import type { StoreSecret } from '../storage/store-secret.js';
import type { Tokens } from '../storage/tokens.js';
import { createdSeat } from './begin-match.js';

/** A command that begins a game, with what identifies it when it is repeated. */
export interface Creation {
  /**
   * What is stored about it. Its id is stored only as a derived id, because whoever knows it can get the tokens again.
   */
  readonly mark: Required<CommandMark>;
  readonly key: CreatorsKey;
  readonly invite: boolean;
}

/** What identifies a creation; nothing if it has no id, since it can't be repeated then. */
export async function creationOf(command: CreateGame, secret: StoreSecret): Promise<Creation | undefined> {
  const { commandId, request: said, secret: own = '', person: _person, ...rest } = command;
  if (commandId === undefined) return undefined;
  // The pool in which names are looked up is large and isn't part of the request.
  const { reference: _reference, dungeons: _dungeons, ...asked } = rest;
  const request = requestOf('CreateGame', [said ?? asked, own]);
  const mark = { commandId: await secret.uuidOf('creation', commandId), caller: 'creator', request };
  return { mark, key: { commandId, request, secret: own }, invite: command.invite === true };
}

/**
 * The game that a command has begun before.
 *
 * @throws CommandIdUsed if another creation had this id; GameExists where another command began the game
 */
export async function begunBefore(
  store: EventStore,
  matches: HeldMatches,
  { gameId, live, revision }: LiveMatch,
  creation: Creation | undefined,
): Promise<GameCreated> {
  const record = await matches.record(gameId);
  const [first] = record.metadata;
  if (creation === undefined || first?.commandId !== creation.mark.commandId) throw new GameExists(gameId);
  if (first.request !== creation.mark.request) throw new CommandIdUsed(creation.key.commandId);
  const last = record.stored.findIndex(({ envelope }) => envelope.batch !== undefined) as typeof revision;
  const { events, position } = await storedCommand(store, gameId, { first: 0 as typeof revision, last }, []);
  // Once somebody has acted in the game, its tokens have arrived, and the creation's id no longer gets them.
  const tokens = revision > last ? null : await tokensAgain(matches, record, creation);
  const seats = live.state.players.map(({ id }) => {
    return createdSeat(id, record.setup.seats[id]?.name ?? '', tokens?.seats[id] ?? null, creation.invite);
  });
  return {
    gameId,
    repeated: true,
    seats,
    judgeToken: tokens?.judge ?? null,
    events,
    decision: live.pending,
    position,
  };
}

async function tokensAgain(
  matches: HeldMatches,
  { id, setup }: GameRecord,
  creation: Creation,
): Promise<Tokens | null> {
  const sealed = await matches.secrets.sealedTokens(id, setup.seedCommitment);
  return sealed === null ? null : openTokens(sealed, creation.key);
}
