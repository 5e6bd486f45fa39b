import type { PlayerId } from '@stacktrail/game-events';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import { objectOf, playersInOrder, type GameState } from '../state/game-state.js';
import type { Occurrence } from './occurrence.js';
import { protectionFor } from './protection.js';
import { ranks, type Replacement } from './replacement.js';
import { flashbackReplacement } from './flashback.js';
import { shieldsFor } from './shields.js';
import { staticReplacementsFor } from './static-replacements.js';

/** One occurrence on its way through the gate. */
export interface Leaf {
  readonly occurrence: Occurrence;
  /** Which of the proposed occurrences it comes from. */
  readonly origin: number;
  /** Effects that were applied to it through every rewriting (CR 614.5). */
  readonly applied: readonly string[];
}

/** The player who chooses among replacement effects (CR 616.1): the affected one. */
export function affectedPlayer(state: GameState, occurrence: Occurrence): PlayerId {
  switch (occurrence.would) {
    case 'move': {
      const object = objectOf(state, occurrence.object);
      if (occurrence.to === 'battlefield') return occurrence.controller ?? object.owner;
      return object.zone === 'battlefield' || object.zone === 'stack' ? object.controller : object.owner;
    }
    case 'destroy':
    case 'get counters':
      return objectOf(state, occurrence.object).controller;
    case 'be dealt damage':
      return occurrence.to.is === 'player' ? occurrence.to.id : objectOf(state, occurrence.to.id).controller;
    case 'gain life':
    case 'lose life':
    case 'draw':
    case 'create tokens':
      return occurrence.player;
  }
}

function applicable(state: GameState, leaf: Leaf): readonly Replacement[] {
  const { occurrence } = leaf;
  const all = [
    ...shieldsFor(state, occurrence),
    ...staticReplacementsFor(state, occurrence),
    ...flashbackReplacement(state, occurrence),
    ...protectionFor(state, occurrence),
  ];
  return all.length === 0 ? all : all.filter((replacement) => !leaf.applied.includes(replacement.key));
}

/** CR 616.1: applies replacement and prevention effects to all leaves, round by round, until none applies. */
export function* decideReplacements(game: Game, leaves: readonly Leaf[]): Procedure<readonly Leaf[]> {
  let current = leaves;
  for (;;) {
    const { state } = game;
    const order = playersInOrder(state);
    const open = current
      .map((leaf, i) => ({ i, leaf, choices: applicable(state, leaf) }))
      .filter((entry) => entry.choices.length > 0)
      .sort((a, b) => turnOf(order, state, a.leaf) - turnOf(order, state, b.leaf) || a.i - b.i);
    const next = open[0];
    if (next === undefined) return current;
    const chosen = yield* chooseReplacement(game, next.leaf, next.choices);
    const rewritten = yield* chosen.apply(game);
    const applied = [...next.leaf.applied, chosen.key];
    const results = rewritten.map((occurrence) => ({ occurrence, origin: next.leaf.origin, applied }));
    current = [...current.slice(0, next.i), ...results, ...current.slice(next.i + 1)];
  }
}

function turnOf(order: readonly PlayerId[], state: GameState, leaf: Leaf): number {
  return order.indexOf(affectedPlayer(state, leaf.occurrence));
}

function* chooseReplacement(game: Game, leaf: Leaf, choices: readonly Replacement[]): Procedure<Replacement> {
  const rank = ranks.find((candidate) => choices.some((choice) => choice.rank === candidate));
  const first = choices.filter((choice) => choice.rank === rank);
  if (first.length === 1) return first[0]!;
  const answer = yield* ask({
    form: 'pick',
    kind: 'choose replacement',
    rule: '616.1',
    player: affectedPlayer(game.state, leaf.occurrence),
    prompt: 'Choose the replacement or prevention effect to apply first.',
    source: first[0]!.source,
    options: first.map((choice) => ({ key: choice.key, text: choice.text })),
    min: 1,
    max: 1,
  });
  return first.find((choice) => choice.key === answer.keys[0])!;
}
