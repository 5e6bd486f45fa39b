import { describe, expect, test } from '@jest/globals';
import { artifact, gainLife, keywords, triggered, type CardDefinition, type CardType } from '@stacktrail/card-tree';
import { MemoryEventStore } from '@stacktrail/event-store';
import { Matches, simulate, verifyGame, type GameRecord } from '../src/index.js';
import { decks, seats } from './decks.js';

function card(type: CardType, name: string, action: string): CardDefinition {
  const event = { on: 'keyword action', action, who: 'you', what: { is: 'this' } } as const;
  const { faces, ...rest } = artifact(name, '', [], triggered(event, gainLife(1)));
  return { ...rest, faces: [{ ...faces[0], manaCost: null, types: [type] }] };
}

const planes = Array.from({ length: 12 }, (_, i) =>
  card(i < 2 ? 'Phenomenon' : 'Plane', `Plane ${i}`, 'planeswalk to'),
);
const schemes = Array.from({ length: 20 }, (_, i) => card('Scheme', `Scheme ${i}`, 'set in motion'));
const bots = ['random', 'random', 'random'] as const;
const three = [decks[0], decks[1], decks[0]];

function failedIn(record: GameRecord): readonly unknown[] {
  return verifyGame(record).checks.filter(({ status }) => status === 'failed');
}

function count({ events }: GameRecord, type: string): number {
  return events.filter((event) => event.type === type).length;
}

describe('casual variants', () => {
  test('CR 901: a Planechase game of three players is verified', async () => {
    const beside = three.map(() => ({ planes }));
    const { record } = await simulate({ decks: three, seed: 'three planes', bots, beside });
    expect(count(record, 'PlanarDieRolled')).toBeGreaterThan(0);
    expect(count(record, 'PlayerLeft')).toBeGreaterThan(0);
    expect(failedIn(record)).toEqual([]);
  });

  test('CR 901.15: so is one with a planar deck for all', async () => {
    const all = { planes: Array.from({ length: 30 }, (_, i) => card('Plane', `Shared ${i}`, 'planeswalk to')) };
    const { record } = await simulate({ decks: three, seed: 'shared planes', bots, ...all });
    expect(count(record, 'PlayerLeft')).toBeGreaterThan(0);
    expect(failedIn(record)).toEqual([]);
  });

  test('CR 904: so is an Archenemy game', async () => {
    const beside = three.map((_, seat) => (seat === 1 ? { schemes } : {}));
    const { record } = await simulate({ decks: three, seed: 'schemes', bots, beside });
    expect(count(record, 'SupplementaryCardTurnedUp')).toBeGreaterThan(1);
    expect(failedIn(record)).toEqual([]);
  });

  test('CR 315, 902: so are games with conspiracies and with vanguards', async () => {
    const { faces, ...rest } = artifact('Plot', '', [], ...keywords('hidden agenda'));
    const plot = { ...rest, faces: [{ ...faces[0], manaCost: null, types: ['Conspiracy'] }] } as const;
    const sage = card('Vanguard', 'Sage', 'planeswalk');
    const vanguard = { ...sage, faces: [{ ...sage.faces[0], handModifier: 1, lifeModifier: -5 }] } as const;
    const beside = three.map(() => ({ sideboard: [plot, plot], vanguard }));
    const { record } = await simulate({ decks: three, seed: 'plots', bots, beside });
    expect(count(record, 'VanguardBrought')).toBe(3);
    expect(count(record, 'NamesChosenSecretly')).toBeGreaterThan(0);
    expect(failedIn(record)).toEqual([]);
  });

  test('CR 901.3, 904.2, 904.12: decks that don’t make a game of a variant are refused', async () => {
    const matches = new Matches(new MemoryEventStore());
    const [ada, ben] = seats;
    const cleo = { ...ada, name: 'Cleo' };
    const create = async (setup: Parameters<Matches['create']>[0]): Promise<string> =>
      matches.create(setup).then(
        () => 'created',
        (error: unknown) => /CR [\d.a-z]+/.exec(String(error))?.[0] ?? String(error),
      );
    const [stray] = planes;
    expect(await create({ seats: [{ ...ada, planes }, ben] })).toBe('CR 901.3');
    expect(
      await create({
        seats: [
          { ...ada, planes: schemes },
          { ...ben, planes },
        ],
      }),
    ).toBe('CR 901.3');
    expect(await create({ seats: [ada, ben], planes: schemes })).toBe('CR 901.15a');
    expect(await create({ seats: [{ ...ada, schemes: planes }, ben] })).toBe('CR 904.3');
    expect(
      await create({
        seats: [
          { ...ada, planes },
          { ...ben, planes },
        ],
      }),
    ).toBe('created');
    expect(
      await create({
        seats: [
          { ...ada, planes },
          { ...ben, planes },
        ],
        planes,
      }),
    ).toBe('CR 901.15a');
    expect(await create({ seats: [{ ...ada, deck: [...ada.deck, stray!] }, ben] })).toBe('CR 901.3');
    expect(await create({ seats: [{ ...ada, schemes }, { ...ben, schemes }, cleo] })).toBe('CR 904.2a');
    expect(await create({ seats: [{ ...ada, vanguard: card('Vanguard', 'Sage', 'planeswalk') }, ben] })).toBe(
      'CR 902.3',
    );
    const { gameId } = await matches.create({ seats: [ada, { ...ben, schemes }, cleo] });
    expect((await matches.load(gameId)).setup.teams).toEqual([1, 0, 1]);
  });
});
