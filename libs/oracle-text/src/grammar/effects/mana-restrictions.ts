import { type Filter, isSameTree, type ManaRestriction } from '@stacktrail/card-tree';
import { readsAndWrites } from '../../syntax/reads-only.js';
import { says } from '../../syntax/says.js';
import { literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { indefinite, noun } from '../nouns/nouns.js';

const spells = noun(true, 'spell');
const sources = noun(true, 'source');
const anything: Filter = { is: 'anything' };
const onBattlefield: Filter = { is: 'permanent' };

/** The sources of abilities: “of creature sources”; “of a Hero”, which is on the battlefield (CR 109.2). */
const whoseAbilities: Syntax<Filter> = oneOf<Filter>(
  readsAndWrites(
    (filter) => filter.is !== 'anything' && !conjuncts(filter).some(({ is }) => is === onBattlefield.is),
    sources,
  ),
  mapped<Filter, Filter>(
    indefinite(),
    (filter) => conjunction([onBattlefield, ...conjuncts(filter)]),
    (filter) => {
      const [first, ...others] = conjuncts(filter);
      return first?.is === onBattlefield.is ? conjunction(others) : no;
    },
  ),
);

const castFromGraveyard: Filter = { is: 'cast from', zone: 'graveyard' };
const yours: Filter = { is: 'owned by', who: 'you' };

/** The words for a graveyard, and the filter for spells cast from it. */
const graveyards: readonly (readonly [string, readonly Filter[]])[] = [
  ['your graveyard', [castFromGraveyard, yours]],
  ['a graveyard', [castFromGraveyard]],
];

/** “Cast spells from your graveyard.” */
const spellsFromGraveyards: Syntax<ManaRestriction> = oneOf<ManaRestriction>(
  ...graveyards.map(([text, asked]) =>
    mapped<Filter, ManaRestriction>(
      ofSpells(text),
      (filter) => ({ spells: conjunction([...conjuncts(filter), ...asked]) }),
      ({ spells: all, abilities, others, said }) => {
        if (all === undefined || abilities !== undefined || others !== undefined || said !== undefined) return no;
        const parts = conjuncts(all);
        const own = parts.slice(-asked.length);
        return isSameTree(own, asked) ? conjunction(parts.slice(0, -asked.length)) : no;
      },
    ),
  ),
);

function ofSpells(place: string): Syntax<Filter> {
  return mapped<{ readonly of: Filter }, Filter>(
    says<{ readonly of: Filter }>({})`cast ${{ of: spells }} from ${literally(place)}`,
    ({ of }) => of,
    (of) => ({ of }),
  );
}

/** “Spend this mana only to cast creature spells” (CR 106.6). */
export const restriction: Syntax<ManaRestriction> = oneOf<ManaRestriction>(
  says<ManaRestriction>({})`cast ${{ spells }} or activate abilities of ${{ abilities: whoseAbilities }}`,
  says<ManaRestriction>({ abilities: anything })`cast ${{ spells }} or activate abilities`,
  spellsFromGraveyards,
  without(['abilities'], says<ManaRestriction>({})`cast ${{ spells }}`),
  without(['spells'], says<ManaRestriction>({})`activate abilities of ${{ abilities: whoseAbilities }}`),
  without(['spells'], says<ManaRestriction>({ abilities: anything })`activate abilities`),
);
