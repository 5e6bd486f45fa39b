import type { FaceText } from './card-text.js';
import { normalise, type Rewording } from './normalise.js';
import { withOwnName } from './own-name.js';

const stationSymbol = /^STATION \d+\+$/gm;

/** Whether the face's power and toughness are in the box of its last station symbol (CR 721.1). */
export function hasStationBox({ text, power, toughness }: FaceText): boolean {
  return power !== undefined && toughness !== undefined && text.search(stationSymbol) >= 0;
}

/** Puts the power and toughness of a station card on a line below its last symbol, as on a level card. */
function withStationBox(face: FaceText): string {
  const { text, power, toughness } = face;
  if (!hasStationBox(face)) return text;
  const last = [...text.matchAll(stationSymbol)].at(-1)!;
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${power}/${toughness}${text.slice(end)}`;
}

const cleaveLine = /^Cleave (?:\{[^}]+\})+$/;
const inBrackets = /(?:^| )\[[^\]]*\]/g;

/**
 * CR 702.148a: writes the text without the words in square brackets after the cleave cost, and the text with them
 * below.
 */
function withCleavedText(text: string): string {
  if (!text.includes('Cleave ')) return text;
  const lines = text.split('\n');
  const cleave = lines.find((line) => cleaveLine.test(line));
  if (cleave === undefined) return text;
  const others = lines.filter((line) => line !== cleave);
  const without = others.map((line) => line.replace(inBrackets, '').trim()).filter((line) => line !== '');
  return [`${cleave} — ${without.join(' ')}`, ...others.map((line) => line.replace(/[[\]]/g, ''))].join('\n');
}

/**
 * The rules text of a face as the grammar reads and writes it: normalised, with the box of a station card, and with
 * both texts of a cleave card.
 * @param onUse is told of each rewording that changes the text
 */
export function faceText(face: FaceText, onUse?: (row: Rewording) => void): string {
  return withOwnName(face, normalise(withCleavedText(normalise(withStationBox(face), onUse)), onUse));
}
