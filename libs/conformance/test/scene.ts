import {
  activated,
  addMana,
  cost,
  creature,
  dealDamage,
  draw,
  enters,
  gainLife,
  instant,
  keywords,
  land,
  sorcery,
  spell,
  target,
  triggered,
  type CardDefinition,
} from '@stacktrail/card-tree';
import type { CardSource } from '../src/cards/card-source.js';
import { runScenario, type Ran } from '../src/run/run-scenario.js';
import type { ChoiceItem, Claim, Placement, Scenario, ScenarioAction } from '../src/scenario/scenario.js';

/** Invented cards for invented scenarios. */
const cards: readonly CardDefinition[] = [
  land('A red land', ['Mountain']),
  land('A green land', ['Forest']),
  creature('A bear', '{1}{G}', ['Bear'], 2, 2),
  creature('An ox', '{3}{G}', ['Ox'], 2, 4),
  creature('A bird', '{G}', ['Bird'], 1, 1, ...keywords('flying')),
  creature('A trampler', '{G}', ['Beast'], 5, 5, ...keywords('trample')),
  creature('A pinger', '{R}', ['Goblin'], 1, 1, activated([cost.tap], target.any(), dealDamage(1))),
  creature('A dork', '{G}', ['Elf'], 1, 1, activated([cost.tap], addMana(['G']))),
  creature('A greeter', '{G}', ['Elf'], 1, 1, triggered(enters({ is: 'this' }), gainLife(2))),
  instant('A bolt', '{R}', spell(target.any(), dealDamage(3))),
  sorcery('A lesson', '{R}', spell(draw(2))),
];

type Action = Partial<ScenarioAction> & { readonly kind: string };

/** What a scene differs in from a game in which nothing happens on turn 1. */
export interface Scene {
  readonly setup?: readonly (readonly [zone: string, player: string, card: string, count?: number])[];
  readonly placed?: readonly Placement[];
  readonly actions?: readonly Action[];
  readonly choices?: Readonly<Record<string, readonly Omit<ChoiceItem, 'queue'>[] | readonly ChoiceItem[]>>;
  readonly stopAt?: Scenario['stopAt'];
  readonly asserts?: readonly Claim[];
  readonly more?: Partial<Scenario>;
}

/** A scenario of two players with empty libraries but for what is set up. */
function scenario({
  setup = [],
  placed = [],
  actions = [],
  choices = {},
  stopAt,
  asserts = [],
  more,
}: Scene): Scenario {
  return {
    id: 'invented',
    area: 'test',
    tier: 'A',
    strict: true,
    game: {
      type: 'TwoPlayerDuel',
      attackOption: 'LEFT',
      range: 'ONE',
      startingLife: 20,
      turnOrder: ['A', 'B'],
      shuffleLibraries: true,
    },
    players: ['A', 'B'].map((id) => ({ id, life: 20, deck: 'lands' })),
    setup: [...setup.map(([zone, player, card, count = 1]) => ({ zone, player, card, count })), ...placed],
    actions: actions.map((action) => ({ turn: 1, step: 'precombat_main', player: 'A', ...action })),
    choices: Object.fromEntries(
      Object.entries(choices).map(([id, items]) => [id, items.map((item) => ({ queue: 'choice' as const, ...item }))]),
    ),
    stopAt: stopAt ?? { turn: 1, step: 'end' },
    asserts,
    features: [],
    ...more,
  };
}

const decks = new Map([
  ['lands', { library: { 'A red land': 30 } }],
  ['strange', { library: { 'A stranger': 30 } }],
]);

function sourceOf(definitions: readonly CardDefinition[]): CardSource {
  const byName = new Map(definitions.map((definition) => [definition.faces[0].name, definition]));
  return {
    find(name) {
      const definition = byName.get(name);
      return definition === undefined ? { why: 'not in the pool' } : { definition };
    },
  };
}

/** Plays a scene with the invented cards, and those that are given. */
function play(scene: Scene, ...others: readonly CardDefinition[]): Ran {
  return runScenario(scenario(scene), sourceOf([...cards, ...others]), decks);
}

/** The verdict of a scene and, where it isn't `pass`, the reason. */
export function verdictOf(scene: Scene, ...others: readonly CardDefinition[]): string {
  const { verdict, reason } = play(scene, ...others).result;
  return reason === '' ? verdict : `${verdict}: ${reason}`;
}
