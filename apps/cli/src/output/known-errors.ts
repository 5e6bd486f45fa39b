import {
  EventStoreError,
  EventStoreInUse,
  EventStoreUnavailable,
  StreamDamaged,
  UnreadableEventStore,
} from '@stacktrail/event-store';
import { UnreadablePool } from '@stacktrail/cards';
import { MalformedEvent } from '@stacktrail/game-events';
import { CardsDamaged, GameDamaged, InvalidCommand, MatchError, RulesFailed, SecretsMissing } from '@stacktrail/match';
import { ReadModelsInUse, UnreadableReadModels } from '@stacktrail/projection-runtime';
import { CommandError } from '../command-error.js';

/** The libraries' errors as messages with a remedy; `null` for any other error. */
export function asCommandError(error: unknown): CommandError | null {
  if (error instanceof InvalidCommand) return new CommandError(`${error.message}.`, null, 2);
  if (error instanceof MatchError) return new CommandError(`${error.message}.`, remedyOf(error));
  if (error instanceof MalformedEvent) {
    return new CommandError(`The store holds an event that can't be read: ${error.message}.`, damaged);
  }
  if (error instanceof UnreadableEventStore) {
    return new CommandError(`${error.message}.`, 'Name another store with --store.');
  }
  if (error instanceof EventStoreInUse) return new CommandError(error.message, besideIt);
  if (error instanceof StreamDamaged) return new CommandError(`${error.message}.`, damaged);
  if (error instanceof EventStoreUnavailable) {
    // An error about a file contains its remedy.
    const isServer = error.message.startsWith('EventStoreDB');
    return isServer ? new CommandError(`${error.message}.`, notFound) : new CommandError(error.message);
  }
  if (error instanceof UnreadablePool) {
    return new CommandError(`${error.message}.`, 'Make it anew: npm run cards:build -- FILE.');
  }
  if (error instanceof ReadModelsInUse || error instanceof UnreadableReadModels) return new CommandError(error.message);
  if (error instanceof EventStoreError) return new CommandError(`${error.message}.`);
  return null;
}

const notFound =
  'Check that the server runs, that these are its addresses, and that the store says “tls=false” only where it has no TLS.';

const besideIt =
  'What only reads works beside it: games, replay, explain, verify, export. Where it is a server, its HTTP API plays on.';

const damaged = '“stacktrail verify” says where the record is damaged.';

function remedyOf(error: MatchError): string | null {
  if (error instanceof CardsDamaged) return damaged;
  if (error instanceof GameDamaged && error.damage.revision > 0)
    return 'It can be shown up to there, and “stacktrail end” ends it.';
  if (error instanceof SecretsMissing)
    return 'The game can be replayed and explained, but not played on or verified whole.';
  if (error instanceof RulesFailed)
    return 'This is a fault of the rules code: please report it with the game’s export.';
  return null;
}
