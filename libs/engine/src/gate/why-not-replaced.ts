import type { Replacement as ReplacementTree, StaticAbility } from '@stacktrail/card-tree';
import { characteristicsOf, holds, plainContext, staticsInForce } from '@stacktrail/characteristics';
import type { AnyGameEvent, ObjectId, PlayerId } from '@stacktrail/game-events';
import type { AbilityDefinition, GameObject, GameState } from '@stacktrail/game-state';
import type { Occurrence } from '../game/occurrence.js';
import { enteringPermanent, isEntering } from './entering.js';
import { insteadOf } from './instead-of.js';

/**
 * What kept a replacement effect from applying to what happened: that is nothing that it watches for; it doesn't
 * function where its object is; its condition didn't hold; it was about another object or player.
 */
export type Unreplaced = 'event' | 'zone' | 'condition' | 'occasion';

/** The rule behind each. */
export const rulesOfUnreplaced: Readonly<Record<Unreplaced, string>> = {
  event: '614.1',
  zone: '113.6',
  condition: '604.2',
  occasion: '614.1',
};

/** A replacement effect of a static ability, and what kept it from applying; `null` if nothing did. */
export interface Unapplied {
  readonly ability: AbilityDefinition;
  readonly hindrance: Unreplaced | null;
}

/**
 * Whether the replacement and prevention effects of an object's static abilities apply to what a fact tells (CR 614.1),
 * and why not. It is for people who ask; nothing is replaced.
 *
 * @param before the state before the fact
 */
export function whyNotReplaced(before: GameState, event: AnyGameEvent, object: GameObject): readonly Unapplied[] {
  const occurrences = occurrencesIn(before, event);
  return characteristicsOf(before, object).abilities.flatMap((definition) => {
    if (definition.ability.kind !== 'static') return [];
    const ability = definition.ability;
    return ability.effects.flatMap((effect) => {
      if (effect.static !== 'replacement') return [];
      return [
        { ability: definition, hindrance: hindranceOf(before, object, ability, effect.replacement, occurrences) },
      ];
    });
  });
}

function hindranceOf(
  state: GameState,
  object: GameObject,
  ability: StaticAbility,
  tree: ReplacementTree,
  occurrences: readonly Occurrence[],
): Unreplaced | null {
  const about = occurrences.filter((occurrence) => isOfKind(occurrence, tree));
  if (about.length === 0) return 'event';
  const own = about.some((occurrence) => 'object' in occurrence && occurrence.object === object.id);
  const { condition } = ability;
  if (condition !== undefined && !holds(state, condition, plainContext(object.controller, object.id)))
    return 'condition';
  const isInForce = staticsInForce(state, 'replacement').some(
    (each) => each.source === object.id && each.effect.replacement === tree,
  );
  // CR 614.12, 400.6: what is about the object's own entering or moving functions wherever it is.
  if (!isInForce && !own) return 'zone';
  return about.some((occurrence) => applies(state, object, tree, occurrence)) ? null : 'occasion';
}

function applies(state: GameState, object: GameObject, tree: ReplacementTree, occurrence: Occurrence): boolean {
  const permanent = isEntering(occurrence) ? enteringPermanent(state, occurrence) : null;
  const context = plainContext(object.controller, object.id);
  return insteadOf(state, occurrence, tree, context, permanent, []) !== null;
}

function isOfKind(occurrence: Occurrence, { would }: ReplacementTree): boolean {
  switch (would) {
    case 'enter':
      return isEntering(occurrence);
    case 'die':
    case 'go to graveyard':
    case 'leave the battlefield':
    case 'be discarded':
      return occurrence.would === 'move';
    case 'be destroyed':
      return occurrence.would === 'destroy';
    default:
      return occurrence.would === would;
  }
}

/** What a fact tells as something that would happen; empty for facts that no replacement effect is about. */
function occurrencesIn(before: GameState, event: AnyGameEvent): readonly Occurrence[] {
  switch (event.type) {
    case 'ObjectMoved': {
      const { object, to, manner, controller, from } = event.data;
      const move: Occurrence = { would: 'move', object, to, manner, ...(to === 'battlefield' && { controller }) };
      const drawn = manner === 'draw' ? drawOf(before, object) : [];
      const isDestroyed = from === 'battlefield' && (manner === 'destroy' || manner === 'state-based');
      return [move, ...drawn, ...(isDestroyed ? [{ would: 'destroy', object } as const] : [])];
    }
    case 'DamageDealtToPlayer': {
      const { source: from, player, amount, combat } = event.data;
      return [{ would: 'be dealt damage', from, to: { is: 'player', id: player }, amount, combat }];
    }
    case 'DamageDealtToPermanent': {
      const { source: from, object, amount, combat } = event.data;
      return [{ would: 'be dealt damage', from, to: { is: 'object', id: object }, amount, combat }];
    }
    case 'LifeGained':
      return [lifeOf('gain life', event.data)];
    case 'LifeLost':
      return [lifeOf('lose life', event.data)];
    case 'TokensCreated': {
      const { player, controller, count, description, tapped } = event.data;
      return [{ would: 'create tokens', player, controller, count, description, tapped }];
    }
    default:
      return [];
  }
}

function lifeOf(
  would: 'gain life' | 'lose life',
  { player, amount }: { readonly player: PlayerId; readonly amount: number },
): Occurrence {
  return { would, player, amount };
}

function drawOf(before: GameState, object: ObjectId): readonly Occurrence[] {
  const owner = before.objects.get(object)?.owner;
  return owner === undefined ? [] : [{ would: 'draw', player: owner }];
}
