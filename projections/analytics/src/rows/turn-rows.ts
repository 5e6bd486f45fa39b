import { allSeats, type GameEvent } from '@stacktrail/game-events';
import { row, Veiled, type Moment, type Row, type Value } from '../row.js';
import { openingHands } from './setup-rows.js';

export function turnRows({ event, before, after, recordedAt }: Moment<GameEvent<'TurnBegan'>>): readonly Row[] {
  const { player, number } = event.data;
  const { life = 0, hand = [] } = after.players[player] ?? {};
  const permanents = after.battlefield.filter((id) => after.objects.get(id)?.controller === player).length;
  const began = row('turns', number, player, recordedAt?.toISOString() ?? null, life, hand.length, permanents);
  return before.turn === 0 ? [began, ...openingHands(after)] : [began];
}

/** What was asked last, and when. */
export interface Asked {
  readonly revision: number;
  readonly at: Date | null;
}

/** @param asked the question that it answers, as far as that is known */
export function decisionRow(
  { event, before, recordedAt }: Moment<GameEvent<'DecisionMade'>>,
  asked: Asked | null,
): Row {
  const { player, decision, kind } = event.data;
  const at = asked?.revision === decision ? asked.at : null;
  const takenMs = at === null || recordedAt === null ? null : Math.max(0, recordedAt.getTime() - at.getTime());
  const { turn, step } = before;
  return row(
    'decisions',
    turn,
    step,
    player,
    event.decidedBy,
    kind,
    actionOf(event, before.players.length),
    decision,
    takenMs,
  );
}

function actionOf({ data: { answer, seenBy } }: GameEvent<'DecisionMade'>, seats: number): Value | Veiled {
  if (answer.form !== 'action') return null;
  const isPublic = (seenBy & allSeats(seats)) === allSeats(seats);
  return isPublic ? answer.action.do : new Veiled(answer.action.do);
}
