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

const anAuraEnchantment: Modification = { change: 'set types', types: ['Enchantment'], subtypes: ['Aura'] };
const loses: Modification = { change: 'lose this ability' };

const losingItself: Syntax<readonly Modification[]> = mapped<{ readonly ability: Enchant }, readonly Modification[]>(
  says<{ readonly ability: Enchant }>(
    {},
  )`${verb('lose')} this ability and ${verb('become')} an Aura enchantment with ${{
    ability: enchant,
  }}`,
  ({ ability }) => [loses, anAuraEnchantment, { change: 'add abilities', abilities: [ability] }],
  ([first, second, added, ...more]) => {
    if (!isSameTree(first, loses) || !isSameTree(second, anAuraEnchantment) || more.length > 0) return no;
    const [ability] = added?.change === 'add abilities' && added.abilities.length === 1 ? added.abilities : [];
    return ability?.kind === 'keyword' && ability.keyword === 'enchant' ? { ability } : no;
  },
);

/** “Loses this ability and becomes an Aura enchantment with enchant creature”, of a creature (CR 205.1a, 303.4). */
export const losingItselfForAura: Predicate = ofObjects<Apply>(
  'to',
  says<Apply>({ do: 'apply', until: 'rest of the game' })`${{ changes: losingItself }}`,
);
