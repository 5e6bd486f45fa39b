import type { Cost, StaticEffect } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { plainValue } from '../numerals.js';
import { readTargeting, writeTargeting } from './costs.js';
import { spellsCast } from '../cast-spells.js';

const costs = literally(' cost an additional ');
const life = literally(' life to cast');

function lifeIn(costs: readonly Cost[] = []): Extract<Cost, { readonly cost: 'pay life' }> | undefined {
  const [cost, ...more] = costs;
  return cost?.cost === 'pay life' && more.length === 0 ? cost : undefined;
}

/** “Spells your opponents cast that target this creature cost an additional 3 life to cast” (CR 118.8). */
export const lifeBesides: Syntax<StaticEffect> = {
  begins: spellsCast.begins,
  marks: { static: 'cost modification' },
  read(reader) {
    const what = spellsCast.read(reader);
    const targeting = what === no ? no : readTargeting(reader);
    const amount = targeting === no || costs.read(reader) === no ? no : plainValue.read(reader);
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
    const paid = lifeIn(effect.costs);
    const { who, filter: spells, times } = effect;
    return (
      paid !== undefined &&
      times === undefined &&
      spellsCast.write({ spells, who }, writer) &&
      writeTargeting(effect.targeting, writer) &&
      costs.write({}, writer) &&
      plainValue.write(paid.amount, writer) &&
      life.write({}, writer)
    );
  },
};
