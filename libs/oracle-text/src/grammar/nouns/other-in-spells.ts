import type { Filter, Objects, ReferentNoun } from '@stacktrail/card-tree';
import type { TextSource } from '../../english/text-source.js';
import type { Referent } from '../../syntax/text-so-far.js';
import type { Scope } from '../../syntax/scope.js';
import { no, type No } from '../../syntax/syntax.js';

export function isSpell({ types }: TextSource): boolean {
  return types.includes('Instant') || types.includes('Sorcery');
}

const permanents: readonly ReferentNoun[] = [
  'creature',
  'permanent',
  'token',
  'land',
  'artifact',
  'enchantment',
  'planeswalker',
];
const onStack: readonly ReferentNoun[] = ['spell'];

/** Objects that a text singles out, other than which there are others: targets, and what an instruction chose or made. */
const singledOut: ReadonlySet<Objects['objects']> = new Set(['target', 'result']);

function isSingledOut(means: Objects): boolean {
  return singledOut.has(means.objects) || (means.objects === 'together' && means.of.every(isResult));
}

function isResult({ objects }: Objects): boolean {
  return objects === 'result';
}

function isOneOf(nouns: readonly ReferentNoun[]): (referent: Referent) => boolean {
  return ({ means, nouns: called }) =>
    means !== null && !('players' in means) && isSingledOut(means) && called.some((noun) => nouns.includes(noun));
}

/**
 * What “other” says in the text of an instant or sorcery: other than what the text named last. Of spells of which it has
 * named none those other than itself are meant; of permanents nothing then, for it is none.
 *
 * @param head what such things are called: “card”, “spell”
 * @param parts what else the noun phrase says
 */
export function otherInSpell(scope: Scope, head: string, parts: readonly Filter[]): Filter | No {
  if (head === 'card' || parts.some(({ is }) => is === 'card')) return no;
  const ofSpells = head === 'spell' || parts.some(({ is }) => is === 'spell');
  const named = scope.last(isOneOf(ofSpells ? onStack : permanents));
  if (named === undefined) return ofSpells ? { is: 'other' } : no;
  const objects = named.means as Objects;
  return { is: 'not', of: { is: 'one of', objects: { ...objects, called: 'nothing' } } };
}
