import { MemoryEventStore, type EventStore } from '@stacktrail/event-store';
import type { PlayerId, Revision } from '@stacktrail/game-events';
import {
  Matches,
  RandomBot,
  Sight,
  type Bot,
  type CreateGame,
  type MatchesOptions,
  type Committed,
  type CurrentGame,
  type SubmitAnswer,
} from '../src/index.js';
import { seats } from './decks.js';

/** A game in a store, and bots that answer for its seats. */
export class Table {
  private readonly bots: readonly Bot[];
  /** The answers that were given, in order. */
  readonly sent: SubmitAnswer[] = [];
  private commands = 0;

  private constructor(
    readonly store: EventStore,
    readonly matches: Matches,
    readonly gameId: string,
    seed: string,
  ) {
    this.bots = seats.map((_, seat) => new RandomBot(`${seed} ${seat}`));
  }

  static async open(
    seed: string,
    store: EventStore = new MemoryEventStore(),
    options: MatchesOptions = {},
    setup: Partial<CreateGame> = {},
  ): Promise<Table> {
    const matches = new Matches(store, options);
    const { gameId } = await matches.create({ seats, seed, ...setup });
    return new Table(store, matches, gameId, seed);
  }

  current(matches = this.matches): Promise<CurrentGame> {
    return matches.current(this.gameId);
  }

  nextCommand(): string {
    this.commands += 1;
    return `command ${this.commands}`;
  }

  /** Answers the pending decision. */
  async answer(matches = this.matches): Promise<Committed> {
    const { state, decision } = await matches.current(this.gameId);
    if (decision === null) throw new Error('the game is over');
    const player = decision.decidedBy;
    const answer = this.bots[player]!.answer(new Sight(state, player), decision);
    const command = { commandId: this.nextCommand(), player, decision: decision.id, ...answer };
    this.sent.push(command);
    const result = await matches.submit(this.gameId, command);
    if (!result.accepted) throw new Error(`${result.rule}: ${result.message}`);
    return result;
  }

  /** Plays so many decisions, or to the end of the game. */
  async play(decisions = Infinity, matches = this.matches): Promise<void> {
    for (let i = 0; i < decisions; i++) {
      if ((await matches.current(this.gameId)).decision === null) return;
      await this.answer(matches);
    }
  }

  /** Plays until a priority decision is pending, and passes to nobody. */
  async playToPriority(): Promise<Revision> {
    for (;;) {
      const { decision } = await this.current();
      if (decision === null) throw new Error('the game is over');
      if (decision.question.kind === 'priority') return decision.id;
      await this.answer();
    }
  }
}

export const ada = 0 as PlayerId;
export const ben = 1 as PlayerId;
