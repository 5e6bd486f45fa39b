import {
  type Ability,
  basicLandTypes,
  type KeywordName,
  type Modification,
  plainKeywords,
} from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, oneOf, table, type Syntax } from '../../syntax/syntax.js';

type Of<K> = Variant<Modification, 'change', K>;

/** Keywords of which an object can have several variants, all of which it loses (CR 702.11g, 702.16). */
const ofVariants: readonly KeywordName[] = ['protection', 'ward'];

const keyword: Syntax<KeywordName> = table(
  Object.fromEntries([...plainKeywords, ...ofVariants].map((name) => [name, name])),
);

/** “Islandwalk”: landwalk of one land type (CR 702.14). */
const landwalk: Syntax<Ability> = oneOf<Ability>(
  ...Object.keys(basicLandTypes).map((landType) =>
    constant<Ability>(`${landType.toLowerCase()}walk`, { kind: 'keyword', keyword: 'landwalk', landType }),
  ),
);

/** What an object can lose, after “loses”: “flying”, “hexproof, protection, and ward”, “all landwalk abilities”. */
export const lost: readonly Syntax<Modification>[] = [
  says<Of<'lose keywords'>>({ change: 'lose keywords' })`${{ keywords: listed(keyword, 'and') }}`,
  constant<Modification>('all landwalk abilities', { change: 'lose keywords', keywords: ['landwalk'] }),
  says<Of<'lose ability'>>({ change: 'lose ability' })`${{ ability: landwalk }}`,
];
