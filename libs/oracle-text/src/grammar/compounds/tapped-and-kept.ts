import { isSameTree, type Effect } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import { each } from '../objects/objects.js';
import type { Compound } from './compound.js';

const eachObject = each('each ', false);
const behind = literally(" and it doesn't untap during its controller's next untap step");

function keptTapped(label: string): Effect {
  return {
    do: 'apply',
    changes: [{ change: 'rule', rule: "doesn't untap" }],
    until: "through its controller's next untap step",
    to: { objects: 'result', label },
    joined: 'and',
  };
}

/** “Tap each creature with flying and it doesn't untap during its controller's next untap step” (CR 502.3, 611.2c). */
export const tappedAndKept: Compound = {
  begins: new Set(['tap']),
  words: ['each'],
  read(reader) {
    const what = reader.take('tap') ? eachObject.read(reader) : no;
    if (what === no || behind.read(reader) === no) return no;
    const label = reader.scope.newLabel('done');
    return [{ do: 'tap', what, label }, keptTapped(label)];
  },
  write(effects, at, writer) {
    const [tapped, kept] = [effects[at], effects[at + 1]];
    if (tapped?.do !== 'tap' || tapped.label === undefined || tapped.who !== undefined) return 0;
    if (!isSameTree(kept, keptTapped(tapped.label)) || !writer.add('tap ')) return 0;
    return eachObject.write(tapped.what, writer) && behind.write({}, writer) ? 2 : 0;
  },
};
