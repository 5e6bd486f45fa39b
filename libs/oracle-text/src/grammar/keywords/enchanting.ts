import { type CardType, cardTypes, type KeywordAbility } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { lazy, mapped, no, table, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { noun } from '../nouns/nouns.js';

type Enchant = Extract<KeywordAbility, { readonly keyword: 'enchant' }>;

const kind = 'keyword';

/** “Enchant creature” (CR 702.5). */
export const enchant = without(
  ['zone'],
  says<Enchant>({ kind, keyword: 'enchant' })`enchant ${{ filter: lazy(() => noun(false)) }}`,
);

type InGraveyard = Enchant & { readonly type: CardType };

const typeOfCard = table<CardType>(Object.fromEntries(cardTypes.map((type) => [type.toLowerCase(), type])));

/** “Enchant creature card in a graveyard.” */
export const enchantInGraveyard: Syntax<Enchant> = mapped<Omit<InGraveyard, 'filter'>, Enchant>(
  says<Omit<InGraveyard, 'filter'>>({
    kind,
    keyword: 'enchant',
    zone: 'graveyard',
  })`enchant ${{ type: typeOfCard }} card in a graveyard`,
  ({ type, ...ability }) => ({ ...ability, filter: { is: 'type', type } }),
  ({ filter, ...ability }) => (filter !== 'player' && filter.is === 'type' ? { ...ability, type: filter.type } : no),
  { kind, keyword: 'enchant', zone: 'graveyard' },
);

/** “Enchant player” (CR 702.5d). */
export const enchantPlayer = says<Enchant>({ kind, keyword: 'enchant', filter: 'player' })`enchant player`;
