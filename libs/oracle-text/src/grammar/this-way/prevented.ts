import { type Condition, type Filter, type Objects, isSameTree } from '@stacktrail/card-tree';
import { attempt, takes } from '../../syntax/attempt.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { no, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { nounsIn } from '../nouns/called-by.js';
import { indefinite } from '../nouns/nouns.js';

/** The source of the damage that an effect prevents. */
const preventedSource: Objects = { objects: 'that object' };

const some: Condition = {
  if: 'compare',
  left: { amount: 'that much', called: 'prevented this way' },
  compare: 'at least',
  right: 1,
};

function nameSource(scope: Scope, filter: Filter): void {
  scope.name(preventedSource, false, ['source', ...nounsIn(filter), 'permanent']);
}

function readSource(reader: Reader): Filter | undefined {
  const from = reader.mark();
  const source = attempt(reader, indefinite('source'));
  if (source !== undefined && takes(reader, 'is prevented this way')) return source;
  reader.back(from);
  const permanent = attempt(reader, indefinite());
  return permanent !== undefined && takes(reader, 'is prevented this way') ? permanent : undefined;
}

function writeSource(filter: Filter, writer: Writer): boolean {
  return indefinite('source').write(filter, writer) && writer.add(' is prevented this way');
}

/** “Damage is prevented this way”, “damage from a red source is prevented this way” (CR 615.5). */
export const damageIsPrevented: Syntax<Condition> = {
  begins: new Set(['damage']),
  read(reader) {
    if (!reader.scope.prevents || !takes(reader, 'damage')) return no;
    if (takes(reader, 'is prevented this way')) return some;
    const filter = takes(reader, 'from') ? readSource(reader) : undefined;
    if (filter === undefined) return no;
    nameSource(reader.scope, filter);
    return { if: 'all', of: [some, { if: 'matches', objects: preventedSource, filter }] };
  },
  write(condition, writer) {
    if (isSameTree(condition, some)) return writer.add('damage is prevented this way');
    if (condition.if !== 'all' || condition.of.length !== 2 || !isSameTree(condition.of[0], some)) return false;
    const [, from] = condition.of;
    if (from?.if !== 'matches' || from.past || !isSameTree(from.objects, preventedSource)) return false;
    nameSource(writer.scope, from.filter);
    return writer.add('damage from ') && writeSource(from.filter, writer);
  },
};
