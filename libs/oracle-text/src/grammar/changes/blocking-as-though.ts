import type { CombatRule, Filter } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { says, type Variant } from '../../syntax/says.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { nameSelf } from '../basics/self.js';
import { noun } from '../nouns/nouns.js';

type Rule = Variant<CombatRule, 'rule', 'can block as though it had'>;

const rule = 'can block as though it had';
const withShadow: Filter = {
  is: 'all',
  of: [
    { is: 'type', type: 'Creature' },
    { is: 'keyword', keyword: 'shadow' },
  ],
};

/** The subject once more: “it”, “they”, or “this creature”. */
const again: Syntax<object> = {
  begins: null,
  read: (reader) => (reader.word === 'this' ? nameSelf : pronoun(reader.scope)).read(reader),
  write: (_, writer) => {
    const means = writer.scope.subject?.means;
    const itself = means !== undefined && 'objects' in means && means.objects === 'this';
    return (itself ? nameSelf : pronoun(writer.scope)).write({}, writer);
  },
};

function pronoun({ subject }: Scope): Syntax<object> {
  return literally(subject?.plural === true ? 'they' : 'it');
}

const it: Syntax<object> = {
  begins: new Set(['it', 'they']),
  read: (reader) => (pronoun(reader.scope).read(reader) === no ? no : {}),
  write: (_, writer) => pronoun(writer.scope).write({}, writer),
};

/** “Can block creatures with shadow as though they didn't have shadow”, “can block Dragons as though it had reach”. */
export const blockingAsThough: readonly Syntax<CombatRule>[] = [
  says<Rule>({
    rule,
    keyword: 'shadow',
    what: withShadow,
    as: 'they had none',
  })`can block creatures with shadow as though they didn't have shadow`,
  without(
    ['as'],
    says<Rule>({
      rule,
      keyword: 'shadow',
      what: withShadow,
    })`can block creatures with shadow as though ${again} had shadow`,
  ),
  without(['as'], says<Rule>({ rule, keyword: 'reach' })`can block ${{ what: noun(true) }} as though ${it} had reach`),
];
