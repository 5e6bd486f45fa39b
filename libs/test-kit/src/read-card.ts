import type { CardDefinition } from '@stacktrail/card-tree';
import { withLinks, readParagraph } from '@stacktrail/oracle-text';

/** A card whose abilities are read from short notation, a paragraph each; its name stands in it as `~`. */
export function readCard(card: CardDefinition, ...paragraphs: readonly string[]): CardDefinition {
  const [face, ...others] = card.faces;
  const { name, types, subtypes, supertypes } = face;
  let abilities = face.abilities;
  for (const text of paragraphs) {
    const said = text.replaceAll('~', name);
    const read = readParagraph(said, { name, types, subtypes, supertypes, abilities });
    if (read.stuckAt !== undefined) throw new Error(`“${said.slice(read.stuckAt)}” isn't read in “${said}”`);
    abilities = [...abilities, ...read.abilities];
  }
  return { ...card, faces: [{ ...face, abilities: withLinks(abilities) ?? abilities }, ...others] };
}
