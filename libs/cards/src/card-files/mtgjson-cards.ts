import { z } from 'zod';
import type { PlacedValue } from './json-lines.js';
import { isPaperCard } from './paper-card.js';
import { faceFields, withoutUndefined, parseShape, text, textList } from './shape.js';
import type { SourceCard } from './source-card.js';
import { UnreadableSource } from './unreadable-source.js';

const face = z.object({
  ...faceFields,
  name: text,
  layout: text,
  faceName: text.optional(),
  side: text.optional(),
  text: text.default(''),
  printings: textList.default([]),
  legalities: z.record(text, text).default({}),
  isFunny: z.boolean().optional(),
  /** For a meld card: the names of both cards of the pair, and of what they become. */
  cardParts: textList.optional(),
});
type AtomicFace = z.infer<typeof face>;

const faces = z.array(face).min(1, 'expected at least one face');

/** The cards that `data` of MTGJSON's `AtomicCards.json` has under one name: faces of one card, or namesakes. */
export function mtgjsonCards({ place, value, key }: PlacedValue): readonly SourceCard[] {
  const named = { place: `${place} (“${(key ?? '').slice(0, 80)}”)`, value, key };
  if (!Array.isArray(value)) throw new UnreadableSource(named.place, 'expected the array of its faces');
  const read = parseShape(faces, named);
  const sides = read.filter(({ side }) => side !== undefined);
  const whole = read.filter(({ side }) => side === undefined).map((each) => cardOf(each, [each]));
  const [first] = sides;
  return first === undefined ? whole : [cardOf(first, sides), ...whole];
}

function cardOf(
  { name, layout, printings, legalities, isFunny, faceName, cardParts = [] }: AtomicFace,
  sides: readonly AtomicFace[],
): SourceCard {
  const types = sides.flatMap((side) => side.types);
  const own = sides.map((side) => side.faceName ?? side.name);
  const pair = layout === 'meld' ? cardParts.find((part) => !own.includes(part)) : undefined;
  return {
    name,
    layout,
    faces: sides.map(
      ({ manaCost, colorIndicator, supertypes, types, subtypes, power, toughness, loyalty, defense, ...rest }) =>
        withoutUndefined({
          ...{ name: rest.faceName ?? rest.name, text: rest.text },
          ...{ manaCost, colorIndicator, supertypes, types, subtypes, power, toughness, loyalty, defense },
        }) as SourceCard['faces'][number],
    ),
    legalIn: Object.keys(legalities).filter((format) => /^(?:legal|restricted)$/i.test(legalities[format] ?? '')),
    ...(pair !== undefined && own.length > 1 && faceName !== undefined ? { meldsWith: pair } : {}),
    paper: isFunny !== true && isPaperCard({ layout, types, printings }),
  };
}
