import {
  cardTypes,
  colors,
  manaCost,
  supertypes,
  type CardFace,
  type PrintedNumber,
  type StarNumber,
} from '@stacktrail/card-tree';
import type { TextSource } from '../english/text-source.js';
import type { FaceText } from './card-text.js';
import { hasStationBox } from './face-text.js';
import { speaksOfOne } from './own-name.js';

class UnknownFact extends Error {}

function oneOf<T extends string>(value: string, known: readonly T[], what: string): T {
  const found = known.find((candidate) => candidate === value);
  if (found === undefined) throw new UnknownFact(`“${value}” is no ${what} that the card language has`);
  return found;
}

function printedNumber(text: string): PrintedNumber {
  const turned = text.replace(/^\*\+(\d+)$/, '$1+*');
  if (/^(?:\d+[+-])?\*$/.test(turned)) return turned as StarNumber;
  if (!/^-?\d+$/.test(text)) throw new UnknownFact(`“${text}” is no number that the card language has`);
  return Number(text);
}

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new UnknownFact(`“${text}” is no whole number`);
  return Number(text);
}

function modifier(text: string): number {
  if (!/^[+-]?\d+$/.test(text)) throw new UnknownFact(`“${text}” is no modifier`);
  return Number(text);
}

export type Facts = Omit<CardFace, 'abilities'>;

/** CR 721.2c: the power and toughness of a station card are those of its station symbol. */
function sizeOf(face: FaceText): Pick<Facts, 'power' | 'toughness'> {
  if (hasStationBox(face)) return {};
  return {
    ...(face.power !== undefined && { power: printedNumber(face.power) }),
    ...(face.toughness !== undefined && { toughness: printedNumber(face.toughness) }),
  };
}

/**
 * The facts of a face as the card language has them.
 *
 * @throws Error if the card language has no word for one
 */
export function factsOf(face: FaceText): Facts {
  return {
    name: face.name,
    manaCost: face.manaCost === undefined ? null : manaCost(face.manaCost),
    ...(face.colorIndicator && {
      colorIndicator: face.colorIndicator.map((color) => oneOf(color, colors, 'color')),
    }),
    supertypes: face.supertypes.map((word) => oneOf(word, supertypes, 'supertype')),
    types: face.types.map((word) => oneOf(word, cardTypes, 'card type')),
    subtypes: face.subtypes,
    ...sizeOf(face),
    ...(face.loyalty !== undefined && { loyalty: wholeNumber(face.loyalty) }),
    ...(face.defense !== undefined && { defense: wholeNumber(face.defense) }),
    ...(face.hand !== undefined && { handModifier: modifier(face.hand) }),
    ...(face.life !== undefined && { lifeModifier: modifier(face.life) }),
    ...(speaksOfOne(face) && { spokenOfAsOne: true }),
  };
}

/** A face as its text speaks of it. */
export function textSourceOf(face: FaceText): TextSource {
  const known = cardTypes.filter((type) => face.types.includes(type));
  return {
    name: face.name,
    types: known,
    subtypes: face.subtypes,
    supertypes: face.supertypes,
    abilities: [],
    ...(speaksOfOne(face) && { spokenOfAsOne: true }),
  };
}
