import type { Ability } from '@stacktrail/card-tree';
import { listed } from '../syntax/listed.js';
import { lazy, oneOf, type Syntax } from '../syntax/syntax.js';
import { affinity, keywordInSentence, keywordWithMana } from './keywords.js';
import { quoted } from './quoted.js';

/** Abilities that something gains or has: “trample and lifelink”, “flying and "When this creature dies, …"”. */
export const grantedAbilities: Syntax<readonly Ability[]> = lazy(() => listed(grantedAbility, 'and'));

/** One of them. */
export const grantedAbility: Syntax<Ability> = lazy(() =>
  oneOf<Ability>(keywordInSentence, keywordWithMana, affinity, quoted),
);
