import { gunzipSync } from 'node:zlib';
import {
  compileCard,
  withMeldBacks,
  type CardText,
  type Compiled,
  type FaceText,
  type MeldText,
} from '@stacktrail/oracle-text';
import { plainName } from '../words/card-names.js';
import type { CardSource, FoundCard } from './card-source.js';

interface Line {
  readonly name: string;
  readonly layout: string;
  readonly status?: unknown;
  readonly meldPair?: string;
  readonly meldParts?: readonly string[];
  readonly faces: readonly (Omit<FaceText, 'name' | 'text'> & { readonly faceName?: string; readonly text?: string })[];
}

/**
 * The cards of a file of Oracle texts: one JSON object a line, fields as in MTGJSON with the faces of a card together,
 * plain or gzipped. A card is compiled when it is first asked for.
 */
export function compiledCards(bytes: Uint8Array): CardSource {
  const gzipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = new TextDecoder().decode(gzipped ? gunzipSync(bytes) : bytes);
  const byName = new Map<string, string>();
  const byFace = new Map<string, string>();
  const melds: string[] = [];
  for (const line of text.split('\n')) {
    if (line.includes('"layout":"meld"')) melds.push(line);
    const [name, ...faces] = namesIn(line);
    if (name !== undefined && !byName.has(name)) byName.set(name, line);
    for (const face of faces) if (!byFace.has(face)) byFace.set(face, line);
  }
  const found = new Map<string, FoundCard>();
  return {
    find(name) {
      const key = plainName(name);
      const known = found.get(key);
      if (known !== undefined) return known;
      // A face may have the name of another card: the whole card comes first.
      const line = byName.get(key) ?? byFace.get(key);
      const card: FoundCard =
        line === undefined ? { why: 'no such card in the file' } : result(compileCard(textIn(line, melds)));
      found.set(key, card);
      return card;
    },
  };
}

/**
 * The card's name in a line and those of its faces, read without parsing it: there are tens of thousands of lines, and
 * few are asked for.
 */
function namesIn(line: string): readonly string[] {
  const names = line.matchAll(/"(?:name|faceName)":"((?:[^"\\]|\\.)*)"/g);
  return [...names].map(([, name]) => plainName(JSON.parse(`"${name}"`) as string));
}

/** @param melds the lines of all meld cards, among which is what the pair becomes */
function textIn(line: string, melds: readonly string[]): CardText {
  const card = plainTextIn(line);
  if (card.layout !== 'meld') return card;
  return withMeldBacks([card, ...melds.map(plainTextIn)])[0] ?? card;
}

function plainTextIn(line: string): MeldText {
  const { name, layout, faces, meldPair, meldParts } = JSON.parse(line) as Line;
  return {
    name,
    layout,
    ...(meldPair && { meldsWith: meldPair }),
    ...(meldParts && { meldedFrom: meldParts }),
    faces: faces.map((face) => ({ ...face, name: face.faceName ?? name, text: face.text ?? '' })),
  };
}

function result({ definition, diagnostics }: Compiled): FoundCard {
  if (definition !== undefined) return { definition };
  const [first] = diagnostics;
  if (first === undefined) return { why: 'not compiled' };
  const clause =
    first.paragraph === undefined ? '' : ` “${first.paragraph.slice(first.at ?? 0, (first.at ?? 0) + 60)}”`;
  return { why: `${first.message}${clause}` };
}
