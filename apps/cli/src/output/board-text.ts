import type { BoardView, CardView, PermanentView, SeatView } from '@stacktrail/views';
import { heading } from './heading.js';
import { permanentText } from './permanent-text.js';
import { stackLines } from './stack-text.js';
import { counted, tally } from './words.js';
import { withLabel } from './wrap.js';

const LABEL_WIDTH = 14;

/** A board as text, without a newline at the end. */
export function boardText(board: BoardView): string {
  const parts = [heading(board), ...board.seats.map((seat) => seatText(board, seat))];
  if (board.exile.length > 0) parts.push(zone('Exile', board.exile).replaceAll(/^ {2}/gm, ''));
  if (board.stack.length > 0) parts.push(['Stack, from the top', ...stackLines(board)].join('\n'));
  if (board.combat !== null && board.combat.attackers.length > 0) parts.push(combatText(board));
  parts.push(situation(board));
  return parts.join('\n\n');
}

function seatText(board: BoardView, seat: SeatView): string {
  const { name, life, hand, library, manaPool, counters, graveyard } = seat;
  const facts = [`${life} life`, counted(library.count, 'card') + ' in library'];
  for (const { kind, count } of counters) facts.push(counted(count, `${kind} counter`));
  if (manaPool.length > 0) facts.push(`${manaPool.map((type) => `{${type}}`).join('')} in the mana pool`);
  if (seat.lost) facts.push('has lost');
  const lines = [`${name}: ${facts.join(', ')}`];
  const own = board.battlefield.filter((permanent) => permanent.controller === seat.player);
  for (const [label, permanents] of grouped(own)) {
    lines.push(row(label, tally(permanents.map((permanent) => permanentText(board, permanent)))));
  }
  if (hand.count > 0) lines.push(zone('Hand', hand.cards));
  if (graveyard.length > 0) lines.push(zone('Graveyard', graveyard));
  return lines.join('\n');
}

type Group = 'Creatures' | 'Lands' | 'Other';

/** A player's permanents by groups, in the order in which people lay them out. Empty groups are left out. */
function grouped(permanents: readonly PermanentView[]): readonly (readonly [Group, readonly PermanentView[]])[] {
  const groups: Readonly<Record<Group, PermanentView[]>> = { Creatures: [], Other: [], Lands: [] };
  for (const permanent of permanents) groups[groupOf(permanent)].push(permanent);
  return Object.entries(groups).filter(([, members]) => members.length > 0) as [Group, PermanentView[]][];
}

function groupOf({ types }: PermanentView): Group {
  if (types.includes('Creature')) return 'Creatures';
  return types.includes('Land') ? 'Lands' : 'Other';
}

function zone(label: string, cards: readonly CardView[]): string {
  const known = cards.flatMap((card) => ('hidden' in card ? [] : [card.name]));
  const hidden = cards.length - known.length;
  const items = tally(known);
  if (hidden > 0) return row(label, [...items, counted(hidden, 'hidden card')]);
  return row(label, items);
}

function row(label: string, items: readonly string[]): string {
  return `  ${withLabel(label, items, LABEL_WIDTH - 2).replaceAll('\n', '\n  ')}`;
}

function combatText(board: BoardView): string {
  const names = new Map(board.battlefield.map(({ id, name }) => [id, name]));
  const lines = (board.combat?.attackers ?? []).map(({ object, defender, blocked, blockers }) => {
    const attacked = defender.is === 'player' ? board.seats[defender.id]?.name : names.get(defender.id);
    const attack = `  ${names.get(object) ?? 'A creature that has left'} attacks ${attacked ?? 'a permanent that has left the battlefield'}`;
    if (!blocked) return attack;
    const by = blockers.map((id) => names.get(id) ?? 'a creature that has left');
    return `${attack}, blocked${by.length > 0 ? ` by ${by.join(' and ')}` : ''}`;
  });
  return ['Combat', ...lines].join('\n');
}

/** What the game waits for, or how it ended. */
function situation({ pending, outcome, seats }: BoardView): string {
  const nameOf = (player: number): string => seats[player]?.name ?? `Seat ${player}`;
  if (outcome !== null) return outcome.winner === null ? 'The game is a draw.' : `${nameOf(outcome.winner)} has won.`;
  if (pending === null) return 'No decision is pending.';
  const forWhom = pending.decidedBy === pending.player ? '' : ` for ${nameOf(pending.player)}`;
  const what = pending.kind === 'priority' ? 'has priority' : `decides${forWhom}: ${pending.kind}`;
  return `${nameOf(pending.decidedBy)} ${what} (decision ${pending.id}).`;
}
