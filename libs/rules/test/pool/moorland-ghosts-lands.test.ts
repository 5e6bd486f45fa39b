import { describe, expect, test } from '@jest/globals';
import type { CardDefinition } from '@stacktrail/card-tree';
import { cardPool } from '@stacktrail/cards';
import { PlayerStateRecord } from '@stacktrail/game-state';
import {
  act,
  pay,
  pick,
  select,
  bear,
  bolt,
  forest,
  alice,
  bob,
  colorsOf,
  position,
  seen,
  size,
  typesOf,
  pools,
  Table,
} from '@stacktrail/test-kit';

const card = (name: string): CardDefinition => cardPool.get(name)!;

describe('lands that may enter tapped', () => {
  test.each([
    ['Plains', false],
    ['Island', false],
    ['Hallowed Fountain', false],
    ['Adarkar Wastes', true],
    ['Forest', true],
  ])('Glacial Fortress beside %s enters tapped: %s', (other, tapped) => {
    const p = position();
    const fortress = p.hand(alice, card('Glacial Fortress'));
    p.battlefield(alice, card(other));
    p.battlefield(bob, card('Plains'));
    const table = new Table(p);
    table.playLand(fortress);
    expect(table.now(fortress)).toMatchObject({ zone: 'battlefield', tapped });
  });

  test('Hallowed Fountain: 2 life or tapped; it has the mana abilities of its types', () => {
    const entered = (answer: 'yes' | 'no') => {
      const p = position();
      const fountain = p.hand(alice, card('Hallowed Fountain'));
      const table = new Table(p);
      table.playLand(fountain);
      table.answer(pick(answer));
      const { id, tapped } = table.now(fountain);
      return [tapped, table.life(alice), table.options(id).length];
    };
    expect(entered('yes')).toEqual([false, 18, 2]);
    expect(entered('no')).toEqual([true, 20, 0]);
  });

  test('CR 119.4: nobody with 1 life is asked for 2', () => {
    const p = position((state) => {
      state.players = state.players.map((record) => Object.assign(new PlayerStateRecord(record), { life: 1 }));
    });
    const fountain = p.hand(alice, card('Hallowed Fountain'));
    const table = new Table(p);
    table.playLand(fountain);
    expect([table.asked, table.now(fountain).tapped, table.life(alice)]).toEqual(['priority 0', true, 1]);
  });

  test('Temple of Enlightenment enters tapped and scries', () => {
    const p = position();
    const temple = p.hand(alice, card('Temple of Enlightenment'));
    const [first] = [p.library(alice, bear), p.library(alice, forest)];
    const table = new Table(p);
    table.playLand(temple);
    expect([table.now(temple).tapped, table.stack]).toEqual([true, ['ability of Temple of Enlightenment']]);
    table.passAll();
    table.answer(select(first));
    const names = table.state.players[0]!.library.map((id) => table.object(id).printed.name);
    expect(names).toEqual(['Forest', 'Bear']);
  });
});

describe('lands that do more', () => {
  test('Adarkar Wastes: colorless for nothing, colored for 1 damage', () => {
    const p = position();
    const [one, two] = [p.battlefield(alice, card('Adarkar Wastes')), p.battlefield(alice, card('Adarkar Wastes'))];
    const table = new Table(p);
    table.activate(one);
    expect([table.pool(alice), table.life(alice)]).toEqual(['C', 20]);
    table.answers(table.use(two, 1), pick('W'));
    expect([table.pool(alice), table.life(alice), table.stack]).toEqual(['CW', 19, []]);
  });

  test('Moorland Haunt exiles a creature card of its controller’s graveyard as a cost', () => {
    const p = position(pools('WU'));
    const haunt = p.battlefield(alice, card('Moorland Haunt'));
    const [creature, other] = [p.graveyard(alice, bear), p.graveyard(alice, bear)];
    const instant = p.graveyard(alice, bolt);
    p.graveyard(bob, bear);
    const table = new Table(p);
    table.answers(table.use(haunt, 1), pay);
    expect(table.question).toMatchObject({ kind: 'pay cost', candidates: [{ id: creature }, { id: other }] });
    table.answer(select(other));
    expect([creature, other, instant].map((id) => table.zoneOf(id))).toEqual(['graveyard', 'exile', 'graveyard']);
    expect([table.now(haunt).tapped, table.pool(alice)]).toEqual([true, '']);
    table.passAll();
    const token = table.state.battlefield.at(-1)!;
    expect([table.now(token).kind, size(table.state, token)]).toEqual(['token', '1/1']);
    expect([...seen(table.state, token).keywords]).toEqual(['flying']);
  });

  test('CR 118.3: Moorland Haunt can’t be used where there is no creature card to exile', () => {
    const p = position(pools('WU'));
    const haunt = p.battlefield(alice, card('Moorland Haunt'));
    p.graveyard(alice, bolt);
    const table = new Table(p);
    expect(table.options(haunt).map((action) => action.do)).toEqual(['activate']);
  });

  test('Faerie Conclave enters tapped; it becomes a blue 2/1 flyer that is still a land', () => {
    const p = position(pools('UU'));
    const [conclave, fresh] = [p.battlefield(alice, card('Faerie Conclave')), p.hand(alice, card('Faerie Conclave'))];
    const table = new Table(p);
    table.playLand(fresh);
    expect(table.now(fresh).tapped).toBe(true);
    table.answers(table.use(conclave, 1), pay);
    table.passAll();
    expect([size(table.state, conclave), colorsOf(table.state, conclave)]).toEqual(['2/1', 'U']);
    expect(typesOf(table.state, conclave)).toEqual(expect.arrayContaining(['Creature', 'Land']));
    expect(seen(table.state, conclave)).toMatchObject({ subtypes: ['Faerie'] });
    expect(table.options(conclave)).not.toEqual([]);
    table.passUntil('declare attackers');
    expect(table.question).toMatchObject({ kind: 'declare attackers', attackers: [{ object: conclave }] });
  });

  test('CR 302.6: a Faerie Conclave that came this turn neither attacks nor taps for mana as a creature', () => {
    const p = position(pools('UU'));
    const conclave = p.battlefield(alice, card('Faerie Conclave'), { controlledSince: 3 });
    const table = new Table(p);
    table.answers(table.use(conclave, 1), pay);
    table.passAll();
    const again = table.use(conclave, 1);
    expect(table.options(conclave).map((action) => act(action))).toEqual([again]);
    table.passUntil('end');
    expect(table.of('AttackersDeclared')).toEqual([]);
    expect(table.state.step).toBe('end');
  });
});
