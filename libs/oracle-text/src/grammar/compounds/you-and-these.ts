import { isSameTree } from '@stacktrail/card-tree';
import { no } from '../../syntax/syntax.js';
import { gainIn, putInForce, readGain, writeGain, youAsSubject } from '../effects/players-gain.js';
import { objectsAsSubject } from '../objects/objects.js';
import type { Compound } from './compound.js';

/** “You and each permanent you control gain protection from the color of your choice until end of turn.” */
export const youAndTheseGain: Compound = {
  begins: new Set(['you']),
  words: ['gain'],
  read(reader) {
    if (!reader.take('you') || !reader.take('and')) return no;
    const to = objectsAsSubject.read(reader);
    if (to === no) return no;
    reader.scope.subject = youAsSubject;
    // As in any clause, the clause can have a color chosen for its own words.
    reader.scope.each = null;
    const gain = readGain(reader);
    reader.scope.each = undefined;
    if (gain === no) return no;
    const { abilities, until } = gain;
    return [
      putInForce(gain),
      { do: 'apply', to, changes: [{ change: 'add abilities', abilities }], until, joined: 'and' },
    ];
  },
  write(effects, at, writer) {
    const gain = gainIn(effects[at]);
    const also = effects[at + 1];
    if (gain === undefined || also?.do !== 'apply' || also.until !== gain.until || also.changes.length !== 1) return 0;
    const [change] = also.changes;
    if (change?.change !== 'add abilities' || !isSameTree(change.abilities, gain.abilities)) return 0;
    if (!writer.add('you and ') || !objectsAsSubject.write(also.to, writer) || !writer.add(' ')) return 0;
    writer.scope.subject = youAsSubject;
    return writeGain(gain, writer) ? 2 : 0;
  },
};
