import type { Recipients } from '../references.js';
import { oneOf, type Syntax } from '../syntax/syntax.js';
import { attached, each, eachOfAnyTargets, eachOfTargets, referent } from './objects.js';
import { playersAsObject } from './players.js';
import { self } from './self.js';
import { newTarget } from './target-reference.js';

/** What damage is dealt to: “any target”, “each creature”, “you”. */
export const recipients: Syntax<Recipients> = oneOf<Recipients>(
  eachOfAnyTargets,
  newTarget(['any target', 'permanent or player', 'permanent or opponent']),
  playersAsObject,
  self,
  referent('object'),
  attached,
  eachOfTargets,
  newTarget(['permanent']),
  each('each '),
);
