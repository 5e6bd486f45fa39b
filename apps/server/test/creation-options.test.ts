import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startServer, type Harness, type Json } from './harness.js';

/** What a request to begin a game may say, by the name of the field: each field of the API has to be here. */
const ofGame: Readonly<Record<string, readonly unknown[]>> = {
  commandId: ['a new one'],
  name: ['A final'],
  format: ['constructed', 'limited', 'commander', 'brawl'],
  teams: [
    [0, 1],
    [0, 0],
  ],
  adjudication: ['players', 'judge', 'off'],
  chance: ['told'],
  ante: [true],
  openAfterEnd: [true],
  invite: [true],
  private: [true],
  tokenDays: [1],
  clock: [{ seconds: 60 }, { perDecision: 60 }],
  planes: ['10 Goldmeadow'],
  chooser: [1],
  seed: ['x'],
  promise: ['a new one'],
  edition: ['2025-06-06'],
};

const plain = '30 Forest\n30 Kitchen Finks';

/** The same of each seat. */
const ofSeat: Readonly<Record<string, readonly unknown[]>> = {
  name: ['Ann'],
  deckName: ['Green'],
  deck: ['moorland-ghosts'],
  deckList: [
    `${plain}\n4 Future Sight`,
    `${plain}\n\nPlanes\n10 Goldmeadow`,
    `${plain}\n\nSchemes\n20 My Wish Is Your Command`,
    `${plain}\n\nAttractions\n10 Roller Coaster`,
    `${plain}\n\nCompanion\n1 Lurrus of the Dream-Den`,
    '99 Forest\n\nCommander\n1 Kodama of the East Tree',
  ],
  sideboard: ['3 Forest'],
  bot: ['random', 'greedy'],
  mechanics: [['miracle', 'opening hand'], ['companion']],
  nonce: ['a'.repeat(32)],
};

interface Option {
  readonly what: string;
  /** Puts it into a request. */
  readonly enter: (request: Json) => void;
}

const optionsOf = (
  fields: Readonly<Record<string, readonly unknown[]>>,
  place: string,
  put: (request: Json, more: object) => void,
): readonly Option[] =>
  Object.entries(fields).flatMap(([field, values]) =>
    values.map((value) => ({
      what: `${place}${field}: ${JSON.stringify(value)}`,
      enter: (request: Json) => put(request, { [field]: value }),
    })),
  );

const options: readonly Option[] = [
  ...optionsOf(ofGame, '', (request, more) => void Object.assign(request, more)),
  ...optionsOf(ofSeat, 'second seat, ', ({ seats }, more) => void Object.assign(seats[1], more)),
  ...optionsOf({ deckList: ofSeat['deckList']! }, 'both seats, ', ({ seats }, more) => {
    for (const seat of seats) Object.assign(seat, more);
  }),
];

describe('two options of a new game', () => {
  let harness: Harness;
  let begun = 0;
  beforeAll(async () => {
    harness = await startServer();
  });
  afterAll(() => harness.stop());

  test('are each of the fields that the API names', () => {
    const file = new URL('../../../docs/openapi.json', import.meta.url);
    const { CreateGameDto: game, SeatDto: seat } = JSON.parse(readFileSync(file, 'utf8')).components.schemas;
    expect(Object.keys(ofGame).sort()).toEqual(
      Object.keys(game.properties)
        .filter((name) => name !== 'seats')
        .sort(),
    );
    expect(Object.keys(ofSeat).sort()).toEqual(Object.keys(seat.properties).sort());
  });

  /** What is wrong with what the server makes of a request; nothing if it begins a game that can be seen, or refuses it in words. */
  async function faultOf(request: Json): Promise<string | null> {
    if ('commandId' in request) request.commandId = randomUUID();
    if ('promise' in request) request.promise = (await harness.as().post('/seeds').expect(201)).body.id;
    const { status, body } = await harness.as().post('/games', request);
    if (status !== 201) return status < 500 && typeof body.detail === 'string' ? null : `${status}: ${body.detail}`;
    const board = await harness.as(body.judgeToken ?? undefined).get(`/games/${body.game}/board`);
    begun += 1;
    // Whoever takes an invitation has a token; nobody has one yet.
    return board.status < 500 ? null : `a board: ${board.status}`;
  }

  test.each(options.map((option, i) => [option.what, option, options.slice(i + 1)] as const))(
    '%s, with any other, begins a game or is refused in words',
    async (_, one, others) => {
      const faults: string[] = [];
      for (const other of others) {
        const request = { seats: ['Ann', 'Bob'].map((name) => ({ name, deckList: plain })) };
        one.enter(request);
        other.enter(request);
        const fault = await faultOf(request);
        if (fault !== null) faults.push(`${other.what}: ${fault}`);
      }
      expect(faults).toEqual([]);
    },
  );

  test('begin a game more often than not', () => {
    const pairs = (options.length * (options.length - 1)) / 2;
    expect(begun).toBeGreaterThan(pairs / 2);
  });
});
