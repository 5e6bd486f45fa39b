import { still } from './instead-of-move.js';
import { characteristicsOf, hasRule, holds, matches, plainContext, staticsInForce } from '@stacktrail/characteristics';
import type { ObjectId, Revision } from '@stacktrail/game-events';
import { countersOn, type GameObject, objectOf, type GameState } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import { withCause, type Occurrence } from '../game/occurrence.js';
import type { Replacement } from '../game/replacement.js';

/**
 * Whether an effect says that no counters can be put on it (CR 122.5, 614.17).
 *
 * @param kind with a kind, effects about counters of this kind count too
 */
export function cannotHaveCounters(state: GameState, object: GameObject, kind?: string): boolean {
  if (hasRule(state, object, "can't have counters put on it")) return true;
  return (
    kind !== undefined &&
    staticsInForce(state, "can't get counters").some(({ source, effect }) => {
      if (effect.counter !== kind) return false;
      const { controller } = objectOf(state, source);
      return matches(state, effect.what, object, plainContext(controller, source));
    })
  );
}

/** CR 113.6i: whether an ability of the permanent itself forbids counters as it enters. */
export function cannotEnterWithCounters(state: GameState, entering: GameObject): boolean {
  if (cannotHaveCounters(state, entering)) return true;
  return characteristicsOf(state, entering).abilities.some(({ ability }) => {
    if (ability.kind !== 'static') return false;
    const { condition } = ability;
    const says = ability.effects.some(
      (effect) =>
        effect.static === 'continuous' &&
        effect.affects.objects === 'this' &&
        effect.changes.some((change) => change.change === 'rule' && change.rule === "can't have counters put on it"),
    );
    return says && (condition === undefined || holds(state, condition, plainContext(entering.controller, entering.id)));
  });
}

/** The permanent with counters to which an occurrence would happen, if its counters can replace that. */
function watching(state: GameState, occurrence: Occurrence): GameObject | undefined {
  switch (occurrence.would) {
    case 'destroy': {
      const object = state.objects.get(occurrence.object);
      return object !== undefined && countersOn(object, 'shield') > 0 && !isStateBased(occurrence) ? object : undefined;
    }
    case 'be dealt damage': {
      if (occurrence.to.is !== 'object') return undefined;
      const object = state.objects.get(occurrence.to.id);
      return object !== undefined && countersOn(object, 'shield') > 0 ? object : undefined;
    }
    case 'move': {
      if (occurrence.to !== 'graveyard') return undefined;
      const object = state.objects.get(occurrence.object);
      return object?.zone === 'battlefield' && countersOn(object, 'finality') > 0 ? object : undefined;
    }
    default:
      return undefined;
  }
}

/** CR 122.1c is about destruction “as the result of an effect”, so destruction by state-based actions doesn't count. */
function isStateBased({ rule = '' }: Occurrence): boolean {
  return rule.startsWith('704.');
}

/** The single effect that one or more shield or finality counters create (CR 122.1c, 122.1h). */
export function counterEffectsFor(state: GameState, occurrence: Occurrence): readonly Replacement[] {
  const object = watching(state, occurrence);
  if (object === undefined) return [];
  const { id } = object;
  const rule = occurrence.would === 'move' ? '122.1h' : '122.1c';
  const kind = occurrence.would === 'move' ? 'finality' : 'shield';
  return [
    {
      key: `${kind} ${occurrence.would} ${id}`,
      source: id,
      ability: null,
      effect: null,
      text: kind === 'finality' ? 'Exile it instead (finality counter).' : 'Remove a shield counter from it instead.',
      rank: 'other',
      prevents: occurrence.would === 'be dealt damage',
      *apply(game) {
        const replaced = game.emit(
          'OccurrenceReplaced',
          { source: id, ability: null, effect: null },
          { rule, source: id, causes: occurrence.causes ?? [] },
        );
        if (occurrence.would === 'move')
          return [withCause({ ...occurrence, to: 'exile', manner: still(occurrence, 'exile') }, replaced)];
        removeOne(game, id, kind, rule, replaced);
        return [];
      },
    },
  ];
}

function removeOne(game: Game, object: ObjectId, kind: string, rule: string, cause: Revision): void {
  if (countersOn(objectOf(game.state, object), kind) === 0) return;
  game.emit('CountersRemoved', { object, kind, count: 1 }, { rule, source: object, causes: [cause] });
}
