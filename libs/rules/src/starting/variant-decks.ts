import type { CardDefinition, CardType } from '@stacktrail/card-tree';
import type { FormatName } from '@stacktrail/game-state';
import type { DeckFault } from './deck-construction.js';

/** Where nontraditional cards belong, and the rule. */
const belongs: readonly (readonly [CardType, string, string])[] = [
  ['Plane', 'a planar deck', '901.3'],
  ['Phenomenon', 'a planar deck', '901.3'],
  ['Scheme', 'a scheme deck', '904.3'],
  ['Vanguard', 'the command zone', '902.3'],
];

/** Nontraditional cards that are in a deck or sideboard, where they can't be. */
export function strayVariantCards(cards: readonly CardDefinition[]): readonly DeckFault[] {
  return belongs.flatMap(([type, where, rule]) => {
    const stray = cards.find((card) => isOf(card, type));
    return stray === undefined ? [] : [{ rule, message: `${nameOf(stray)} can only be in ${where}` }];
  });
}

/**
 * Conspiracies that can't be where they are: no deck can have any (CR 315.3), and a sideboard can only in limited play, or
 * where no format is named (CR 315.1).
 */
export function conspiracyFaults(
  deck: readonly CardDefinition[],
  sideboard: readonly CardDefinition[],
  format?: FormatName,
): readonly DeckFault[] {
  const inDeck = deck.find((card) => isOf(card, 'Conspiracy'));
  if (inDeck !== undefined) return [{ rule: '315.3', message: `${nameOf(inDeck)} can’t be included in a deck` }];
  const aside =
    format === undefined || format === 'limited' ? undefined : sideboard.find((card) => isOf(card, 'Conspiracy'));
  if (aside === undefined) return [];
  return [{ rule: '315.1', message: `${nameOf(aside)} is used only in limited play` }];
}

/** What is wrong with what a seat brings as its vanguard (CR 902.3). */
export function vanguardFaults(vanguard: CardDefinition | undefined): readonly DeckFault[] {
  if (vanguard === undefined || isOf(vanguard, 'Vanguard')) return [];
  return [{ rule: '902.3', message: `${nameOf(vanguard)} is no vanguard` }];
}

/** Cards that can't be in the planar deck that they are in (CR 901.3, 901.15a), whatever the format. */
export function strayInPlanarDeck(planes: readonly CardDefinition[], rule = '901.3'): readonly DeckFault[] {
  const wrong = planes.find((card) => !isOf(card, 'Plane') && !isOf(card, 'Phenomenon'));
  return wrong === undefined ? [] : [{ rule, message: `${nameOf(wrong)} is no plane or phenomenon` }];
}

/** Cards that can't be in a scheme deck (CR 904.3), whatever the format. */
export function strayInSchemeDeck(schemes: readonly CardDefinition[]): readonly DeckFault[] {
  const wrong = schemes.find((card) => !isOf(card, 'Scheme'));
  return wrong === undefined ? [] : [{ rule: '904.3', message: `${nameOf(wrong)} is no scheme` }];
}

/** What is wrong with a planar deck (CR 901.3), or with the one of a number of players (CR 901.15a). */
export function planarFaults(planes: readonly CardDefinition[], players: number | null = null): readonly DeckFault[] {
  if (planes.length === 0) return [];
  const rule = players === null ? '901.3' : '901.15a';
  const least = players === null ? 10 : Math.min(40, 10 * players);
  const most = players === null ? 2 : 2 * players;
  const faults: DeckFault[] = [...strayInPlanarDeck(planes, rule)];
  if (planes.length < least) faults.push(tooSmall(rule, 'planar', planes.length, least));
  const phenomena = planes.filter((card) => isOf(card, 'Phenomenon')).length;
  if (phenomena > most) {
    const message = `its planar deck has ${phenomena} phenomena; at most ${most} are allowed`;
    faults.push({ rule, message });
  }
  return [...faults, ...tooMany(rule, 'planar', planes, 1)];
}

/** What is wrong with a scheme deck (CR 904.3). */
export function schemeFaults(schemes: readonly CardDefinition[]): readonly DeckFault[] {
  if (schemes.length === 0) return [];
  const rule = '904.3';
  const faults: DeckFault[] = [...strayInSchemeDeck(schemes)];
  if (schemes.length < 20) faults.push(tooSmall(rule, 'scheme', schemes.length, 20));
  return [...faults, ...tooMany(rule, 'scheme', schemes, 2)];
}

function tooSmall(rule: string, deck: string, count: number, least: number): DeckFault {
  return { rule, message: `its ${deck} deck has ${count} cards; at least ${least} are needed` };
}

function tooMany(rule: string, deck: string, cards: readonly CardDefinition[], most: number): readonly DeckFault[] {
  const names = cards.map(nameOf);
  const often = [...new Set(names)].filter((name) => names.filter((other) => other === name).length > most);
  const allowed = most === 1 ? 'one card' : `${most} cards`;
  return often.map((name) => ({ rule, message: `its ${deck} deck has more than ${allowed} named ${name}` }));
}

function isOf({ faces: [{ types }] }: CardDefinition, type: CardType): boolean {
  return types.includes(type);
}

function nameOf({ faces: [{ name }] }: CardDefinition): string {
  return name;
}
