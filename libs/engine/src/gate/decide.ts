import type { PlayerId } from '@stacktrail/game-events';
import { nextPlayer, objectOf, playersInOrder, type GameState } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import { counterEffectsFor } from './counter-effects.js';
import { entersByType } from './enters-by-type.js';
import type { Occurrence } from '../game/occurrence.js';
import { cannotBePrevented } from './unpreventable.js';
import { ranks, type Replacement } from '../game/replacement.js';
import { exileReplacements } from './exiled-afterwards.js';
import { lastingReplacementsFor } from './lasting-replacements.js';
import { shieldsFor } from './shields.js';
import { staticReplacementsFor } from './static-replacements.js';

/** One occurrence on its way through the gate. */
export interface Leaf {
  readonly occurrence: Occurrence;
  /** The number of the proposed occurrence that it comes from. */
  readonly origin: number;
  /** The effects that have been applied to it, through every replacement (CR 614.5). */
  readonly applied: readonly string[];
}

/** The affected player, who chooses among replacement effects (CR 616.1). */
function affectedPlayer(state: GameState, occurrence: Occurrence): PlayerId {
  switch (occurrence.would) {
    case 'move': {
      const object = objectOf(state, occurrence.object);
      if (occurrence.to === 'battlefield') return occurrence.controller ?? object.owner;
      return object.zone === 'battlefield' || object.zone === 'stack' ? object.controller : object.owner;
    }
    case 'destroy':
    case 'regenerate':
    case 'remove damage':
    case 'get counters':
    case 'lose counters':
      return objectOf(state, occurrence.object).controller;
    case 'follow instructions':
      return occurrence.context.you;
    case 'be dealt damage':
      return occurrence.to.is === 'player' ? occurrence.to.id : objectOf(state, occurrence.to.id).controller;
    case 'player gets counters':
    case 'gain life':
    case 'lose life':
    case 'draw':
    case 'draw cards':
    case 'produce mana':
    case 'take action':
    case 'win the game':
    case 'lose the game':
      return occurrence.player;
    case 'create tokens':
      return occurrence.controller ?? occurrence.player;
  }
}

/** @param leaves the leaves of everything that happens at the same time */
function applicable({ state, outerRules }: Game, leaf: Leaf, leaves: readonly Leaf[]): readonly Replacement[] {
  const { occurrence } = leaf;
  const together = leaves.map((other) => other.occurrence);
  const all = [
    ...shieldsFor(state, occurrence),
    ...lastingReplacementsFor(state, occurrence, together),
    ...staticReplacementsFor(state, occurrence, together),
    ...exileReplacements(state, occurrence),
    ...counterEffectsFor(state, occurrence),
    ...entersByType(state, occurrence),
    ...outerRules.mechanics.flatMap(({ effectsFor }) => effectsFor?.(state, occurrence) ?? []),
  ];
  if (all.length === 0) return all;
  const unpreventable = all.some(({ prevents }) => prevents) && cannotBePrevented(state, occurrence);
  return all.filter(({ key, prevents }) => !leaf.applied.includes(key) && !(prevents && unpreventable));
}

/**
 * CR 616.1: applies replacement and prevention effects to all leaves until none applies. In each round every leaf that
 * some effect applies to gets one, in APNAP order of the players who choose (CR 101.4).
 */
export function* decideReplacements(game: Game, leaves: readonly Leaf[]): Procedure<readonly Leaf[]> {
  let current = leaves;
  for (;;) {
    const { state } = game;
    const order = playersInOrder(state);
    const turnOf = (leaf: Leaf): number => order.indexOf(affectedPlayer(state, leaf.occurrence));
    const round = current
      .filter((leaf) => applicable(game, leaf, current).length > 0)
      .sort((a, b) => turnOf(a) - turnOf(b));
    if (round.length === 0) return current;
    for (const leaf of round) {
      current = yield* applyOne(game, current, leaf);
      // CR 101.4d: if an earlier player now has a choice, the order starts again.
      const turn = turnOf(leaf);
      if (current.some((other) => !round.includes(other) && turnOf(other) < turn && hasChoice(game, other, current)))
        break;
    }
  }
}

function hasChoice(game: Game, leaf: Leaf, leaves: readonly Leaf[]): boolean {
  return applicable(game, leaf, leaves).length > 1;
}

/** CR 616.1f: applies one effect to a leaf, and with it to those that the effect is shared with. */
function* applyOne(game: Game, leaves: readonly Leaf[], leaf: Leaf): Procedure<readonly Leaf[]> {
  const choices = leaves.includes(leaf) ? applicable(game, leaf, leaves) : [];
  if (choices.length === 0) return leaves; // the effect has been used up in this round
  const affected = affectedPlayer(game.state, leaf.occurrence);
  const hasLeft = game.state.players[affected]?.lost === true;
  const player = hasLeft ? nextPlayer(game.state, affected) : affected; // CR 800.4h
  const chosen = yield* chooseReplacement(game.state, player, choices);
  const together = chosen.share === undefined ? [leaf] : sharing(game, leaves, player, chosen);
  const instead =
    chosen.share === undefined
      ? [yield* chosen.apply(game)]
      : yield* chosen.share(
          game,
          player,
          together.map(({ occurrence }) => occurrence),
        );
  return leaves.flatMap((other) => {
    const at = together.indexOf(other);
    if (at < 0) return [other];
    const applied = [...other.applied, chosen.key];
    return instead[at]!.map((occurrence) => ({ occurrence, origin: other.origin, applied }));
  });
}

/** The leaves of a player that an effect applies to. */
function sharing(game: Game, leaves: readonly Leaf[], player: PlayerId, { key }: Replacement): readonly Leaf[] {
  return leaves.filter(
    (leaf) =>
      affectedPlayer(game.state, leaf.occurrence) === player &&
      applicable(game, leaf, leaves).some((other) => other.key === key),
  );
}

function* chooseReplacement(
  state: GameState,
  player: PlayerId,
  choices: readonly Replacement[],
): Procedure<Replacement> {
  const rank = ranks.find((candidate) => choices.some((choice) => choice.rank === candidate));
  const first = choices.filter((choice) => choice.rank === rank);
  if (first.length === 1) return first[0]!;
  const answer = yield* ask({
    form: 'pick',
    kind: 'choose replacement',
    rule: '616.1',
    player,
    prompt: 'Choose the replacement or prevention effect to apply first.',
    source: first[0]!.source,
    options: first.map(({ key, text, source }) => ({
      key,
      text,
      apart: `by ${state.objects.get(source)?.printed.name ?? 'the rules'}`,
    })),
    min: 1,
    max: 1,
  });
  return first.find((choice) => choice.key === answer.keys[0])!;
}
