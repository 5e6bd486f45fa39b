import type { CardDefinition, StaticEffect } from '@stacktrail/card-tree';
import { formats, type DeckRules, type FormatName } from '@stacktrail/game-state';
import { attractionFaults } from './attraction-decks.js';
import { commanderFaults } from './commander-decks.js';

/** What keeps a deck from being played in a format, and the rule that says so. */
export interface DeckFault {
  readonly rule: string;
  /** A sentence without its full stop. */
  readonly message: string;
}

/**
 * The faults of a deck and its sideboard in a format (CR 100.2, 100.4): their sizes, how many cards have one name, and
 * its commanders and colors (CR 903.5).
 *
 * @param attractions the cards of an Attraction deck (CR 717.2)
 * @param commanders the deck's commanders, which aren't among its other cards here and count as cards of it
 */
export function deckFaults(
  format: FormatName,
  deck: readonly CardDefinition[],
  sideboard: readonly CardDefinition[] = [],
  commanders: readonly CardDefinition[] = [],
  attractions: readonly CardDefinition[] = [],
): readonly DeckFault[] {
  const rules: DeckRules = formats[format].deck;
  return [
    ...sizeFaults(rules, deck.length + commanders.length, sideboard.length),
    ...copyFaults(rules, [...commanders, ...deck, ...sideboard]),
    ...commanderFaults(rules.commander, commanders, [...deck, ...attractions]),
    ...attractionFaults(format, attractions, [...deck, ...sideboard]),
  ];
}

function sizeFaults({ least, most, sideboard: spare, rules }: DeckRules, size: number, set: number): DeckFault[] {
  const faults: DeckFault[] = [];
  const rule = rules.size;
  if (size < least) faults.push({ rule, message: `it has ${size} cards; at least ${least} are needed` });
  if (most !== undefined && size > most)
    faults.push({ rule, message: `it has ${size} cards; at most ${most} are allowed` });
  if (spare !== undefined && set > spare) {
    const allowed = spare === 0 ? 'none is allowed' : `at most ${spare} are allowed`;
    faults.push({ rule: '100.4a', message: `its sideboard has ${set} cards; ${allowed}` });
  }
  return faults;
}

/** CR 100.2a, 100.4a: the limit holds for deck and sideboard together. */
function copyFaults({ copies, rules }: DeckRules, cards: readonly CardDefinition[]): readonly DeckFault[] {
  if (copies === undefined) return [];
  const counts = new Map<string, { readonly card: CardDefinition; count: number }>();
  for (const card of cards) {
    const name = nameOf(card);
    const known = counts.get(name);
    if (known === undefined) counts.set(name, { card, count: 1 });
    else known.count += 1;
  }
  return [...counts].flatMap(([name, { card, count }]) => {
    const most = isBasicLand(card) ? Infinity : (allowedByItself(card) ?? copies);
    if (count <= most) return [];
    return [{ rule: rules.copies, message: `it has ${count} cards named ${name}; at most ${most} are allowed` }];
  });
}

/** The name of a card in a deck: the names of both halves, or the name of the front face (CR 709.4a, 712.8a). */
function nameOf({ layout, faces }: CardDefinition): string {
  return layout === 'split' || layout === 'room' ? faces.map(({ name }) => name).join(' // ') : faces[0].name;
}

function isBasicLand({ faces: [{ supertypes, types }] }: CardDefinition): boolean {
  return supertypes.includes('Basic') && types.includes('Land');
}

type Allowance = Extract<StaticEffect, { static: 'a deck can have' }>;

/** CR 113.6n: how many cards with its name its own ability lets a deck have. */
function allowedByItself({ faces }: CardDefinition): number | undefined {
  for (const ability of faces[0].abilities) {
    if (ability.kind !== 'static') continue;
    const allowance = ability.effects.find((effect): effect is Allowance => effect.static === 'a deck can have');
    if (allowance !== undefined) return allowance.count === 'any number' ? Infinity : allowance.count;
  }
  return undefined;
}
