import {
  colors,
  colorsOfSymbol,
  forEachNode,
  isManaSymbol,
  type Ability,
  type CardDefinition,
  type CardFace,
  type Color,
  type ManaSymbol,
  type TreeField,
} from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';

/**
 * A card's color identity (CR 903.4): the colors of the mana symbols in its mana cost and in its rules text without
 * reminder text (903.4c), of its color indicator and of its characteristic-defining abilities, on all its faces
 * (903.4d, 903.4e).
 */
export function colorIdentityOf(card: CardDefinition): ReadonlySet<Color> {
  let identity = identities.get(card);
  if (identity === undefined) {
    const { faces, prototype } = card;
    identity = new Set([...faces.flatMap(colorsOfFace), ...(prototype?.manaCost ?? []).flatMap(colorsOfSymbol)]);
    identities.set(card, identity);
  }
  return identity;
}

/** Memoised {@link colorIdentityOf}. */
const identities = new WeakMap<CardDefinition, ReadonlySet<Color>>();

/** The combined color identity of a deck's commanders (CR 702.124c), in the usual order. */
export function combinedIdentity(commanders: readonly CardDefinition[]): readonly Color[] {
  const all = new Set(commanders.flatMap((card) => [...colorIdentityOf(card)]));
  return colors.filter((color) => all.has(color));
}

/**
 * The color identity of a player's commanders in a game, as the cards are printed (CR 903.4a); empty without a
 * commander.
 */
export function identityOfCommander({ commanders, catalog, deckLists }: GameState, player: PlayerId): readonly Color[] {
  const own = commanders.filter(({ owner }) => owner === player);
  const cards = deckLists.flat();
  return combinedIdentity(own.flatMap(({ card }) => catalog.definitions[cards[card] ?? -1] ?? []));
}

function colorsOfFace(face: CardFace): readonly Color[] {
  const symbols: readonly ManaSymbol[] = [...(face.manaCost ?? []), ...symbolsIn(face.abilities)];
  return [...symbols.flatMap(colorsOfSymbol), ...(face.colorIndicator ?? []), ...definedColors(face)];
}

/** The fields of a tree that hold mana symbols. In other fields, a letter is a color. */
const symbolFields: readonly TreeField[] = ['mana', 'manaCost', 'symbol', 'symbols', 'type', 'types', 'or'];

/** The mana symbols in a text. */
function symbolsIn(abilities: readonly Ability[]): readonly ManaSymbol[] {
  const symbols: ManaSymbol[] = [];
  forEachNode(abilities, (node) => {
    for (const field of symbolFields) symbols.push(...symbolsHeld(field, node[field]));
  });
  return symbols;
}

function symbolsHeld(field: TreeField, held: unknown): readonly ManaSymbol[] {
  if (typeof held === 'string') return isManaSymbol(held) ? [held] : [];
  if (!Array.isArray(held) || (field === 'types' && isAnyColor(held))) return [];
  return held.flatMap((each) => symbolsHeld(field, each));
}

/** Mana “of any color” is printed without symbols. */
function isAnyColor(types: readonly unknown[]): boolean {
  return colors.every((color) => types.includes(color));
}

/** CR 604.3. */
function definedColors({ abilities }: CardFace): readonly Color[] {
  return abilities.flatMap((ability) =>
    ability.kind !== 'static'
      ? []
      : ability.effects.flatMap((effect) => (effect.static === 'defines colors' ? effect.colors : [])),
  );
}
