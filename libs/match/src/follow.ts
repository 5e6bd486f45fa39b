import type { Position } from '@stacktrail/event-store';
import type { AnyGameEvent, EventData, PlayerId, Revision } from '@stacktrail/game-events';
import { fold, type GameState } from '@stacktrail/game-state';
import type { Decision } from '@stacktrail/rules';
import { InvalidCommand } from './errors.js';
import type { GameRecord } from './game-record.js';
import type { Matches } from './matches.js';
import { uuidOf } from './storage/identifiers.js';
import { renamed, sameObject } from './lines/same-objects.js';

/** How far the answers of another line of play fitted. */
export interface Followed {
  /** How many answers were given again. */
  readonly answers: number;
  /** The pending decision that none of them fits, or that refuses the one that does; `null` if the game is over. */
  readonly stoppedAt: Revision | null;
  /** Why it stopped there. */
  readonly because: string | null;
  /** Where in the store the last fact is that came of it; `null` if there is none. */
  readonly position: Position | null;
}

/** An answer of the other line, and when it was given. */
interface RecordedAnswer extends Pick<EventData<'DecisionMade'>, 'kind' | 'answer'> {
  readonly revision: Revision;
  readonly decidedBy: PlayerId;
  readonly moment: string;
  readonly before: GameState;
}

/**
 * Goes on with a fork by giving again the answers of the game that it has parted from, as far as they fit: each decision
 * gets the next answer that the same seat gave to such a question in the same step of the same turn.
 *
 * @throws InvalidCommand if the game is no fork
 */
export async function follow(matches: Matches, gameId: string): Promise<Followed> {
  const fork = await matches.load(gameId);
  const forked = fork.facts.findLast((event) => event.type === 'GameForked');
  if (forked === undefined) throw new InvalidCommand([{ path: 'game', message: 'must be a fork of another game' }]);
  const recorded = answersOf(await matches.load(forked.data.parent), forked.data.at as Revision);
  let next = fork.facts.filter(({ type, revision }) => type === 'DecisionMade' && revision > forked.revision).length;
  let position: Position | null = null;
  for (let answers = 0; ; answers++) {
    const { state, decision } = await matches.current(gameId);
    if (decision === null) return { answers, stoppedAt: null, because: null, position };
    const fitting = recorded.findIndex((answer, i) => i >= next && fits(answer, decision, state));
    const found = recorded[fitting];
    if (found === undefined) {
      const because = 'the other line has no answer to such a question then';
      return { answers, stoppedAt: decision.id, because, position };
    }
    const result = await matches.submit(gameId, {
      commandId: uuidOf('followed', gameId, `${decision.id}`, `${found.revision}`),
      player: found.decidedBy,
      decision: decision.id,
      answer: renamed(found.answer, sameObject(found.before, state)),
    });
    if (!result.accepted) {
      const because = `${result.message.replace(/\.$/, '')} (CR ${result.rule})`;
      return { answers, stoppedAt: decision.id, because, position };
    }
    ({ position } = result);
    next = fitting + result.events.filter(({ type }) => type === 'DecisionMade').length;
  }
}

function answersOf({ catalog, history, facts }: GameRecord, after: Revision): readonly RecordedAnswer[] {
  const timeline = fold(catalog, history);
  return facts.flatMap((event: AnyGameEvent) => {
    if (event.type !== 'DecisionMade' || event.revision <= after) return [];
    const { kind, answer, player } = event.data;
    const before = timeline.at((event.revision - 1) as Revision);
    const decidedBy = event.decidedBy ?? player;
    return [{ revision: event.revision, kind, answer, decidedBy, moment: momentOf(before), before }];
  });
}

function fits({ kind, decidedBy, moment }: RecordedAnswer, decision: Decision, state: GameState): boolean {
  return kind === decision.question.kind && decidedBy === decision.decidedBy && moment === momentOf(state);
}

function momentOf({ turn, step, activePlayer }: GameState): string {
  return `${turn} ${activePlayer} ${step}`;
}
