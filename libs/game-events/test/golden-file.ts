import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * The lines of a golden file, which hold for ever once they are released: none is changed or taken away.
 *
 * Lines that are new are refused, unless the variable ADD_GOLDEN is set: then they are added at the end.
 *
 * @param current the lines that today's code would write
 * @param keyOf what a line is about, where it isn't the whole line
 */
export function goldenLines(
  file: string,
  current: readonly string[],
  keyOf = (line: string): string => line,
): string[] {
  const url = new URL(`./golden/${file}`, import.meta.url);
  const lines = existsSync(url) ? readFileSync(url, 'utf8').split('\n').filter(Boolean) : [];
  const known = new Set(lines.map(keyOf));
  const added = current.filter((line) => !known.has(keyOf(line)));
  if (added.length === 0) return lines;
  if (process.env['ADD_GOLDEN'] === undefined) {
    throw new Error(`${file} lacks: ${added.map(keyOf).join(', ')}; run the test with ADD_GOLDEN=1 to add what is new`);
  }
  const grown = [...lines, ...added];
  writeFileSync(url, grown.map((line) => `${line}\n`).join(''));
  return grown;
}
