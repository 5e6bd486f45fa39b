import { fileURLToPath } from 'node:url';
import type { CardText } from '../../src/index.js';
import { CardDraft } from '../../src/compiling/card-draft.js';
import { ParagraphMemory } from '../../src/compiling/paragraph.js';
import { preferences } from '../../src/preferences/index.js';

export const readingsPage = fileURLToPath(new URL('../../../../docs/readings.md', import.meta.url));

/** What the preferences decide of a corpus. */
export interface Readings {
  /** Different texts of paragraphs. */
  readonly texts: number;
  /** Those with more than one reading that says the text again. */
  readonly severalWays: number;
  /** By the name of a preference, the texts that it decides, and the strict cards that have one. */
  readonly decided: ReadonlyMap<string, { readonly texts: number; readonly cards: readonly string[] }>;
  /** Cards with a text between whose readings no preference decides. */
  readonly undecided: readonly string[];
}

/** Reads every card, and counts the texts that have several readings by the preference that decides them. */
export function countReadings(cards: readonly CardText[]): Readings {
  const memory = new ParagraphMemory();
  const all = new Set<string>();
  const several = new Set<string>();
  const decided = new Map(
    preferences.map(({ name }) => [name, { texts: new Set<string>(), cards: new Set<string>() }]),
  );
  const undecided = new Set<string>();
  for (const card of cards) {
    const draft = new CardDraft(card, memory);
    for (const face of draft.faces) while (face.next !== undefined) face.readNext();
    const isStrict = draft.finish().definition !== undefined;
    for (const { text, meaning } of draft.faces.flatMap(({ toSay }) => toSay)) {
      all.add(text);
      if (meaning === undefined) continue;
      several.add(text);
      if (meaning.others.length > 0) undecided.add(card.name);
      for (const name of meaning.decidedBy) {
        decided.get(name)!.texts.add(text);
        if (isStrict) decided.get(name)!.cards.add(card.name);
      }
    }
  }
  return {
    texts: all.size,
    severalWays: several.size,
    decided: new Map(
      [...decided].map(([name, { texts, cards: of }]) => [name, { texts: texts.size, cards: [...of].sort() }]),
    ),
    undecided: [...undecided].sort(),
  };
}

const intro = `# Texts that can be read in more ways than one

Made by \`npm run cards:readings\` from the corpus of Oracle texts; a test fails where this page is out of date.

A paragraph of rules text is read in every way that the grammar has. A reading counts if its tree says the same text again. Where several do, and they are different trees, a named preference decides which is meant (\`libs/oracle-text/src/preferences\`); where none does, the card isn't strict, and \`cards status\` says that it is ambiguous.
`;

/** The page as it is kept in `docs/`. */
export function pageOf({ texts, severalWays, decided, undecided }: Readings): string {
  const rows = preferences.map(
    ({ name, rule }) => `| ${name} | ${rule} | ${decided.get(name)!.texts} | ${decided.get(name)!.cards.length} |`,
  );
  const lists = preferences.map(({ name }) => `## ${capitalised(name)}\n\n${decided.get(name)!.cards.join('; ')}\n`);
  return [
    intro,
    `Of **${texts}** different texts **${severalWays}** have several readings; **${undecided.length}** cards have one that nothing decides${undecided.length === 0 ? '' : `: ${undecided.join('; ')}`}.\n`,
    ['| preference, in this order | rule | texts | strict cards |', '| --- | --- | --- | --- |', ...rows, ''].join(
      '\n',
    ),
    ...lists,
  ].join('\n');
}

function capitalised(name: string): string {
  return name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
