import { unreadClauses, type CardDefinition } from '@stacktrail/card-tree';
import {
  anteFaults,
  conspiracyFaults,
  deckFaults,
  planarFaults,
  schemeFaults,
  strayInPlanarDeck,
  strayInSchemeDeck,
  strayVariantCards,
  vanguardFaults,
} from '@stacktrail/rules';
import type { CreateGame } from '../commands.js';
import { InvalidSetup } from '../errors.js';

/**
 * Refuses decks that can't be played in the format that the command names (CR 100.2, 100.4), and cards that are only for
 * games that are played for ante (CR 407.3).
 *
 * @throws InvalidSetup that names each seat with what is wrong with its deck, and the rule
 */
export function checkDecks({ format, seats, adjudication, ante = false, planes: shared = [] }: CreateGame): void {
  checkVariants(seats, shared);
  if (adjudication === undefined) checkUnderstood(seats, shared);
  const wrong = seats.flatMap(({ name, deck, sideboard = [], commanders = [], attractions, ...others }) => {
    const cards = [...deck, ...sideboard, ...commanders];
    const named = format === undefined ? [] : deckFaults(format, deck, sideboard, commanders, attractions);
    const { planes = [], schemes = [] } = others;
    const ofVariants =
      format === undefined
        ? [...strayInPlanarDeck(planes), ...strayInSchemeDeck(schemes)]
        : [...planarFaults(planes), ...schemeFaults(schemes)];
    const faults = [
      ...(ante ? [] : anteFaults(cards)),
      ...strayVariantCards(cards),
      ...conspiracyFaults([...deck, ...commanders], sideboard, format),
      ...vanguardFaults(others.vanguard),
      ...named,
      ...ofVariants,
    ];
    const what = format === undefined ? 'deck' : `${format} deck`;
    return faults.map(({ rule, message }) => `The ${what} of ${name}: ${message} (CR ${rule})`);
  });
  const ofShared = format === undefined ? strayInPlanarDeck(shared, '901.15a') : planarFaults(shared, seats.length);
  const all = [...wrong, ...ofShared.map(({ rule, message }) => `The planar deck of all: ${message} (CR ${rule})`)];
  if (all.length > 0) throw new InvalidSetup(all.join('. '));
}

/** CR 901.3, 904.2, 904.12a: who has to bring a planar or a scheme deck where somebody does. @throws InvalidSetup */
function checkVariants(seats: CreateGame['seats'], shared: readonly unknown[]): void {
  const without = (deck: 'planes' | 'schemes'): readonly string[] =>
    seats.filter((seat) => (seat[deck] ?? []).length === 0).map(({ name }) => name);
  const bare = seats.filter(({ vanguard }) => vanguard === undefined);
  if (bare.length > 0 && bare.length < seats.length) {
    throw new InvalidSetup(
      `Each player needs a vanguard in a Vanguard game; ${bare[0]?.name ?? ''} has none (CR 902.3)`,
    );
  }
  const [plain, heroes] = [without('planes'), without('schemes')];
  if (shared.length > 0 && plain.length < seats.length) {
    throw new InvalidSetup('Where all share a planar deck nobody has one of their own (CR 901.15a)');
  }
  if (plain.length > 0 && plain.length < seats.length) {
    throw new InvalidSetup(`Each player needs a planar deck in a Planechase game; ${plain[0]} has none (CR 901.3)`);
  }
  if (heroes.length > 0 && heroes.length < seats.length - 1) {
    throw new InvalidSetup('One player has a scheme deck in an Archenemy game (CR 904.2a), or each (CR 904.12a)');
  }
}

/** Without adjudication a game has only cards that are wholly understood (docs/decisions.md D13). @throws InvalidSetup */
function checkUnderstood(seats: CreateGame['seats'], shared: readonly CardDefinition[]): void {
  const cards = seats.flatMap(
    ({ deck, sideboard = [], commanders = [], attractions = [], planes = [], schemes = [], ...rest }) => [
      ...[deck, sideboard, commanders, attractions, planes, schemes].flat(),
      ...(rest.vanguard === undefined ? [] : [rest.vanguard]),
    ],
  );
  const unread = [...cards, ...shared].find((card) => unreadClauses(card).length > 0);
  if (unread === undefined) return;
  throw new InvalidSetup(
    `${unread.faces[0].name} isn’t wholly understood, so the game needs adjudication by the players or a judge`,
  );
}
