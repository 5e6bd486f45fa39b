import type { CardDefinition } from '@stacktrail/card-tree';
import type { CardIndex, EventData, PlayerId } from '@stacktrail/game-events';
import { type Catalog, formats, type FormatName } from '@stacktrail/game-state';
import { commitment, toHex } from '@stacktrail/kernel';
import type { StartingPosition } from '../starting/starting-position.js';
import { pin, type CardReference } from './pin.js';

/** What a game is started with. */
export interface NewGame {
  readonly game: string;
  /** The rules edition that it is played under (design D14). */
  readonly edition: string;
  /** Constructed where absent (CR 100.2), or Commander where a deck has a commander. */
  readonly format?: FormatName;
  /** The number of each seat's team (CR 102.3); everyone plays for themselves where absent. */
  readonly teams?: readonly number[];
  /** Who chooses who takes the first turn: the loser of the match's game before (CR 103.1). Chance finds one if absent. */
  readonly chooser?: PlayerId;
  /** The dungeon cards that every player owns outside the game (CR 309.2); none where absent. */
  readonly dungeons?: readonly CardDefinition[];
  /** Where the game starts from, where it doesn't start as CR 103 says. Such a game is not provable. */
  readonly position?: StartingPosition;
  /** Whether the game is played for ante (CR 407.1); it isn't where absent. */
  readonly ante?: boolean;
  /** One planar deck for all players (CR 901.15); each brings one of their own where absent, or none. */
  readonly planes?: readonly CardDefinition[];
  readonly match: string | null;
  readonly parent: string | null;
  readonly seats: readonly {
    readonly name: string;
    readonly deck: readonly CardDefinition[];
    /** The deck's commanders, beside its other cards (CR 903.3); none where absent. */
    readonly commanders?: readonly CardDefinition[];
    /** The cards of an Attraction deck (CR 717.2); none where absent. */
    readonly attractions?: readonly CardDefinition[];
    /** The cards of a planar deck (CR 901.3) and of a scheme deck (CR 904.3); none where absent. */
    readonly planes?: readonly CardDefinition[];
    readonly schemes?: readonly CardDefinition[];
    /** CR 902.3; none where absent. */
    readonly vanguard?: CardDefinition;
    /** CR 100.4; none where absent. */
    readonly sideboard?: readonly CardDefinition[];
  }[];
  /** Where cards are found that no deck has and that a text names (CR 111.11). */
  readonly reference?: CardReference;
  /** 32 secret bytes, and the salt of the commitment to them. */
  readonly seed: Uint8Array;
  readonly salt: Uint8Array;
  /** Whether the seed was drawn where no player could know it. */
  readonly provable: boolean;
  /** One contribution to the randomness from each seat. */
  readonly nonces: readonly Uint8Array[];
}

/** The editions of the rules that this engine plays. */
export const editions = ['2025-06-06'] as const;

/** As many seats as a fact's mask of who may see it is made for. */
export const mostSeats = 8;

/** What is wrong with the seats of a new game, in a sentence; `null` where nothing is. */
export function wrongSeats({
  seats,
  teams,
  chooser,
}: Pick<NewGame, 'teams' | 'chooser'> & {
  readonly seats: readonly unknown[];
}): string | null {
  const { length } = seats;
  if (length < 2) return 'A game needs at least two seats (CR 100.1).';
  if (length > mostSeats) return `A game has at most ${mostSeats} seats here, not ${length}.`;
  if (teams !== undefined) {
    if (teams.length !== length) return `Name the team of each of the ${length} seats, not of ${teams.length}.`;
    if (new Set(teams).size < 2) return 'A game needs at least two teams (CR 102.3).';
  }
  return chooser !== undefined && chooser >= length ? `There is no seat ${chooser} to choose who begins.` : null;
}

/** The setup fact of a game, and the definitions that it pins, each once. */
export function setUp(game: NewGame): {
  readonly setup: EventData<'GameStarted'>;
  readonly catalog: Catalog;
  /** Each seat's deck, as indexes of the catalog's definitions; its commanders are the last of it. */
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
} {
  if (!(editions as readonly string[]).includes(game.edition)) {
    throw new Error(`The rules edition “${game.edition}” is unknown; known are ${editions.join(', ')}.`);
  }
  const wrong = wrongSeats(game);
  if (wrong !== null) throw new Error(wrong);
  const led = game.seats.some(({ commanders = [] }) => commanders.length > 0);
  const format = game.format ?? (led ? 'commander' : 'constructed');
  const { startingLife, startingHandSize, freeMulligan } = formats[format];
  const { seats, dungeons = [] } = game;
  const sideboards = ofSeats(seats, ({ sideboard }) => sideboard);
  const attractions = ofSeats(seats, (seat) => seat.attractions);
  const { planes: shared = [] } = game;
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
    game.reference,
  );
  const setup = {
    game: game.game,
    edition: game.edition,
    match: game.match,
    parent: game.parent,
    startingLife: startingLife(game.seats.length), // CR 103.4
    startingHandSize, // CR 103.5
    seats: game.seats.map(({ name }) => ({ name })),
    definitions: catalog.hash,
    seedCommitment: toHex(commitment(game.salt, game.seed)),
    provable: game.provable && game.position === undefined,
    format,
    teams: game.teams ?? game.seats.map((_, seat) => seat),
    freeMulligan: freeMulligan || game.seats.length > 2, // CR 103.5c, 800.6
    chooser: game.chooser ?? null,
  };
  const brought = decks.slice(0, seats.length);
  const others = seats.length + sideboards.length;
  const at = others + attractions.length;
  const end = at + planes.length;
  const last = end + schemes.length;
  return {
    setup,
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

/** The cards that are the last of each deck: as many as there are commanders. */
function lastOf(decks: readonly (readonly number[])[], seats: NewGame['seats']): readonly (readonly CardIndex[])[] {
  let end = 0;
  return decks.map((deck, seat) => {
    end += deck.length;
    const count = seats[seat]?.commanders?.length ?? 0;
    return Array.from({ length: count }, (_, i) => (end - count + i) as CardIndex);
  });
}

/** What each seat has of something beside its deck; nothing at all where nobody has any. */
function ofSeats(
  seats: NewGame['seats'],
  which: (seat: NewGame['seats'][number], at: number) => readonly CardDefinition[] | undefined,
): readonly (readonly CardDefinition[])[] {
  const all = seats.map((seat, at) => which(seat, at) ?? []);
  return all.some((cards) => cards.length > 0) ? all : [];
}
