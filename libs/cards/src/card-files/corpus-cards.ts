import { z } from 'zod';
import type { PlacedValue } from './json-lines.js';
import { isPaperCard } from './paper-card.js';
import { date, faceFields, withoutUndefined, parseShape, text, textList } from './shape.js';
import type { SourceCard } from './source-card.js';

const card = z.object({
  name: text,
  layout: text,
  faces: z.array(z.object({ ...faceFields, faceName: text.optional(), text })).min(1, 'expected at least one face'),
  printings: textList.default([]),
  legalities: textList.default([]),
  firstReleased: date.optional(),
  /** Why it can’t be bought: rebalanced cards exist only in digital play, upcoming ones aren’t released yet. */
  status: z.enum(['rebalanced', 'upcoming']).optional(),
  meldPair: text.optional(),
  meldParts: textList.optional(),
});

/** A card of a file with one card a line, fields as in MTGJSON and the faces of a card together. */
export function corpusCard(placed: PlacedValue): SourceCard {
  const { name, layout, faces, printings, legalities, firstReleased, status, meldPair, meldParts } = parseShape(
    card,
    placed,
  );
  const types = faces.flatMap((face) => face.types);
  return {
    name,
    layout,
    faces: faces.map(({ faceName, ...face }) => ({ ...withoutUndefined(face), name: faceName ?? name })),
    legalIn: legalities,
    paper: status === undefined && isPaperCard({ layout, types, printings }),
    ...(firstReleased === undefined ? {} : { released: firstReleased }),
    ...(meldPair === undefined ? {} : { meldsWith: meldPair }),
    ...(meldParts === undefined ? {} : { meldedFrom: meldParts }),
  };
}
