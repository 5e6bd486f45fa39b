import type { Filter, Zone } from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { constant, mapped, no, oneOf, table, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { noun } from './nouns.js';
import { says } from '../../syntax/says.js';

interface FromPlace {
  readonly spells: Filter;
  readonly place: Filter;
}

const castFrom = (zone: Zone): Filter => ({ is: 'cast from', zone });

const theirHand: Filter = { is: 'all', of: [castFrom('hand'), { is: 'owned by', who: 'that player' }] };
const yourHand: Filter = { is: 'all', of: [castFrom('hand'), { is: 'owned by', who: 'you' }] };

const zones = listed(table<Zone>({ graveyards: 'graveyard', libraries: 'library', exile: 'exile' }), 'or');

/** “Graveyards or libraries”: any of these zones. */
const anyZone: Syntax<Filter> = mapped<readonly Zone[], Filter>(
  zones,
  ([first, ...others]) =>
    others.length === 0 ? castFrom(first!) : { is: 'any', of: [first!, ...others].map(castFrom) },
  (filter) => {
    const found = (filter.is === 'any' ? filter.of : [filter]).map((part) => part.is === 'cast from' && part.zone);
    return found.every((zone): zone is Zone => typeof zone === 'string') ? found : no;
  },
);

/** The places that prohibitions name. “Their hands” are those of the players who would cast the spells. */
const place: Syntax<Filter> = oneOf<Filter>(
  constant<Filter>('anywhere other than their hands', { is: 'not', of: theirHand }),
  constant<Filter>('your hand', yourHand),
  anyZone,
);

function isPlace(part: Filter): boolean {
  const asked = part.is === 'not' ? part.of : part;
  return (asked.is === 'all' || asked.is === 'any' ? asked.of[0]! : asked).is === 'cast from';
}

/** “Spells from graveyards or libraries”, “creature spells from anywhere other than their hands” (CR 601.2a). */
export const spellsFromZones: Syntax<Filter> = mapped<FromPlace, Filter>(
  says<FromPlace>({})`${{ spells: noun(true, 'spell') }} from ${{ place }}`,
  ({ spells, place: from }) => (spells.is === 'anything' ? from : { is: 'all', of: [...conjuncts(spells), from] }),
  (filter) => {
    if (isPlace(filter)) return { spells: { is: 'anything' }, place: filter };
    const parts = conjuncts(filter);
    const last = parts[parts.length - 1];
    return last !== undefined && isPlace(last) ? { spells: conjunction(parts.slice(0, -1)), place: last } : no;
  },
);
