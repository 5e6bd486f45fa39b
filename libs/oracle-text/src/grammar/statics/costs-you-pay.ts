import {
  castingMethod,
  costKeywords,
  optionalCost,
  type Amount,
  type KeywordName,
  type StaticEffect,
} from '@stacktrail/card-tree';
import { literally, no, table, type Syntax } from '../../syntax/syntax.js';
import { mana } from '../costs/mana.js';
import { forEach } from '../counts/counts.js';

/** Keywords that are activated abilities. The costs of the other keywords are paid while casting a spell. */
const activated: ReadonlySet<KeywordName> = new Set<KeywordName>(['equip', 'cycling', 'outlast', 'unearth']);

const keyword = table<KeywordName>(
  Object.fromEntries(
    costKeywords
      .filter((name) => activated.has(name) || castingMethod(name) !== undefined || optionalCost(name) !== undefined)
      .map((name) => [name, name]),
  ),
);
const costsYouPay = literally(' costs you pay cost ');
const less = literally(' less');

type CostModification = Extract<StaticEffect, { readonly static: 'cost modification' }>;

/** Which costs a keyword names: those of activating an ability, or those of casting a spell. */
function costsOfKeyword(name: KeywordName): Pick<CostModification, 'of' | 'filter' | 'keyword'> {
  return activated.has(name)
    ? { of: 'abilities', filter: { is: 'anything' }, keyword: name }
    : { of: 'spells', filter: { is: 'cost was paid', keyword: name } };
}

/** “Equip costs you pay cost {1} less”, “dash costs you pay cost {2} less” (CR 601.2f). */
export const costsYouPayLess: Syntax<StaticEffect> = {
  begins: keyword.begins,
  fixedFields: { static: 'cost modification' },
  read(reader) {
    const name = keyword.read(reader);
    const symbols = name === no || costsYouPay.read(reader) === no ? no : mana.read(reader);
    if (name === no || symbols === no || less.read(reader) === no) return no;
    const times = reader.may<Amount | null>(forEach, null);
    return {
      static: 'cost modification',
      who: 'you',
      change: 'less',
      mana: symbols,
      ...costsOfKeyword(name),
      ...(times !== null && { times }),
      said: 'costs you pay',
    };
  },
  write(effect, writer) {
    if (effect.static !== 'cost modification' || effect.said === undefined) return false;
    const { filter, keyword: ofAbility, mana: symbols, times } = effect;
    const name = ofAbility ?? (filter.is === 'cost was paid' ? filter.keyword : undefined);
    return (
      name !== undefined &&
      keyword.write(name, writer) &&
      costsYouPay.write({}, writer) &&
      mana.write(symbols, writer) &&
      less.write({}, writer) &&
      (times === undefined || forEach.write(times, writer))
    );
  },
};
