import type { Rejection } from '@stacktrail/rules';
import type { OfferDraw, VoteOnDraw } from '../commands.js';
import { runRules } from '../errors.js';
import type { LiveMatch } from '../held/live-match.js';
import { decidedOutsideRules, type Decided } from './decided.js';
import { requireSeat } from './require-seat.js';

/** CR 104.4i: a player offers the others a draw, whatever the game waits for. */
export function offerDraw(match: LiveMatch, { player }: OfferDraw): Decided | Rejection {
  requireSeat(match, player);
  const { live, drawOffer } = match;
  const refusal = cannotAgree(match, player);
  if (refusal !== null) return refusal;
  if (drawOffer !== null) return no(`Seat ${drawOffer.player} offers a draw already.`, false);
  return decidedOutsideRules(live.offerDraw(player));
}

/** CR 104.4i: a player agrees or refuses. Once all players who are in the game agree, it is a draw. */
export function voteOnDraw(match: LiveMatch, { player, offer, vote }: VoteOnDraw): Decided | Rejection {
  requireSeat(match, player);
  const { live, drawOffer } = match;
  const refusal = cannotAgree(match, player);
  if (refusal !== null) return refusal;
  if (drawOffer?.revision !== offer) return no(`No draw that was offered at revision ${offer} can be agreed to.`, true);
  const consents = vote === 'consent';
  if (consents && drawOffer.consents.includes(player)) return no(`Seat ${player} agrees already.`, false);
  const others = live.state.players.filter(({ id, lost }) => !lost && id !== player);
  const isLast = consents && others.every(({ id }) => drawOffer.consents.includes(id));
  return runRules(match.gameId, match.revision, () =>
    decidedOutsideRules(live.voteOnDraw({ player, offer, vote }, isLast)),
  );
}

/** Why a player can't have a part in an agreement; `null` if they can. */
function cannotAgree({ live }: LiveMatch, player: OfferDraw['player']): Rejection | null {
  if (live.state.outcome !== null) return no('The game is over.', true);
  if (live.state.players[player]?.lost !== false) return no('The player has left the game.', false);
  return null;
}

function no(message: string, stale: boolean): Rejection {
  return { accepted: false, rule: '104.4i', message, stale };
}
