import type { WordChange } from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';

/** A text-changing effect that applies to an object (CR 612.1): words of its text, or whose rules text it has now. */
export interface TextChange {
  /** Its number among lasting effects. */
  readonly effect: number;
  readonly words: WordChange | null;
  readonly rules: DefinitionPointer | null;
}

const mark = '~';
const turns = '>';

/**
 * Where definitions stand whose words are replaced: behind each root of the pointer, after the changes made before. Of what
 * is made of several, as a copy with exceptions is, the words of all change.
 */
export function withWordsReplaced(pointer: DefinitionPointer, { from, to }: WordChange): DefinitionPointer {
  return pointer.replace(roots, (root) => `${root}${mark}${from}${turns}${to}`) as DefinitionPointer;
}

/** A card's definition or a token that the rules define, with the changes of its words. */
const root = String.raw`(?:/\d+|predefined:[^~/#|()]+)(?:~[^~/#|()]+)*`;
const roots = new RegExp(String.raw`(?<=^|[(|])${root}`, 'g');
const changedRoot = new RegExp(String.raw`^(${root})`);

/** What a pointer says of changed words: the root, and the changes in their order; `null` if no word is changed. */
export function wordsChangedIn(
  pointer: string,
): { readonly root: string; readonly changes: readonly WordChange[] } | null {
  const found = pointer.includes(mark) ? changedRoot.exec(pointer) : null;
  if (found === null) return null;
  const [whole, ...changes] = found[1]!.split(mark);
  if (changes.length === 0) return null;
  return {
    root: whole!,
    changes: changes.map((change) => {
      const [from = '', to = ''] = change.split(turns);
      return { from, to };
    }),
  };
}

/** The same place where no word is changed: linked abilities stay linked whatever their words (CR 607.1). */
export function unchangedScope(scope: string): string {
  return scope.includes(mark) ? scope.slice(0, scope.indexOf(mark)) : scope;
}
