import { fileURLToPath } from 'node:url';
import { existsSync, readFileSync } from 'node:fs';
import type { AnyGameEvent, EventType } from '@stacktrail/game-events';
import type { CardSource } from '../../src/cards/card-source.js';
import { compiledCards } from '../../src/cards/compiled-cards.js';
import { runScenario } from '../../src/run/run-scenario.js';
import type { Claim, Placement, Scenario, ScenarioAction } from '../../src/scenario/scenario.js';

const file = fileURLToPath(new URL('../../../../../shared/cards/oracle-cards.jsonl.gz', import.meta.url));

/** The cards of the file of Oracle texts; `undefined` where there is none. */
export const oracleCards: CardSource | undefined = existsSync(file) ? compiledCards(readFileSync(file)) : undefined;

/** A situation from an official ruling. Both players have six lands of each basic type. */
export interface Situation {
  readonly setup: readonly (readonly [zone: string, player: string, card: string, count?: number])[];
  readonly actions: readonly (Partial<ScenarioAction> & { readonly kind: string })[];
  readonly choices?: Scenario['choices'];
  readonly stopAt?: Scenario['stopAt'];
  readonly asserts?: readonly Claim[];
}

/** How it went: `pass`, or the reason why not; and what has happened. */
export interface Played {
  readonly verdict: string;
  readonly events: readonly AnyGameEvent[];
  count(type: EventType): number;
}

const lands: readonly Placement[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].flatMap((card) =>
  ['A', 'B'].map((player) => ({ zone: 'battlefield', player, card, count: 6 })),
);

/** Plays it in the first main phase of the first turn, unless an action says otherwise. */
export function playSituation(cards: CardSource, { setup, actions, choices, stopAt, asserts }: Situation): Played {
  const scenario: Scenario = {
    id: 'a ruling',
    area: 'rulings',
    tier: 'A',
    strict: true,
    game: {
      type: 'TwoPlayerDuel',
      attackOption: 'LEFT',
      range: 'ONE',
      startingLife: 20,
      turnOrder: ['A', 'B'],
      shuffleLibraries: false,
    },
    players: ['A', 'B'].map((id) => ({ id, life: 20, deck: 'wastes' })),
    setup: [...lands, ...setup.map(([zone, player, card, count = 1]) => ({ zone, player, card, count }))],
    actions: actions.map((action) => ({ turn: 1, step: 'precombat_main', player: 'A', ...action })),
    choices: choices ?? {},
    stopAt: stopAt ?? { turn: 1, step: 'precombat_main' },
    asserts: asserts ?? [],
    features: [],
  };
  const { result, batches } = runScenario(scenario, cards, new Map([['wastes', { library: { Wastes: 60 } }]]));
  const events = batches.flat();
  return {
    verdict: result.reason === '' ? result.verdict : `${result.verdict}: ${result.reason}`,
    events,
    count: (type) => events.filter((event) => event.type === type).length,
  };
}
