import type { AnyGameEvent } from '@stacktrail/game-events';
import type { DrawOffer } from '../commands.js';

/**
 * The offer of a draw that stands after a fact. A refusal ends it, and so does whatever changes the game that was to be
 * drawn: a new turn, a player who loses, a reversal by players or a judge, the end.
 */
function afterFact(offer: DrawOffer | null, fact: AnyGameEvent): DrawOffer | null {
  switch (fact.type) {
    case 'DrawOffered':
      return { revision: fact.revision, player: fact.data.player, consents: [fact.data.player] };
    case 'DrawVoted': {
      const { player, vote } = fact.data;
      return offer === null || vote === 'refuse' ? null : { ...offer, consents: [...offer.consents, player] };
    }
    case 'ActionReversed':
      return fact.data.reason === 'illegal action' || fact.data.reason === 'cancelled' ? offer : null;
    case 'TurnBegan':
    case 'PlayerLost':
    case 'GameRestarted':
    case 'GameEnded':
      return null;
    default:
      return offer;
  }
}

/** The offer that stands after a stretch of facts. */
export function drawOfferAfter(offer: DrawOffer | null, facts: readonly AnyGameEvent[]): DrawOffer | null {
  return facts.reduce(afterFact, offer);
}
