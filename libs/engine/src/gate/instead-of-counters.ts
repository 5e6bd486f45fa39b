import type { Replacement as ReplacementTree } from '@stacktrail/card-tree';
import { canMean, matches, type TextContext } from '@stacktrail/characteristics';
import type { Counter, PlayerId } from '@stacktrail/game-events';
import { type GameObject, objectOf, type GameState } from '@stacktrail/game-state';
import { isEntering, type Entering } from './entering.js';
import { changedAmount, follow, just, type About, type MakeInstead } from './follow-instead.js';
import type { Occurrence } from '../game/occurrence.js';
import { isPlayer } from './is-about.js';

type Counters = Extract<ReplacementTree, { would: 'get counters' }>;

/** Whether the effect is about counters on that permanent; if it names no permanents, it is about yours. */
function isAbout(state: GameState, { what, players }: Counters, object: GameObject, context: TextContext): boolean {
  if (what !== undefined) return canMean(what, object) && matches(state, what, object, context); // CR 109.2
  return players === undefined && object.controller === context.you;
}

function isBy(state: GameState, { by }: Counters, player: PlayerId, context: TextContext): boolean {
  return by === undefined || isPlayer(state, player, by, context);
}

function isOfKind({ counter }: Counters, kind: string): boolean {
  return counter === undefined || counter === kind;
}

function changed(state: GameState, { instead }: Counters, count: number, context: TextContext, about: About): number {
  if (instead.do === 'follow') return count;
  return changedAmount(state, instead.to, context, { ...about, amount: count });
}

/** The number of counters after the effect (CR 614.1a, 614.16); `null` if it isn't about them. */
export function insteadOfCounters(
  state: GameState,
  occurrence: Occurrence,
  tree: Counters,
  context: TextContext,
  permanent: GameObject | null,
): MakeInstead | null {
  if (permanent !== null && isEntering(occurrence)) return ofEntering(state, occurrence, tree, context, permanent);
  if (occurrence.would === 'player gets counters') {
    const { player, by, counter, count } = occurrence;
    if (tree.players === undefined || !isPlayer(state, player, tree.players, context)) return null;
    if (!isBy(state, tree, by, context) || !isOfKind(tree, counter)) return null;
    const about = { player, amount: count };
    if (tree.instead.do === 'follow') return follow(occurrence, tree.instead, context, about);
    return just({ ...occurrence, count: changed(state, tree, count, context, about) });
  }
  if (occurrence.would !== 'get counters' || !isOfKind(tree, occurrence.counter)) return null;
  if (tree.byEffect && occurrence.asCost) return null;
  const object = objectOf(state, occurrence.object);
  const { by = object.controller, count } = occurrence;
  if (!isAbout(state, tree, object, context) || !isBy(state, tree, by, context)) return null;
  const about = { object: object.id, player: object.controller, amount: count };
  if (tree.instead.do === 'follow') return follow(occurrence, tree.instead, context, about);
  return just({ ...occurrence, count: changed(state, tree, count, context, about) });
}

/** CR 122.6, 122.6a: a permanent that enters with counters has them put on it by its controller. */
function ofEntering(
  state: GameState,
  occurrence: Entering,
  tree: Counters,
  context: TextContext,
  permanent: GameObject,
): MakeInstead | null {
  const { counters = [] } = occurrence;
  if (tree.instead.do === 'follow' || !counters.some(({ kind }) => isOfKind(tree, kind))) return null;
  if (!isAbout(state, tree, permanent, context) || !isBy(state, tree, permanent.controller, context)) return null;
  const about = { object: permanent.id, player: permanent.controller };
  const more = counters.map(({ kind, count }): Counter => ({
    kind,
    count: isOfKind(tree, kind) ? changed(state, tree, count, context, about) : count,
  }));
  return just({ ...occurrence, counters: more.filter(({ count }) => count > 0) });
}
