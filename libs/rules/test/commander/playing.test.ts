import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  cost,
  creature,
  dealDamage,
  flashback,
  gainLife,
  instant,
  keywords,
  legendary,
  morph,
  spell,
  target,
  type Effect,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import type { GameStateRecord } from '@stacktrail/game-state';
import {
  act,
  attackWith,
  cancel,
  pay,
  pick,
  bear,
  plainState,
  alice,
  bob,
  position,
  pools,
  Table,
} from '@stacktrail/test-kit';
import { boardView } from '@stacktrail/views';

const leader = legendary(creature('Leader', '{1}{G}', ['Elf'], 2, 2));
const kill = instant('Kill', '', spell(target.creature(), { do: 'destroy', what: target() }));

describe('CR 903.8: casting a commander from the command zone', () => {
  test('CR 903.8: its owner may cast it from there, at the times at which they could cast it', () => {
    const p = position(pools('GG', 'GG'));
    const [mine, his] = [p.leads(p.command(alice, leader)), p.leads(p.command(bob, leader))];
    const other = p.command(alice, leader);
    const table = new Table(p);
    expect([mine, his, other].map((id) => table.options(id).length)).toEqual([1, 0, 0]);
    table.cast(mine, pay);
    expect(table.stack).toEqual(['Leader']);
    expect(table.options(mine)).toEqual([]);
    table.pass();
    expect(table.options(his)).toEqual([]); // a creature card in another player's turn
    table.pass();
    expect([table.zoneOf(mine), table.now(mine).controller]).toEqual(['battlefield', alice]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 903.8: {2} more for each time that it was cast from there before', () => {
    for (const [casts, mana] of [
      [0, ['1', 'G']],
      [1, ['3', 'G']],
      [3, ['7', 'G']],
    ] as const) {
      const p = position(pools('GGGGGGGG'));
      const id = p.leads(p.command(alice, leader), { casts: [casts, 5] });
      const table = new Table(p);
      table.cast(id, pay);
      const total = table.of('TotalCostDetermined')[0]!.data.mana;
      const generic = total.filter((symbol) => /^\d+$/.test(symbol)).reduce((sum, symbol) => sum + Number(symbol), 0);
      expect([`${generic}`, 'G']).toEqual(mana);
      expect(table.state.commanders[0]!.casts).toEqual([casts + 1, 5]);
    }
  });

  test('CR 903.8: it is cast, killed, put back and cast again; one that is countered counts too', () => {
    const p = position(pools('GGGGGG'));
    const id = p.leads(p.command(alice, leader));
    const cards = [p.hand(alice, kill)];
    const table = new Table(p);
    table.cast(id, pay);
    table.passAll();
    table.cast(cards[0]!);
    table.passAll();
    table.answer(pick('yes'));
    table.cast(table.now(id).id, pay);
    expect([table.pool(alice), table.state.commanders[0]!.casts]).toEqual(['', [2, 0]]);
  });

  test('CR 903.8, 731.1: one that was begun and taken back doesn’t count', () => {
    const p = position(pools('GG'));
    const id = p.leads(p.command(alice, leader));
    const table = new Table(p);
    table.cast(id, cancel);
    expect([table.zoneOf(id), table.state.commanders[0]!.casts]).toEqual(['command', [0, 0]]);
    table.cast(id, pay);
    expect(table.state.commanders[0]!.casts).toEqual([1, 0]);
  });

  test('CR 903.8: from the hand it costs nothing more, and doesn’t count', () => {
    const p = position(pools('GG'));
    const id = p.leads(p.hand(alice, leader), { casts: [2, 0] });
    const table = new Table(p);
    table.cast(id, pay);
    expect([table.pool(alice), table.state.commanders[0]!.casts]).toEqual(['', [2, 0]]);
  });

  test('CR 903.8, 118.9d: the tax is an additional cost of an alternative cost too', () => {
    const hooded = legendary(creature('Hooded', '{5}{G}', ['Elf'], 2, 2, morph('{G}')));
    const p = position(pools('GGGGG'));
    const id = p.leads(p.command(alice, hooded), { casts: [1, 0] });
    const table = new Table(p);
    const down = table.options(id).find((one) => one.do === 'cast' && one.via === 'face down')!;
    table.answers(act(down), pay);
    expect(table.pool(alice)).toBe('');
  });

  test('CR 702.124d: of two commanders each is taxed for itself', () => {
    const p = position(pools('GGGG'));
    const one = p.leads(p.command(alice, leader), { casts: [4, 0] });
    const other = p.leads(p.command(alice, legendary(creature('Second', '{G}', ['Elf'], 1, 1))));
    const table = new Table(p);
    table.cast(other, pay);
    expect([table.pool(alice), table.state.commanders.map(({ casts }) => casts[0])]).toEqual(['GGG', [4, 1]]);
    expect(table.options(one)).toEqual([]);
  });

  test('CR 903.3d: what refers to casting a commander means the spell, and to a commander in a zone the card there', () => {
    const p = position(pools('GG'));
    const id = p.leads(p.command(alice, leader));
    const gain: Effect = gainLife(2);
    p.battlefield(alice, {
      ...bear,
      faces: [
        {
          ...bear.faces[0],
          abilities: [
            {
              kind: 'triggered',
              event: { on: 'casts', who: 'you', what: { is: 'designated', as: 'commander' } },
              modes: [{ targets: [], effects: [gain] }],
            },
          ],
        },
      ],
    });
    p.hand(alice, instant('Flash', '', spell(gain), flashback('{0}')));
    const table = new Table(p);
    table.cast(id, pay);
    expect(table.stack).toEqual(['Leader', 'ability of Bear']);
  });
});

/** Alice attacks with these; damage is dealt. */
function attacking(set: (p: ReturnType<typeof position>) => readonly ObjectId[], format = 'commander') {
  const p = position((state: GameStateRecord) => {
    state.step = 'beginning of combat';
    state.setup = { ...state.setup!, format };
  });
  const attackers = set(p);
  const table = new Table(p);
  table.pass(2);
  table.answer(attackWith(bob, ...attackers));
  while (table.state.outcome === null && table.state.step !== 'postcombat main') table.pass();
  return table;
}

describe('CR 903.10a, 704.6c: damage of commanders', () => {
  test('CR 903.10, 903.10a: a player who was dealt 21 combat damage by one commander over the game loses', () => {
    const table = attacking((p) => [p.leads(p.battlefield(alice, leader), { damage: [0, 19] })]);
    expect(table.state.outcome).toMatchObject({ winner: alice });
    expect(table.of('PlayerLost')).toMatchObject([{ rule: '704.6c', data: { player: bob } }]);
    expect(table.life(bob)).toBe(18);
  });

  test('CR 704.6c: twenty isn’t enough, nor that of two commanders together', () => {
    const table = attacking((p) => [
      p.leads(p.battlefield(alice, leader), { damage: [0, 18] }),
      p.leads(p.battlefield(alice, legendary(creature('Second', '{G}', ['Elf'], 2, 2))), { damage: [0, 18] }),
    ]);
    expect([table.state.outcome, table.state.commanders.map(({ damage }) => damage[bob])]).toEqual([null, [20, 20]]);
  });

  test('CR 903.10a: only combat damage counts', () => {
    const p = position();
    const pinger = legendary(
      creature('Pinger', '{G}', ['Elf'], 1, 1, activated([], dealDamage(5, { players: 'each opponent' }))),
    );
    const id = p.leads(p.battlefield(alice, pinger), { damage: [0, 20] });
    const table = new Table(p);
    table.activate(id);
    table.passAll();
    expect([table.life(bob), table.state.outcome, table.state.commanders[0]!.damage[bob]]).toEqual([15, null, 20]);
  });

  test('CR 903.10a: it is the same commander wherever it has been, with other control too', () => {
    const swift = legendary(creature('Swift', '{G}', ['Elf'], 3, 3, ...keywords('trample')));
    const table = attacking((p) => [
      p.leads(p.battlefield(bob, swift, { controller: alice, baseController: alice }), { damage: [0, 18] }),
    ]);
    expect(table.state.outcome).toMatchObject({ winner: alice });
  });

  test('CR 903.12h: not so in Brawl', () => {
    const table = attacking((p) => [p.leads(p.battlefield(alice, leader), { damage: [0, 30] })], 'brawl');
    expect(table.state.outcome).toBeNull();
  });
});

describe('CR 903.4f, 702.124c: mana of the colors of one’s commander', () => {
  const sphere = artifact(
    'Sphere',
    '{3}',
    [],
    activated([cost.tap], {
      do: 'add mana',
      who: { players: 'you' },
      mana: { add: 'commander identity', count: 1 },
    }),
  );
  const tapped = (set: (p: ReturnType<typeof position>) => void): Table => {
    const p = position();
    set(p);
    const id = p.battlefield(alice, sphere);
    const table = new Table(p);
    table.activate(id);
    return table;
  };

  test('CR 903.4a, 903.4f: of one color it is that, wherever the commander is', () => {
    expect(tapped((p) => void p.leads(p.library(alice, leader))).pool(alice)).toBe('G');
  });

  test('CR 702.124c: of two commanders the colors of both', () => {
    const table = tapped((p) => {
      p.leads(p.command(alice, leader));
      p.leads(p.command(alice, legendary(creature('Second', '{U}', ['Elf'], 1, 1))));
      p.leads(p.command(bob, legendary(creature('His', '{R}', ['Elf'], 1, 1))));
    });
    expect(table.question).toMatchObject({ kind: 'choose mana', options: [{ key: 'U' }, { key: 'G' }] });
    table.answer(pick('U'));
    expect(table.pool(alice)).toBe('U');
  });

  test('CR 903.4f: without a commander nothing is added', () => {
    expect(tapped(() => undefined).pool(alice)).toBe('');
  });
});

test('CR 903.11: from outside the game come no cards of other colors, nor of names that the player has in the game', () => {
  const bring: Effect = {
    do: 'choose objects',
    who: { players: 'you' },
    from: { objects: 'each', filter: { is: 'anything' }, zone: 'outside', of: { players: 'you' } },
    min: 0,
    max: 1,
    label: 'brought',
  };
  const wish = instant(
    'Wish',
    '',
    spell(bring, { do: 'move', what: { objects: 'result', label: 'brought' }, to: { zone: 'hand' } }),
  );
  const outsiders = [
    creature('Green', '{G}', ['Elf'], 1, 1),
    creature('Blue', '{U}', ['Elf'], 1, 1),
    bear,
    leader,
    creature('Grey', '{2}', ['Elf'], 1, 1),
  ];
  for (const led of [true, false]) {
    const p = position();
    const commander = p.battlefield(alice, leader);
    if (led) p.leads(commander);
    p.battlefield(alice, bear);
    const ids = outsiders.map((card) => p.outside(alice, card));
    const card = p.hand(alice, wish);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    const offered = (table.question as { readonly candidates: readonly { readonly id: number }[] }).candidates;
    const right = led ? [ids[0], ids[4]] : ids;
    expect(offered.map(({ id }) => id)).toEqual(right);
  }
});

test('what everyone sees of a commander: its name, how often it was cast, and its damage', () => {
  const p = position(undefined, 3);
  p.leads(p.library(bob, leader, { knownTo: 0 }), { casts: [0, 2, 0], damage: [5, 0, 20] });
  const { seats } = boardView(new Table(p).state, 'spectator');
  expect(seats.map(({ commanders }) => commanders)).toEqual([
    [],
    [{ name: 'Leader', casts: [0, 2, 0], damage: [5, 0, 20] }],
    [],
  ]);
});
