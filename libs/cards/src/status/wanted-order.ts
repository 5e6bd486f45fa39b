/**
 * Orders what decks lack so that each next card brings as many decks as it can as near as it can to being whole. A card is
 * worth more the fewer others a deck lacks beside it: 1 for a deck that lacks it alone, a quarter for one that lacks
 * another card too, and so on with the square of how many are lacking.
 *
 * @param lacking what each deck lacks, each card once
 * @returns each card once, with how many of the decks lack nothing once it and those before it are there
 */
export function wantedOrder(
  lacking: readonly ReadonlySet<string>[],
): readonly { readonly name: string; readonly whole: number }[] {
  const left = lacking.map((names) => names.size);
  const decksOf = decksByName(lacking);
  const worths = new Map(
    [...decksOf].map(([name, decks]) => [name, sumOf(decks.map((deck) => worth(left[deck] ?? 0)))]),
  );
  let whole = left.filter((count) => count === 0).length;
  const order: { readonly name: string; readonly whole: number }[] = [];
  for (let name = mostWorth(worths); name !== null; name = mostWorth(worths)) {
    worths.delete(name);
    for (const deck of decksOf.get(name) ?? []) {
      const before = left[deck] ?? 0;
      left[deck] = before - 1;
      if (before === 1) whole += 1;
      const more = worth(before - 1) - worth(before);
      for (const other of lacking[deck] ?? []) {
        const known = worths.get(other);
        if (known !== undefined) worths.set(other, known + more);
      }
    }
    order.push({ name, whole });
  }
  return order;
}

/** The numbers of the decks that lack each card. */
function decksByName(lacking: readonly ReadonlySet<string>[]): ReadonlyMap<string, readonly number[]> {
  const decksOf = new Map<string, number[]>();
  lacking.forEach((names, deck) => {
    for (const name of names) {
      const decks = decksOf.get(name);
      if (decks === undefined) decksOf.set(name, [deck]);
      else decks.push(deck);
    }
  });
  return decksOf;
}

/** What a card is worth to a deck that lacks that number of cards. */
function worth(lacking: number): number {
  return lacking === 0 ? 0 : 1 / lacking ** 2;
}

/** Sums differ by so much where numbers are added in another order. */
const ROUNDING = 1e-9;

/** The card that is worth most; among equals the one whose name comes first, so that the order is the same each time. */
function mostWorth(worths: ReadonlyMap<string, number>): string | null {
  let best: string | null = null;
  let most = -Infinity;
  for (const [name, value] of worths) {
    if (value < most - ROUNDING || (value < most + ROUNDING && best !== null && name > best)) continue;
    best = name;
    most = value;
  }
  return best;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
