import type { Effect } from '@stacktrail/card-tree';
import { bare, finite, joinClauses, paragraph, type Clause, type Joined } from './clauses.js';
import type { Context, Nested } from './context.js';
import { printEffect } from './effects.js';

/** Paragraphs of sentences, without capitals and full stops, so that “When …,” can stand before the first. */
export type Paragraphs = readonly (readonly string[])[];

/** Instructions as paragraphs of sentences, joined as each says. */
export function printSentences(
  effects: readonly Effect[],
  ctx: Context,
  first: (clause: Clause) => string = finite,
): Paragraphs {
  const paragraphs: string[][] = [[]];
  let sentence: Joined[] = [];
  let opening = first;
  const flush = (): void => {
    if (sentence.length === 0) return;
    const also = sentence.flatMap(({ clause }) => clause.also);
    paragraphs[paragraphs.length - 1]?.push(joinClauses(sentence, opening), ...also);
    opening = finite;
    sentence = [];
  };
  for (const effect of effects) {
    const clause = printEffect(effect, ctx);
    const by =
      effect.joined === 'and' || effect.joined === 'then'
        ? effect.joined
        : effect.joined === 'comma'
          ? 'and'
          : undefined;
    if (by === undefined) flush();
    if (effect.joined === 'new line') paragraphs.push([]);
    sentence.push({ clause, by });
  }
  flush();
  return paragraphs;
}

/** Paragraphs as text, with something before the first sentence: “when this creature enters, ”. */
export function printParagraphs(paragraphs: Paragraphs, before = ''): string {
  return paragraphs
    .map(([sentence = '', ...others], index) => paragraph([index === 0 ? before + sentence : sentence, ...others]))
    .join('\n');
}

/** Nested instructions; after “may” the first verb is bare. */
export function printNested(effects: readonly Effect[], ctx: Context, may?: string): Nested {
  const first = may === undefined ? finite : (clause: Clause): string => bare(clause, may);
  const [sentence = '', ...also] = printSentences(effects, ctx, first).flat();
  return { sentence, also };
}
