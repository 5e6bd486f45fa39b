import { castingMethod, type StaticEffect, type Modification } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, mapped, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import { withOwnManaCost } from '../effects/own-mana-cost.js';
import { staticChanges } from '../changes/changes.js';
import { kindOfEachYouCast, kindYouCast, spellsYouCast } from '../nouns/spells-you-cast.js';
import { eachSpellYouCast, nthSpellCast, spellsCast, type Spells } from '../nouns/cast-spells.js';

/** “Creature spells you cast have convoke”, “the first spell you cast each turn has cascade” (CR 611.3a). */
const plainly: Syntax<StaticEffect> = {
  begins: oneOf(nthSpellCast, spellsCast).begins,
  fixedFields: { static: 'continuous' },
  read(reader) {
    const found = readSpells(reader);
    if (found === no || found.who !== 'you') return no;
    const affects = spellsYouCast(found.spells);
    reader.scope.subject = { means: affects, plural: found.spells.is !== 'nth cast this turn' };
    const changes = staticChanges.read(reader);
    return changes === no || !changes.every(givesAbilities) ? no : { static: 'continuous', affects, changes };
  },
  write(effect, writer) {
    const kind = effect.static === 'continuous' ? kindYouCast(effect.affects) : undefined;
    if (effect.static !== 'continuous' || kind === undefined) return false;
    const spells: Spells = { spells: kind, who: 'you' };
    const one = spells.spells.is === 'nth cast this turn';
    if (!(one ? nthSpellCast : spellsCast).write(spells, writer)) return false;
    writer.scope.subject = { means: effect.affects, plural: !one };
    return writer.add(' ') && effect.changes.every(givesAbilities) && staticChanges.write(effect.changes, writer);
  },
};

/** “Has replicate. The replicate cost is equal to its mana cost.” */
const ownCostChanges: Syntax<readonly Modification[]> = mapped<
  { readonly changes: readonly Modification[] },
  readonly Modification[]
>(
  withOwnManaCost(['have', 'has'], literally('')),
  ({ changes }) => changes,
  (changes) => ({ changes }),
);

/** “Each noncreature spell you cast has conspire” (CR 611.3a). */
const eachSpellHas: Syntax<StaticEffect> = {
  begins: new Set(['each']),
  fixedFields: { static: 'continuous' },
  read(reader) {
    const kind = reader.take('each') ? eachSpellYouCast.read(reader) : no;
    if (kind === no) return no;
    const affects = { ...spellsYouCast(kind), one: true } as const;
    reader.scope.subject = { means: affects, plural: false };
    const changes = reader.any([staticChanges, ownCostChanges]);
    return changes === no || !changes.every(givesAbilities) ? no : { static: 'continuous', affects, changes };
  },
  write(effect, writer) {
    const kind = effect.static === 'continuous' ? kindOfEachYouCast(effect.affects) : undefined;
    if (effect.static !== 'continuous' || kind === undefined || !effect.changes.every(givesAbilities)) return false;
    if (!writer.add('each ') || !eachSpellYouCast.write(kind, writer)) return false;
    writer.scope.subject = { means: effect.affects, plural: false };
    writer.add(' ');
    const from = writer.mark();
    if (ownCostChanges.write(effect.changes, writer)) return true;
    writer.back(from);
    return staticChanges.write(effect.changes, writer);
  },
};

function readSpells(reader: Reader): Spells | No {
  const from = reader.mark();
  const nth = nthSpellCast.read(reader);
  if (nth !== no) return nth;
  reader.back(from);
  return spellsCast.read(reader);
}

/**
 * Whether the change adds abilities that a spell has on the stack; an alternative cost must be known before that (CR
 * 601.2b).
 */
function givesAbilities(change: Modification): boolean {
  return (
    change.change === 'add abilities' &&
    change.abilities.every((ability) => ability.kind !== 'keyword' || castingMethod(ability.keyword) === undefined)
  );
}

/** Abilities of the spells that you cast. */
export const spellsHave: Syntax<StaticEffect> = oneOf<StaticEffect>(plainly, eachSpellHas);
