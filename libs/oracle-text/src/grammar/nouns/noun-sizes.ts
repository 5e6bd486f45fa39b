import type { Filter } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';

const sizeWord = /^(\d+)\/(\d+)$/;

type Sized = Extract<Filter, { readonly is: 'power' | 'toughness' | 'mana value' }> & { readonly to: number };

/** “1/1 creature”: filters for that power and that toughness. */
export function readSize(reader: Reader): readonly Filter[] {
  const [, power, toughness] = sizeWord.exec(reader.word) ?? [];
  if (power === undefined || toughness === undefined) return [];
  reader.next();
  return [
    { is: 'power', compare: 'exactly', to: Number(power) },
    { is: 'toughness', compare: 'exactly', to: Number(toughness) },
  ];
}

function isExactly(is: 'power' | 'toughness', part: Filter | undefined): part is Sized {
  return part?.is === is && part.compare === 'exactly' && typeof part.to === 'number';
}

/** The power and toughness of a noun phrase that are written as a size before the noun. */
export function sizeAmong(parts: readonly Filter[]): readonly [Sized, Sized] | undefined {
  for (const [i, power] of parts.entries()) {
    const toughness = parts[i + 1];
    if (isExactly('power', power) && isExactly('toughness', toughness)) return [power, toughness];
  }
  return undefined;
}

/** Whether the word is a size: “1/1”. */
export function isSizeWord(word: string): boolean {
  return sizeWord.test(word);
}
