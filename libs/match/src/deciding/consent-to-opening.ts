import type { Rejection } from '@stacktrail/rules';
import type { ConsentToOpening } from '../commands.js';
import type { LiveMatch } from '../held/live-match.js';
import { secretsAt } from '../storage/secrets.js';
import { decidedOutsideRules, type Decided } from './decided.js';
import { requireSeat } from './require-seat.js';

/** After the end a seat consents to showing everybody what was hidden; with the last consent it is shown. */
export function consentToOpening(match: LiveMatch, { player }: ConsentToOpening): Decided | Rejection {
  requireSeat(match, player);
  const { live, opening, secrets, revision } = match;
  if (live.state.outcome === null) return no('What is hidden stays hidden until the game has ended.', true);
  if (secretsAt(secrets, revision)?.veil === undefined) {
    return no('The seed of this game is revealed, and with it everything that it hid.', false);
  }
  if (opening.isOpen) return no('What was hidden is shown already.', false);
  if (opening.consents.includes(player)) return no(`Seat ${player} consents already.`, false);
  const isLast = opening.consents.length + 1 === live.state.players.length;
  return decidedOutsideRules(live.consentToOpening(player, isLast));
}

function no(message: string, stale: boolean): Rejection {
  return { accepted: false, rule: '104.1', message, stale };
}
