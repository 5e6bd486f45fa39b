import { type Filter, type Objects, isSameTree } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type No, type Syntax } from '../../syntax/syntax.js';
import { readReferent, writeReferent } from '../nouns/pronouns.js';

const inYours: Filter = {
  is: 'all',
  of: [
    { is: 'in zone', zone: 'graveyard' },
    { is: 'owned by', who: 'you' },
  ],
};
const fromYours = literally(' from your graveyard');

function name(scope: Scope, means: Objects, of: Objects): void {
  scope.name(means, scope.isPlural(of), ['card'], { yours: true });
}

/** “That card from your graveyard”: the object named before, if it is there (CR 400.7e). */
export const namedInGraveyard: Syntax<Objects> = {
  begins: new Set(['it', 'them', 'that', 'those']),
  fixedFields: { objects: 'matching' },
  read(reader) {
    const of = readReferent(reader, 'objects', 'object') as Objects | No;
    // The card that has the text isn't meant: its abilities function in the graveyard anyway.
    if (of === no || of.objects === 'this' || fromYours.read(reader) === no) return no;
    const means: Objects = { objects: 'matching', of, filter: inYours };
    name(reader.scope, means, of);
    return means;
  },
  write(means, writer) {
    if (means.objects !== 'matching' || means.called !== undefined || !isSameTree(means.filter, inYours)) return false;
    if (!writeReferent(means.of, writer, 'object')) return false;
    name(writer.scope, means, means.of);
    return fromYours.write({}, writer);
  },
};
