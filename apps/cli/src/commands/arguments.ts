import { InvalidArgumentError } from 'commander';
import type { PlayerId, Revision, Viewer } from '@stacktrail/game-events';

/** A parser of whole numbers from `min` on, for an option or argument. */
export function wholeNumber(min: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= min) return value;
    throw new InvalidArgumentError(`Expected a whole number from ${min}.`);
  };
}

/** Parses a revision of a game. */
export function revisionArgument(text: string): Revision {
  return wholeNumber(0)(text) as Revision;
}

/** Parses who looks at a game: `judge`, `spectator` or a seat. */
export function viewerArgument(text: string): Viewer {
  if (text === 'judge' || text === 'spectator') return text;
  if (/^\d+$/.test(text)) return { seat: Number(text) as PlayerId };
  throw new InvalidArgumentError('Expected judge, spectator or the number of a seat, from 0.');
}

/** Parses the number of a rule, or of a section of the rules: 704, 704.5 or 704.5f. */
export function ruleArgument(text: string): string {
  if (/^[1-9]\d{2}(?:\.\d{1,3}[a-z]?)?$/.test(text)) return text;
  throw new InvalidArgumentError('Expected the number of a rule, such as 704, 704.5 or 704.5f.');
}
