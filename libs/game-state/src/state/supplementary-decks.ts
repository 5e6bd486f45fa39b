import type { GameObject } from './game-object.js';
import { typeBit, typeMask, type Printed } from './printed.js';

/** The decks of nontraditional cards that a player may have beside their deck (CR 100.2d), as players keep them. */
export const supplementaryDecks = ['attractions', 'planes', 'schemes'] as const;
export type SupplementaryDeck = (typeof supplementaryDecks)[number];

const ofPlanarDeck = typeMask(['Plane', 'Phenomenon']);
const scheme = typeBit('Scheme');

/** The supplementary deck that a card belongs into; `null` of a traditional card. */
export function supplementaryDeckOf({ types, subtypes }: Printed): SupplementaryDeck | null {
  if ((types & ofPlanarDeck) !== 0) return 'planes';
  if ((types & scheme) !== 0) return 'schemes';
  return subtypes.includes('Attraction') ? 'attractions' : null;
}

/** Whether an object is a scheme (CR 314). */
export function isScheme({ printed }: GameObject): boolean {
  return (printed.types & scheme) !== 0;
}

/** Whether a card is a conspiracy, face up or down (CR 315). */
export function isConspiracy({ kind, form }: GameObject): boolean {
  return kind === 'card' && (form.whole.types & typeBit('Conspiracy')) !== 0;
}

export function isVanguard({ kind, form }: GameObject): boolean {
  return kind === 'card' && (form.whole.types & typeBit('Vanguard')) !== 0;
}

/** Whether an object is a plane or a phenomenon (CR 311, 312). */
export function isPlanar({ printed }: GameObject): boolean {
  return (printed.types & ofPlanarDeck) !== 0;
}

export function isPhenomenon({ printed }: GameObject): boolean {
  return (printed.types & typeBit('Phenomenon')) !== 0;
}
