import type { Counter } from '@stacktrail/game-events';
import type { BoardView } from '../board-view.js';
import type { CardView, PermanentView } from '../object-view.js';
import type { SeatView } from '../seat-view.js';
import type { StackObjectView } from '../stack-view.js';
import { html, type Html } from './html.js';

/** A board as somebody saw it. */
export function boardHtml(board: BoardView): Html {
  const nameOf = (seat: number): string => board.seats[seat]?.name ?? `seat ${seat}`;
  const { turn, step, activePlayer, pending, outcome } = board;
  const when = turn === 0 ? 'Before the first turn' : `Turn ${turn} of ${nameOf(activePlayer)}, ${step}`;
  const waits = pending === null ? '' : ` ${nameOf(pending.decidedBy)} decides (${pending.kind}).`;
  const ended =
    outcome === null ? '' : outcome.winner === null ? ' It is a draw.' : ` ${nameOf(outcome.winner)} has won.`;
  return html`<p>${when}. ${waits}${ended}</p>
    <table class="board">
      <tbody>
        ${board.seats.map((seat) => seatRows(board, seat))} ${row('Stack', board.stack.map(stackText))}
        ${row('Exile', cardNames(board.exile))} ${row('Command', cardNames(board.command))}
      </tbody>
    </table>`;
}

function seatRows({ battlefield }: BoardView, seat: SeatView): Html {
  const { player, name, life, hand, library, graveyard, manaPool } = seat;
  const mine = battlefield.filter(({ controller }) => controller === player);
  const known = library.known.map((card) => `${card.name} (${card.position + 1})`);
  return html`<tr>
      <th colspan="2">
        ${name}: ${life} life${countersText(seat.counters)}${manaPool.length === 0 ? '' : `, mana ${manaPool.join('')}`}
      </th>
    </tr>
    ${row('Battlefield', mine.map(permanentText))} ${row('Hand', cardNames(hand.cards))}
    ${row(`Library (${library.count})`, known)} ${row('Graveyard', cardNames(graveyard))} `;
}

function row(label: string, items: readonly string[]): Html {
  return html`<tr>
    <td>${label}</td>
    <td>${items.length === 0 ? '–' : items.join('; ')}</td>
  </tr> `;
}

function cardNames(cards: readonly CardView[]): readonly string[] {
  const known = cards.flatMap((card) => ('hidden' in card ? [] : [card.name]));
  const hidden = cards.length - known.length;
  if (hidden === 0) return known;
  return [...known, `${hidden} hidden ${hidden === 1 ? 'card' : 'cards'}`];
}

function permanentText({ name, power, toughness, tapped, damage, counters }: PermanentView): string {
  const size = power === null || toughness === null ? '' : ` ${power}/${toughness}`;
  const marked = damage === 0 ? '' : `, ${damage} damage`;
  return `${name}${size}${tapped ? ', tapped' : ''}${marked}${countersText(counters)}`;
}

function countersText(counters: readonly Counter[]): string {
  return counters.map(({ kind, count }) => `, ${count} ${kind}`).join('');
}

function stackText({ name, targets }: StackObjectView): string {
  const at = targets.flat().map(({ label }) => label);
  return at.length === 0 ? name : `${name}, targeting ${at.join(' and ')}`;
}
