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

/**
 * Individual objects of a text, besides which there are “others”: targets, and objects that an instruction chose or
 * made.
 */
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
 * The filter for “other” in the text of an instant or sorcery: other than the object that the text named last. If it
 * named no spell, “other spells” are those besides itself; if it named no permanent, “other permanents” adds no filter,
 * because the spell is none.
 * @param head the noun: “card”, “spell”
 * @param parts the other filters of the noun phrase
 */
export function otherInSpell(scope: Scope, head: string, parts: readonly Filter[]): Filter | No {
  if (head === 'card' || parts.some(({ is }) => is === 'card')) return no;
  const ofSpells = head === 'spell' || parts.some(({ is }) => is === 'spell');
  const named = scope.last(isOneOf(ofSpells ? onStack : permanents));
  if (named === undefined) return ofSpells ? { is: 'other' } : no;
  const objects = named.means as Objects;
  return { is: 'not', of: { is: 'one of', objects: { ...objects, called: 'nothing' } } };
}
