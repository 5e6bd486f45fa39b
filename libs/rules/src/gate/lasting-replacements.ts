import type { GameState } from '../state/game-state.js';
import { objectOf } from '../state/game-state.js';
import type { LastingReplacement } from '../state/lasting-effects.js';
import { plainContext } from '../text/text-context.js';
import { enteringPermanent, isEntering } from './entering.js';
import type { MakeInstead } from './follow-instead.js';
import { insteadOf } from './instead-of.js';
import { prevents, rankOf, ruleOf } from './kind-of-replacement.js';
import { following, type Occurrence } from './occurrence.js';
import type { Replacement } from './replacement.js';

/** The replacement effects of resolved spells and abilities that apply to an occurrence (CR 614.1, 615.1). */
export function lastingReplacementsFor(
  state: GameState,
  occurrence: Occurrence,
  together: readonly Occurrence[],
): readonly Replacement[] {
  if (state.replacements.length === 0) return [];
  const permanent = isEntering(occurrence) ? enteringPermanent(state, occurrence) : null;
  return state.replacements.flatMap((lasting) => {
    const { source, controller, kept, instruction } = lasting;
    const context = { ...plainContext(controller, source), kept };
    const instead = insteadOf(state, occurrence, instruction.replacement, context, permanent, together);
    return instead === null ? [] : [replacement(state, occurrence, lasting, instead)];
  });
}

function replacement(
  state: GameState,
  occurrence: Occurrence,
  { id, source, instruction, began }: LastingReplacement,
  instead: MakeInstead,
): Replacement {
  const tree = instruction.replacement;
  return {
    key: `lasting ${id}`,
    source,
    ability: null,
    effect: id,
    text: `The effect of ${objectOf(state, source).printed.name}.`,
    rank: rankOf(tree),
    prevents: prevents(tree),
    *apply(game) {
      const causes = [began, ...(occurrence.causes ?? [])];
      const replaced = game.emit(
        'OccurrenceReplaced',
        { source, ability: null, effect: id },
        { rule: ruleOf(tree), source, causes },
      );
      return (yield* instead(game)).map((each) => following(each, replaced));
    },
  };
}
