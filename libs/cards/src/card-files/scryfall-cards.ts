import { z } from 'zod';
import type { FaceText } from '@stacktrail/oracle-text';
import type { PlacedValue } from './json-lines.js';
import { isPaperCard } from './paper-card.js';
import { date, withoutUndefined, parseShape, text, textList } from './shape.js';
import type { SourceCard } from './source-card.js';
import { typeLine } from './type-line.js';

const cardFace = z.object({
  name: text,
  mana_cost: text.optional(),
  type_line: text.optional(),
  oracle_text: text.optional(),
  color_indicator: textList.optional(),
  power: text.optional(),
  toughness: text.optional(),
  loyalty: text.optional(),
  defense: text.optional(),
});

const card = cardFace.extend({
  layout: text,
  type_line: text,
  card_faces: z.array(cardFace).optional(),
  keywords: textList.default([]),
  legalities: z.record(text, text).default({}),
  released_at: date.optional(),
  set: text.default(''),
  set_type: text.default(''),
  digital: z.boolean().default(false),
  games: textList.optional(),
  all_parts: z.array(z.object({ component: text, name: text })).default([]),
});
type Card = z.infer<typeof card>;

/** Scryfall's types of sets whose cards aren't played from a deck. */
const otherSets = new Set(['funny', 'token', 'memorabilia', 'alchemy', 'vanguard', 'archenemy', 'planechase']);

/** Reads a card object of Scryfall's bulk file `oracle_cards`. */
export function scryfallCard(placed: PlacedValue): SourceCard {
  const read = parseShape(card, placed);
  const { name, legalities, released_at: released, set, set_type: setType, digital, games, all_parts: parts } = read;
  const layout = layoutOf(read);
  const faces = facesOf(read);
  const types = faces.flatMap((each) => each.types);
  const onPaper = !digital && (games === undefined || games.includes('paper')) && !otherSets.has(setType);
  const pair = parts.find(({ component, name: other }) => component === 'meld_part' && other !== name);
  const isPart = parts.some(({ component, name: other }) => component === 'meld_part' && other === name);
  return {
    name,
    layout,
    faces,
    legalIn: Object.keys(legalities).filter((format) => /^(?:legal|restricted)$/.test(legalities[format] ?? '')),
    paper: onPaper && isPaperCard({ layout, types, printings: [set.toUpperCase()] }),
    ...(released === undefined ? {} : { released }),
    ...(layout === 'meld' && !isPart ? { meldedFrom: meldParts(parts) } : {}),
    ...(layout === 'meld' && isPart && pair !== undefined ? { meldsWith: pair.name } : {}),
  };
}

function meldParts(parts: Card['all_parts']): readonly string[] {
  return parts.filter(({ component }) => component === 'meld_part').map(({ name }) => name);
}

/** Scryfall doesn't tell cards with aftermath from other split cards. */
function layoutOf({ layout, keywords }: Card): string {
  return layout === 'split' && keywords.includes('Aftermath') ? 'aftermath' : layout;
}

function facesOf(card: Card): readonly FaceText[] {
  const [front, ...others] = card.card_faces ?? [];
  if (front === undefined) return [faceOf(card, card.type_line)];
  return [front, ...others].map((each, i) => {
    const line = each.type_line ?? card.type_line.split(' // ')[i] ?? '';
    return faceOf(each, line);
  });
}

function faceOf(face: z.infer<typeof cardFace>, line: string): FaceText {
  const { name, mana_cost: manaCost, power, toughness, loyalty, defense } = face;
  return withoutUndefined({
    ...{ name, ...typeLine(line), text: face.oracle_text ?? '' },
    manaCost: manaCost === '' ? undefined : manaCost,
    colorIndicator: face.color_indicator,
    ...{ power, toughness, loyalty, defense },
  });
}
