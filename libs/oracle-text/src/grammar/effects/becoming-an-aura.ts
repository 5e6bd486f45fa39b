import { isSameTree, type Modification } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { mapped, no, type Syntax } from '../../syntax/syntax.js';
import { anAura } from '../changes/enchant-abilities.js';
import { enchant } from '../keywords/enchanting.js';
import { verb } from '../basics/verbs.js';
import { ofObjects, type EffectOf, type Predicate } from './predicate.js';

type Apply = EffectOf<'apply'>;
type Enchant = typeof enchant extends Syntax<infer T> ? T : never;

const changes: Syntax<readonly Modification[]> = mapped<{ readonly ability: Enchant }, readonly Modification[]>(
  says<{ readonly ability: Enchant }>({})`an Aura with ${{ ability: enchant }}`,
  ({ ability }) => [anAura, { change: 'add abilities', abilities: [ability] }],
  ([aura, added, ...more]) => {
    if (!isSameTree(aura, anAura) || added?.change !== 'add abilities' || added.said !== undefined) return no;
    const [ability, ...others] = added.abilities;
    if (more.length + others.length > 0) return no;
    return ability?.kind === 'keyword' && ability.keyword === 'enchant' ? { ability } : no;
  },
);

const becomes = says<Apply>({ do: 'apply', until: 'rest of the game' })`${verb('become')} ${{ changes }}`;

/** “It becomes an Aura with enchant creature”, of an enchantment without enchantment types. */
export const becomingAnAura: Predicate = ofObjects<Apply>('to', {
  ...becomes,
  read(reader) {
    const { types, subtypes } = reader.scope.textSource;
    const { means } = reader.scope.subject ?? {};
    const isOwn = means !== undefined && 'objects' in means && means.objects === 'this';
    return isOwn && types.includes('Enchantment') && subtypes.length === 0 ? becomes.read(reader) : no;
  },
});
