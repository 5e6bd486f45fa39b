import type { Ability, KeywordAbility } from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { oneOf, type Syntax } from '../../syntax/syntax.js';
import { grantedAbility } from '../basics/holes.js';
import { affinity, keywordInSentence, keywordWithMana } from './keywords.js';
import { quoted } from '../basics/quoted.js';

/** Abilities that an object gains or has: “trample and lifelink”, “flying and "When this creature dies, …"”. */
export const grantedAbilities: Syntax<readonly Ability[]> = listed(grantedAbility, 'and');

/** A keyword whose cost is a sentence stands in quotation marks: “"Ward—Pay 2 life."”. */
const unquoted: Syntax<KeywordAbility> = {
  ...keywordInSentence,
  write(ability, writer) {
    const text = writer.capture(() => keywordInSentence.write(ability, writer));
    return text !== undefined && !text.includes('—') && writer.add(text);
  },
};

grantedAbility.define(oneOf<Ability>(unquoted, keywordWithMana, affinity, quoted));
