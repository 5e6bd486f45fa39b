import type { Filter, Objects } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { mapped, no, type Syntax } from '../../syntax/syntax.js';
import { indefiniteCardHole, indefiniteHole } from '../basics/holes.js';

interface Places {
  readonly permanent: Filter;
  readonly card: Filter;
}

/** “Another creature you control or a creature card in your graveyard”: permanents, and cards of your graveyard. */
export const hereOrInGraveyard: Syntax<Objects> = mapped<Places, Objects>(
  says<Places>({})`${{ permanent: indefiniteHole }} or ${{ card: indefiniteCardHole }} in your graveyard`,
  ({ permanent, card }) => ({
    objects: 'together',
    of: [
      { objects: 'each', filter: permanent },
      { objects: 'each', filter: card, zone: 'graveyard', of: { players: 'you' } },
    ],
  }),
  (means) => {
    const [here, there, ...more] = means.objects === 'together' ? means.of : [];
    if (here?.objects !== 'each' || there?.objects !== 'each' || more.length > 0 || here.zone !== undefined) return no;
    if (there.zone !== 'graveyard' || there.of?.players !== 'you') return no;
    return { permanent: here.filter, card: there.filter };
  },
  { objects: 'together' },
);
