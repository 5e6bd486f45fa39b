import type { Ability } from '../abilities.js';
import { listed } from '../syntax/listed.js';
import { lazy, oneOf, type Syntax } from '../syntax/syntax.js';
import { keywordInSentence } from './keywords.js';

/** Abilities that something gains or has: “trample and lifelink”. */
export const grantedAbilities: Syntax<readonly Ability[]> = lazy(() =>
  listed(oneOf<Ability>(keywordInSentence), 'and'),
);
