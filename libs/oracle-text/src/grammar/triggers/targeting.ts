import type { TriggerEvent, Whoever } from '@stacktrail/card-tree';
import { literally, type Syntax } from '../../syntax/syntax.js';
import { verb } from '../verbs.js';
import { about, type Bare, type Of } from './predicate.js';

type Targeted = Extract<TriggerEvent, { on: 'becomes the target' }>;

const kinds: readonly (readonly [string, Targeted['of']])[] = [
  ['a spell or ability', 'spell or ability'],
  ['a spell', 'spell'],
  ['an ability', 'ability'],
];

const controllers: readonly (readonly [string, Whoever])[] = [
  [' an opponent controls', 'an opponent'],
  [' you control', 'you'],
  ['', 'any player'],
];

/** CR 601.2c, 603.2. */
export const targetPredicates: readonly Syntax<Bare>[] = kinds.flatMap(([text, of]) =>
  controllers.map(
    ([whose, by]) =>
      about<Of<'becomes the target'>>({
        on: 'becomes the target',
        of,
        by,
      })`${verb('become')} the target of ${literally(text)}${literally(whose)}`,
  ),
);
