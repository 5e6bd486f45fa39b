import { type Effect, isSameTree, type ManaCost, type ManaSymbol, type Modification } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { mapped, no, type Syntax } from '../../syntax/syntax.js';
import { mana } from '../costs/mana.js';
import { verb } from '../basics/verbs.js';
import { possessive } from '../objects/objects.js';
import { imperative, ofObjects, type EffectOf, type Predicate } from './predicate.js';

type Designate = EffectOf<'designate'>;
type Apply = EffectOf<'apply'>;

/** “It becomes foretold”: nobody takes the action of foretelling (CR 702.143d). */
export const becomingForetold: Predicate = ofObjects<Designate>(
  'what',
  says<Designate>({ do: 'designate', as: 'foretold' })`${verb('become')} foretold`,
);

function foretell(less: number): readonly Modification[] {
  return [
    {
      change: 'add abilities',
      abilities: [{ kind: 'keyword', keyword: 'foretell', cost: [{ cost: 'mana cost of this', less }] }],
    },
  ];
}

function lessIn([change]: readonly Modification[]): number | undefined {
  const [ability] = change?.change === 'add abilities' ? change.abilities : [];
  const [part] = ability?.kind === 'keyword' && 'cost' in ability ? ability.cost : [];
  return part?.cost === 'mana cost of this' ? part.less : undefined;
}

/** “Its mana cost reduced by {2}”: by generic mana. */
const reducedBy: Syntax<readonly Modification[]> = mapped<{ readonly by: ManaCost }, readonly Modification[]>(
  says<{ readonly by: ManaCost }>({})`its mana cost reduced by ${{ by: mana }}`,
  ({ by: [symbol, ...more] }) => (more.length === 0 && /^[1-9]$/.test(symbol ?? '') ? foretell(Number(symbol)) : no),
  (changes) => {
    const less = lessIn(changes);
    return less !== undefined && isSameTree(changes, foretell(less)) ? { by: [`${less}` as ManaSymbol] } : no;
  },
);

/** “Its foretell cost is its mana cost reduced by {2}”, of a card in exile (CR 702.143d). */
export const foretellCost: Syntax<Effect> = imperative(
  says<Apply>({
    do: 'apply',
    until: 'rest of the game',
  })`${{ to: possessive }} foretell cost is ${{ changes: reducedBy }}`,
);
