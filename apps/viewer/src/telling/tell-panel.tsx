import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Board } from '../contract/board.js';
import { isKnown } from '../contract/cards.js';
import type { Deck, GamePage } from '../contract/games.js';
import { ProblemNote } from '../http/problem-note.js';
import { useRequest } from '../http/use-request.js';
import { useCommand } from '../judge/use-command.js';
import type { GameRecord } from '../table/game-record.js';
import { knownNames, namesLeft, unknownCard } from './deck-left.js';
import { TellFields, type Telling } from './tell-fields.js';

interface TellPanelProps {
  readonly record: GameRecord;
  readonly board: Board;
  /** The viewer's seat; `null` for the judge, who tells for any. */
  readonly seat: number | null;
}

/** In a told game: says which card an unknown one of a hand or library is. */
export function TellPanel({ record, board, seat }: TellPanelProps): JSX.Element {
  const [telling, setTelling] = useState<Telling>({ owner: seat ?? 0, card: '', zone: 'hand', place: '' });
  const { owner, card, zone, place } = telling;
  const change = (changed: Partial<Telling>): void => setTelling({ ...telling, ...changed });
  const [told, setTold] = useState('');
  const { problem, busy, send } = useCommand(record);
  const names = useNames(record, board, owner);
  const submit = (event: Event): void => {
    event.preventDefault();
    const at = place === '' ? {} : { at: Number(place) };
    send('tellings', { card: card.trim(), in: zone, ...at, ...(seat === null ? { owner } : {}) }, () => {
      setTold(`${card.trim()}, in the ${zone} of ${nameOf(owner)}, is told.`);
      change({ card: '', place: '' });
    });
  };
  const nameOf = (player: number): string => board.seats[player]?.name ?? `Seat ${player + 1}`;
  const hand = board.seats[owner]?.hand;
  const unknown = (hand?.cards ?? []).filter((one) => !isKnown(one) || one.name === unknownCard).length;
  return (
    <div class="rulings">
      <form class="desk disputes" onSubmit={submit} aria-label="Tell a card">
        <h2>Tell a card</h2>
        <p class="soft">
          {unknown} of the {hand?.count ?? 0} cards in {nameOf(owner)}’s hand are unknown.
        </p>
        <TellFields {...{ board, telling, change }} asksOwner={seat === null} names={names} />
        {problem !== null && <ProblemNote problem={problem} />}
        <button type="submit" class="primary" disabled={busy || card.trim() === ''}>
          Tell it
        </button>
        <p role="status">{told}</p>
      </form>
    </div>
  );
}

/** The names that a player's deck has left, where the server knows a deck of that name; otherwise those seen so far. */
function useNames(record: GameRecord, board: Board, owner: number): readonly string[] {
  const page = useRequest((signal) => record.client.get<GamePage>(record.path, {}, signal), [record]);
  const decks = useRequest((signal) => record.client.get<Deck[]>('/decks', {}, signal), []);
  const known = knownNames(board, owner);
  const called = page.state === 'done' ? page.value.decks[owner] : null;
  const deck = decks.state === 'done' ? decks.value.find(({ name }) => name === called) : undefined;
  return deck === undefined ? [...new Set(known)] : namesLeft(deck.list, known);
}
