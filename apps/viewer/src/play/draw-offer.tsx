import type { JSX } from 'preact';
import type { Board } from '../contract/board.js';
import type { GamePage } from '../contract/games.js';
import type { Play } from './use-play.js';

interface DrawOfferProps {
  readonly play: Play;
  readonly board: Board;
  /** The viewer's seat. */
  readonly seat: number;
  readonly offer: GamePage['drawOffer'];
}

/** CR 104.4i: the draw that a player offers, with the viewer's vote on it; or the button to offer one. */
export function DrawOffer({ play, board, seat, offer }: DrawOfferProps): JSX.Element {
  if (offer === null) {
    return (
      <button type="button" class="quiet" disabled={play.busy} onClick={() => play.command('draw-offers', {})}>
        Offer a draw
      </button>
    );
  }
  const nameOf = (player: number): string => board.seats[player]?.name ?? `Seat ${player + 1}`;
  const vote = (given: 'consent' | 'refuse'): void =>
    play.command(`draw-offers/${offer.revision}/votes`, { vote: given });
  const agrees = offer.consents.includes(seat);
  return (
    <span class="draw-offer" role="group" aria-label="A draw is offered">
      <span role="status">
        {offer.player === seat ? 'You offer a draw.' : `${nameOf(offer.player)} offers a draw.`}
      </span>
      {!agrees && (
        <button type="button" disabled={play.busy} onClick={() => vote('consent')}>
          Agree
        </button>
      )}
      <button type="button" class="quiet" disabled={play.busy} onClick={() => vote('refuse')}>
        {agrees ? 'Withdraw' : 'Refuse'}
      </button>
    </span>
  );
}
