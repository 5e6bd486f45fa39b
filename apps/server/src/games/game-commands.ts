import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { EventType, Revision, Viewer } from '@stacktrail/game-events';
import type { Committed, Rewound } from '@stacktrail/match';
import type { Rejection } from '@stacktrail/rules';
import { Metrics } from '../metrics/metrics.js';
import { Problem } from '../problem/problem.js';
import { carriedOut } from './carried-out.js';
import type { GameCommand, Outcome } from './commands/game-command.js';
import { DecisionQuery, type PendingDecision } from './queries/decision.query.js';

/** A stored fact in short. The log and the stream have all of it. */
interface Fact {
  readonly revision: Revision;
  readonly type: EventType;
  readonly rule: string;
}

/** What a command did, and what the game waits for now. */
export interface CommandAnswer extends PendingDecision {
  readonly commandId: string;
  /** Whether the command had been carried out before; the answer then says what it did at that time. */
  readonly repeated: boolean;
  readonly revisions: { readonly first: Revision; readonly last: Revision };
  readonly facts: readonly Fact[];
  /** If the action was illegal or was taken back: the rule that it broke, and the revision of the reversal (CR 731). */
  readonly reversed: Committed['reversed'];
  /** Answers in advance that nothing asked for. */
  readonly unused: Committed['unused'];
  /** How far a shortcut was taken, if this was the last answer to it. */
  readonly shortcut?: Committed['shortcut'];
  /** The revision to which a rewind has taken the game. */
  readonly to?: Revision;
  /** Cards that were seen in the undone stretch; only for a judge. */
  readonly seen?: Rewound['seen'];
}

/** Carries out commands to games, and makes of their outcomes the answers that their senders get. */
@Injectable()
export class GameCommands {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly metrics: Metrics,
  ) {}

  /**
   * @param viewer who sends the command, and so sees the answer
   * @throws Problem if the rules refuse the command
   */
  async carryOut(command: GameCommand<{ readonly commandId: string }>, viewer: Viewer): Promise<CommandAnswer> {
    const outcome: Outcome = await carriedOut(this.commands, command);
    this.count(outcome);
    const now = await this.queries.execute(new DecisionQuery(command.gameId, viewer));
    if (!outcome.accepted) throw refusal(outcome, now);
    const { repeated, firstRevision: first, lastRevision: last, events, reversed, unused } = outcome;
    return {
      ...now,
      commandId: command.command.commandId,
      repeated,
      revisions: { first, last },
      facts: events.map(({ revision, type, rule }) => ({ revision, type, rule })),
      reversed,
      unused,
      ...(outcome.shortcut === undefined ? {} : { shortcut: outcome.shortcut }),
      ...('to' in outcome ? { to: outcome.to } : {}),
      ...('seen' in outcome && viewer === 'judge' ? { seen: outcome.seen } : {}),
    };
  }

  private count(outcome: Outcome): void {
    if (!outcome.accepted && !outcome.stale) this.metrics.refusals.inc({ rule: outcome.rule });
    this.metrics.commands.inc({ outcome: inAWord(outcome) });
  }
}

function inAWord(outcome: Outcome): string {
  if (!outcome.accepted) return outcome.stale ? 'stale' : 'refused';
  if (outcome.repeated) return 'repeated';
  return outcome.reversed === null ? 'accepted' : 'reversed';
}

function refusal({ rule, message, stale }: Rejection, { decision, outcome }: PendingDecision): Problem {
  if (outcome !== null) return new Problem('game-over', message, { rule, outcome });
  if (stale) return new Problem('stale', message, { rule, pending: decision });
  return new Problem('against-the-rules', message, { rule, legal: decision });
}
