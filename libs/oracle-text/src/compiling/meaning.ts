import type { Ability } from '@stacktrail/card-tree';
import type { TextSource } from '../english/text-source.js';
import { readingsOf, writeRulesText } from '../grammar/index.js';
import { applyPreferences, type Decision } from '../preferences/index.js';
import type { Token } from '../syntax/token.js';

/** One way to read a paragraph, and the text that it would be written as. */
export class ParagraphReading {
  private said: { readonly words: string | undefined } | undefined;

  constructor(
    readonly abilities: readonly Ability[],
    private readonly textSource: TextSource,
  ) {}

  /** `undefined` if its abilities have no words. */
  says(): string | undefined {
    const { abilities, textSource } = this;
    const whole = { ...textSource, abilities: [...textSource.abilities, ...abilities] };
    return (this.said ??= { words: writeRulesText(abilities, whole) }).words;
  }
}

/** What a paragraph means. */
export interface Meaning extends Decision<ParagraphReading> {
  /** In how many ways the paragraph can be read that say it again. */
  readonly ways: number;
}

/**
 * Reads a paragraph in every way that the grammar has, keeps those that say the same text again, and lets the named
 * preferences decide between them.
 *
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
