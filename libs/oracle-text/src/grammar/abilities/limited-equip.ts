import type { KeywordAbility } from '@stacktrail/card-tree';
import { literally, no, type No, type Syntax } from '../../syntax/syntax.js';
import { keywordCost } from '../costs/costs.js';
import { readCostsLess, writeCostsLess } from './ability-costs.js';

type Equip = Extract<KeywordAbility, { readonly keyword: 'equip' }>;

const equip = literally('equip');
const onceEachTurn = literally(' Activate only once each turn.');

/** A cost of mana ends without a full stop, others with one; here a sentence follows either. */
const cost: Syntax<Equip['cost']> = {
  begins: null,
  read(reader) {
    const paid = keywordCost.read(reader);
    return paid === no || !(isMana(paid) ? reader.take('.') : true) ? no : paid;
  },
  write: (paid, writer) => keywordCost.write(paid, writer) && (!isMana(paid) || writer.add('.')),
};

function isMana(paid: Equip['cost']): boolean {
  return paid.every((part) => part.cost === 'mana' && !part.waterbend);
}

function isLimited({ quality, planeswalker, costsLess, oncePerTurn }: Equip): boolean {
  return quality === undefined && !planeswalker && (costsLess !== undefined || oncePerTurn === true);
}

/** “Equip {2}. This ability costs {1} less to activate for each …”, “Equip {0}. Activate only once each turn.” */
export const limitedEquip: Syntax<KeywordAbility> = {
  begins: equip.begins,
  fixedFields: { keyword: 'equip' },
  read(reader): Equip | No {
    const paid = equip.read(reader) === no ? no : cost.read(reader);
    if (paid === no) return no;
    const less = readCostsLess(reader);
    const once = reader.may<object | null>(onceEachTurn, null) !== null && { oncePerTurn: true as const };
    const found: Equip = { kind: 'keyword', keyword: 'equip', cost: paid, ...less, ...once };
    return isLimited(found) ? found : no;
  },
  write: (ability, writer) =>
    ability.keyword === 'equip' &&
    isLimited(ability) &&
    equip.write({}, writer) &&
    cost.write(ability.cost, writer) &&
    writeCostsLess(ability, writer) &&
    (!ability.oncePerTurn || onceEachTurn.write({}, writer)),
};
