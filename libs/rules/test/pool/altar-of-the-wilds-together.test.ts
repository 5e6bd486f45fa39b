import { describe, expect, test } from '@jest/globals';
import { cardPool } from '@stacktrail/cards';
import type { Answer, ObjectId, PlayerId } from '@stacktrail/game-events';
import {
  object,
  order,
  pay,
  player,
  select,
  bear,
  forest,
  alice,
  bob,
  position,
  size,
  typesOf,
  pools,
  Table,
} from '@stacktrail/test-kit';

const card = (name: string) => cardPool.get(name)!;
const hand = (table: Table, whose: PlayerId) => table.state.players[whose]!.hand;
/** Triggered abilities in the order in which they are offered. */
const asOffered = ({ question }: Table) =>
  order(...(question.form === 'order' ? question.options.map(({ key }) => key) : []));
const attack = (...attackers: readonly ObjectId[]): Answer => ({
  form: 'attack',
  attacks: attackers.map((attacker) => ({ attacker, defender: player(bob) })),
});

describe('stolen with Act of Treason', () => {
  test('CR 603.3a: Hangarback Walker’s Thopters are for who controlled it last, the cards for Skullclamp’s controller', () => {
    const p = position(pools('RRR'));
    const walker = p.battlefield(bob, card('Hangarback Walker'), { counters: { '+1/+1': 3 } });
    p.battlefield(bob, card('Skullclamp'), { attachedTo: walker });
    const treason = p.hand(alice, card('Act of Treason'));
    const altar = p.battlefield(alice, card("Ashnod's Altar"));
    for (let i = 0; i < 3; i++) p.library(bob, forest);
    const table = new Table(p);
    table.cast(treason, pay);
    table.passAll();
    table.activate(altar);
    table.passAll();
    table.passAll();
    const thopters = table.state.battlefield.filter((id) => table.object(id).kind === 'token');
    expect(thopters.map((id) => table.object(id).controller)).toEqual([alice, alice, alice]);
    expect([hand(table, bob).length, hand(table, alice).length]).toEqual([2, 0]);
  });

  test('CR 702.93a: Young Wolf comes back under its owner’s control', () => {
    const p = position(pools('RRR'));
    const wolf = p.battlefield(bob, card('Young Wolf'));
    const treason = p.hand(alice, card('Act of Treason'));
    const altar = p.battlefield(alice, card("Ashnod's Altar"));
    const table = new Table(p);
    table.cast(treason, pay);
    table.passAll();
    table.activate(altar);
    const [triggered] = table.of('AbilityTriggered');
    expect(triggered?.data).toMatchObject({ controller: alice });
    table.passAll();
    expect([table.now(wolf).controller, size(table.state, table.now(wolf).id)]).toEqual([bob, '2/2']);
  });

  test('CR 603.3a: Blood Artist’s own death drains for who stole it', () => {
    const p = position(pools('RRR'));
    p.battlefield(bob, card('Blood Artist'));
    const treason = p.hand(alice, card('Act of Treason'));
    const altar = p.battlefield(alice, card("Ashnod's Altar"));
    const table = new Table(p);
    table.cast(treason, pay);
    table.passAll();
    table.activate(altar);
    expect(table.asked).toBe('choose targets 0');
    table.answer(select(player(bob)));
    table.passAll();
    expect([table.life(alice), table.life(bob)]).toEqual([21, 19]);
  });

  test('CR 701.21a: Lightning Skelemental that went back to its owner is sacrificed by its owner', () => {
    const p = position(pools('RRR'));
    const skeleton = p.battlefield(bob, card('Lightning Skelemental'));
    const treason = p.hand(alice, card('Act of Treason'));
    const table = new Table(p);
    table.cast(treason, pay);
    table.passAll();
    table.passUntil('declare attackers');
    table.answer(attack(skeleton));
    table.passUntil('end');
    table.passAll();
    expect([table.life(bob), table.now(skeleton)]).toMatchObject([14, { zone: 'graveyard', owner: bob }]);
  });
});

describe('attached to what ceases to be a creature', () => {
  test('CR 704.5m, 514.3a: Rancor on Treetop Village falls off in the cleanup step and returns to hand then', () => {
    const p = position(pools('GGG'));
    const village = p.battlefield(alice, card('Treetop Village'));
    const rancor = p.hand(alice, card('Rancor'));
    p.library(bob, forest);
    const table = new Table(p);
    table.answers(table.use(village, 1), pay);
    table.passAll();
    table.cast(rancor, pay);
    table.passAll();
    expect(size(table.state, village)).toBe('5/3');
    table.passUntil('declare attackers');
    table.answer(attack());
    table.passUntil('cleanup');
    expect([table.zoneOf(rancor), table.stack, table.state.step]).toEqual([
      'graveyard',
      ['ability of Rancor'],
      'cleanup',
    ]);
    table.passAll();
    expect(table.zoneOf(rancor)).toBe('hand');
    table.passUntil('upkeep');
    expect(typesOf(table.state, village)).toEqual(['Land']);
  });

  test('CR 704.5n: Skullclamp on Treetop Village stays on the battlefield unattached', () => {
    const p = position(pools('GGG'));
    const village = p.battlefield(alice, card('Treetop Village'));
    const clamp = p.battlefield(alice, card('Skullclamp'));
    p.library(bob, forest);
    const table = new Table(p);
    table.answers(table.use(village, 1), pay);
    table.passAll();
    table.activate(clamp, pay);
    table.passAll();
    expect([size(table.state, village), table.object(clamp).attachedTo]).toEqual(['4/2', village]);
    table.passUntil('declare attackers');
    table.answer(attack());
    table.passUntil('upkeep');
    expect([table.zoneOf(clamp), table.object(clamp).attachedTo, table.state.stack]).toEqual(['battlefield', 0, []]);
  });

  test('an animated Treetop Village that is sacrificed dies as a creature does', () => {
    const p = position(pools('GGG'));
    const village = p.battlefield(alice, card('Treetop Village'));
    p.battlefield(bob, card('Blood Artist'));
    const altar = p.battlefield(alice, card("Ashnod's Altar"));
    const clamp = p.battlefield(alice, card('Skullclamp'));
    const table = new Table(p);
    table.answers(table.use(village, 1), pay);
    table.passAll();
    table.activate(clamp, pay);
    table.passAll();
    table.activate(altar);
    table.answer(select(player(alice)));
    expect([table.zoneOf(village), table.stack]).toEqual([
      'graveyard',
      ['ability of Skullclamp', 'ability of Blood Artist'],
    ]);
  });
});

describe('sacrifices among costs', () => {
  test('CR 603.3: what Village Rites’ sacrifice triggers goes on the stack above it', () => {
    const p = position(pools('B'));
    const finks = p.battlefield(alice, card('Kitchen Finks'));
    p.battlefield(alice, card('Skullclamp'), { attachedTo: finks });
    const rites = p.hand(alice, card('Village Rites'));
    for (let i = 0; i < 5; i++) p.library(alice, forest);
    const table = new Table(p);
    table.cast(rites, pay);
    table.answer(asOffered(table));
    expect(table.stack).toHaveLength(3);
    expect(table.stack[0]).toBe('Village Rites');
    for (let i = 0; i < 4; i++) table.passAll();
    expect([hand(table, alice).length, table.life(alice), table.stack]).toEqual([4, 22, []]);
  });

  test('CR 601.2g, 608.2b: Ashnod’s Altar may eat the target of what it pays for, which then does nothing', () => {
    const p = position();
    const one = p.battlefield(alice, bear);
    const [altar, clamp] = [p.battlefield(alice, card("Ashnod's Altar")), p.battlefield(alice, card('Skullclamp'))];
    const table = new Table(p);
    table.activate(clamp, table.use(altar), pay);
    expect([table.zoneOf(one), table.stack, table.pool(alice)]).toEqual(['graveyard', ['ability of Skullclamp'], 'C']);
    table.passAll();
    expect(table.object(clamp)).toMatchObject({ zone: 'battlefield', attachedTo: 0 });
  });

  test('CR 704.5a: Blood Artist’s trigger wins before the Bombardment that it was sacrificed to resolves', () => {
    const p = position((state) => {
      for (const record of state.players) Object.assign(record, { life: 1 });
    });
    p.battlefield(alice, card('Blood Artist'));
    p.battlefield(alice, bear);
    const bombs = p.battlefield(alice, card('Goblin Bombardment'));
    const table = new Table(p);
    table.activate(bombs, select(player(bob)), select(object(2 as ObjectId)));
    table.answer(select(player(bob)));
    table.passAll();
    expect(table.of('PlayerLost').map(({ rule, data }) => [rule, data.player])).toEqual([['704.5a', bob]]);
  });
});

describe('keywords together', () => {
  test('CR 702.2c, 702.19b: Deadly Recluse with Rancor need assign only 1 to its blocker', () => {
    const p = position();
    const spider = p.battlefield(alice, card('Deadly Recluse'));
    p.battlefield(alice, card('Rancor'), { attachedTo: spider });
    const blocker = p.battlefield(bob, card('Boggart Ram-Gang'));
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer(attack(spider));
    table.passUntil('declare blockers');
    table.answer({ form: 'block', blocks: [{ blocker, attacker: spider }] });
    table.passUntil('combat damage');
    table.answer({
      form: 'damage',
      assignments: [
        { from: spider, to: object(blocker), amount: 1 },
        { from: spider, to: player(bob), amount: 2 },
      ],
    });
    expect([table.life(bob), table.zoneOf(blocker), table.zoneOf(spider)]).toEqual([18, 'graveyard', 'graveyard']);
    expect(table.stack).toEqual(['ability of Rancor']);
  });

  test('CR 701.19a: a regeneration shield saves Mortivore from deathtouch, tapped and out of combat', () => {
    const p = position();
    const mortivore = p.battlefield(bob, card('Mortivore'));
    const spider = p.battlefield(alice, card('Deadly Recluse'));
    const swamp = p.battlefield(bob, card('Swamp'));
    for (let i = 0; i < 3; i++) p.graveyard(bob, bear);
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer(attack(spider));
    table.pass();
    table.activate(mortivore, table.use(swamp), pay);
    table.passAll();
    table.passUntil('declare blockers');
    table.answer({ form: 'block', blocks: [{ blocker: mortivore, attacker: spider }] });
    table.passUntil('combat damage');
    expect(table.object(mortivore)).toMatchObject({ zone: 'battlefield', tapped: true, damage: 0 });
    expect([table.zoneOf(spider), table.of('Regenerated').length, size(table.state, mortivore)]).toEqual([
      ...['graveyard', 1, '4/4'],
    ]);
  });
});
