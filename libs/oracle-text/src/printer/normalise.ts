import { plainKeywords } from '@stacktrail/card-tree';

/** What different cards say differently and mean alike; the printer writes the second form. */
const synonyms: readonly (readonly [RegExp, string])[] = [
  // A search for something that has a name in the same sentence: “it” and “that card” are the same card.
  [/\bput that card onto the battlefield/g, 'put it onto the battlefield'],
  // Whoever sacrifices chooses what (CR 701.21a); newer texts say so.
  [/\b((?:player|opponent)s? sacrifices? (?:an?|\w+) [a-z]+)(?=[.,])/g, '$1 of their choice'],
  [/\bthe beginning of each end step/g, 'the beginning of the end step'],
];

const keyword = new RegExp(`^(?:${plainKeywords.join('|')}|protection from .*|ward \\S+|\\w+walk)$`, 'i');

function isKeywordLine(line: string): boolean {
  return line.split(', ').every((part) => keyword.test(part));
}

/** Keywords that stand one below the other, as they do where each has its reminder text, come onto one line. */
function joinKeywordLines(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let open = false;
  for (const line of lines) {
    const before = joined[joined.length - 1];
    const isKeywords = isKeywordLine(line);
    if (open && isKeywords && before !== undefined) {
      joined[joined.length - 1] = `${before}, ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
    } else {
      joined.push(line);
    }
    open = isKeywords;
  }
  return joined;
}

/**
 * Oracle text in the one form that the printer writes: without reminder text (CR 207.2), keywords on one line, and one
 * wording where Oracle has several. Printing a card's tree gives this form of its text.
 */
export function normaliseRulesText(text: string): string {
  const lines = text
    .replace(/\s*\([^()]*\)/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return synonyms.reduce((result, [from, to]) => result.replace(from, to), joinKeywordLines(lines).join('\n'));
}
