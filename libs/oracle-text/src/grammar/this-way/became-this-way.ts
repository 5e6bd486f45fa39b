import type { Effect, Modification, Objects } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { nounOfEach } from '../nouns/nouns.js';

/** The key in `thisWay` of what an effect has made creatures. */
const creatures = 'became creatures';
const words = ' that became a creature this way';
const said = literally(words);

function makesCreature(change: Modification): boolean {
  return (change.change === 'add types' || change.change === 'set types') && change.types.includes('Creature');
}

/** Labels what becomes a creature, if later words refer to it. */
export function withBecameNoted(reader: Reader, effect: Effect): Effect {
  if (effect.do !== 'apply' || !effect.changes.some(makesCreature) || !reader.isSaidLater('became')) return effect;
  const noted: Effect = { ...effect, label: reader.scope.newLabel('done') };
  rememberBecame(reader.scope, noted);
  return noted;
}

export function rememberBecame(scope: Scope, effect: Effect): void {
  if (effect.do === 'apply' && effect.label !== undefined)
    scope.thisWay = { ...scope.thisWay, [creatures]: effect.label };
}

/** “Each artifact that became a creature this way.” */
export const eachThatBecame: Syntax<Objects> = {
  begins: new Set(['each']),
  fixedFields: { objects: 'matching' },
  read(reader) {
    const label = reader.scope.thisWay[creatures];
    const filter = label === undefined || !reader.take('each') ? no : nounOfEach().read(reader);
    if (label === undefined || filter === no || said.read(reader) === no) return no;
    return { objects: 'matching', of: { objects: 'result', label }, filter, one: true };
  },
  write: (means, writer) =>
    means.objects === 'matching' &&
    means.one === true &&
    means.called === undefined &&
    means.of.objects === 'result' &&
    means.of.called === undefined &&
    means.of.label === writer.scope.thisWay[creatures] &&
    writer.add('each ') &&
    nounOfEach().write(means.filter, writer) &&
    said.write({}, writer),
};
