const number = String.raw`[1-9]\d{2}(?:\.\d+[a-z]?)?`;
const list = new RegExp(String.raw`\bCR (${number}(?:(?:, | and | or |, and )(?:CR )?${number})*)`, 'g');
const range = new RegExp(String.raw`\bCR (${number})[–-]([1-9]\d{2}(?:\.\d+[a-z]?)?|[a-z]|\d+[a-z]?)\b`, 'g');

/**
 * The rules that a text cites as “CR 117.3d”, “CR 601.2b, 601.2c” or “CR 614.1a and 614.6”, each once.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function citedRules(text) {
  const found = new Set();
  for (const [, all] of text.matchAll(list)) for (const [one] of all.matchAll(new RegExp(number, 'g'))) found.add(one);
  for (const [, first, last] of text.matchAll(range)) {
    found.add(first);
    found.add(whole(first, last));
  }
  return [...found];
}

/** The end of a range, which may leave out what it shares with the beginning: “608.2c–n”, “704.5p–q”. */
function whole(first, last) {
  if (/^\d{3}/.test(last)) return last;
  if (/^[a-z]$/.test(last)) return first.replace(/[a-z]$/, '') + last;
  return `${first.split('.')[0]}.${last}`;
}

/** Examples that a test's title says that it holds: the rule, and which of its examples, from 1. */
export function citedExample(title) {
  const match = new RegExp(String.raw`^CR (${number}) example(?: (\d+))?\b`).exec(title);
  return match === null ? null : { rule: match[1], example: Number(match[2] ?? 1) };
}
