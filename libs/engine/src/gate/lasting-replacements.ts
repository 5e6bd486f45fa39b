import type { Effect, Filter, Replacement as ReplacementTree } from '@stacktrail/card-tree';
import { matches, type TextContext } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId, Revision } from '@stacktrail/game-events';
import { type GameState, objectOf, type LastingReplacement } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import { preventedTogether } from './after-prevention.js';
import { isChosenSource } from './chosen-source.js';
import { enteringPermanent, isEntering } from './entering.js';
import type { MakeInstead } from './follow-instead.js';
import { insteadOf } from './instead-of.js';
import { lastingContext } from './lasting-context.js';
import { addsToPrevention, prevents, rankOf, ruleOf } from './kind-of-replacement.js';
import { withCause, type DamageOccurrence, type Occurrence } from '../game/occurrence.js';
import type { Instead, Replacement } from '../game/replacement.js';

/** The replacement effects of resolved spells and abilities that apply to an occurrence (CR 614.1, 615.1). */
export function lastingReplacementsFor(
  state: GameState,
  occurrence: Occurrence,
  together: readonly Occurrence[],
): readonly Replacement[] {
  if (state.replacements.length === 0) return [];
  return state.replacements.flatMap((lasting) => {
    const instead = insteadBy(state, lasting, occurrence, together);
    return instead === null ? [] : [replacement(state, occurrence, lasting, instead, together)];
  });
}

/** What one of them turns an occurrence into; `null` if it doesn't apply. */
function insteadBy(
  state: GameState,
  lasting: LastingReplacement,
  occurrence: Occurrence,
  together: readonly Occurrence[],
): MakeInstead | null {
  const { kept, instruction } = lasting;
  const [chosen] = kept;
  const asked = instruction.source;
  const context = contextOf(state, lasting);
  if (asked !== undefined && !isFromChosen(state, occurrence, chosen, asked, context)) return null;
  const permanent = isEntering(occurrence) ? enteringPermanent(state, occurrence) : null;
  return insteadOf(state, occurrence, instruction.replacement, context, permanent, together);
}

function contextOf(state: GameState, lasting: LastingReplacement): TextContext {
  const { kept, instruction } = lasting;
  return { ...lastingContext(state, lasting), kept: instruction.source === undefined ? kept : kept.slice(1) };
}

/** CR 609.7b: whether the damage comes from the chosen source, and the source still has the required properties. */
function isFromChosen(
  state: GameState,
  occurrence: Occurrence,
  chosen: ObjectId | undefined,
  filter: Filter,
  context: TextContext,
): boolean {
  if (occurrence.would !== 'be dealt damage' || chosen === undefined) return false;
  if (!isChosenSource(state, chosen, occurrence.from)) return false;
  return matches(state, filter, objectOf(state, occurrence.from), context);
}

/** The instructions that follow where all of the damage is prevented (CR 615.5). */
function followingPrevention(tree: ReplacementTree): readonly Effect[] | undefined {
  return tree.would === 'be dealt damage' && tree.instead.do === 'prevent all' ? tree.instead.then : undefined;
}

function replacement(
  state: GameState,
  occurrence: Occurrence,
  lasting: LastingReplacement,
  instead: MakeInstead,
  together: readonly Occurrence[],
): Replacement {
  const { id, source, instruction, began } = lasting;
  const tree = instruction.replacement;
  const then = followingPrevention(tree);
  const replaced = (game: Game, all: readonly Occurrence[]): Revision =>
    game.emit(
      'OccurrenceReplaced',
      { source, ability: null, effect: id },
      { rule: ruleOf(tree), source, causes: [began, ...all.flatMap(({ causes = [] }) => causes)] },
    );
  return {
    key: `lasting ${id}`,
    source,
    ability: null,
    effect: id,
    text: [`The effect of ${objectOf(state, source).printed.name}: “`, { effects: [instruction], source }, '”.'],
    rank: rankOf(tree),
    // CR 609.7b: an effect for the next time isn't used up if it prevents nothing.
    prevents: prevents(tree) && (instruction.next === true || !addsToPrevention(tree)),
    ...(((instruction.next && instruction.source !== undefined) || then !== undefined) && { share }),
    *apply(game) {
      const fact = replaced(game, [occurrence]);
      return (yield* instead(game)).map((each) => withCause(each, fact));
    },
  };

  /** CR 615.8: everything that the chosen source would deal at once counts as the next time. */
  function* share(game: Game, _player: PlayerId, all: readonly Occurrence[]): Procedure<readonly Instead[]> {
    if (then !== undefined) {
      const fact = replaced(game, all);
      const context = contextOf(game.state, lasting);
      const left = preventedTogether(game.state, then, context, all as readonly DamageOccurrence[]);
      return left.map((each) => each.map((one) => withCause(one, fact)));
    }
    const makes = all.map((each) => insteadBy(game.state, lasting, each, together));
    const fact = replaced(game, all);
    const found: Instead[] = [];
    for (const [i, make] of makes.entries()) {
      const occurrences = make === null ? [all[i]!] : yield* make(game);
      found.push(occurrences.map((each) => withCause(each, fact)));
    }
    return found;
  }
}
