import { isSameTree, type Filter, type Objects, type StaticEffect } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { costed, costing, toCast } from '../costs/cost-changes.js';

const yourCommander: Filter = {
  is: 'all',
  of: [
    { is: 'designated', as: 'commander' },
    { is: 'owned by', who: 'you' },
  ],
};
const yourCommanderCosts = literally('your commander costs ');
const thatSpell: Objects = { objects: 'that object' };

/** “Your commander costs {1} less to cast for each time it's been cast …”, whoever casts it. */
export const commanderCosts: Syntax<StaticEffect> = {
  begins: yourCommanderCosts.begins,
  read(reader) {
    if (yourCommanderCosts.read(reader) === no) return no;
    reader.scope.name(thatSpell, false, ['spell', 'card']);
    const change = toCast.read(reader);
    return change === no ? no : costing({ spells: yourCommander, who: 'any player' }, change);
  },
  write(effect, writer) {
    const found = costed(effect);
    if (found === undefined || found.targeting !== undefined || found.what.who !== 'any player') return false;
    if (!isSameTree(found.what.spells, yourCommander) || !yourCommanderCosts.write({}, writer)) return false;
    writer.scope.name(thatSpell, false, ['spell', 'card']);
    return toCast.write(found.change, writer);
  },
};
