import type { Filter, ManaRestriction } from '@stacktrail/card-tree';
import { readsAndWrites } from '../../syntax/reads-only.js';
import { says } from '../../syntax/says.js';
import { mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { conjunction, conjuncts } from '../filter-parts.js';
import { indefinite, noun } from '../nouns.js';

const spells = noun(true, 'spell');
const sources = noun(true, 'source');
const anything: Filter = { is: 'anything' };
const onBattlefield: Filter = { is: 'permanent' };

/** “Of creature sources”; “of a Hero”, which is on the battlefield (CR 109.2). */
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

/** “Spend this mana only to cast creature spells” (CR 106.6). */
export const restriction: Syntax<ManaRestriction> = oneOf<ManaRestriction>(
  says<ManaRestriction>({})`cast ${{ spells }} or activate abilities of ${{ abilities: whoseAbilities }}`,
  says<ManaRestriction>({ abilities: anything })`cast ${{ spells }} or activate abilities`,
  without(['abilities'], says<ManaRestriction>({})`cast ${{ spells }}`),
  without(['spells'], says<ManaRestriction>({})`activate abilities of ${{ abilities: whoseAbilities }}`),
  without(['spells'], says<ManaRestriction>({ abilities: anything })`activate abilities`),
);
