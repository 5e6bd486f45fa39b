import type { CardDefinition } from '@stacktrail/card-tree';
import type { CardIndex, EventData } from '@stacktrail/game-events';
import { formats, type Catalog } from '@stacktrail/game-state';
import { commitment, keyCommitment, toHex } from '@stacktrail/kernel';
import { namedMechanics } from './hidden-mechanics.js';
import { editions, SetupRefused, wrongSeats, type NewGame } from './new-game.js';
import { pin } from './pin.js';
import { wrongToldGame } from './told-setup.js';
import { inSecretOrder } from './secret-order.js';

/** A game that can begin. */
export interface SetUp {
  readonly setup: EventData<'GameStarted'>;
  readonly catalog: Catalog;
  /** Each seat's deck, as numbers of the catalog's definitions; its commanders are the last of it. */
  readonly decks: readonly (readonly number[])[];
  /** Each seat's commanders, as the cards of the game that they are. */
  readonly commanders: readonly (readonly CardIndex[])[];
  /** The same of sideboards: one for each seat, or none at all where nobody has one. */
  readonly sideboards: readonly (readonly number[])[];
  /** The same of Attraction decks. */
  readonly attractions: readonly (readonly number[])[];
  /** The same of planar and scheme decks. */
  readonly planes: readonly (readonly number[])[];
  readonly schemes: readonly (readonly number[])[];
  /** The same of vanguards: one for each seat, or none at all. */
  readonly vanguards: readonly (readonly number[])[];
}

/**
 * The setup fact of a game, and the definitions that it pins, each once.
 *
 * @throws SetupRefused if the edition isn't known, the seats don't fit, or a card has an unread clause that nobody adjudicates
 */
export function setUp(game: NewGame): SetUp {
  if (!(editions as readonly string[]).includes(game.edition)) {
    throw new SetupRefused(`The rules edition “${game.edition}” is unknown; known are ${editions.join(', ')}.`);
  }
  const wrong = wrongSeats(game);
  if (wrong !== null) throw new SetupRefused(wrong);
  const { catalog, commanders, ...decks } = pinDecks(game);
  if (catalog.hasUnreadClauses && game.adjudication === undefined) {
    throw new SetupRefused('A card isn’t wholly understood, so the game needs adjudication by the players or a judge.');
  }
  const wrongTold = wrongToldGame(game, catalog);
  if (wrongTold !== null) throw new SetupRefused(wrongTold);
  const setup = setupFact(game, catalog);
  // Whoever knows the seed of a game that isn't provable would know this order too, so the deck lists stay as they are.
  if (game.veil === undefined || !setup.provable) return { setup, catalog, commanders, ...decks };
  const counts = commanders.map(({ length }) => length);
  return { setup, catalog, commanders, ...inSecretOrder(decks, counts, game.veil) };
}

/** Collects the definitions of all cards that take part, and each seat's decks as their numbers. */
function pinDecks(game: NewGame): Omit<SetUp, 'setup'> {
  const { seats, dungeons = [], planes: shared = [], reference } = game;
  const sideboards = ofSeats(seats, ({ sideboard }) => sideboard);
  const attractions = ofSeats(seats, (seat) => seat.attractions);
  const planes = ofSeats(seats, (seat, i) => (shared.length > 0 ? (i === 0 ? shared : []) : seat.planes));
  const schemes = ofSeats(seats, (seat) => seat.schemes);
  const vanguards = ofSeats(seats, ({ vanguard }) => (vanguard === undefined ? [] : [vanguard]));
  const supplementary = [attractions, planes, schemes, vanguards];
  const { catalog, decks } = pin(
    [
      ...seats.map(({ deck, commanders = [] }) => [...deck, ...commanders]),
      ...sideboards,
      ...supplementary.flat(),
      dungeons,
    ],
    reservedNumbers(game) > 0 ? 'by content' : 'by place',
    reference,
  );
  const brought = decks.slice(0, seats.length);
  const others = seats.length + sideboards.length;
  const at = others + attractions.length;
  const end = at + planes.length;
  const last = end + schemes.length;
  return {
    catalog,
    decks: brought,
    commanders: lastOf(brought, seats),
    sideboards: decks.slice(seats.length, others),
    attractions: decks.slice(others, at),
    planes: decks.slice(at, end),
    schemes: decks.slice(end, last),
    vanguards: decks.slice(last, -1),
  };
}

/** The reserved numbers of a hand: more than a player draws in most games. */
const handNumbersAtATime = 128;

function reservedNumbers({ handNumbers = handNumbersAtATime }: NewGame): number {
  return handNumbers;
}

function setupFact(game: NewGame, { hash: definitions }: Catalog): EventData<'GameStarted'> {
  const led = game.seats.some(({ commanders = [] }) => commanders.length > 0);
  const format = game.format ?? (led ? 'commander' : 'constructed');
  const { startingLife, startingHandSize, freeMulligan } = formats[format];
  return {
    game: game.game,
    edition: game.edition,
    match: game.match,
    parent: game.parent,
    startingLife: startingLife(game.seats.length), // CR 103.4
    startingHandSize, // CR 103.5
    seats: game.seats.map(({ name }) => ({ name })),
    seedCommitment: toHex(commitment(game.salt, game.seed)),
    provable: game.provable && game.position === undefined && game.chance === undefined,
    format,
    teams: game.teams ?? game.seats.map((_, seat) => seat),
    freeMulligan: freeMulligan || game.seats.length > 2, // CR 103.5c, 800.6
    chooser: game.chooser ?? null,
    handNumbers: reservedNumbers(game),
    mechanics: namedMechanics(game),
    veilCommitment: game.veil === undefined ? '' : toHex(keyCommitment(game.veil)),
    openAfterEnd: game.openAfterEnd ?? false,
    asksByWhatIsOpen: game.asksByWhatIsOpen ?? false,
    skipsCountedChoices: game.skipsCountedChoices ?? false,
    definitions,
    seenBy: 0,
  };
}

/** The cards that are the last of each deck: as many as there are commanders. */
function lastOf(decks: readonly (readonly number[])[], seats: NewGame['seats']): readonly (readonly CardIndex[])[] {
  let end = 0;
  return decks.map((deck, seat) => {
    end += deck.length;
    const count = seats[seat]?.commanders?.length ?? 0;
    return Array.from({ length: count }, (_, i) => (end - count + i) as CardIndex);
  });
}

/** What each seat has of an optional list of cards; an empty list if no seat has any. */
function ofSeats(
  seats: NewGame['seats'],
  which: (seat: NewGame['seats'][number], at: number) => readonly CardDefinition[] | undefined,
): readonly (readonly CardDefinition[])[] {
  const all = seats.map((seat, at) => which(seat, at) ?? []);
  return all.some((cards) => cards.length > 0) ? all : [];
}
