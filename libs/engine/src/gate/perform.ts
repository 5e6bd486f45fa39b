import type { Revision } from '@stacktrail/game-events';
import { declaresMechanics, isChanceTold } from '@stacktrail/game-state';
import { shuffleExceptPlaced } from '../choices/shuffle.js';
import { askWhichCardsMove } from '../choices/told-cards.js';
import type { Game, Reason } from '../game/game.js';
import type { OccurrenceResult, Occurrence } from '../game/occurrence.js';
import type { Procedure } from '../game/procedure.js';
import { noticeRemainingFacts, noticeTriggers } from '../triggers/notice-triggers.js';
import { arrangedComponents } from './arrange-components.js';
import { withHosts } from './auras-entering.js';
import { cannotEnter } from './cannot-enter.js';
import { isContainer, openContainer } from './contained.js';
import { withoutContradictions } from './contradictory.js';
import type { DamageResult } from './damage-results.js';
import type { Leaf } from './decide.js';
import { applyReplacements, nothingApplies } from './apply-replacements.js';
import { decideResults } from './decide-results.js';
import type { Emission } from './emission.js';
import { emitLeaves, type Emitted } from './emit-leaves.js';
import { emitOccurrence } from './emit-occurrence.js';
import { followLeafInstructions } from './follow-leaf-instructions.js';
import { impossible } from './impossible.js';
import { inTimestampOrder } from './in-timestamp-order.js';
import { arrangedForGraveyards } from './into-graveyards.js';
import { offerRevealAsDrawn } from './reveal-as-drawn.js';
import { revealDrawn } from './reveal-drawn.js';
import { showTopCards } from './top-cards.js';

/** What will happen after all replacements. */
interface Settled {
  /** Occurrences that contain others, as they were before they were opened (CR 616.1g). */
  readonly containers: readonly Leaf[];
  readonly leaves: readonly Leaf[];
  readonly results: readonly DamageResult[];
}

const noResults: readonly DamageResult[] = [];

/**
 * The one gate (CR 614–616, 603): carries out what rules or effects would do, all at once.
 *
 * Impossible occurrences are left out (614.17). Replacement and prevention effects are applied before anything is
 * recorded; the affected players choose their order (616.1). Contained occurrences come after those that contain them
 * (616.1g). Then the facts are recorded, and abilities trigger on them.
 *
 * @param occurrences what would happen simultaneously
 * @returns the result of each
 */
export function* perform(
  game: Game,
  occurrences: readonly Occurrence[],
  reason: Reason,
): Procedure<readonly OccurrenceResult[]> {
  noticeRemainingFacts(game);
  if (isChanceTold(game.state)) yield* askWhichCardsMove(game, occurrences);
  const settled = yield* settle(game, occurrences, reason);
  const emission: Emission = {
    game,
    reason,
    group: 0,
    damageDealtAt: -1 as Revision,
    shuffled: [],
    placed: new Set(),
    ends: { wins: [], losses: [] },
  };
  const emitted = record(emission, occurrences, settled);
  yield* showWhatWasDrawn(game, occurrences, emitted);
  for (const leaf of settled.leaves)
    yield* followLeafInstructions(game, leaf, emitted.happened[leaf.origin]!.objects, reason);
  const { wins, losses } = emission.ends;
  if (wins.length > 0 || losses.length > 0) yield* game.outerRules.endFor(game, emission.ends);
  if (game.state.returns.length > 0) yield* game.outerRules.returnMoved(game); // CR 610.3
  return emitted.happened;
}

/** Decides what will happen: what is possible, as replacement and prevention effects change it, in order. */
function* settle(game: Game, occurrences: readonly Occurrence[], reason: Reason): Procedure<Settled> {
  const possible = occurrences
    .map((occurrence, origin): Leaf => ({ occurrence, origin, applied: game.appliedReplacements }))
    .filter((leaf) => !impossible(game.state, leaf.occurrence));
  const containers = nothingApplies(game, possible) ? possible : yield* applyReplacements(game, possible, reason);
  const settled = containers.some(isContainer)
    ? yield* applyReplacements(game, containers.map(openContainer), reason)
    : containers;
  const instructs = settled.some(({ occurrence }) => occurrence.would === 'follow instructions');
  const consistent = instructs ? yield* withoutContradictions(game, settled) : settled;
  const enterable = consistent.filter(({ occurrence }) => !cannotEnter(game.state, occurrence)); // CR 614.17d
  const possibleNow = yield* withHosts(game, enterable); // CR 303.4f
  const separated = game.state.catalog.joinsCards ? yield* arrangedComponents(game, possibleNow) : possibleNow;
  const leaves =
    separated.length < 2 ? separated : yield* inTimestampOrder(game, yield* arrangedForGraveyards(game, separated)); // CR 613.7m
  if (isChanceTold(game.state)) {
    yield* askWhichCardsMove(
      game,
      leaves.map(({ occurrence }) => occurrence),
    );
  }
  const results = leaves.some(isDamage) ? yield* decideResults(game, leaves, reason) : noResults;
  return { containers, leaves, results };
}

function isDamage({ occurrence }: Leaf): boolean {
  return occurrence.would === 'be dealt damage';
}

/**
 * Records the facts, looks for abilities that trigger on them, and shuffles libraries that are shuffled at the same
 * time.
 */
function record(
  emission: Emission,
  occurrences: readonly Occurrence[],
  { containers, leaves, results }: Settled,
): Emitted {
  const { game, reason } = emission;
  const before = game.state;
  const from = game.batch.length;
  for (const { occurrence } of containers) {
    if (occurrence.would === 'destroy') emitOccurrence(emission, occurrence);
  }
  const emitted = emitLeaves(emission, occurrences, leaves, results);
  for (const { beforeTriggers } of game.outerRules.mechanics) beforeTriggers?.(game);
  noticeTriggers(game, before, from);
  for (const { afterTriggers } of game.outerRules.mechanics) afterTriggers?.(game, reason);
  for (const player of emission.shuffled) {
    shuffleExceptPlaced(game, player, emission.placed, { ...reason, rule: '701.24a' });
  }
  return emitted;
}

/** Shows drawn cards to the players who may see them, and the top cards of libraries that can be seen (CR 401.5). */
function* showWhatWasDrawn(
  game: Game,
  occurrences: readonly Occurrence[],
  { happened, drawn }: Emitted,
): Procedure<void> {
  if (drawn.length > 0) yield* revealDrawn(game, drawn);
  showTopCards(game);
  if (!game.state.catalog.revealsDrawn && !declaresMechanics(game.state)) return;
  for (const [i, { would }] of occurrences.entries()) {
    if (would === 'draw') yield* offerRevealAsDrawn(game, happened[i]!.objects);
  }
}
