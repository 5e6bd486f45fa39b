import { snapshotOf, stateFrom } from '@stacktrail/game-state';
import { describe, expect, test } from '@jest/globals';
import {
  activated,
  cost,
  creature,
  creatures,
  gainLife,
  triggered,
  type Ability,
  type Effect,
} from '@stacktrail/card-tree';
import {
  attackWith,
  pay,
  bear,
  doing,
  resolves,
  watching,
  cardTroubleOf,
  brokenInvariants,
  plainState,
  alice,
  bob,
  position,
  size,
  type Position,
  pools,
  Table,
  phenomenon,
  plane,
} from '@stacktrail/test-kit';
import { boardView } from '@stacktrail/views';
import { strayVariantCards } from '../../src/index.js';
import { action, arena, scene } from './planechase-stage.js';

const me = { players: 'you' } as const;

const grove = plane('Grove', triggered(action('planeswalk to'), gainLife(10)));

const rift = phenomenon('Rift', triggered(action('planeswalk to'), gainLife(5)));

function upNames({ state }: Table): readonly string[] {
  return state.command.map((id) => state.objects.get(id)!.printed.name);
}

describe('CR 701.31: planeswalking', () => {
  const planeswalk: Effect = { do: 'planeswalk' };
  const walking = (p: Position): void => void p.hand(alice, doing(planeswalk));

  test('CR 701.31b, 311.6: the plane goes face down to the bottom of its owner’s deck, as a new object', () => {
    const { up, decks, table } = scene(arena, [[grove, rift], [arena]], walking);
    resolves(table, table.state.players[alice]!.hand[0]!);
    const { planes } = table.state.players[alice]!;
    expect([planes.length, planes[0]]).toEqual([2, decks[0]![1]]);
    const last = table.object(planes[1]!);
    expect([last.printed.name, last.id === up, last.knownTo, table.object(up).left]).toEqual(['Arena', false, 0, true]);
    expect(boardView(table.state, { seat: bob }).command.map((card) => 'name' in card && card.name)).toEqual(['Grove']);
    expect(boardView(table.state, { seat: bob }).seats.map(({ planes: count }) => count)).toEqual([2, 1]);
    expect(cardTroubleOf(table.state)).toEqual([]);
    expect(brokenInvariants(table.state)).toEqual([]);
    expect(plainState(stateFrom(snapshotOf(table.state), table.state.catalog))).toBe(plainState(table.state));
  });

  test('CR 701.31a: only the planar controller may, and only in a Planechase game', () => {
    const { table } = scene(
      arena,
      [[grove], [grove]],
      (p) => void p.hand(bob, doing(planeswalk)),
      (state) => {
        state.activePlayer = bob;
        state.priority = bob;
      },
    );
    resolves(table, table.state.players[bob]!.hand[0]!);
    expect(upNames(table)).toEqual(['Arena']);
    const p = position();
    const card = p.hand(alice, doing(planeswalk, { do: 'chaos ensues' }, { do: 'roll the planar die', who: me }));
    const plain = new Table(p);
    resolves(plain, card);
    expect([plain.of('KeywordActionTaken'), plain.of('PlanarDieRolled')]).toEqual([[], []]);
  });

  test('CR 901.11: abilities trigger on it', () => {
    const { table } = scene(grove, [[plane('Shore')]], (p) => {
      walking(p);
      p.battlefield(alice, watching('Watch', triggered(action('planeswalk', false), gainLife(1))));
    });
    resolves(table, table.state.players[alice]!.hand[0]!);
    expect(table.stack).toEqual(['ability of Watch']);
  });

  test('CR 901.11c: a player planeswalks away from all planes that are face up', () => {
    const { table } = scene(arena, [[plane('Shore')]], (p) => {
      walking(p);
      p.command(alice, grove);
    });
    resolves(table, table.state.players[alice]!.hand[0]!);
    expect(upNames(table)).toEqual(['Shore']);
    expect(table.state.players[alice]!.planes.map((id) => table.object(id).printed.name)).toEqual(['Arena', 'Grove']);
  });

  test('CR 901.11: effects that last until a player planeswalks end', () => {
    const grows: Effect = {
      do: 'apply',
      to: { objects: 'each', filter: { is: 'type', type: 'Creature' } },
      changes: [{ change: 'modify power and toughness', power: 2, toughness: 2 }],
      until: 'until a player planeswalks',
    };
    const { table } = scene(grove, [[arena]], (p) => {
      p.battlefield(alice, bear);
      p.hand(alice, doing(grows));
      p.hand(alice, doing(planeswalk));
    });
    const [first, second] = table.state.players[alice]!.hand;
    const [permanent] = table.state.battlefield;
    resolves(table, first!);
    expect(size(table.state, permanent!)).toBe('4/4');
    resolves(table, second!);
    expect(size(table.state, permanent!)).toBe('2/2');
  });

  test('CR 311.2: a plane that would leave the command zone stays there', () => {
    const everything: Effect = {
      do: 'move',
      what: { objects: 'each', filter: { is: 'anything' }, zone: 'command' },
      to: { zone: 'graveyard' },
    };
    const { table } = scene(arena, [[grove]], (p) => void p.hand(alice, doing(everything)));
    resolves(table, table.state.players[alice]!.hand[0]!);
    expect(upNames(table)).toEqual(['Arena']);
  });
});

describe('CR 311, 901.6: abilities of planes, and who controls them', () => {
  const anthem: Ability = {
    kind: 'static',
    effects: [
      {
        static: 'continuous',
        affects: { objects: 'each', filter: { is: 'all', of: [creatures, { is: 'controlled by', who: 'you' }] } },
        changes: [{ change: 'modify power and toughness', power: 1, toughness: 1 }],
      },
    ],
  };
  const field = plane('Field', anthem, activated([cost.mana('{G}')], gainLife(4)));

  test('CR 311.4, 311.5: static abilities affect the game for the planar controller, who is the active player', () => {
    const { table } = scene(field, [[grove], [grove]], (p) => {
      p.battlefield(alice, bear);
      p.battlefield(bob, bear);
    });
    const sizes = (): readonly string[] => table.state.battlefield.map((id) => size(table.state, id));
    expect(sizes()).toEqual(['3/3', '2/2']);
    table.passUntil('declare attackers');
    table.answer(attackWith(bob));
    table.passUntil('upkeep');
    expect([table.state.planarController, sizes()]).toEqual([bob, ['2/2', '3/3']]);
    expect(table.of('PlanarControllerChanged').map(({ data, rule }) => [data.player, rule])).toEqual([[bob, '311.5']]);
    expect(boardView(table.state, 'spectator').planarController).toBe(bob);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 311.4: only the planar controller can activate abilities of the plane', () => {
    const { up, table } = scene(field, [[grove], [grove]], undefined, pools('G', 'G'));
    table.activate(up, pay);
    table.passAll();
    expect([table.life(alice), table.reversed]).toEqual([24, null]);
    table.pass();
    expect(() => table.activate(up)).toThrow('602.2');
  });
});

describe('CR 312, 704.6f: phenomena', () => {
  test('CR 312.5, 312.7: it is encountered, and once its ability has left the stack the planar controller planeswalks', () => {
    const { table } = scene(grove, [[rift, arena]], (p) => void p.hand(alice, doing({ do: 'planeswalk' })));
    resolves(table, table.state.players[alice]!.hand[0]!);
    expect([upNames(table), table.stack]).toEqual([['Rift'], ['ability of Rift']]);
    table.passAll();
    expect([upNames(table), table.stack, table.life(alice)]).toEqual([['Arena'], ['ability of Arena'], 25]);
    expect(table.of('SupplementaryCardTurnedDown').at(-1)?.rule).toBe('701.31b');
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 704.6f: one without a triggered ability is planeswalked away from at once', () => {
    const { table } = scene(
      grove,
      [[phenomenon('Calm'), arena]],
      (p) => void p.hand(alice, doing({ do: 'planeswalk' })),
    );
    resolves(table, table.state.players[alice]!.hand[0]!);
    expect(upNames(table)).toEqual(['Arena']);
  });
});

test('CR 205.2a: a creature is none of these', () => {
  expect(strayVariantCards([creature('Beast', '{1}', [], 1, 1)])).toEqual([]);
});
