import type { Effect } from '@stacktrail/card-tree';
import { actionsOfRuling } from '@stacktrail/game-state';
import { simulate, verifyGame } from '@stacktrail/match';
import { AdjudicatingBot, type Ruled } from './adjudicating-bot.js';
import type { PartlyReadDeck } from './partly-read-decks.js';

/** The kinds of actions that rulings are made of. */
const primitives = [
  ...['draw', 'discard', 'move', 'damage', 'life', 'counters', 'tokens', 'tap', 'attach', 'control'],
  ...['search', 'shuffle', 'continuous effect', 'mana'],
] as const;

/** What happened in games whose unread clauses bots adjudicated. */
export interface Adjudicated {
  readonly games: number;
  readonly unfinished: number;
  readonly rulings: number;
  /** Rulings that nothing happens. */
  readonly nothing: number;
  readonly objections: number;
  /** How many actions of each kind were ruled. */
  readonly counts: Readonly<Record<string, number>>;
  /** What `verify` found wrong, with the game's seed. */
  readonly faults: readonly string[];
}

/** Has bots play pairs of decks in their order, each to its end, and verifies the records. */
export async function playDecks(decks: readonly PartlyReadDeck[], games: number, seed: string): Promise<Adjudicated> {
  const counts = Object.fromEntries(primitives.map((primitive) => [primitive, 0]));
  const ruled: Ruled = new Map();
  const faults: string[] = [];
  let [rulings, nothing, objections, unfinished] = [0, 0, 0, 0];
  for (let i = 0; i < games; i++) {
    const pair = [decks[(2 * i) % decks.length]!, decks[(2 * i + 1) % decks.length]!];
    const { record, outcome } = await simulate({
      decks: pair.map(({ cards }) => cards),
      seed: `${seed} ${i}`,
      bots: [0, 1].map((seat) => new AdjudicatingBot(`${seed} ${i} ${seat}`, ruled)),
      adjudication: 'players',
      maxDecisions: 20_000,
    });
    if (outcome === null) unfinished += 1;
    for (const event of record.events) {
      if (event.type !== 'Adjudicated') continue;
      const actions = actionsOfRuling(event.data.ruling) ?? [];
      rulings += 1;
      objections += event.data.objections;
      if (actions.length === 0) nothing += 1;
      for (const action of actions) counts[primitiveOf(action)]! += 1;
    }
    const report = verifyGame(record);
    for (const { check, problems } of report.checks) {
      for (const problem of problems) faults.push(`${seed} ${i}, ${check}: ${JSON.stringify(problem)}`);
    }
    if (!report.ok && faults.length === 0) faults.push(`${seed} ${i}: not verified`);
  }
  return { games, unfinished, rulings, nothing, objections, counts, faults };
}

function primitiveOf(action: Effect): string {
  switch (action.do) {
    case 'draw':
    case 'discard':
    case 'attach':
    case 'shuffle':
      return action.do;
    case 'deal damage':
      return 'damage';
    case 'gain life':
    case 'lose life':
      return 'life';
    case 'put counters':
      return 'counters';
    case 'create tokens':
      return 'tokens';
    case 'tap':
    case 'untap':
      return 'tap';
    case 'search library':
      return 'search';
    case 'add mana':
      return 'mana';
    case 'apply':
      return action.changes.some(({ change }) => change === 'control') ? 'control' : 'continuous effect';
    default:
      return 'move';
  }
}
