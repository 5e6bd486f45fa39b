import { isSameTree, type Modification, type StaticEffect } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import { kindYouCast, spellsYouCast } from '../nouns/spells-you-cast.js';
import { costed, costing, toCast } from '../costs/cost-changes.js';
import { nthSpellCast, spellKinds, spellsCast, type Spells } from '../nouns/cast-spells.js';

const uncounterable: Modification = { change: 'rule', rule: "can't be countered" };
const cantBeCountered = literally(" and can't be countered");
const withFlash = literally(' and can be cast as though it had flash');
const withFlashMany = literally(' and can be cast as though they had flash');

function readSpells(reader: Reader): Spells | No {
  return reader.any([nthSpellCast, spellsCast]);
}

/** The further effects of a text on the spells whose cost it changes. */
function more(one: boolean, { spells, who }: Spells): readonly (readonly [Syntax<object>, StaticEffect])[] {
  return [
    [cantBeCountered, { static: 'continuous', affects: spellsYouCast(spells), changes: [uncounterable] }],
    [one ? withFlash : withFlashMany, { static: 'as though flash', who, spells }],
  ];
}

/** “Spells you cast with mana value 5 or greater cost {1} less to cast and can't be countered.” */
export const costsAndMore: Syntax<readonly StaticEffect[]> = {
  begins: oneOf(nthSpellCast, spellsCast).begins,
  read(reader) {
    const what = readSpells(reader);
    if (what === no || what.who !== 'you') return no;
    const one = what.spells.is === 'nth cast this turn';
    const change = literally(one ? ' costs ' : ' cost ').read(reader) === no ? no : toCast.read(reader);
    if (change === no) return no;
    for (const [words, effect] of more(one, what)) {
      const from = reader.mark();
      if (words.read(reader) !== no) return [costing(what, change), effect];
      reader.back(from);
    }
    return no;
  },
  write([first, second, ...others], writer) {
    const found = first === undefined ? undefined : costed(first);
    if (found?.what.who !== 'you' || found.targeting !== undefined || second === undefined || others.length > 0)
      return false;
    const one = found.what.spells.is === 'nth cast this turn';
    const said = more(one, found.what).find(([, effect]) => isSameTree(effect, second));
    return (
      said !== undefined &&
      (one ? nthSpellCast : spellsCast).write(found.what, writer) &&
      writer.add(one ? ' costs ' : ' cost ') &&
      toCast.write(found.change, writer) &&
      said[0].write({}, writer)
    );
  },
};

/** “Creature spells you cast can't be countered” (CR 701.6). */
export const cannotBeCountered: Syntax<StaticEffect> = {
  begins: oneOf(nthSpellCast, spellsCast).begins,
  fixedFields: { static: 'continuous' },
  read(reader) {
    const what = readSpells(reader);
    if (what === no || what.who !== 'you' || literally(" can't be countered").read(reader) === no) return no;
    return { static: 'continuous', affects: spellsYouCast(what.spells), changes: [uncounterable] };
  },
  write(effect, writer) {
    if (effect.static !== 'continuous' || !isSameTree(effect.changes, [uncounterable])) return false;
    const spells = kindYouCast(effect.affects);
    if (spells === undefined) return false;
    const syntax = spells.is === 'nth cast this turn' ? nthSpellCast : spellsCast;
    return syntax.write({ spells, who: 'you' }, writer) && writer.add(" can't be countered");
  },
};

const anyPlayerMayCast = literally('any player may cast ');
const freely = literally(' without paying their mana costs and as though they had flash');

/** “Any player may cast creature spells with mana value 3 or less without paying their mana costs and as though they had flash.” */
export const freeAndFlash: Syntax<readonly StaticEffect[]> = {
  begins: new Set(['any']),
  read(reader) {
    const spells = anyPlayerMayCast.read(reader) === no ? no : spellKinds.read(reader);
    if (spells === no || freely.read(reader) === no) return no;
    return [
      { static: 'alternative cost', who: 'any player', spells, cost: [] },
      { static: 'as though flash', who: 'any player', spells },
    ];
  },
  write([first, second, ...others], writer) {
    if (first?.static !== 'alternative cost' || second?.static !== 'as though flash' || others.length > 0) return false;
    if (first.who !== 'any player' || second.who !== 'any player' || first.cost.length > 0) return false;
    return (
      isSameTree(first.spells, second.spells) &&
      second.then === undefined &&
      anyPlayerMayCast.write({}, writer) &&
      spellKinds.write(first.spells, writer) &&
      freely.write({}, writer)
    );
  },
};
