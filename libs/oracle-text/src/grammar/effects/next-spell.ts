import type { Effect, Modification } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { staticChanges } from '../changes/changes.js';
import { noun } from '../nouns/nouns.js';
import { kindYouCast, spellsYouCast } from '../nouns/spells-you-cast.js';

const spell = noun(false, 'spell');
const youCast = literally(' you cast this turn ');

/** Whether a spell on the stack can have the change. */
function isOfSpells(change: Modification): boolean {
  return change.change === 'add abilities' || (change.change === 'rule' && change.rule === "can't be countered");
}

/** “The next creature spell you cast this turn has cascade”, “… can't be countered” (CR 611.2f). */
export const nextSpell: Syntax<Effect> = {
  begins: new Set(['the']),
  fixedFields: { do: 'apply', next: true },
  read(reader) {
    if (!reader.take('the') || !reader.take('next')) return no;
    const kind = spell.read(reader);
    if (kind === no || youCast.read(reader) === no) return no;
    const to = spellsYouCast(kind);
    reader.scope.subject = { means: to, plural: false };
    const changes = staticChanges.read(reader);
    if (changes === no || !changes.every(isOfSpells)) return no;
    return { do: 'apply', to, changes, until: 'this turn', next: true };
  },
  write(effect, writer) {
    if (effect.do !== 'apply' || effect.next !== true || effect.until !== 'this turn') return false;
    const kind = kindYouCast(effect.to);
    if (kind === undefined || !effect.changes.every(isOfSpells)) return false;
    if (!writer.add('the next ') || !spell.write(kind, writer) || !youCast.write({}, writer)) return false;
    writer.scope.subject = { means: effect.to, plural: false };
    return staticChanges.write(effect.changes, writer);
  },
};
