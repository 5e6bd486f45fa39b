import { resume, type LiveGame } from '@stacktrail/rules';
import { SecretsMissing } from '../errors.js';
import type { GameRecord } from '../game-record.js';
import { secretsAt } from '../storage/secrets.js';

/**
 * A stored game in memory, as it stands: play goes on in it, and nothing of that is stored.
 *
 * @throws SecretsMissing if the store doesn't have the game's secrets
 */
export function liveCopy({ id, catalog, events, lastRevision, secrets }: GameRecord): LiveGame {
  const inUse = secrets === null ? undefined : secretsAt(secrets, lastRevision);
  if (inUse === undefined) throw new SecretsMissing(id);
  return resume(catalog, events, inUse).live;
}
