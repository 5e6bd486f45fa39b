import type { ObjectId } from '@stacktrail/game-events';
import type { Game, Reason } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import { hasKeyword } from '../characteristics/queries.js';
import { presentObject, type GameState } from '../state/game-state.js';
import { noticeTriggers } from '../triggers/notice-triggers.js';
import { decideReplacements, type Leaf } from './decide.js';
import { emitOccurrence, type Emission } from './emit-occurrence.js';
import type { Happened, Occurrence } from './occurrence.js';
import { isFlashedBack } from './flashback.js';
import { prohibited } from './prohibitions.js';
import { meetsProtection } from './protection.js';
import { staticsInForce } from './statics-in-force.js';

/**
 * The one gate (CR 614–616, 603): does what rules or effects would do, all at once.
 *
 * What can't happen is left out (614.17); replacement and prevention effects are applied, the affected players
 * choosing their order (616.1), before anything is recorded; contained occurrences come after what contains them
 * (616.1g); then the facts are recorded and what triggers on them is noticed.
 *
 * @param occurrences what would happen simultaneously
 * @returns for each of them what became of it
 */
export function* perform(
  game: Game,
  occurrences: readonly Occurrence[],
  reason: Reason,
): Procedure<readonly Happened[]> {
  const possible = occurrences
    .map((occurrence, origin): Leaf => ({ occurrence, origin, applied: [] }))
    .filter((leaf) => !impossible(game.state, leaf.occurrence));
  const containers = yield* decided(game, possible);
  const destroyed = new Map<Leaf, Leaf>();
  const opened = containers.map((leaf) => {
    if (leaf.occurrence.would !== 'destroy') return leaf;
    const { object, causes, rule } = leaf.occurrence;
    const move: Leaf = {
      ...leaf,
      occurrence: {
        would: 'move',
        object,
        to: 'graveyard',
        manner: 'destroy',
        ...(causes === undefined ? {} : { causes }),
        ...(rule === undefined ? {} : { rule }),
      },
    };
    destroyed.set(move, leaf);
    return move;
  });
  const leaves = destroyed.size === 0 ? opened : yield* decided(game, opened);
  const before = game.state;
  const from = game.batch.length;
  const emission: Emission = { game, reason, group: 0, gains: [] };
  for (const [move, container] of destroyed) {
    if (leaves.some((leaf) => leaf.origin === move.origin)) emitOccurrence(emission, container.occurrence);
  }
  const happened = occurrences.map((): { objects: ObjectId[]; amount: number } => ({ objects: [], amount: 0 }));
  for (const leaf of leaves) {
    const result = emitOccurrence(emission, leaf.occurrence);
    const sum = happened[leaf.origin]!;
    sum.objects.push(...result.objects);
    sum.amount += result.amount;
  }
  noticeTriggers(game, before, from);
  if (emission.gains.length > 0) yield* perform(game, emission.gains, { ...reason, rule: '120.3f' });
  return happened;
}

/** CR 614.17 and the rules that make an occurrence impossible. */
function impossible(state: GameState, occurrence: Occurrence): boolean {
  switch (occurrence.would) {
    case 'destroy': {
      const object = presentObject(state, occurrence.object);
      return object === undefined || object.zone !== 'battlefield' || hasKeyword(state, object, 'indestructible');
    }
    case 'move':
    case 'get counters':
      return presentObject(state, occurrence.object) === undefined;
    case 'be dealt damage':
      return (
        occurrence.amount <= 0 ||
        (occurrence.to.is === 'object' && presentObject(state, occurrence.to.id) === undefined)
      );
    case 'gain life':
      return occurrence.amount <= 0 || prohibited(state, occurrence.player, 'gain life');
    case 'lose life':
    case 'create tokens':
      return ('amount' in occurrence ? occurrence.amount : occurrence.count) <= 0;
    case 'draw':
      return prohibited(state, occurrence.player, 'draw more than one card a turn');
  }
}

function entersBattlefield(occurrence: Occurrence): boolean {
  return occurrence.would === 'move' && occurrence.to === 'battlefield';
}

/** Nothing listens on most occurrences: then there is nothing to decide. */
function* decided(game: Game, leaves: readonly Leaf[]): Procedure<readonly Leaf[]> {
  const { state } = game;
  const quiet =
    state.shields.length === 0 &&
    staticsInForce(state, 'replacement').length === 0 &&
    !leaves.some(
      ({ occurrence }) =>
        entersBattlefield(occurrence) || isFlashedBack(state, occurrence) || meetsProtection(state, occurrence),
    );
  return quiet ? leaves : yield* decideReplacements(game, leaves);
}
