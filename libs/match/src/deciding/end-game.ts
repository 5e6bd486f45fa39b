import { endDamagedGame, type Rejection } from '@stacktrail/rules';
import type { EndGame } from '../commands.js';
import { SecretsMissing } from '../errors.js';
import type { GameRecord } from '../game-record.js';
import type { DamagedMatch } from '../held/damaged-match.js';
import { secretsAt } from '../storage/secrets.js';
import { decidedOutsideRules, type Decided } from './decided.js';

/** A judge ends a damaged game as a draw (CR 104.4). @param record the whole game */
export function endGame(
  match: DamagedMatch,
  { history, secrets }: GameRecord,
  { judge, ruling }: EndGame,
): Decided | Rejection {
  if (match.isOver) return { accepted: false, rule: '104.1', message: 'The game is over.', stale: true };
  const seed = secrets === null ? undefined : secretsAt(secrets, match.damage.revision);
  if (seed === undefined) throw new SecretsMissing(match.gameId);
  return decidedOutsideRules(endDamagedGame(history, match.damage, { judge, ruling }, seed));
}
