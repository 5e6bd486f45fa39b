import { isSameTree, type Ability, type Filter, type KeywordAbility, type Modification } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { literally, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { putLink } from '../basics/links.js';
import { quoted } from '../basics/quoted.js';
import { verb } from '../basics/verbs.js';
import { enchant, enchantInGraveyard } from '../keywords/enchanting.js';

type Of<K> = Variant<Modification, 'change', K>;
type Enchant = Extract<KeywordAbility, { readonly keyword: 'enchant' }>;

const mark = literally('"');

function inMarks(inner: Syntax<Enchant>, end: Syntax<object>): Syntax<Enchant> {
  return {
    begins: mark.begins,
    read(reader) {
      const value = mark.read(reader) === no ? no : inner.read(reader);
      return value === no || end.read(reader) === no ? no : value;
    },
    write: (value, writer) => mark.write({}, writer) && inner.write(value, writer) && end.write({}, writer),
  };
}

/** An enchant ability inside a sentence begins with a small letter. */
const oldEnchant = mapped<Enchant, Ability>(
  inMarks(enchantInGraveyard, mark),
  (ability) => ability,
  (ability) => (isEnchant(ability) && ability.zone !== undefined ? ability : no),
);

const newEnchant = mapped<Enchant, readonly Ability[]>(
  inMarks(enchant, literally('."')),
  (ability) => (isPutWithThis(ability.filter) ? [ability] : no),
  ([ability, ...more]) =>
    ability !== undefined && more.length === 0 && isEnchant(ability) && isPutWithThis(ability.filter) ? ability : no,
);

function isEnchant(ability: Ability): ability is Enchant {
  return ability.kind === 'keyword' && ability.keyword === 'enchant';
}

/** “Creature put onto the battlefield with this Aura.” */
function isPutWithThis(filter: Filter | 'player'): boolean {
  if (filter === 'player' || filter.is !== 'all') return false;
  return filter.of.some(({ is, ...one }) => is === 'one of' && 'objects' in one && isPut(one.objects));
}

function isPut(objects: unknown): boolean {
  return isSameTree(objects, { objects: 'linked', label: putLink });
}

/** “Loses "enchant creature card in a graveyard"”, “loses "Prevent all damage that would be dealt to this creature."” */
export const losesQuoted: readonly Syntax<Modification>[] = [
  says<Of<'lose ability'>>({ change: 'lose ability' })`${verb('lose')} ${{ ability: oldEnchant }}`,
  says<Of<'lose ability'>>({ change: 'lose ability' })`${verb('lose')} ${{ ability: quoted }}`,
];

/** “Gains "enchant creature put onto the battlefield with this Aura."” (CR 702.5) */
export const gainsEnchant: Syntax<Modification> = says<Of<'add abilities'>>({
  change: 'add abilities',
})`${verb('gain')} ${{ abilities: newEnchant }}`;

/** An enchantment that becomes an Aura stays one, without another enchantment type to lose (CR 205.1a, 303.4). */
export const anAura: Modification = { change: 'add types', types: [], subtypes: ['Aura'] };

/** “Becomes an Aura with "enchant creature put onto the battlefield with this enchantment."” (CR 205.1a) */
export const becomesAura: Syntax<readonly Modification[]> = mapped<
  { readonly abilities: readonly Ability[] },
  readonly Modification[]
>(
  says<{ readonly abilities: readonly Ability[] }>({})`${verb('become')} an Aura with ${{ abilities: newEnchant }}`,
  ({ abilities }) => [anAura, { change: 'add abilities', abilities, said: 'with' }],
  ([becomes, gained, ...more]) =>
    isSameTree(becomes, anAura) && gained?.change === 'add abilities' && gained.said === 'with' && more.length === 0
      ? { abilities: gained.abilities }
      : no,
);
