import type { Objects, Recipients } from '../references.js';
import { oneOf, type Syntax } from '../syntax/syntax.js';
import { attached, each, eachOfAnyTargets, eachOfTargets, referent } from './objects.js';
import { playersAsObject } from './players.js';
import { self } from './self.js';
import { newTarget } from './target-reference.js';

/** “Have this artifact deal 1 damage to it”: not to itself. */
const another: Syntax<Objects> = {
  begins: referent('object').begins,
  read(reader) {
    const { scope } = reader;
    const { except, subject } = scope;
    if (subject !== null && 'objects' in subject.means) scope.except = subject.means as Objects;
    const found = referent('object').read(reader);
    scope.except = except;
    return found;
  },
  write: (objects, writer) => referent('object').write(objects, writer),
};

/** What damage is dealt to: “any target”, “each creature”, “you”. */
export const recipients: Syntax<Recipients> = oneOf<Recipients>(
  eachOfAnyTargets,
  newTarget(['any target', 'permanent or player', 'permanent or opponent']),
  playersAsObject,
  self,
  another,
  attached,
  eachOfTargets,
  newTarget(['permanent']),
  each('each '),
);
