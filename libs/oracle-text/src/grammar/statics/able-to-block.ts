import { type Filter, isSameTree, type Objects, type StaticEffect } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { mapped, no, type Syntax } from '../../syntax/syntax.js';
import { noun } from '../nouns/nouns.js';
import { nameSelf } from '../basics/self.js';
import { attachedFilter } from '../triggers/subjects.js';

const nameAttached: Syntax<object> = {
  begins: attachedFilter.begins,
  read: (reader) => (attachedFilter.read(reader) === no ? no : {}),
  write: (_, writer) => attachedFilter.write({ is: 'attached to by this' }, writer),
};

/** “It”: the creature just named as enchanted or equipped. */
const itsHost: Syntax<object> = {
  begins: new Set(['it']),
  read(reader) {
    const named = reader.take('it') ? reader.scope.soFar.referents?.means : undefined;
    return named && 'objects' in named && named.objects === 'attached' ? {} : no;
  },
  write: (_, writer) => writer.add('it'),
};

interface By {
  readonly by: Filter;
}

/** All matching creatures must block these objects if able (CR 509.1c). Only creatures can block. */
function mustBeBlocked(affects: Objects, { by }: By): StaticEffect {
  const some = by.is === 'type' && by.type === 'Creature' ? {} : { by };
  return {
    static: 'continuous',
    affects,
    changes: [{ change: 'combat rule', combat: { rule: 'must be blocked by all', ...some } }],
  };
}

function ofObjects(affects: Objects, name: Syntax<object>): Syntax<StaticEffect> {
  return mapped<By, StaticEffect>(
    says<By>({})`all ${{ by: noun(true) }} able to block ${name} do so`,
    (by) => mustBeBlocked(affects, by),
    (effect) => {
      const [change] = effect.static === 'continuous' ? effect.changes : [];
      const combat = change?.change === 'combat rule' ? change.combat : undefined;
      if (combat?.rule !== 'must be blocked by all') return no;
      const { by = { is: 'type', type: 'Creature' } } = combat;
      return isSameTree(effect, mustBeBlocked(affects, { by })) ? { by } : no;
    },
    { static: 'continuous' },
  );
}

/** “All creatures able to block this creature do so”, “all creatures with flying able to block enchanted creature do so”. */
export const ableToBlock: readonly Syntax<StaticEffect>[] = [
  ofObjects({ objects: 'this' }, nameSelf),
  ofObjects({ objects: 'attached' }, nameAttached),
  ofObjects({ objects: 'attached', called: 'it' }, itsHost),
];
