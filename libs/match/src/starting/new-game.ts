import { fromHex } from '@stacktrail/kernel';
import { editions, wrongSeats, type NewGame } from '@stacktrail/rules';
import type { CreateGame } from '../commands.js';
import { InvalidSetup } from '../errors.js';
import type { Randomness } from '../storage/randomness.js';
import type { Seed } from '../storage/secrets.js';

const nonceBytes = 16;

/** The setup that a command asks for, in the words of the rules. @throws InvalidSetup */
export function newGame(command: CreateGame, gameId: string, seed: Seed, randomness: Randomness): NewGame {
  const {
    seats,
    name,
    edition = editions[0],
    format,
    chooser,
    position,
    reference,
    dungeons,
    ante,
    adjudication,
    chance,
    planes,
    handNumbers,
    asksByWhatIsOpen = handNumbers !== 0,
    openAfterEnd,
  } = command;
  const teams = teamsOf(command);
  if (!(editions as readonly string[]).includes(edition)) {
    throw new InvalidSetup(`The rules edition “${edition}” is unknown; known are ${editions.join(', ')}`);
  }
  const wrong = wrongSeats(command);
  if (wrong !== null) throw new InvalidSetup(wrong.replace(/\.$/, ''));
  const bare = seats.find(({ deck }) => deck.length === 0);
  if (bare !== undefined) throw new InvalidSetup(`The deck of ${bare.name} has no card (CR 100.2)`);
  return {
    game: gameId,
    edition,
    match: name ?? null,
    parent: null,
    seats: seats.map(({ name: seat, deck, commanders = [], sideboard = [], attractions = [], ...others }) => ({
      name: seat,
      deck,
      commanders,
      sideboard,
      attractions,
      planes: others.planes ?? [],
      schemes: others.schemes ?? [],
      mechanics: others.mechanics ?? [],
      ...(others.deckName === undefined ? {} : { deckName: others.deckName }),
      ...(others.vanguard === undefined ? {} : { vanguard: others.vanguard }),
    })),
    ...(planes === undefined ? {} : { planes }),
    ...(reference === undefined ? {} : { reference }),
    ...(format === undefined ? {} : { format }),
    ...(ante === undefined ? {} : { ante }),
    ...(adjudication === undefined ? {} : { adjudication }),
    ...(chance === undefined ? {} : { chance }),
    ...(handNumbers === undefined ? {} : { handNumbers }),
    ...(openAfterEnd === undefined ? {} : { openAfterEnd }),
    ...(dungeons === undefined ? {} : { dungeons }),
    ...(teams === undefined ? {} : { teams }),
    ...(chooser === undefined ? {} : { chooser }),
    ...(position === undefined ? {} : { position }),
    asksByWhatIsOpen,
    skipsCountedChoices: asksByWhatIsOpen,
    ...seed,
    provable: randomness.provable,
    nonces: seats.map(({ nonce }, seat) => nonceOf(nonce, seat, randomness)),
  };
}

function nonceOf(given: string | undefined, seat: number, randomness: Randomness): Uint8Array {
  if (given === undefined) return randomness.bytes(`nonce of seat ${seat}`, nonceBytes);
  try {
    return fromHex(given);
  } catch {
    throw new InvalidSetup(`The nonce of seat ${seat} is not in hexadecimal digits`);
  }
}

/** CR 904.2: where nobody says who plays with whom, the archenemy is alone against all others. */
function teamsOf({ teams, seats }: CreateGame): readonly number[] | undefined {
  const schemers = seats.filter(({ schemes = [] }) => schemes.length > 0).length;
  if (teams !== undefined || schemers !== 1) return teams;
  return seats.map(({ schemes = [] }) => (schemes.length > 0 ? 0 : 1));
}
