import {
  gameEndedV1Fields,
  gameStartedV1Fields,
  gameStartedV3Fields,
  gameStartedV4Fields,
  gameStartedV5Fields,
  gameStartedV6Fields,
  randomPlayerChosenV1Fields,
} from '../events/setup-events.js';
import { player } from '../fields.js';
import { bool, list, nullable, text, uint } from '../schema/codec.js';
import { publicEvent, veiledEvent } from '../schema/event-schema.js';
import type { Upcaster } from './upcaster.js';

/** In version 1 every game was a free-for-all, and games of more than two players had a free mulligan (CR 103.5c). */
const gameStartedV1: Upcaster = {
  type: 'GameStarted',
  schema: publicEvent(1, gameStartedV1Fields),
  upcast(data) {
    const seats = data['seats'] as readonly unknown[];
    return {
      ...data,
      format: 'constructed',
      teams: seats.map((_, seat) => seat),
      freeMulligan: seats.length > 2,
      chooser: null,
    };
  },
};

const everyone = 0x7fffffff;

/** In version 2 everybody saw the hash of the pinned definitions, and cards got their ids in the order in which they were drawn. */
const gameStartedV2: Upcaster = {
  type: 'GameStarted',
  schema: publicEvent(2, {
    ...gameStartedV1Fields,
    format: text,
    teams: list(uint),
    freeMulligan: bool,
    chooser: nullable(player),
  }),
  upcast: (data) => ({ ...data, handNumbers: 0, seenBy: everyone }),
};

/** In version 3 seats were asked only if they could choose something. */
const gameStartedV3: Upcaster = {
  type: 'GameStarted',
  schema: veiledEvent(3, gameStartedV3Fields, { definitions: text }),
  upcast: (data) => ({ ...data, mechanics: [] }),
};

/** In version 4 whoever knew the seed could open every veil. */
const gameStartedV4: Upcaster = {
  type: 'GameStarted',
  schema: veiledEvent(4, gameStartedV4Fields, { definitions: text }),
  upcast: (data) => ({ ...data, veilCommitment: '', openAfterEnd: false }),
};

/** In version 5 a choice that everybody saw to be forced was asked, and one among hidden cards only where there was one. */
const gameStartedV5: Upcaster = {
  type: 'GameStarted',
  schema: veiledEvent(5, gameStartedV5Fields, { definitions: text }),
  upcast: (data) => ({ ...data, asksByWhatIsOpen: false }),
};

/** In version 6 the only card of a hand was asked for. */
const gameStartedV6: Upcaster = {
  type: 'GameStarted',
  schema: veiledEvent(6, gameStartedV6Fields, { definitions: text }),
  upcast: (data) => ({ ...data, skipsCountedChoices: false }),
};

/** In version 1 one commitment was made to the whole list. */
const deckBroughtV1: Upcaster = {
  type: 'DeckBrought',
  schema: veiledEvent(1, { player, count: uint }, { deck: list(uint) }),
  upcast: (data) => ({ ...data, commitments: [] }),
};

const seedCommittedV1: Upcaster = {
  type: 'SeedCommitted',
  schema: publicEvent(1, { seedCommitment: text }),
  upcast: (data) => ({ ...data, veilCommitment: '' }),
};

/** In version 1 a game had at most one winner. */
const gameEnded: Upcaster = {
  type: 'GameEnded',
  schema: publicEvent(1, gameEndedV1Fields),
  upcast(data) {
    const { winner } = data;
    return { ...data, winners: winner === null || data['by'] === 'draw' ? [] : [winner] };
  },
};

/** In version 1 the player was always chosen among all players. */
const randomPlayerChosen: Upcaster = {
  type: 'RandomPlayerChosen',
  schema: publicEvent(1, randomPlayerChosenV1Fields),
  upcast: (data) => ({ ...data, among: [] }),
};

export const setupUpcasters: readonly Upcaster[] = [
  gameStartedV1,
  gameStartedV2,
  gameStartedV3,
  gameStartedV4,
  gameStartedV5,
  gameStartedV6,
  deckBroughtV1,
  seedCommittedV1,
  gameEnded,
  randomPlayerChosen,
];
