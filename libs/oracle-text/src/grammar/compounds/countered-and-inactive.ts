import { type Effect, isSameTree, type Objects } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import { objectsAfterVerb } from '../objects/objects.js';
import type { Compound } from './compound.js';

const opening = literally('counter ');
const behind = literally(
  ". If a permanent's ability is countered this way, activated abilities of that permanent can't be activated this turn",
);

/** The source of the countered ability, if it is a permanent (CR 113.7, 602.5). */
function inactive(label: string): Effect {
  const source: Objects = { objects: 'sources of', of: { objects: 'result', label } };
  return {
    do: 'if',
    condition: { if: 'matches', objects: source, filter: { is: 'in zone', zone: 'battlefield' } },
    then: [
      { do: 'apply', changes: [{ change: 'rule', rule: "can't activate abilities" }], until: 'this turn', to: source },
    ],
    joined: 'and',
  };
}

/** “Counter target activated ability. If a permanent's ability is countered this way, activated abilities of that …” */
export const counteredAndInactive: Compound = {
  begins: opening.begins,
  words: ['ability'],
  read(reader) {
    const what = opening.read(reader) === no ? no : objectsAfterVerb.read(reader);
    if (what === no || behind.read(reader) === no) return no;
    const label = reader.scope.newLabel('countered');
    return [{ do: 'counter', what, label }, inactive(label)];
  },
  write(effects, at, writer) {
    const [counter, second] = [effects[at], effects[at + 1]];
    if (counter?.do !== 'counter' || counter.label === undefined || counter.to !== undefined) return 0;
    if (!isSameTree(second, inactive(counter.label)) || !opening.write({}, writer)) return 0;
    return objectsAfterVerb.write(counter.what, writer) && behind.write({}, writer) ? 2 : 0;
  },
};
