import { describe, expect, test } from '@jest/globals';
import {
  MalformedEvent,
  Upcasters,
  eventSchemas,
  fromStored,
  redact,
  releasedUpcasters,
  verifyChain,
  type StoredGameEvent,
  type Upcaster,
} from '../src/index.js';
import { list, nullable, text, uint } from '../src/schema/codec.js';
import { setupUpcasters } from '../src/upcasters/setup-upcasters.js';
import { publicEvent, veiledEvent } from '../src/schema/event-schema.js';
import { atRevision } from './arbitrary-event.js';
import { stored, throughJson } from './game.js';
import { sampleEvents } from './samples/index.js';

// A release to come: life was gained in another way in its version 1, and cards are looked at for a reason.
const tomorrow = {
  ...eventSchemas,
  LifeGained: publicEvent(3, { player: uint, gained: uint, why: nullable(text) }),
  CardsLookedAt: veiledEvent(3, { player: uint, number: uint }, { seen: list(uint) }),
};

const upcasters: readonly Upcaster[] = [
  {
    type: 'LifeGained',
    schema: eventSchemas.LifeGained,
    upcast: ({ player, amount }) => ({ player, gained: amount }),
  },
  {
    type: 'LifeGained',
    schema: publicEvent(2, { player: uint, gained: uint }),
    upcast: (data) => ({ ...data, why: null }),
  },
  {
    type: 'CardsLookedAt',
    schema: eventSchemas.CardsLookedAt,
    upcast: ({ player, count, seenBy, cards }) => ({
      player,
      number: count,
      seenBy,
      seen: cards,
    }),
  },
];
const future = new Upcasters([...releasedUpcasters, ...upcasters], tomorrow);

const game = ['LifeGained', 'CardsLookedAt', 'Tapped'].map((type, revision) =>
  atRevision(
    sampleEvents.find((event) => event.type === type)!,
    revision,
  ),
);
const events: readonly StoredGameEvent[] = throughJson(stored([game]));

describe('upcasting', () => {
  test('an event of an old version is read in today’s', () => {
    expect(fromStored(events[0], future).data).toEqual({ player: 0, gained: 4, why: null });
    expect(fromStored(events[1], future).data).toEqual({ player: 0, number: 1, seenBy: 1, seen: [17] });
    expect(fromStored(events[2], future)).toEqual(game[2]);
  });

  test('an old event is checked as what it was', () => {
    const spoilt = { ...events[0]!, data: { player: 0, gained: 4, why: null } };
    expect(() => fromStored(spoilt, future)).toThrow(MalformedEvent);
    expect(() => fromStored(spoilt, future)).toThrow('data.amount');
  });

  test('the chain is hashed as it was stored, never upcast', () => {
    const redacted = events.map((event) => redact(event, 'spectator'));
    expect(verifyChain(events, undefined, future)).toEqual(verifyChain(events));
    expect(verifyChain(redacted, undefined, future)).toEqual(verifyChain(events));
    const first = events[0]!;
    const upcast = { ...first, data: { player: 0, gained: 4 }, envelope: { ...first.envelope, schemaVersion: 2 } };
    expect(verifyChain([upcast, ...events.slice(1)], undefined, future)).toMatchObject({
      ok: false,
      error: { revision: 0 },
    });
  });

  test('a game that was started before there were teams is one of each for themselves', () => {
    const [started] = setupUpcasters;
    const seats = [{ name: 'A' }, { name: 'B' }, { name: 'C' }];
    expect(started!.upcast({ seats, startingLife: 20 })).toEqual({
      seats,
      startingLife: 20,
      format: 'constructed',
      teams: [0, 1, 2],
      freeMulligan: true,
      chooser: null,
    });
  });

  test.each([
    [{ winner: 1, by: 'win' }, [1]],
    [{ winner: null, by: 'draw' }, []],
  ])('who had won a game of version 1 has won it alone: %j', (data, winners) => {
    expect(setupUpcasters.find(({ type }) => type === 'GameEnded')!.upcast(data)).toEqual({ ...data, winners });
  });

  test('every old version has an upcaster, and there is no other', () => {
    expect(() => new Upcasters([...releasedUpcasters, ...upcasters.slice(1)], tomorrow)).toThrow(
      'LifeGained is of version 3 and can be read of 2, 3',
    );
    expect(() => new Upcasters([...releasedUpcasters, ...upcasters])).toThrow(
      'CardsLookedAt is of version 2 and can be read of 1, 2, 2',
    );
  });
});
