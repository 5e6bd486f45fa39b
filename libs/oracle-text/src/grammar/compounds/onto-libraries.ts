import type { Players } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no } from '../../syntax/syntax.js';
import { targetsInOneGraveyard } from '../targets/targets.js';
import type { Compound } from './compound.js';

const put = literally('put ');
const edges = (['top', 'bottom'] as const).map((position) => ({
  position,
  words: literally(` on ${position === 'top' ? 'top' : 'the bottom'} of their library in any order`),
}));
const you: Players = { players: 'you' };

function nameOwner(scope: Scope, slot: number): void {
  scope.name({ players: 'owner of', objects: { objects: 'target', slot } }, false, ['player']);
}

/** “Put up to two target cards from a player's graveyard on top of their library in any order” (CR 401.4). */
export const ontoOwnersLibrary: Compound = {
  begins: new Set(['put']),
  read(reader) {
    if (put.read(reader) === no) return no;
    const spec = targetsInOneGraveyard.read(reader);
    if (spec === no) return no;
    const from = reader.mark();
    for (const { position, words } of edges) {
      reader.back(from);
      if (words.read(reader) === no) continue;
      const slot = reader.scope.addTarget(spec);
      nameOwner(reader.scope, slot);
      return [{ do: 'put into library', what: { objects: 'target', slot }, position, order: 'any', who: you }];
    }
    return no;
  },
  write(effects, at, writer) {
    const effect = effects[at];
    if (effect?.do !== 'put into library' || effect.what.objects !== 'target') return 0;
    const { what, position, order, who, below } = effect;
    const spec = writer.scope.targets[what.slot];
    if (spec === undefined || order !== 'any' || who?.players !== 'you' || below !== undefined) return 0;
    const could =
      put.write({}, writer) &&
      targetsInOneGraveyard.write(spec, writer) &&
      edges.find((edge) => edge.position === position)!.words.write({}, writer);
    if (!could) return 0;
    nameOwner(writer.scope, what.slot);
    return 1;
  },
};
