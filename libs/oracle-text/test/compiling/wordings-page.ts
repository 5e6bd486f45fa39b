import { fileURLToPath } from 'node:url';
import { compileCards, faceText, type CardText } from '../../src/index.js';
import { rewordings, type Rewording } from '../../src/compiling/normalise.js';

export const wordingsPage = fileURLToPath(new URL('../../../../docs/wordings.md', import.meta.url));

/** By each row of the tables, in their order, the strict cards whose text it rewords. */
export type Wordings = ReadonlyMap<Rewording, readonly string[]>;

/** Finds the cards whose text each rewording changes. */
export function wordingsOf(cards: readonly CardText[]): Wordings {
  const reworded = new Map<Rewording, Set<string>>(rewordings.map((row) => [row, new Set()]));
  const isStrict = compileCards(cards).map(({ definition }) => definition !== undefined);
  cards.forEach((card, i) => {
    if (!isStrict[i]) return;
    for (const face of card.faces) faceText(face, (row) => reworded.get(row)!.add(card.name));
  });
  return new Map([...reworded].map(([row, names]) => [row, [...names].sort()]));
}

/** Rewordings that change the text of no card, strict or not. */
export function idleRewordings(cards: readonly CardText[]): readonly Rewording[] {
  const used = new Set<Rewording>();
  for (const face of cards.flatMap(({ faces }) => faces)) faceText(face, (row) => used.add(row));
  return rewordings.filter((row) => !used.has(row));
}

/** A row as the page calls it: by its table and the pattern. */
export function keyOf({ table, from }: Rewording): string {
  return `${table}: ${String(from)}`;
}

const intro = `# Wordings that are read as others

Made by \`npm run cards:wordings\` from the corpus of Oracle texts; a test fails where this page is out of date.

Where cards have several wordings for one thing, the grammar has one, and the others are reworded before a text is read. The round trip can't see whether a rewording says the same, because it begins behind it. So here are, for each row of the tables (\`libs/oracle-text/src/compiling\`), the strict cards whose text it changes: whoever adds a row, or makes a card strict that meets one, reads both sides with each of these cards, and a row that meets no card at all is removed. One with (0) meets only cards that aren't strict yet.
`;

/** The page as it is kept in \`docs/\`. */
export function pageOf(wordings: Wordings): string {
  const tables = [...new Set(rewordings.map(({ table }) => table))];
  const sections = tables.flatMap((table) => [
    `## ${table.charAt(0).toUpperCase()}${table.slice(1)}\n`,
    ...[...wordings]
      .filter(([row]) => row.table === table)
      .map(([{ from }, names]) => `- \`${String(from).replaceAll('`', "'")}\` (${names.length}): ${names.join('; ')}`),
    '',
  ]);
  return [intro, ...sections].join('\n');
}
