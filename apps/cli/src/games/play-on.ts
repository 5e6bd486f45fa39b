import type { AnyGameEvent } from '@stacktrail/game-events';
import { bots, isForJudge, rulingUnattended, Sight, type Bot, type Matches } from '@stacktrail/match';

/** The bots that can play a seat. */
export type BotName = keyof typeof bots;
export const botNames = Object.keys(bots) as readonly BotName[];

/** The result of playing on. */
export interface PlayedOn {
  readonly decisions: number;
  /** Facts that were added. */
  readonly events: number;
  /** Whether it was ruled a draw because of a loop: no judge attends (CR 104.4b). */
  readonly loop: boolean;
}

/** A bot for each seat. The same seed makes the same decisions. */
export function seatedBots(name: BotName, seed: string, seats: number): readonly Bot[] {
  return Array.from({ length: seats }, (_, seat) => bots[name](`${seed} seat ${seat}`));
}

/**
 * Lets bots play a stored game to its end. Each decision is stored before the next one is taken.
 *
 * @param players a bot a seat
 * @param onStored is told of the facts of each decision once they are stored
 */
export async function playOn(
  matches: Matches,
  game: string,
  players: readonly Bot[],
  onStored: (events: readonly AnyGameEvent[]) => void,
): Promise<PlayedOn> {
  let [decisions, events] = [0, 0];
  let loop = false;
  for (;;) {
    const { decision, state } = await matches.current(game);
    if (decision === null) return { decisions, events, loop };
    if (isForJudge(decision.question.kind)) {
      const ruled = await matches.rule(game, {
        commandId: `${game}/${decision.id}`,
        ...rulingUnattended(decision.question.kind),
      });
      loop = ruled.accepted;
      if (!ruled.accepted) throw new Error(`game ${game}, decision ${decision.id}: ${ruled.message}`);
      events += ruled.events.length;
      onStored(ruled.events);
      continue;
    }
    const { id, decidedBy: player } = decision;
    const bot = players[player];
    if (bot === undefined) throw new Error(`game ${game}: no bot sits at seat ${player}`);
    const { answer, ahead = [] } = bot.answer(new Sight(state, player), decision);
    // The command's id comes from the decision's, so that a repeated command is known as the same one.
    const commandId = `${game}/${id}`;
    const done = await matches.submit(game, { commandId, player, decision: id, answer, ahead });
    if (!done.accepted) throw new Error(`game ${game}, decision ${id}: a bot's answer was refused: ${done.message}`);
    decisions += 1;
    events += done.events.length;
    onStored(done.events);
  }
}
