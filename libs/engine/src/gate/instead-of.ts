import type { Filter, Replacement as ReplacementTree } from '@stacktrail/card-tree';
import { holds, matches, type TextContext } from '@stacktrail/characteristics';
import type { GameObject, GameState } from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import type { Occurrence } from '../game/occurrence.js';
import { type Entering, isEntering } from './entering.js';
import { entersModified } from './enters-modified.js';
import { follow, type MakeInstead, withEventOf } from './follow-instead.js';
import { insteadOfAction } from './instead-of-action.js';
import { insteadOfCounters } from './instead-of-counters.js';
import { insteadIfAboutDamage } from './instead-of-damage.js';
import { insteadOfDestruction } from './instead-of-destruction.js';
import { insteadOfDraw, insteadOfDraws } from './instead-of-draw.js';
import { insteadOfGain, insteadOfLoss } from './instead-of-life.js';
import { insteadOfMana } from './instead-of-mana.js';
import { insteadOfMove } from './instead-of-move.js';
import { insteadOfTokens } from './instead-of-tokens.js';
import { isPlayer } from './is-about.js';

/** What the effect turns the occurrence into; `null` if it doesn't apply. */
export function insteadOf(
  state: GameState,
  occurrence: Occurrence,
  tree: ReplacementTree,
  context: TextContext,
  permanent: GameObject | null,
  together: readonly Occurrence[],
): MakeInstead | null {
  const instead = insteadOfEvent(state, occurrence, tree, context, permanent, together);
  if (instead === null || tree.while === undefined) return instead;
  return holds(state, tree.while, context) ? instead : null;
}

/** “Each creature you control enters with …”: the text calls each of them “that object” (CR 614.12). */
function aboutEntering(occurrence: Entering, what: Filter, context: TextContext): TextContext {
  if (context.trigger !== null || what.is === 'this' || occurrence.would !== 'move') return context;
  return withEventOf(context, { object: occurrence.object });
}

function insteadOfEvent(
  state: GameState,
  occurrence: Occurrence,
  tree: ReplacementTree,
  context: TextContext,
  permanent: GameObject | null,
  together: readonly Occurrence[],
): MakeInstead | null {
  switch (tree.would) {
    case 'enter':
      if (permanent === null || !isEntering(occurrence) || !matches(state, tree.what, permanent, context)) return null;
      return (game) => entersModified(game, occurrence, tree.instead, aboutEntering(occurrence, tree.what, context));
    case 'be destroyed':
      return insteadOfDestruction(state, occurrence, tree, context);
    case 'die':
    case 'go to graveyard':
    case 'leave the battlefield':
    case 'be discarded':
      return insteadOfMove(state, occurrence, tree, context);
    case 'lose the game':
    case 'win the game':
      if (occurrence.would !== tree.would || !isPlayer(state, occurrence.player, tree.who, context)) return null;
      return follow(occurrence, tree.instead, context, { player: occurrence.player });
    case 'be dealt damage':
      return insteadIfAboutDamage(state, occurrence, tree, context);
    case 'gain life':
      return insteadOfGain(state, occurrence, tree, context);
    case 'lose life':
      return insteadOfLoss(state, occurrence, tree, context, together);
    case 'draw':
      return insteadOfDraw(state, occurrence, tree, context);
    case 'draw cards':
      return insteadOfDraws(state, occurrence, tree, context);
    case 'roll dice':
    case 'roll planar dice':
      return null; // as dice are rolled
    case 'produce mana':
      return insteadOfMana(state, occurrence, tree, context);
    case 'create tokens':
      return insteadOfTokens(state, occurrence, tree, context);
    case 'get counters':
      return insteadOfCounters(state, occurrence, tree, context, permanent);
    case 'take action':
      return insteadOfAction(state, occurrence, tree, context);
    default:
      return assertNever(tree, 'replacement');
  }
}
