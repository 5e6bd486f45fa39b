import { describe, expect, test } from '@jest/globals';
import { cardPool } from '@stacktrail/cards';
import type { Answer, ObjectId } from '@stacktrail/game-events';
import { pay, pick, player, select, bear, zap, alice, bob, position, size, pools, Table } from '@stacktrail/test-kit';

const card = (name: string) => cardPool.get(name)!;
const attack = (...attackers: readonly ObjectId[]): Answer => ({
  form: 'attack',
  attacks: attackers.map((attacker) => ({ attacker, defender: player(bob) })),
});
const counters = (table: Table, id: ObjectId) =>
  table
    .now(id)
    .counters.map(({ kind, count }) => `${count} ${kind}`)
    .join();

describe('persist and undying', () => {
  test('Kitchen Finks gains 2 life each time it enters, and persists once', () => {
    const p = position(pools('GGW'));
    const finks = p.hand(alice, card('Kitchen Finks'));
    const [first, second, third] = [p.hand(bob, zap), p.hand(bob, zap), p.hand(bob, zap)];
    const table = new Table(p);
    table.cast(finks, pick('G'), pick('W'), pay);
    table.passAll();
    table.passAll();
    expect([table.life(alice), size(table.state, table.now(finks).id)]).toEqual([22, '3/2']);
    for (const each of [first, second]) {
      table.pass();
      table.cast(each, select(table.now(finks).id));
      table.passAll();
    }
    expect(table.stack).toEqual(['ability of Kitchen Finks']);
    table.passAll();
    table.passAll();
    expect([table.life(alice), counters(table, finks)]).toEqual([24, '1 -1/-1']);
    table.pass();
    table.cast(third, select(table.now(finks).id));
    table.passAll();
    expect([table.zoneOf(finks), table.stack]).toEqual(['graveyard', []]);
  });

  test('Murderous Redcap deals its power, which is less by its -1/-1 counter when it persists', () => {
    const p = position(pools('BRRRR'));
    const redcap = p.hand(alice, card('Murderous Redcap'));
    const bolt = p.hand(alice, card('Lightning Bolt'));
    const table = new Table(p);
    table.cast(redcap, pick('B'), pick('R'), pay);
    table.passAll();
    table.answer(select(player(bob)));
    table.passAll();
    expect(table.life(bob)).toBe(18);
    table.cast(bolt, select(table.now(redcap).id), pay);
    table.passAll();
    expect(table.stack).toEqual(['ability of Murderous Redcap']);
    table.passAll();
    table.answer(select(player(bob)));
    table.passAll();
    expect(table.life(bob)).toBe(17);
  });

  test('CR 608.2h: Murderous Redcap’s last known power counts if it has gone when its ability resolves', () => {
    const p = position();
    const it = p.battlefield(alice, card('Murderous Redcap'), { counters: { '+1/+1': 2 } });
    const altar = p.battlefield(alice, card("Ashnod's Altar"));
    const table = new Table(p);
    table.activate(altar);
    table.passAll();
    expect(counters(table, it)).toBe('1 -1/-1');
    table.answer(select(player(bob)));
    table.activate(altar);
    expect(table.stack).toEqual(['ability of Murderous Redcap']);
    table.passAll();
    expect(table.life(bob)).toBe(19);
  });

  test('Young Wolf comes back with a +1/+1 counter, and not with one on it', () => {
    const p = position();
    const wolf = p.battlefield(alice, card('Young Wolf'));
    const altar = p.battlefield(alice, card("Ashnod's Altar"));
    const table = new Table(p);
    table.activate(altar);
    table.passAll();
    expect([table.zoneOf(wolf), size(table.state, table.now(wolf).id)]).toEqual(['battlefield', '2/2']);
    table.activate(altar);
    expect([table.zoneOf(wolf), table.stack, table.pool(alice)]).toEqual(['graveyard', [], 'CCCC']);
  });

  test('CR 704.5q: +1/+1 and -1/-1 counters cancel, and so a persisted creature can persist again', () => {
    const p = position();
    const finks = p.battlefield(alice, card('Kitchen Finks'), { counters: { '+1/+1': 1, '-1/-1': 1 } });
    const altar = p.battlefield(alice, card("Ashnod's Altar"));
    const table = new Table(p);
    expect(counters(table, finks)).toBe('');
    table.activate(altar);
    table.passAll();
    expect(counters(table, finks)).toBe('1 -1/-1');
  });
});

describe('Rancor', () => {
  test('+2/+0 and trample; back in its owner’s hand when the creature goes', () => {
    const p = position(pools('G'));
    const rancor = p.hand(alice, card('Rancor'));
    const one = p.battlefield(alice, bear);
    const altar = p.battlefield(alice, card("Ashnod's Altar"));
    const table = new Table(p);
    table.cast(rancor, pay);
    table.passAll();
    expect([size(table.state, one), table.now(rancor).attachedTo]).toEqual(['4/2', one]);
    table.activate(altar);
    expect([table.zoneOf(rancor), table.stack]).toEqual(['graveyard', ['ability of Rancor']]);
    table.passAll();
    expect(table.zoneOf(rancor)).toBe('hand');
  });

  test('CR 608.3b: without its target it goes to the graveyard from the stack, and doesn’t return', () => {
    const p = position(pools('G'));
    const rancor = p.hand(alice, card('Rancor'));
    p.battlefield(alice, bear);
    const altar = p.battlefield(alice, card("Ashnod's Altar"));
    const table = new Table(p);
    table.cast(rancor, pay);
    table.activate(altar);
    table.passAll();
    expect([table.zoneOf(rancor), table.stack]).toEqual(['graveyard', []]);
  });
});

describe('counters', () => {
  test('CR 704.3: wither kills a Young Wolf that had a +1/+1 counter, and it doesn’t come back', () => {
    const p = position();
    const wolf = p.battlefield(bob, card('Young Wolf'), { counters: { '+1/+1': 1 } });
    const gang = p.battlefield(alice, card('Boggart Ram-Gang'));
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer(attack(gang));
    table.passUntil('declare blockers');
    table.answer({ form: 'block', blocks: [{ blocker: wolf, attacker: gang }] });
    table.passUntil('end of combat');
    expect([table.zoneOf(wolf), table.stack]).toEqual(['graveyard', []]);
  });

  test('CR 704.3: wither kills a Young Wolf without counters, and it comes back', () => {
    const p = position();
    const wolf = p.battlefield(bob, card('Young Wolf'));
    const gang = p.battlefield(alice, card('Boggart Ram-Gang'));
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer(attack(gang));
    table.passUntil('declare blockers');
    table.answer({ form: 'block', blocks: [{ blocker: wolf, attacker: gang }] });
    table.passUntil('end of combat');
    expect(table.now(wolf)).toMatchObject({ zone: 'battlefield', counters: [{ kind: '+1/+1', count: 1 }] });
  });

  test('CR 702.79a: Kitchen Finks with a -1/-1 counter doesn’t persist', () => {
    const p = position();
    const finks = p.battlefield(alice, card('Kitchen Finks'), { counters: { '-1/-1': 1 } });
    const altar = p.battlefield(alice, card("Ashnod's Altar"));
    const table = new Table(p);
    table.activate(altar);
    expect([table.zoneOf(finks), table.stack]).toEqual(['graveyard', []]);
  });
});
