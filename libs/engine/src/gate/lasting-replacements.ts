import type { Filter } from '@stacktrail/card-tree';
import { matches, plainContext, type TextContext } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId, Revision } from '@stacktrail/game-events';
import { type GameState, objectOf, type LastingReplacement } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import { isChosenSource } from './chosen-source.js';
import { enteringPermanent, isEntering } from './entering.js';
import type { MakeInstead } from './follow-instead.js';
import { insteadOf } from './instead-of.js';
import { addsToPrevention, prevents, rankOf, ruleOf } from './kind-of-replacement.js';
import { withCause, type Occurrence } from '../game/occurrence.js';
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
  { source, controller, kept, instruction }: LastingReplacement,
  occurrence: Occurrence,
  together: readonly Occurrence[],
): MakeInstead | null {
  const [chosen, ...rest] = kept;
  const asked = instruction.source;
  const context = { ...plainContext(controller, source), kept: asked === undefined ? kept : rest };
  if (asked !== undefined && !isFromChosen(state, occurrence, chosen, asked, context)) return null;
  const permanent = isEntering(occurrence) ? enteringPermanent(state, occurrence) : null;
  return insteadOf(state, occurrence, instruction.replacement, context, permanent, together);
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

function replacement(
  state: GameState,
  occurrence: Occurrence,
  lasting: LastingReplacement,
  instead: MakeInstead,
  together: readonly Occurrence[],
): Replacement {
  const { id, source, instruction, began } = lasting;
  const tree = instruction.replacement;
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
    ...(instruction.next && instruction.source !== undefined && { share }),
    *apply(game) {
      const fact = replaced(game, [occurrence]);
      return (yield* instead(game)).map((each) => withCause(each, fact));
    },
  };

  /** CR 615.8: everything that the chosen source would deal at once counts as the next time. */
  function* share(game: Game, _player: PlayerId, all: readonly Occurrence[]): Procedure<readonly Instead[]> {
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
