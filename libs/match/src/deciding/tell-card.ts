import type { PlayerId } from '@stacktrail/game-events';
import type { Rejection, ToldCard } from '@stacktrail/rules';
import type { Command } from '../commands.js';
import { NotAllowed, runRules } from '../errors.js';
import type { LiveMatch } from '../held/live-match.js';
import type { Decided } from './decided.js';
import { requireSeat } from './require-seat.js';

/**
 * In a game of told chance, the owner of a card or a judge says which card an unknown object is. Either `player` or
 * `judge` is given.
 */
export interface TellCard extends Command {
  /** The seat that tells it. It can tell its own cards alone. */
  readonly player?: PlayerId;
  readonly judge?: string;
  readonly told: ToldCard;
}

/** Which card an unknown object is. @throws NotAllowed if a seat tells a card that isn't its own */
export function tellCard(match: LiveMatch, { player, judge, told }: TellCard): Decided | Rejection {
  if (player !== undefined) {
    requireSeat(match, player);
    if (player !== told.owner) {
      throw new NotAllowed(match.gameId, `seat ${player} can tell its own cards, not those of seat ${told.owner}`);
    }
  }
  return runRules(match.gameId, match.revision, () => match.live.tell(told, judge ?? ''));
}
