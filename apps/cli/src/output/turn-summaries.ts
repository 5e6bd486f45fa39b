import type { AnyGameEvent, PlayerId, Revision } from '@stacktrail/game-events';
import type { Timeline } from '@stacktrail/game-state';
import { boardView } from '@stacktrail/views';

/** A turn in short. */
export interface TurnSummary {
  readonly turn: number;
  readonly player: PlayerId;
  /** Where it begins in the stream. */
  readonly from: Revision;
  readonly spells: number;
  readonly attackers: number;
  readonly died: number;
  /** The life totals as it ended, by seat. */
  readonly life: readonly number[];
  readonly names: readonly string[];
}

/** A short summary of each turn between two revisions. Events that were later reversed are counted, too. */
export function turnSummaries(
  timeline: Timeline,
  facts: readonly AnyGameEvent[],
  from: Revision,
  to: Revision,
): readonly TurnSummary[] {
  const all = facts.filter(({ revision }) => revision >= from && revision <= to);
  const begins = all.flatMap(({ type }, i) => (type === 'TurnBegan' ? [i] : []));
  return begins.flatMap((at, i) => {
    const events = all.slice(at, begins[i + 1]);
    const [first, last] = [events[0], events.at(-1)];
    if (first === undefined || last === undefined) return [];
    const { seats } = boardView(timeline.at(last.revision), 'spectator');
    const { turn, activePlayer } = timeline.at(first.revision);
    return {
      turn,
      player: activePlayer,
      from: first.revision,
      spells: events.filter(({ type }) => type === 'SpellCast').length,
      attackers: events.reduce((sum, event) => sum + attackersIn(event), 0),
      died: events.filter(isDeath).length,
      life: seats.map(({ life }) => life),
      names: seats.map(({ name }) => name),
    };
  });
}

function attackersIn(event: AnyGameEvent): number {
  return event.type === 'AttackersDeclared' ? event.data.attacks.length : 0;
}

function isDeath(event: AnyGameEvent): boolean {
  return event.type === 'ObjectMoved' && event.data.from === 'battlefield' && event.data.to === 'graveyard';
}

/** A line a turn. */
export function turnsText(turns: readonly TurnSummary[]): string {
  return turns
    .map(({ turn, player, from, spells, attackers, died, life, names }) => {
      const done = [
        ...(spells > 0 ? [`${spells} cast`] : []),
        ...(attackers > 0 ? [`${attackers} attack`] : []),
        ...(died > 0 ? [`${died} to the graveyard`] : []),
      ];
      const lives = names.map((name, i) => `${name} ${life[i]}`).join(', ');
      return `Turn ${String(turn).padStart(2)}  ${(names[player] ?? '').padEnd(8)} revision ${String(from).padStart(5)}  ${lives}  ${done.join(', ')}`;
    })
    .join('\n');
}
