import type { Replacement as ReplacementTree } from '@stacktrail/card-tree';
import { matches, type TextContext } from '@stacktrail/characteristics';
import type { Manner } from '@stacktrail/game-events';
import { areOpponents, GameObjectRecord, type GameObject, objectOf, type GameState } from '@stacktrail/game-state';
import { follow, ifWanted, just, type MakeInstead } from './follow-instead.js';
import type { MoveOccurrence, Occurrence } from '../game/occurrence.js';

type MoveReplacement = Extract<
  ReplacementTree,
  { would: 'die' | 'go to graveyard' | 'leave the battlefield' | 'be discarded' }
>;

/** Whether the move is what the effect watches for. A discard counts whatever zone the card goes to. */
function isMovement({ to, manner }: MoveOccurrence, would: MoveReplacement['would'], onBattlefield: boolean): boolean {
  switch (would) {
    case 'die':
      return to === 'graveyard' && onBattlefield;
    case 'go to graveyard':
      return to === 'graveyard';
    case 'leave the battlefield':
      return to !== 'battlefield' && onBattlefield;
    case 'be discarded':
      return manner === 'discard';
  }
}

/**
 * CR 118.11, 701.9c, 702.35a: a card that goes elsewhere instead has still been discarded, and a permanent has still
 * been sacrificed.
 */
export function still({ manner }: Pick<MoveOccurrence, 'manner'>, otherwise: Manner): Manner {
  return manner === 'discard' || manner === 'sacrifice' ? manner : otherwise;
}

/** Whether an effect of such a player makes the player discard the card (CR 609.1). */
function isCausedBy(
  state: GameState,
  { causedBy }: MoveOccurrence,
  by: 'opponent' | 'any player' | undefined,
  { owner }: GameObject,
): boolean {
  if (by === undefined) return true;
  return causedBy !== undefined && (by === 'any player' || areOpponents(state, owner, causedBy));
}

/** What the effect turns a change of zones into (CR 614.1a, 614.6); `null` if it doesn't apply. */
export function insteadOfMove(
  state: GameState,
  occurrence: Occurrence,
  tree: MoveReplacement,
  context: TextContext,
): MakeInstead | null {
  if (occurrence.would !== 'move') return null;
  const object = objectOf(state, occurrence.object);
  if (!isMovement(occurrence, tree.would, object.zone === 'battlefield')) return null;
  if (tree.would === 'be discarded' && !isCausedBy(state, occurrence, tree.by, object)) return null;
  if (!matches(state, tree.what, object, context)) return insteadOfCards(state, occurrence, object, tree, context);
  const about = { object: object.id, player: object.controller, amount: 1 };
  if (tree.instead.do === 'follow') return follow(occurrence, tree.instead, context, about);
  const { do: where, reveal } = tree.instead;
  const elsewhere = { ...movedElsewhere(occurrence, where), ...(reveal && { reveal }) };
  const moved = withCounterOn(elsewhere, tree.instead);
  return 'may' in tree.instead ? ifWanted(occurrence, [moved], context) : just(moved);
}

/** CR 122.1: the object gets a counter in its new zone. */
function withCounterOn(moved: MoveOccurrence, instead: MoveReplacement['instead']): MoveOccurrence {
  if (!('withCounter' in instead)) return moved;
  return { ...moved, counters: [{ kind: instead.withCounter, count: 1 }] };
}

type Elsewhere = Exclude<MoveReplacement['instead']['do'], 'follow'>;

function movedElsewhere(occurrence: MoveOccurrence, where: Elsewhere): MoveOccurrence {
  switch (where) {
    case 'exile':
      return { ...occurrence, to: 'exile', manner: still(occurrence, 'exile') };
    case 'return to hand':
      return { ...occurrence, to: 'hand', manner: still(occurrence, 'return') };
    case 'shuffle into library':
      return { ...occurrence, to: 'library', manner: still(occurrence, 'put'), shuffle: true };
    case 'put on top of library':
      return { ...occurrence, to: 'library', manner: still(occurrence, 'put'), position: 0 };
    case 'put onto the battlefield':
      return { ...occurrence, to: 'battlefield', manner: still(occurrence, 'put') };
    case 'put on the bottom of library':
      return { ...occurrence, to: 'library', manner: still(occurrence, 'put'), position: -1 };
  }
}

const zones = {
  exile: 'exile',
  'return to hand': 'hand',
  'put on top of library': 'library',
} as const;

/**
 * CR 728.3e: an effect about cards applies to the cards among the components of a merged token, and not to the token.
 */
function insteadOfCards(
  state: GameState,
  occurrence: MoveOccurrence,
  object: GameObject,
  { what, instead }: MoveReplacement,
  context: TextContext,
): MakeInstead | null {
  if (object.kind !== 'token' || !object.merged.some(({ kind }) => kind === 'card')) return null;
  if (occurrence.componentsTo !== undefined || !(instead.do in zones)) return null;
  const card = new GameObjectRecord(object);
  card.kind = 'card';
  if (!matches(state, what, card, context)) return null;
  return just({ ...occurrence, componentsTo: zones[instead.do as keyof typeof zones] });
}
