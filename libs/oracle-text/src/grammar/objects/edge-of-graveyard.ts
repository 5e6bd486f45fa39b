import type { Filter, Objects, Players } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { whose } from '../basics/holes.js';
import { noun } from '../nouns/nouns.js';

interface Edge {
  readonly filter: Filter;
  readonly of: Players;
}

const edges = [
  ['the top ', 'last'],
  ['the bottom ', 'first'],
] as const;

/** “The top creature card of your graveyard”: the cards there have an order (CR 404.2). */
export const edgeOfGraveyard: Syntax<Objects> = oneOf<Objects>(
  ...edges.map(([text, objects]) =>
    mapped<Edge, Objects>(
      says<Edge>({})`${literally(text)}${{ filter: noun(false, 'card') }} of ${{ of: whose }} graveyard`,
      ({ filter, of }) => ({ objects, of: { objects: 'each', filter, zone: 'graveyard', of } }),
      (means) => {
        if (means.objects !== objects || means.called !== undefined) return no;
        const { of: cards } = means;
        if (cards.objects !== 'each' || cards.zone !== 'graveyard' || cards.of === undefined) return no;
        return { filter: cards.filter, of: cards.of };
      },
      { objects },
    ),
  ),
);
