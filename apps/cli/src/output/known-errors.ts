import {
  EventStoreError,
  EventStoreInUse,
  EventStoreUnavailable,
  StreamDamaged,
  UnreadableEventStore,
} from '@stacktrail/event-store';
import { UnreadablePool } from '@stacktrail/cards';
import { MalformedEvent } from '@stacktrail/game-events';
import {
  CardsDamaged,
  GameDamaged,
  InvalidCommand,
  MatchError,
  RulesFailed,
  SecretsMissing,
  ServiceTokenRefused,
} from '@stacktrail/match';
import { ReadModelsInUse, UnreadableReadModels } from '@stacktrail/projection-runtime';
import { CommandError } from '../command-error.js';

/** The libraries' errors as messages with a remedy; `null` for any other error. */
export function asCommandError(error: unknown): CommandError | null {
  if (error instanceof InvalidCommand) return new CommandError(`${error.message}.`, null, 2);
  if (error instanceof ServiceTokenRefused)
    return new CommandError(error.message, null, error.reason === 'malformed' ? 2 : 1);
  if (error instanceof MatchError) return new CommandError(`${error.message}.`, remedyOf(error));
  if (error instanceof MalformedEvent) {
    return new CommandError(`The store holds an event that can't be read: ${error.message}.`, findDamageRemedy);
  }
  if (error instanceof UnreadableEventStore) {
    return new CommandError(`${error.message}.`, 'Name another store with --store.');
  }
  if (error instanceof EventStoreInUse) return new CommandError(error.message, storeInUseRemedy);
  if (error instanceof StreamDamaged) return new CommandError(`${error.message}.`, findDamageRemedy);
  if (error instanceof EventStoreUnavailable) {
    // An error about a file contains its remedy.
    const isServer = error.message.startsWith('EventStoreDB');
    return isServer ? new CommandError(`${error.message}.`, checkServerRemedy) : new CommandError(error.message);
  }
  if (error instanceof UnreadablePool) {
    return new CommandError(`${error.message}.`, 'Make it anew: npm run cards:build -- FILE.');
  }
  if (error instanceof ReadModelsInUse || error instanceof UnreadableReadModels) return new CommandError(error.message);
  if (error instanceof EventStoreError) return new CommandError(`${error.message}.`);
  return null;
}

const checkServerRemedy =
  'Check that the server runs, that the addresses are right, and that the URL of the store has “tls=false” only if the server has no TLS.';

const storeInUseRemedy =
  'While another process has the store, you can still use the commands that only read: games, replay, explain, verify, export. If that process is a server, play through its HTTP API, and make service tokens there as an operator (POST /service-tokens).';

const findDamageRemedy = 'Run “stacktrail verify” to see where the record is damaged.';

function remedyOf(error: MatchError): string | null {
  if (error instanceof CardsDamaged) return findDamageRemedy;
  if (error instanceof GameDamaged && error.damage.revision > 0)
    return 'The game can be shown up to that revision. End it with “stacktrail end”.';
  if (error instanceof SecretsMissing)
    return 'The game can be replayed and explained, but it can neither be continued nor verified completely.';
  if (error instanceof RulesFailed)
    return 'This is a fault of the rules code: please report it with the game’s export.';
  return null;
}
