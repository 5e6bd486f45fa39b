import type { CardDefinition } from '@stacktrail/card-tree';
import { cardPool, shippedPool } from '@stacktrail/cards';
import { Prng } from '@stacktrail/kernel';

/** Cards that a deck of no format may have (CR 313, 314.1, 315.1 and others that begin outside the deck). */
const notInDecks: ReadonlySet<string> = new Set(['Conspiracy', 'Dungeon', 'Phenomenon', 'Plane', 'Scheme', 'Vanguard']);

/** Which basic land pays for a color; its place is no matter. */
const landOf: Readonly<Record<string, string>> = {
  W: 'Plains',
  U: 'Island',
  B: 'Swamp',
  R: 'Mountain',
  G: 'Forest',
};

/** How many of forty cards are lands, and how many of those do more than a basic land. */
const landsInForty = 17;
const rareLandsInForty = 3;
/** How often a card is drawn again that doesn't fit. */
const mostDraws = 2000;

/**
 * Decks from the whole shipped pool, with the lands that two colors ask for; by chance some cards are of others, and
 * wait in the hand.
 *
 * @param cards how many a deck has; 40, and in one of four decks 60, where absent
 */
export function randomDecks(seed: string, seats: number, cards?: 40 | 60): readonly (readonly CardDefinition[])[] {
  return Array.from({ length: seats }, (_, seat) => randomDeck(Prng.from(`deck ${seed} ${seat}`), cards));
}

function randomDeck(random: Prng, cards?: 40 | 60): readonly CardDefinition[] {
  const isLarge = random.below(4) === 0;
  const times = (cards === undefined ? isLarge : cards === 60) ? 1.5 : 1;
  const colors = [random.pick(Object.keys(landOf)), random.pick(Object.keys(landOf))];
  const lands = landsInForty * times;
  const rare = Math.floor(rareLandsInForty * times);
  const isSpell = (card: CardDefinition): boolean => !isLand(card);
  const fits = (card: CardDefinition): boolean =>
    isSpell(card) && colorsOf(card).every((color) => colors.includes(color));
  const deck: CardDefinition[] = [];
  while (deck.length < rare) deck.push(drawn(random, isLand));
  while (deck.length < Math.floor(lands)) deck.push(basicFor(random.pick(colors)));
  while (deck.length < 40 * times) deck.push(drawn(random, random.below(8) === 0 ? isSpell : fits));
  return deck;
}

/** A card of the pool that fits. */
function drawn(random: Prng, fits: (card: CardDefinition) => boolean): CardDefinition {
  const { archive } = shippedPool();
  for (let draws = 0; draws < mostDraws; draws++) {
    const card = archive.get(random.pick(archive.contents.cards))!;
    if (!card.faces[0].types.some((type) => notInDecks.has(type)) && fits(card)) return card;
  }
  throw new Error(`none of ${mostDraws} cards drawn from the pool fits`);
}

function isLand(card: CardDefinition): boolean {
  return card.faces[0].types.includes('Land');
}

function basicFor(color: string): CardDefinition {
  const found = cardPool.get(landOf[color] ?? color);
  if (found === undefined) throw new Error(`the pool has no basic land for {${color}}`);
  return found;
}

/** The colors that a card's mana cost asks for. */
function colorsOf(card: CardDefinition): readonly string[] {
  const text = (card.faces[0].manaCost ?? []).join('');
  return Object.keys(landOf).filter((color) => text.includes(color));
}
