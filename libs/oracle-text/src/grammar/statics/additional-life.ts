import type { Cost, StaticEffect } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { numeralOrX } from '../basics/numerals.js';
import { readTargeting, writeTargeting } from './costs.js';
import { spellsCast } from '../nouns/cast-spells.js';

const costAdditional = literally(' cost an additional ');
const life = literally(' life to cast');

function lifeIn(costs: readonly Cost[] = []): Extract<Cost, { readonly cost: 'pay life' }> | undefined {
  const [cost, ...more] = costs;
  return cost?.cost === 'pay life' && more.length === 0 ? cost : undefined;
}

/** “Spells your opponents cast that target this creature cost an additional 3 life to cast” (CR 118.8). */
export const additionalLife: Syntax<StaticEffect> = {
  begins: spellsCast.begins,
  fixedFields: { static: 'cost modification' },
  read(reader) {
    const what = spellsCast.read(reader);
    const targeting = what === no ? no : readTargeting(reader);
    const amount = targeting === no || costAdditional.read(reader) === no ? no : numeralOrX.read(reader);
    if (what === no || targeting === no || amount === no || life.read(reader) === no) return no;
    return {
      static: 'cost modification',
      of: 'spells',
      who: what.who,
      filter: what.spells,
      change: 'more',
      mana: [],
      costs: [{ cost: 'pay life', amount }],
      ...(targeting && { targeting }),
    };
  },
  write(effect, writer) {
    if (effect.static !== 'cost modification' || effect.of !== 'spells' || effect.mana.length > 0) return false;
    const payLife = lifeIn(effect.costs);
    const { who, filter: spells, times } = effect;
    return (
      payLife !== undefined &&
      times === undefined &&
      spellsCast.write({ spells, who }, writer) &&
      writeTargeting(effect.targeting, writer) &&
      costAdditional.write({}, writer) &&
      numeralOrX.write(payLife.amount, writer) &&
      life.write({}, writer)
    );
  },
};
