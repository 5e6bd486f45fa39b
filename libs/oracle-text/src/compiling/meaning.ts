import type { Ability } from '@stacktrail/card-tree';
import type { Speaker } from '../english/speaker.js';
import { readingsOf, writeRulesText } from '../grammar/index.js';
import { preferred, type Decision } from '../preferences/index.js';
import type { Token } from '../syntax/token.js';

/** One way to read a paragraph, and the text that it would be written as. */
export class ParagraphReading {
  private said: { readonly words: string | undefined } | undefined;

  constructor(
    readonly abilities: readonly Ability[],
    private readonly speaker: Speaker,
  ) {}

  /** `undefined` where its abilities have no words. */
  says(): string | undefined {
    const { abilities, speaker } = this;
    const whole = { ...speaker, abilities: [...speaker.abilities, ...abilities] };
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
  speaker: Speaker,
): Meaning | { readonly furthest: number } {
  const found = readingsOf(tokens, speaker);
  if ('furthest' in found) return found;
  const readings = found.map((abilities) => new ParagraphReading(abilities, speaker));
  const [only, ...others] = readings;
  if (others.length === 0) return { reading: only!, decidedBy: [], others: [], ways: 1 };
  const saying = readings.filter((reading) => reading.says() === text);
  return { ...preferred(saying.length === 0 ? [only!] : saying), ways: saying.length };
}
