import type { Effect } from '@stacktrail/card-tree';

/** Whether an instruction stands in the same sentence as the one before it. */
export function isInSameSentence({ joined }: Effect): boolean {
  return joined !== undefined && joined !== 'new then' && joined !== 'new line';
}

/** Groups instructions by the sentences in which they stand. */
export function sentencesOf(effects: readonly Effect[]): readonly (readonly Effect[])[] {
  const sentences: Effect[][] = [];
  for (const effect of effects) {
    const last = sentences[sentences.length - 1];
    if (last !== undefined && isInSameSentence(effect)) last.push(effect);
    else sentences.push([effect]);
  }
  return sentences;
}
