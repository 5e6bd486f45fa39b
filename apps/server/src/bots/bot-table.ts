import { randomUUID } from 'node:crypto';
import type { PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { bots, isForJudge, Matches, Sight, type Bot } from '@stacktrail/match';
import type { Freshness } from '../stores/freshness.js';
import type { BotsOfGame } from './seated-bots.js';

/** The bots of one game. They answer the decisions of their seats, consent when players ask to rewind, and refuse a
 * draw. */
export class BotTable {
  private readonly bots: ReadonlyMap<PlayerId, Bot>;
  private running: Promise<void> | null = null;
  private again = false;

  constructor(
    private readonly gameId: string,
    seated: BotsOfGame,
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {
    this.bots = new Map([...seated].map(([player, name]) => [player, bots[name](`${gameId} ${player}`)]));
  }

  /**
   * Answers until the game waits for somebody else. If something happens in the meantime, it looks again afterwards.
   */
  play(): Promise<void> {
    this.again = true;
    this.running ??= this.playOn();
    return this.running;
  }

  private async playOn(): Promise<void> {
    try {
      while (this.again) {
        this.again = false;
        while (await this.act());
      }
    } finally {
      // In the same moment as the last look at `again`: what happens after it begins anew.
      this.running = null;
    }
  }

  /** @returns whether it did something, after which there may be more to do */
  private async act(): Promise<boolean> {
    const { state, decision, requests, drawOffer, damaged } = await this.matches.current(this.gameId);
    if (damaged !== null) return false;
    for (const { revision, consents } of requests) {
      const player = [...this.bots.keys()].find((seat) => !consents.includes(seat));
      if (player === undefined) continue;
      const vote = { commandId: randomUUID(), player, request: revision, vote: 'consent' } as const;
      return this.noted(await this.matches.vote(this.gameId, vote));
    }
    const asked = drawOffer === null ? undefined : this.seatToAgree(state, drawOffer.consents);
    if (drawOffer !== null && asked !== undefined) {
      const vote = { commandId: randomUUID(), player: asked, offer: drawOffer.revision, vote: 'refuse' } as const;
      return this.noted(await this.matches.voteOnDraw(this.gameId, vote));
    }
    const bot = decision === null ? undefined : this.bots.get(decision.decidedBy);
    if (decision === null || bot === undefined || isForJudge(decision.question.kind)) return false;
    const { answer, ahead } = bot.answer(new Sight(state, decision.decidedBy), decision);
    const { id, decidedBy: player } = decision;
    const submitted = { commandId: randomUUID(), player, decision: id, answer, ...(ahead && { ahead }) };
    return this.noted(await this.matches.submit(this.gameId, submitted));
  }

  /** A bot's seat that is in the game and hasn't agreed to a draw. */
  private seatToAgree({ players }: GameState, consents: readonly PlayerId[]): PlayerId | undefined {
    return [...this.bots.keys()].find((seat) => players[seat]?.lost === false && !consents.includes(seat));
  }

  private noted(outcome: Awaited<ReturnType<Matches['submit']>>): boolean {
    this.freshness.rememberWrite(this.gameId, outcome);
    // A stale answer means that another process answered, or that play was taken back; the next look shows the current
    // decision.
    if (outcome.accepted || outcome.stale) return true;
    throw new Error(`what a bot did was refused (CR ${outcome.rule}): ${outcome.message}`);
  }
}
