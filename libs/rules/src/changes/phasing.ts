import { type Game, type Reason, noticeTriggers, prepareAgain } from '@stacktrail/engine';
import { noObject, type ObjectId } from '@stacktrail/game-events';
import { objectOf, presentObject, type GameState } from '@stacktrail/game-state';
import { endBestow } from './bestowed.js';

/**
 * Phases permanents out and in, all at the same time (CR 702.26). What is attached to a permanent that phases goes with
 * it, indirectly (702.26g, 702.26h).
 *
 * @param out permanents that phase out directly
 * @param returning phased-out permanents that phase in by themselves
 */
export function phaseOutAndIn(
  game: Game,
  out: readonly ObjectId[],
  returning: readonly ObjectId[],
  reason: Reason,
): void {
  const { state } = game;
  const indirect = attachedTo(state, out);
  const phasingOut = [
    ...out.filter((id) => !indirect.has(id)).map((object) => ({ object, with: noObject })),
    ...[...indirect].map(([object, host]) => ({ object, with: host })),
  ];
  const phasingIn = [...returning, ...state.phasedOut.filter((id) => phasesInWith(state, id, returning))];
  if (phasingOut.length + phasingIn.length === 0) return;
  const from = game.batch.length;
  game.emit('PermanentsPhased', { out: phasingOut, in: phasingIn }, reason);
  for (const id of phasingIn) {
    prepareAgain(game, id, reason);
    const host = presentObject(game.state, objectOf(game.state, id).attachedTo);
    if (host?.zone !== 'battlefield' || host.phasedOut !== null) endBestow(game, id, { ...reason, rule: '702.103g' });
  }
  noticeTriggers(game, state, from);
}

/** Everything attached to these permanents, directly or through others; each with its host. */
function attachedTo(state: GameState, hosts: readonly ObjectId[]): ReadonlyMap<ObjectId, ObjectId> {
  const found = new Map<ObjectId, ObjectId>();
  const all = new Set(hosts);
  for (let grown = true; grown;) {
    grown = false;
    for (const id of state.battlefield) {
      const host = objectOf(state, id).attachedTo;
      if (host === noObject || !all.has(host) || found.has(id)) continue;
      found.set(id, host);
      all.add(id);
      grown = true;
    }
  }
  return found;
}

/** Whether a permanent that phased out indirectly phases in with one of these. */
function phasesInWith(state: GameState, id: ObjectId, returning: readonly ObjectId[]): boolean {
  let host = objectOf(state, id).phasedOut?.with ?? noObject;
  while (host !== noObject && !returning.includes(host)) host = objectOf(state, host).phasedOut?.with ?? noObject;
  return host !== noObject;
}
