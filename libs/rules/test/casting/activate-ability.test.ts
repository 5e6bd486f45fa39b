import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  artifact,
  choose,
  cost,
  countersOn,
  creature,
  creatures,
  cycling,
  dealDamage,
  draw,
  equip,
  gainLife,
  mode,
  obeys,
  always,
  enchantment,
  each,
  putCounters,
  target,
  thisObject,
  X,
  type ActivatedAbility,
} from '@stacktrail/card-tree';
import {
  bear,
  forest,
  alice,
  bob,
  position,
  factsOf,
  number,
  pay,
  player,
  select,
  pools,
  story,
  Table,
} from '@stacktrail/test-kit';

const gun = (ability: ActivatedAbility) => artifact('Gun', '{1}', [], ability);

describe('CR 602.2: activating an ability', () => {
  test('CR 602.2a, 602.2b: it is put on the stack, then announced and paid for as a spell is', () => {
    const p = position(pools('RR'));
    const ability = activated([cost.mana('{X}{R}'), cost.tap], target.any(), dealDamage(X));
    const source = p.battlefield(alice, gun(ability));
    const table = new Table(p);
    const facts = table.activate(source, number(1), select(player(bob)), pay);
    expect(story(facts)).toEqual([
      ...['602.2a AbilityPutOnStack', '601.2b CostsAnnounced', '601.2c TargetsChosen', '602.2b TotalCostDetermined'],
      ...['601.2h ManaSpent', '602.2b Tapped', '602.2b AbilityActivated'],
    ]);
    expect([table.stack, table.asked]).toEqual([['ability of Gun'], 'priority 0']);
    table.passAll();
    expect([table.life(bob), table.object(source).tapped]).toEqual([19, true]);
  });

  test('CR 602.2a: of a card in a hidden zone, the card is revealed', () => {
    const p = position(pools('G'));
    p.library(alice, forest);
    const card = p.hand(alice, creature('Cycler', '{5}', ['Cat'], 4, 4, cycling('{G}')), { knownTo: 1 });
    const table = new Table(p);
    const facts = table.activate(card, pay);
    expect(story(facts).slice(0, 2)).toEqual(['602.2a CardsRevealed', '602.2a AbilityPutOnStack']);
    expect(table.zoneOf(card)).toBe('graveyard');
    table.passAll();
    expect(table.state.players[alice]?.hand).toHaveLength(1);
  });

  test('CR 113.7a: once activated it is independent of its source', () => {
    const p = position();
    const source = p.battlefield(alice, gun(activated([cost.sacrificeThis], target.any(), dealDamage(2))));
    const table = new Table(p);
    table.activate(source, select(player(bob)));
    expect(table.zoneOf(source)).toBe('graveyard');
    const facts = table.passAll();
    expect(factsOf(facts, 'DamageDealtToPlayer')[0]?.data).toMatchObject({ source, amount: 2 });
    expect(table.state.stack).toEqual([]);
  });

  test('CR 700.2a: modes are chosen as it is activated, and none that lacks a target', () => {
    const p = position();
    const modes = choose(1, mode(target.creature(), dealDamage(1)), mode(gainLife(2)));
    const source = p.battlefield(alice, gun(activated([cost.tap], modes)));
    const table = new Table(p);
    table.activate(source);
    expect(table.of('ModesChosen')[0]?.data.modes).toEqual([1]);
    table.passAll();
    expect(table.life(alice)).toBe(22);
  });

  test('CR 107.3a, 107.3k: an X among its costs is announced, and counts in cost and effect', () => {
    const p = position();
    const ability = activated([cost.removeCounters('charge', X)], gainLife(X));
    const source = p.battlefield(alice, gun(ability), { counters: { charge: 3 } });
    const table = new Table(p);
    table.activate(source, number(2));
    expect(table.object(source).counters).toEqual([{ kind: 'charge', count: 1 }]);
    table.passAll();
    expect(table.life(alice)).toBe(22);
    table.activate(source, number(2));
    expect(table.reversed?.rule).toBe('602.2b');
  });
});

describe('CR 602.5: what can be activated', () => {
  test('CR 602.5d: “only as a sorcery” is a main phase of the player with an empty stack', () => {
    const p = position(pools('GG'));
    const sword = p.battlefield(alice, artifact('Sword', '{1}', ['Equipment'], equip('{1}')));
    const one = p.battlefield(alice, bear);
    const table = new Table(p);
    table.activate(sword, pay);
    expect(table.options(sword)).toEqual([]);
    table.passAll();
    expect(table.object(sword).attachedTo).toBe(one);
    table.passUntil('beginning of combat');
    expect(table.options(sword)).toEqual([]);
  });

  test('CR 602.5b: once each turn', () => {
    const p = position();
    const ability: ActivatedAbility = { ...activated([cost.payLife(1)], draw(0)), oncePerTurn: true };
    const source = p.battlefield(alice, gun(ability));
    const table = new Table(p);
    table.activate(source);
    expect(table.options(source)).toEqual([]);
    table.passUntil('upkeep');
    table.pass();
    expect(table.options(source)).toHaveLength(1);
  });

  test('CR 602.2, 602.5: only its controller’s, and not where an effect forbids it, mana abilities included', () => {
    const p = position();
    const mine = p.battlefield(alice, gun(activated([cost.tap], gainLife(1))));
    const theirs = p.battlefield(bob, gun(activated([cost.tap], gainLife(1))));
    const dork = p.battlefield(alice, creature('Dork', '{G}', ['Elf'], 1, 1, activated([cost.tap], addMana(['G']))));
    p.battlefield(bob, enchantment('Arrest', '{1}', [], always(each(creatures), obeys("can't activate abilities"))));
    const table = new Table(p);
    expect([mine, theirs, dork].map((id) => table.options(id).length)).toEqual([1, 0, 0]);
  });

  test('CR 113.6b: an ability that functions elsewhere only there', () => {
    const p = position();
    const rise: ActivatedAbility = { ...activated([cost.exileThis], gainLife(1)), from: 'graveyard' };
    const ghost = creature('Ghost', '{B}', ['Spirit'], 1, 1, rise);
    const [dead, alive, held] = [p.graveyard(alice, ghost), p.battlefield(alice, ghost), p.hand(bob, ghost)];
    const table = new Table(p);
    expect([dead, alive, held].map((id) => table.options(id).length)).toEqual([1, 0, 0]);
    table.activate(dead);
    expect(table.zoneOf(dead)).toBe('exile');
  });

  test('CR 118.3: an untapped permanent can’t pay {Q}, nor a tapped one {T}', () => {
    const p = position();
    const source = p.battlefield(alice, gun(activated([cost.untap], putCounters('charge', thisObject))));
    const table = new Table(p);
    expect(table.options(source)).toEqual([]);
    const q = position();
    const tapped = q.battlefield(alice, gun(activated([cost.untap], gainLife(countersOn('charge', thisObject)))), {
      tapped: true,
    });
    const other = new Table(q);
    other.activate(tapped);
    expect(other.object(tapped).tapped).toBe(false);
  });
});
