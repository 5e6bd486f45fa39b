import type { Filter, TargetSpec, Objects, Players } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { no, words, type Syntax } from '../../syntax/syntax.js';
import { conjuncts } from '../basics/filter-parts.js';
import { playersWithOwnTarget, readTargetPerPlayer, writeTargetPerPlayer } from './target-per-player.js';
import { targetOfSomebodysChoice } from './of-an-opponents-choice.js';
import { nounsOf } from './targets.js';

/** Adds the target as a referent. “Target creature an opponent controls”: that opponent is “that player”, too. */
function addTargetAsReferent(found: TargetSpec, means: Objects | Players, scope: Scope): void {
  const several = scope.playersWithOwnTarget === null && found.max !== 1;
  const isOfOpponent = found.kind === 'permanent' && !several && conjuncts(found.filter).some(isAnOpponents);
  if (isOfOpponent && !('players' in means))
    scope.name({ players: 'controller of', objects: means }, false, ['opponent', 'player']);
  scope.name(means, several, nounsOf(found));
}

function isAnOpponents(part: Filter): boolean {
  return part.is === 'controlled by' && part.who === 'opponent';
}

function isNamed(means: Objects | Players, scope: Scope): boolean {
  return scope.isUnworded && scope.referentOf(means) !== undefined;
}

/** A target at its first mention. Reading it adds it to the targets of the text. */
export function newTarget(
  kinds: readonly TargetSpec['kind'][],
  end = '',
  place: 'from' | 'in' = 'in',
): Syntax<Objects | Players> {
  const spec = targetOfSomebodysChoice(place);
  const ending = words(end, true);
  const isPlayers = kinds.includes('player') && kinds.length <= 2;
  return {
    begins: spec.begins,
    fixedFields: isPlayers ? { players: 'target' } : { objects: 'target' },
    read(reader) {
      const { playersWithOwnTarget: apiece } = reader.scope;
      const found = apiece === null ? spec.read(reader) : readTargetPerPlayer(reader, apiece, place);
      if (found === no || !kinds.includes(found.kind) || (end !== '' && ending.read(reader) === no)) return no;
      const { scope } = reader;
      const slot = scope.addTarget(found);
      const means: Objects | Players = isPlayers ? { players: 'target', slot } : { objects: 'target', slot };
      addTargetAsReferent(found, means, scope);
      return means;
    },
    write(means, writer) {
      const { scope } = writer;
      // A target named before is “it”; the same words again would be another target.
      if (means.called !== undefined || !('slot' in means) || isNamed(means, scope)) return false;
      const found = scope.targets[means.slot];
      if (found === undefined || !kinds.includes(found.kind) || 'players' in means !== isPlayers) return false;
      const { playersWithOwnTarget: apiece } = scope;
      const could =
        apiece === null
          ? playersWithOwnTarget(found) === undefined && spec.write(found, writer)
          : writeTargetPerPlayer(found, apiece, writer, place);
      if (!could) return false;
      addTargetAsReferent(found, means, scope);
      return writer.add(end);
    },
  };
}
