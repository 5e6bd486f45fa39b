import type { Ability } from '@stacktrail/card-tree';
import type { TextSource } from '../english/text-source.js';
import { readingsOf, writeRulesText } from '../grammar/index.js';
import { applyPreferences, type Decision } from '../preferences/index.js';
import type { Token } from '../syntax/token.js';

/** One reading of a paragraph, and the text that it is written as. */
export class ParagraphReading {
  private said: { readonly words: string | undefined } | undefined;

  constructor(
    readonly abilities: readonly Ability[],
    private readonly textSource: TextSource,
  ) {}

  /** The text; `undefined` if the grammar can't write the abilities. */
  says(): string | undefined {
    const { abilities, textSource } = this;
    const whole = { ...textSource, abilities: [...textSource.abilities, ...abilities] };
    return (this.said ??= { words: writeRulesText(abilities, whole) }).words;
  }
}

/** The reading of a paragraph that is taken. */
export interface Meaning extends Decision<ParagraphReading> {
  /** How many readings are written as the same paragraph. */
  readonly ways: number;
}

/**
 * Reads a paragraph in every way that the grammar has, keeps the readings that are written as the same text, and lets
 * the named preferences decide between them.
 * @returns the meaning; or how far the paragraph could be read, as an index of its tokens
 */
export function meaningOf(
  text: string,
  tokens: readonly Token[],
  textSource: TextSource,
): Meaning | { readonly furthest: number } {
  const found = readingsOf(tokens, textSource);
  if ('furthest' in found) return found;
  const readings = found.map((abilities) => new ParagraphReading(abilities, textSource));
  const [only, ...others] = readings;
  if (others.length === 0) return { reading: only!, decidedBy: [], others: [], ways: 1 };
  const saying = readings.filter((reading) => reading.says() === text);
  return { ...applyPreferences(saying.length === 0 ? [only!] : saying), ways: saying.length };
}
