import type { Replacement as ReplacementTree, StaticEffect } from '@stacktrail/card-tree';
import { characteristicsOf, holds, plainContext, type TextContext, staticsInForce } from '@stacktrail/characteristics';
import type { PlayerId, Revision } from '@stacktrail/game-events';
import { type AbilityDefinition, type GameObject, objectOf, type GameState } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import { insteadOfAll, takesTogether } from './damage-together.js';
import { enteringPermanent, isEntering } from './entering.js';
import type { MakeInstead } from './follow-instead.js';
import { insteadOf } from './instead-of.js';
import { addsTokens, withAddedTokens } from './instead-of-tokens.js';
import { withCause, type MoveOccurrence, type Occurrence } from '../game/occurrence.js';
import { addsToPrevention, prevents, rankOf, ruleOf } from './kind-of-replacement.js';
import type { Instead, Replacement } from '../game/replacement.js';

/** The replacement effects of static abilities that apply to an occurrence (CR 614.1, 614.12). */
export function staticReplacementsFor(
  state: GameState,
  occurrence: Occurrence,
  together: readonly Occurrence[],
): readonly Replacement[] {
  const found: Replacement[] = [];
  const inForce = staticsInForce(state, 'replacement');
  const permanent = isEntering(occurrence) ? enteringPermanent(state, occurrence) : null;
  for (const { source, definition, effect } of inForce) {
    const by = objectOf(state, source);
    const instead = insteadOf(
      state,
      occurrence,
      effect.replacement,
      plainContext(by.controller, source),
      permanent,
      together,
    );
    if (instead !== null) found.push(replacement(occurrence, by, definition, effect, instead));
  }
  if (permanent !== null) found.push(...ownReplacements(state, occurrence, permanent));
  if (occurrence.would === 'move') found.push(...ownMoveReplacements(state, occurrence));
  return found.length < 2 ? found : eachApart(found);
}

/** Several instances of one ability on an object are several effects, so each gets a key of its own. */
function eachApart(found: readonly Replacement[]): readonly Replacement[] {
  const times = new Map<string, number>();
  return found.map((each) => {
    const before = times.get(each.key) ?? 0;
    times.set(each.key, before + 1);
    return before === 0 ? each : { ...each, key: `${each.key} (${before + 1})` };
  });
}

/** CR 614.12: an entering permanent's own abilities that affect only it function as it enters. */
function ownReplacements(state: GameState, occurrence: Occurrence, permanent: GameObject): readonly Replacement[] {
  const context: TextContext = {
    ...plainContext(permanent.controller, permanent.id),
    announced: permanent.announced,
  };
  const found: Replacement[] = [];
  for (const definition of characteristicsOf(state, permanent).abilities) {
    const { ability } = definition;
    if (ability.kind !== 'static') continue;
    if (ability.condition !== undefined && !holds(state, ability.condition, context)) continue;
    for (const effect of ability.effects) {
      if (effect.static !== 'replacement' || !isOfOwnEntering(effect.replacement)) continue;
      const instead = insteadOf(state, occurrence, effect.replacement, context, permanent, []);
      if (instead !== null) found.push(replacement(occurrence, permanent, definition, effect, instead));
    }
  }
  return found;
}

/** CR 122.6: counters that it enters with are put on it, so that it also is about these where it is about its counters. */
function isOfOwnEntering(tree: ReplacementTree): boolean {
  return (tree.would === 'enter' || tree.would === 'get counters') && tree.what?.is === 'this';
}

/** CR 400.6: an ability that changes how its own object moves functions in every zone. */
function ownMoveReplacements(state: GameState, occurrence: MoveOccurrence): readonly Replacement[] {
  const object = objectOf(state, occurrence.object);
  if (object.zone === 'battlefield' || !object.printed.hasStatic) return [];
  const found: Replacement[] = [];
  for (const definition of characteristicsOf(state, object).abilities) {
    const { ability } = definition;
    if (ability.kind !== 'static' || ability.functionsIn !== undefined) continue;
    for (const effect of ability.effects) {
      if (effect.static !== 'replacement' || !changesOwnMove(effect.replacement)) continue;
      const context = plainContext(object.controller, object.id);
      if (ability.condition !== undefined && !holds(state, ability.condition, context)) continue;
      const instead = insteadOf(state, occurrence, effect.replacement, context, null, []);
      if (instead !== null) found.push(replacement(occurrence, object, definition, effect, instead));
    }
  }
  return found;
}

function changesOwnMove(tree: ReplacementTree): boolean {
  return (tree.would === 'go to graveyard' || tree.would === 'be discarded') && tree.what.is === 'this';
}

function replacement(
  occurrence: Occurrence,
  source: GameObject,
  { ability, pointer }: AbilityDefinition,
  effect: Extract<StaticEffect, { static: 'replacement' }>,
  instead: MakeInstead,
): Replacement {
  const { replacement: tree } = effect;
  const which = ability.kind === 'static' ? ability.effects.indexOf(effect) : 0;
  return {
    key: `${source.id} ${copiedBy(occurrence)}${pointer} ${which}`,
    source: source.id,
    ability: pointer,
    effect: null,
    text: [`The effect of ${source.printed.name}: “`, { ability: pointer, of: source.id }, '”.'],
    rank: rankOf(tree),
    prevents: prevents(tree) && !addsToPrevention(tree),
    ...((takesTogether(tree) || addsTokens(tree)) && { share }),
    *apply(game) {
      const replaced = record(game, occurrence.causes);
      return (yield* instead(game)).map((each) => withCause(each, replaced));
    },
  };

  function record(game: Game, causes: readonly Revision[] = []): Revision {
    return game.emit(
      'OccurrenceReplaced',
      { source: source.id, ability: pointer, effect: null },
      { rule: ruleOf(tree), source: source.id, causes: [source.placedAt, ...causes] },
    );
  }

  function* share(game: Game, _player: PlayerId, all: readonly Occurrence[]): Procedure<readonly Instead[]> {
    const replaced = record(game, [...new Set(all.flatMap(({ causes = [] }) => causes))]);
    const found = yield* together(game, all);
    return found.map((each) => each.map((one) => withCause(one, replaced)));
  }

  function* together(game: Game, all: readonly Occurrence[]): Procedure<readonly Instead[]> {
    const context = plainContext(source.controller, source.id);
    if (takesTogether(tree)) return yield* insteadOfAll(game, tree, context, all);
    if (addsTokens(tree)) return withAddedTokens(game.state, tree.instead, context, all);
    return all.map((each) => [each]);
  }
}

/**
 * The key of what a permanent enters as a copy of: an ability that it has because of that is a different ability (CR
 * 707.5).
 */
function copiedBy(occurrence: Occurrence): string {
  return isEntering(occurrence) && occurrence.copy !== undefined ? `${occurrence.copy} ` : '';
}
