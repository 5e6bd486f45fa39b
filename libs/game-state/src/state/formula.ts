import type { DefinitionPointer } from '@stacktrail/game-events';

/**
 * How a form comes of others, as the text that facts hold: `face(<form>|<index>)` is one face by itself, and
 * `except(<form>|<exceptions>|<own>|<applied>|<values>)` a copy with exceptions (CR 707.9), where `own` is what the copy
 * was before, `applied` are the indexes of the exceptions that apply and `values` the numbers that they use.
 */
export type FormulaParts =
  | { readonly how: 'size'; readonly of: DefinitionPointer; readonly power: number; readonly toughness: number }
  | { readonly how: 'face'; readonly of: DefinitionPointer; readonly face: number }
  | {
      readonly how: 'except';
      readonly of: DefinitionPointer;
      readonly exceptions: string;
      readonly own: DefinitionPointer;
      readonly applied: readonly number[];
      readonly values: readonly number[];
    }
  | { readonly how: 'rules'; readonly of: DefinitionPointer; readonly text: DefinitionPointer }
  | { readonly how: 'splice' | 'merge'; readonly of: DefinitionPointer; readonly with: readonly DefinitionPointer[] };

export function faceFormula(of: DefinitionPointer, face: number): DefinitionPointer {
  return `face(${of}|${face})` as DefinitionPointer;
}

/** A token of a size that was counted as it was created: `size(<form>|<power>|<toughness>)`. */
export function sizeFormula(of: DefinitionPointer, power: number, toughness: number): DefinitionPointer {
  return `size(${of}|${power}|${toughness})` as DefinitionPointer;
}

export function exceptFormula(parts: Omit<Extract<FormulaParts, { how: 'except' }>, 'how'>): DefinitionPointer {
  const { of, exceptions, own, applied, values } = parts;
  return `except(${of}|${exceptions}|${own}|${applied.join()}|${values.join()})` as DefinitionPointer;
}

/** A spell with the text of other cards: `splice(<form>|<form>…)` (CR 702.47c). */
export function spliceFormula(of: DefinitionPointer, others: readonly DefinitionPointer[]): DefinitionPointer {
  return `splice(${[of, ...others].join('|')})` as DefinitionPointer;
}

/** A merged permanent: `merge(<what is on top>|<what is under it>)` (CR 702.140e). */
export function mergeFormula(top: DefinitionPointer, under: DefinitionPointer): DefinitionPointer {
  return `merge(${top}|${under})` as DefinitionPointer;
}

/** A form with the rules text of another: `rules(<form>|<whose text>)` (CR 612.5). */
export function rulesFormula(of: DefinitionPointer, text: DefinitionPointer): DefinitionPointer {
  return `rules(${of}|${text})` as DefinitionPointer;
}

const pattern = /^(face|size|except|rules|splice|merge)\((.*)\)$/;

/** What a formula is made of; `null` if the text is none. */
export function partsOfFormula(text: string): FormulaParts | null {
  const found = pattern.exec(text);
  if (found === null) return null;
  const parts = split(found[2]!);
  const of = parts[0] as DefinitionPointer;
  if (found[1] === 'face') {
    const face = Number(parts[1]);
    return parts.length === 2 && Number.isSafeInteger(face) ? { how: 'face', of, face } : null;
  }
  if (found[1] === 'size') {
    const [power, toughness] = [Number(parts[1]), Number(parts[2])];
    const whole = parts.length === 3 && Number.isSafeInteger(power) && Number.isSafeInteger(toughness);
    return whole ? { how: 'size', of, power, toughness } : null;
  }
  if (found[1] === 'rules') {
    return parts.length === 2 ? { how: 'rules', of, text: parts[1] as DefinitionPointer } : null;
  }
  if (found[1] === 'splice' || found[1] === 'merge') {
    return { how: found[1], of, with: parts.slice(1) as DefinitionPointer[] };
  }
  if (parts.length !== 5) return null;
  const [applied, values] = [numbers(parts[3]!), numbers(parts[4]!)];
  if (applied === null || values === null) return null;
  return { how: 'except', of, exceptions: parts[1]!, own: parts[2] as DefinitionPointer, applied, values };
}

function numbers(text: string): readonly number[] | null {
  const found = text === '' ? [] : text.split(',').map(Number);
  return found.every(Number.isSafeInteger) ? found : null;
}

/** The parts between bars that are in no inner parentheses. */
function split(text: string): readonly string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (char === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts;
}
