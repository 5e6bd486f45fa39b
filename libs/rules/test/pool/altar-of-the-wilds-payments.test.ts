import { describe, expect, test } from '@jest/globals';
import { cardPool } from '@stacktrail/cards';
import {
  number,
  pay,
  pick,
  player,
  select,
  bear,
  forest,
  zap,
  alice,
  bob,
  position,
  size,
  factsOf,
  pools,
  Table,
} from '@stacktrail/test-kit';

const card = (name: string) => cardPool.get(name)!;
const withLife = (life: number) => (state: Parameters<ReturnType<typeof pools>>[0]) => {
  Object.assign(state.players[alice]!, { life });
};

describe('mana while a spell is being cast', () => {
  test('CR 605.4a: a Forest with Wild Growth pays for a spell of two green mana', () => {
    const p = position();
    const land = p.battlefield(alice, card('Forest'));
    p.battlefield(alice, card('Wild Growth'), { attachedTo: land });
    const recluse = p.hand(alice, card('Deadly Recluse'));
    const table = new Table(p);
    table.cast(recluse, table.use(land), pay);
    expect([table.stack, table.pool(alice)]).toEqual([['Deadly Recluse'], '']);
  });

  test('CR 603.3: City of Brass tapped for a spell: its trigger goes on the stack above the spell', () => {
    const p = position();
    const city = p.battlefield(alice, card('City of Brass'));
    const bolt = p.hand(alice, card('Lightning Bolt'));
    const table = new Table(p);
    table.cast(bolt, select(player(bob)), table.use(city), pick('R'), pay);
    expect(table.stack).toEqual(['Lightning Bolt', 'ability of City of Brass']);
    table.passAll();
    table.passAll();
    expect([table.life(alice), table.life(bob)]).toEqual([19, 17]);
  });

  test('CR 704.3: Karplusan Forest’s last point of damage loses the game only once the spell is cast', () => {
    const p = position(withLife(1));
    const land = p.battlefield(alice, card('Karplusan Forest'));
    const bolt = p.hand(alice, card('Lightning Bolt'));
    const table = new Table(p);
    const facts = table.cast(bolt, select(player(bob)), table.use(land, 1), pick('R'), pay);
    const told = facts.map(({ type }) => type).filter((type) => type === 'SpellCast' || type === 'PlayerLost');
    expect([told, table.life(alice)]).toEqual([['SpellCast', 'PlayerLost'], 0]);
  });

  test('Ashnod’s Altar is a mana ability: it pays for what is being cast', () => {
    const p = position();
    const altar = p.battlefield(alice, card("Ashnod's Altar"));
    p.battlefield(alice, bear);
    const second = p.hand(alice, card('Skullclamp'));
    const table = new Table(p);
    table.cast(second, table.use(altar), pay);
    expect([table.stack, table.pool(alice)]).toEqual([['Skullclamp'], 'C']);
  });

  test('Hangarback Walker paid by Ashnod’s Altar twice', () => {
    const p = position();
    const altar = p.battlefield(alice, card("Ashnod's Altar"));
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const walker = p.hand(alice, card('Hangarback Walker'));
    const table = new Table(p);
    table.cast(walker, number(2), table.use(altar), select(one), table.use(altar), pay);
    table.passAll();
    expect([table.zoneOf(two), size(table.state, table.now(walker).id)]).toEqual(['graveyard', '2/2']);
  });

  test('CR 603.3: Blood Artist’s trigger for what the Altar ate goes on the stack once the spell is cast', () => {
    const p = position();
    const altar = p.battlefield(alice, card("Ashnod's Altar"));
    p.battlefield(alice, card('Blood Artist'));
    const [one, clamp] = [p.battlefield(alice, bear), p.hand(alice, card('Skullclamp'))];
    const table = new Table(p);
    table.cast(clamp, table.use(altar), select(one), pay);
    table.answer(select(player(bob)));
    expect(table.stack).toEqual(['Skullclamp', 'ability of Blood Artist']);
  });

  test('CR 118.3: Insolent Neonate’s ability can’t be paid with an empty hand', () => {
    const p = position();
    const neonate = p.battlefield(alice, card('Insolent Neonate'));
    const table = new Table(p);
    expect(table.options(neonate)).toEqual([]);
  });
});

describe('at the edges', () => {
  test('Bitterblossom may be the end of its controller', () => {
    const p = position((state) => {
      withLife(1)(state);
      state.activePlayer = state.priority = bob;
    });
    p.battlefield(alice, card('Bitterblossom'));
    const table = new Table(p);
    table.passUntil('upkeep');
    table.passAll();
    expect(table.of('PlayerLost').map(({ rule, data }) => [rule, data.player])).toEqual([['704.5a', alice]]);
  });

  test('CR 616.1: of two Magma Sprays its controller chooses which exiles it', () => {
    const p = position(pools('RR'));
    const gang = p.battlefield(bob, card('Boggart Ram-Gang'));
    const sprays = [p.hand(alice, card('Magma Spray')), p.hand(alice, card('Magma Spray'))];
    const table = new Table(p);
    for (const spray of sprays) {
      table.cast(spray, pay);
      table.passAll();
    }
    const { question } = table;
    expect(table.asked).toBe('choose replacement 1');
    table.answer(pick(question.form === 'pick' ? question.options[0]!.key : ''));
    expect(table.zoneOf(gang)).toBe('exile');
    expect(table.of('ObjectMoved').filter(({ data }) => data.object === gang)).toHaveLength(1);
  });

  test('CR 701.23b: Evolving Wilds may find nothing, and the library is shuffled all the same', () => {
    const p = position();
    const wilds = p.battlefield(alice, card('Evolving Wilds'));
    p.library(alice, card('Mountain'));
    const table = new Table(p);
    table.activate(wilds);
    table.passAll();
    table.answer(select());
    expect([table.state.players[alice]!.library.length, table.of('LibraryShuffled').length]).toEqual([1, 1]);
  });

  test('Demonic Tutor finds nothing in an empty library, and nobody is asked', () => {
    const p = position(pools('BB'));
    const tutor = p.hand(alice, card('Demonic Tutor'));
    const table = new Table(p);
    table.cast(tutor, pay);
    table.passAll();
    expect([table.asked, table.zoneOf(tutor)]).toEqual(['priority 0', 'graveyard']);
  });

  test('CR 603.3d: Eternal Witness’ ability is not put on the stack without a card to target', () => {
    const p = position(pools('GGG'));
    const witness = p.hand(alice, card('Eternal Witness'));
    p.graveyard(bob, bear);
    const table = new Table(p);
    table.cast(witness, pay);
    table.passAll();
    expect([table.zoneOf(witness), table.stack]).toEqual(['battlefield', []]);
  });

  test('Gatekeeper of Malakir makes its own controller sacrifice it where there is nothing else', () => {
    const p = position(pools('BBB'));
    const gatekeeper = p.hand(alice, card('Gatekeeper of Malakir'));
    const table = new Table(p);
    table.cast(gatekeeper, pick('yes'), pay);
    table.passAll();
    table.answer(select(player(alice)));
    table.passAll();
    expect(table.zoneOf(gatekeeper)).toBe('graveyard');
  });

  test('CR 608.2b: Kolaghan’s Command does what it can where one of its targets has gone', () => {
    const p = position(pools('BRR'));
    const fanatic = p.battlefield(bob, card('Mogg Fanatic'));
    const [dead, command] = [p.graveyard(alice, bear), p.hand(alice, card("Kolaghan's Command"))];
    const table = new Table(p);
    table.cast(command, pick('1', '4'), select(fanatic), pay);
    table.pass();
    table.activate(fanatic, select(player(alice)));
    table.passAll();
    table.passAll();
    expect([table.zoneOf(dead), table.life(alice), table.life(bob)]).toEqual(['hand', 19, 20]);
  });

  test('Kolaghan’s Command shrinks Mortivore by the card it returns, and its damage then kills it', () => {
    const p = position(pools('BRR'));
    const mortivore = p.battlefield(bob, card('Mortivore'));
    const [dead, other] = [p.graveyard(alice, bear), p.graveyard(bob, bear)];
    p.graveyard(bob, bear);
    const command = p.hand(alice, card("Kolaghan's Command"));
    const table = new Table(p);
    table.cast(command, pick('1', '4'), select(mortivore), pay);
    const facts = table.passAll();
    expect(factsOf(facts, 'ObjectMoved').map(({ data }) => data.object)).toContain(mortivore);
    expect([dead, other, mortivore].map((id) => table.zoneOf(id))).toEqual(['hand', 'graveyard', 'graveyard']);
  });

  test('Skullclamp moves to another creature, and a Young Wolf that came back wears it again', () => {
    const p = position(pools('CC'));
    const wolf = p.battlefield(alice, card('Young Wolf'));
    const clamp = p.battlefield(alice, card('Skullclamp'));
    for (let i = 0; i < 3; i++) p.library(alice, forest);
    const [other, shot] = [p.battlefield(alice, bear), p.hand(bob, zap)];
    const table = new Table(p);
    table.activate(clamp, select(other), pay);
    table.passAll();
    expect(size(table.state, other)).toBe('3/1');
    table.pass();
    table.cast(shot, select(wolf));
    table.passAll();
    table.passAll();
    table.activate(clamp, select(table.now(wolf).id), pay);
    table.passAll();
    expect([size(table.state, other), size(table.state, table.now(wolf).id)]).toEqual(['2/2', '3/1']);
  });
});
