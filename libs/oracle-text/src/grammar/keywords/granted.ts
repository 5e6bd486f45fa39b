import type { Ability } from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { oneOf, type Syntax } from '../../syntax/syntax.js';
import { grantedAbility } from '../basics/holes.js';
import { affinity, keywordInSentence, keywordWithMana } from './keywords.js';
import { quoted } from '../basics/quoted.js';

/** Abilities that an object gains or has: “trample and lifelink”, “flying and "When this creature dies, …"”. */
export const grantedAbilities: Syntax<readonly Ability[]> = listed(grantedAbility, 'and');

grantedAbility.define(oneOf<Ability>(keywordInSentence, keywordWithMana, affinity, quoted));
