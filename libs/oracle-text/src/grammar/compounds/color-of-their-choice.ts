import { type Effect, isSameTree, type Objects, type Players } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { duration } from '../basics/durations.js';
import { newTarget } from '../targets/target-reference.js';
import type { Compound } from './compound.js';

type Apply = Extract<Effect, { readonly do: 'apply' }>;

const target = newTarget(['permanent']) as Syntax<Objects>;
const words = literally(" gains protection from the color of its controller's choice");

function controllerOf(objects: Objects): Players {
  return { players: 'controller of', objects };
}

function protection(label: string): Apply['changes'] {
  const quality = { is: 'has noted', quality: 'color', label } as const;
  return [{ change: 'add abilities', abilities: [{ kind: 'keyword', keyword: 'protection', from: [], quality }] }];
}

/** “Target creature gains protection from the color of its controller's choice”: that player chooses (CR 608.2d). */
export const colorOfTheirChoice: Compound = {
  begins: new Set(['target']),
  words: ['protection'],
  read(reader) {
    const to = target.read(reader);
    if (to === no || words.read(reader) === no) return no;
    const until = duration.read(reader);
    if (until === no) return no;
    const label = reader.scope.newLabel('color');
    return [
      { do: 'note choice', who: controllerOf(to), choice: { choose: 'color' }, label },
      { do: 'apply', to, changes: protection(label), until, joined: 'and' },
    ];
  },
  write(effects, at, writer) {
    const [noting, effect] = [effects[at], effects[at + 1]];
    if (noting?.do !== 'note choice' || effect?.do !== 'apply' || effect.joined !== 'and') return 0;
    if (!isSameTree(noting.who, controllerOf(effect.to)) || noting.choice.choose !== 'color') return 0;
    if (!isSameTree(effect.changes, protection(noting.label))) return 0;
    return target.write(effect.to, writer) && words.write({}, writer) && duration.write(effect.until, writer) ? 2 : 0;
  },
};
