import { MemoryEventStore } from '@stacktrail/event-store';
import type { PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { Prng } from '@stacktrail/kernel';
import { bots, Matches, Sight, unattended, type Bot, type SeatSettings } from '../../src/index.js';
import { seats } from '../decks.js';

/** How a turn went whose player sends each answer by itself, and one with stops and automatic payment. */
export interface TurnRequests {
  readonly game: string;
  readonly turn: number;
  /** Requests of the player whose turn it is. */
  readonly byHand: number;
  readonly withStops: number;
  /** Whether both turns left the same life totals, hands, permanents and graveyards. */
  readonly alike: boolean;
}

/** What a person who plays in their main phases and answers what others do asks for. */
const stops: SeatSettings = {
  stops: { mine: ['precombat main', 'postcombat main'], theirs: [], ownOnStack: false },
  passUntil: null,
  yields: [],
  orderLikeTriggers: true,
};

/** A game of bots that stands at the beginning of a turn, or is over. */
class BotGame {
  private constructor(
    private readonly matches: Matches,
    private readonly id: string,
    private readonly players: readonly Bot[],
  ) {}

  static async begin(seed: string): Promise<BotGame> {
    const matches = new Matches(new MemoryEventStore());
    const { gameId } = await matches.create({ seats, seed });
    const players = seats.map((_, seat) => bots.greedy(`${seed} ${seat}`));
    return new BotGame(matches, gameId, players);
  }

  async state(): Promise<GameState> {
    return (await this.matches.current(this.id)).state;
  }

  async set(seat: PlayerId, settings: SeatSettings): Promise<void> {
    await this.matches.changeSettings(this.id, seat, settings);
  }

  /** Plays until a turn is over. @returns how many answers the seat sent, with all that follows from each in one or not */
  async playTurn(turn: number, person: PlayerId | null, way: 'each by itself' | 'paid automatically'): Promise<number> {
    let requests = 0;
    for (;;) {
      const { state, decision } = await this.matches.current(this.id);
      if (decision === null || state.turn > turn) return requests;
      const { id, decidedBy: player, question } = decision;
      const commandId = `${id}`;
      if (question.kind === 'judge a loop') {
        await this.matches.rule(this.id, { commandId, ...unattended });
        continue;
      }
      const { answer, ahead = [] } = this.players[player]!.answer(new Sight(state, player), decision);
      const isPerson = player === person;
      if (isPerson) requests += way === 'each by itself' ? 1 + ahead.length : 1;
      const isPaid = isPerson && way === 'paid automatically';
      const more = isPaid ? { pay: 'auto' as const } : { ahead };
      const result = await this.matches.submit(this.id, { commandId, player, decision: id, answer, ...more });
      if (!result.accepted) throw new Error(`${result.rule}: ${result.message}`);
    }
  }
}

/** Chooses turns of bot games by a seed, and plays each with and without stops. */
export async function requestsOfTurns(seed: string, count: number, games: number): Promise<readonly TurnRequests[]> {
  const turns: { readonly game: string; readonly turn: number }[] = [];
  for (let i = 0; i < games; i++) {
    const game = `${seed} ${i}`;
    const played = await BotGame.begin(game);
    await played.playTurn(Infinity, null, 'each by itself');
    const { turn: last } = await played.state();
    for (let turn = 1; turn < last; turn++) turns.push({ game, turn });
  }
  const random = Prng.from(`turns ${seed}`);
  const chosen = Array.from({ length: count }, () => turns.splice(random.below(turns.length), 1)[0]!);
  const found: TurnRequests[] = [];
  for (const { game, turn } of chosen) found.push(await bothWays(game, turn));
  return found;
}

async function bothWays(game: string, turn: number): Promise<TurnRequests> {
  const played = [];
  for (const way of ['each by itself', 'paid automatically'] as const) {
    const table = await BotGame.begin(game);
    await table.playTurn(turn - 1, null, 'each by itself');
    const { activePlayer } = await table.state();
    if (way === 'paid automatically') await table.set(activePlayer, stops);
    const requests = await table.playTurn(turn, activePlayer, way);
    played.push({ requests, left: whatIsLeft(await table.state()) });
  }
  const [byHand, withStops] = played;
  return {
    game,
    turn,
    byHand: byHand!.requests,
    withStops: withStops!.requests,
    alike: byHand!.left === withStops!.left,
  };
}

/** Lives, hands, permanents and graveyards; not which of two lands is tapped. */
function whatIsLeft({ players, battlefield, objects }: GameState): string {
  const nameOf = (id: GameState['battlefield'][number]): string => objects.get(id)?.printed.name ?? '';
  return JSON.stringify([
    players.map(({ life, hand, graveyard }) => [life, hand.length, graveyard.map(nameOf)]),
    battlefield.map((id) => `${objects.get(id)!.controller} ${nameOf(id)}`).sort(),
  ]);
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
