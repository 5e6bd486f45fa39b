import type { AnyGameEvent } from '@stacktrail/game-events';
import { beginInMemory, type MemoryGame } from '@stacktrail/match';
import type { CardSource } from '../cards/card-source.js';
import { standInUsed, type StandIns } from '../cards/stand-in.js';
import { Failed, Unmatched, Unsupported, type Verdict } from '../outcome/outcomes.js';
import { Queues } from '../queues/queues.js';
import type { Scenario, ScenarioDeck } from '../scenario/scenario.js';
import { setUpGame } from '../setup/set-up.js';
import { Table } from '../table/table.js';
import { Play } from './play.js';

/** The verdict on a scenario, and the reason where it didn't pass. */
export interface ScenarioResult {
  readonly id: string;
  readonly tier: string;
  readonly area: string;
  readonly verdict: Verdict;
  readonly reason: string;
  /** The reason without names and texts of the scenario, for what is published. */
  readonly brief: string;
}

/** A result, with the game as far as it was played. */
export interface Ran {
  readonly result: ScenarioResult;
  readonly game: MemoryGame | null;
  readonly batches: readonly (readonly AnyGameEvent[])[];
}

/** Plays a scenario and judges it. It doesn't throw, whatever the engine does. */
export function runScenario(scenario: Scenario, cards: CardSource, decks: ReadonlyMap<string, ScenarioDeck>): Ran {
  const { id, tier, area } = scenario;
  let game: MemoryGame | null = null;
  let table: Table | null = null;
  let standIns: StandIns = new Map();
  const ran = (verdict: Verdict, reason: string, brief: string): Ran => {
    const used = table === null ? undefined : standInUsed(table.state, standIns);
    const blank = { verdict: 'unsupported', reason: `${used}: ${standIns.get(used ?? '')}`, brief: unread } as const;
    const found = used === undefined ? { verdict, reason, brief } : blank;
    return { result: { id, tier, area, ...found }, game, batches: table?.batches ?? [] };
  };
  try {
    const { game: command, aliases, standIns: blanks } = setUpGame(scenario, cards, decks);
    standIns = blanks;
    game = beginInMemory(command);
    const queues = scenario.game.turnOrder.map((player) => new Queues(scenario.choices[player] ?? []));
    table = new Table(game.live, { scenario, aliases, secrets: game.secrets }, queues);
    new Play(table).run(game.events);
    return ran('pass', '', '');
  } catch (error) {
    if (error instanceof Unsupported) return ran('unsupported', error.message, unread);
    if (error instanceof Unmatched) return ran('inconclusive', error.message, error.brief);
    if (error instanceof Failed) {
      return ran(
        'fail',
        `${error.kind}: ${error.message}`,
        error.brief === '' ? error.kind : `${error.kind}: ${error.brief}`,
      );
    }
    return ran('fail', `engine: ${crash(error)}`, 'engine: an exception');
  }
}

const unread = 'a card or form of game';

function crash(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, place] = /\n\s+at ([^\n]*)/.exec(error.stack ?? '') ?? [];
  return `${error.name}: ${error.message}${place === undefined ? '' : ` at ${place.replace(/\(?(?:file:\/\/)?\/\S*\/(libs\/[^)]*)\)?/, '$1')}`}`;
}
