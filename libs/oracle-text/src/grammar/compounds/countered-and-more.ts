import { type Effect, isSameTree, type Objects } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { objectsAfterVerb } from '../objects/objects.js';
import type { Compound } from './compound.js';

const opening = literally('counter ');
const ifCountered = literally(". If a permanent's ability is countered this way, ");

type ToSource = (source: Objects) => Effect;

const outcomes: readonly (readonly [Syntax<object>, ToSource])[] = [
  [
    literally("activated abilities of that permanent can't be activated this turn"),
    (to) => ({ do: 'apply', changes: [{ change: 'rule', rule: "can't activate abilities" }], until: 'this turn', to }),
  ],
  [literally('destroy that permanent'), (what) => ({ do: 'destroy', what })],
];

/** What happens to the source of the countered ability, if it is a permanent (CR 113.7). */
function toItsSource(label: string, outcome: ToSource): Effect {
  const source: Objects = { objects: 'sources of', of: { objects: 'result', label } };
  return {
    do: 'if',
    condition: { if: 'matches', objects: source, filter: { is: 'in zone', zone: 'battlefield' } },
    then: [outcome(source)],
    joined: 'and',
  };
}

/** “Counter target activated ability. If a permanent's ability is countered this way, destroy that permanent.” */
export const counteredAndMore: Compound = {
  begins: opening.begins,
  words: ['ability'],
  read(reader) {
    const what = opening.read(reader) === no ? no : objectsAfterVerb.read(reader);
    if (what === no || ifCountered.read(reader) === no) return no;
    const from = reader.mark();
    for (const [words, outcome] of outcomes) {
      if (words.read(reader) !== no) {
        const label = reader.scope.newLabel('countered');
        return [{ do: 'counter', what, label }, toItsSource(label, outcome)];
      }
      reader.back(from);
    }
    return no;
  },
  write(effects, at, writer) {
    const [counter, second] = [effects[at], effects[at + 1]];
    if (counter?.do !== 'counter' || counter.label === undefined || counter.to !== undefined) return 0;
    const { what, label } = counter;
    const found = outcomes.find(([, outcome]) => isSameTree(second, toItsSource(label, outcome)));
    if (found === undefined || !opening.write({}, writer) || !objectsAfterVerb.write(what, writer)) return 0;
    return ifCountered.write({}, writer) && found[0].write({}, writer) ? 2 : 0;
  },
};
