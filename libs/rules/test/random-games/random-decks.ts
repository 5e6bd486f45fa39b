import { cardPool } from '@stacktrail/cards';
import type { CardDefinition } from '@stacktrail/card-language';
import { Prng } from '@stacktrail/kernel';

const pool = [...cardPool.values()];
const isLand = (card: CardDefinition): boolean => card.faces[0].types.includes('Land');
const basics = pool.filter((card) => card.faces[0].supertypes.includes('Basic'));
const otherLands = pool.filter((card) => isLand(card) && !basics.includes(card));
const spells = pool.filter((card) => !isLand(card));

/** Which basic land pays for a color; its place in `basics` is no matter. */
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

/**
 * Decks of 40 or 60 cards from the whole pool, with the lands that two colors ask for; by chance some cards are of
 * others, and wait in the hand.
 */
export function randomDecks(seed: string, seats: number): readonly (readonly CardDefinition[])[] {
  return Array.from({ length: seats }, (_, seat) => randomDeck(Prng.from(`deck ${seed} ${seat}`)));
}

function randomDeck(random: Prng): readonly CardDefinition[] {
  const times = random.below(4) === 0 ? 1.5 : 1;
  const size = 40 * times;
  const colors = [random.pick(Object.keys(landOf)), random.pick(Object.keys(landOf))];
  const fitting = spells.filter((card) => colorsOf(card).every((color) => colors.includes(color)));
  const lands = landsInForty * times;
  const rare = rareLandsInForty * times;
  const deck: CardDefinition[] = [];
  while (deck.length < Math.floor(rare) && otherLands.length > 0) deck.push(random.pick(otherLands));
  while (deck.length < Math.floor(lands)) deck.push(basicFor(random.pick(colors)));
  while (deck.length < size) deck.push(random.pick(random.below(8) === 0 ? spells : fitting));
  return deck;
}

function basicFor(color: string): CardDefinition {
  const found = basics.find((card) => card.faces[0].name === landOf[color]);
  if (found === undefined) throw new Error(`the pool has no basic land for {${color}}`);
  return found;
}

/** The colors that a card's mana cost asks for. */
function colorsOf(card: CardDefinition): readonly string[] {
  const text = (card.faces[0].manaCost ?? []).join('');
  return Object.keys(landOf).filter((color) => text.includes(color));
}
