import { describe, expect, test } from '@jest/globals';
import {
  mayPay,
  cost,
  artifacts,
  casts,
  choose,
  compare,
  create,
  creature,
  creatures,
  creatureToken,
  dealDamage,
  destroy,
  dies,
  each,
  enchantment,
  gainLife,
  instant,
  loseLife,
  may,
  mode,
  onlyIf,
  powerOf,
  sacrifice,
  sorcery,
  spell,
  spells,
  target,
  thatObject,
  triggered,
  whenThisDies,
  whenThisEnters,
  X,
  you,
  type Ability,
  type Effect,
  type Text,
} from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import {
  balm,
  bear,
  alice,
  bob,
  position,
  factsOf,
  number,
  order,
  pay,
  pick,
  player,
  select,
  pools,
  story,
  Table,
} from '@stacktrail/test-kit';

const watching = (name: string, ...abilities: readonly Ability[]) => enchantment(name, '{1}', [], ...abilities);
const doing = (...effects: readonly Effect[]) => sorcery('Deed', '', spell(...effects));
const onCast = (...text: Text) => triggered(casts('any player', spells), ...text);

describe('CR 603.3: putting triggered abilities on the stack', () => {
  test('CR 603.3b: APNAP, each player’s own in the order that they choose', () => {
    const p = position((state) => {
      state.activePlayer = state.priority = bob;
    });
    for (const [owner, name] of [
      [alice, 'A1'],
      [bob, 'B1'],
      [alice, 'A2'],
      [bob, 'B2'],
    ] as const) {
      p.battlefield(owner, watching(name, onCast(gainLife(1))));
    }
    const card = p.hand(bob, balm);
    const table = new Table(p);
    table.cast(card);
    const idOf = (name: string): number =>
      table.state.waiting.find(({ source }) => table.object(source).printed.name === name)!.id;
    expect(table.asked).toBe('order triggers 1');
    table.answer(order(idOf('B2'), idOf('B1')));
    expect(table.asked).toBe('order triggers 0');
    table.answer(order(idOf('A1'), idOf('A2')));
    expect(table.stack).toEqual(['Balm', ...['B2', 'B1', 'A1', 'A2'].map((name) => `ability of ${name}`)]);
    expect(table.asked).toBe('priority 1');
  });

  test('the order isn’t asked where it makes no difference: the same ability, which says the same', () => {
    const asked = (effect: Effect) => {
      const p = position();
      p.battlefield(alice, watching('Watcher', triggered({ on: 'enters', what: creatures }, effect)));
      const card = p.hand(alice, doing(create(2, creatureToken(1, 1, ['G'], ['Elf']))));
      const table = new Table(p);
      table.cast(card);
      table.passAll();
      return table.asked;
    };
    expect(asked(gainLife(1))).toBe('priority 0');
    expect(asked(gainLife(powerOf(thatObject)))).toBe('order triggers 0');
  });

  test('CR 603.3a: under the control of who controlled the source when it triggered', () => {
    const p = position();
    p.battlefield(bob, creature('Martyr', '{W}', ['Cat'], 1, 1, whenThisDies(gainLife(4))), {
      controller: alice,
      baseController: alice,
    });
    const card = p.hand(alice, doing(destroy(each(creatures))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.object(table.state.stack[0]!).controller).toBe(alice);
    table.passAll();
    expect(table.life(alice)).toBe(24);
  });

  test('CR 603.3c: modes are chosen then; one without a legal target can’t be', () => {
    const p = position();
    const modes = choose(1, mode(target.one(artifacts), destroy(target())), mode(gainLife(2)), mode(gainLife(3)));
    p.battlefield(alice, watching('Modal', onCast(modes)));
    const card = p.hand(alice, balm);
    const table = new Table(p);
    table.cast(card);
    expect(table.question).toMatchObject({ kind: 'choose modes', options: [{ key: '2' }, { key: '3' }] });
    table.answer(pick('3'));
    table.passAll();
    expect(table.life(alice)).toBe(23);
  });

  test('CR 603.3c, 700.2b: without a mode to choose it is removed from the stack', () => {
    const p = position();
    const modes = choose(1, mode(target.one(artifacts), destroy(target())), mode(target.creature(), destroy(target())));
    p.battlefield(alice, watching('Modal', onCast(modes)));
    const card = p.hand(alice, balm);
    const table = new Table(p);
    const facts = table.cast(card);
    expect(factsOf(facts, 'AbilityRemovedFromStack').map(({ rule }) => rule)).toEqual(['603.3c']);
    expect(table.stack).toEqual(['Balm']);
  });

  test('CR 603.3d, 115.1d: targets are chosen then; without a legal one it is removed', () => {
    const withTargets = (count: number) => {
      const p = position();
      p.battlefield(alice, watching('Sniper', onCast(target.one(creatures), destroy(target()))));
      const victims = Array.from({ length: count }, () => p.battlefield(bob, bear));
      const card = p.hand(alice, balm);
      const table = new Table(p);
      const facts = table.cast(card);
      return { table, facts, victims };
    };
    const none = withTargets(0);
    expect(factsOf(none.facts, 'AbilityRemovedFromStack').map(({ rule }) => rule)).toEqual(['603.3d']);
    const { table, victims } = withTargets(2);
    expect(table.asked).toBe('choose targets 0');
    table.answer(select(victims[1]!));
    table.passAll();
    expect(victims.map((id) => table.zoneOf(id))).toEqual(['battlefield', 'graveyard']);
  });

  test('CR 117.5, 603.3b: what triggers as they are put there goes on afterwards, after state-based actions', () => {
    const p = position();
    p.battlefield(alice, watching('First', onCast(target.player(), dealDamage(1))));
    p.battlefield(alice, watching('Second', triggered({ on: 'loses life', who: 'you' }, gainLife(1))));
    const card = p.hand(alice, balm);
    const table = new Table(p);
    table.cast(card, select(player(alice)));
    table.passAll();
    expect(table.stack).toEqual(['Balm', 'ability of Second']);
  });
});

describe('CR 603.4: an intervening if', () => {
  const ifRich = onlyIf(
    compare({ amount: 'life', of: you }, 'at least', 21),
    triggered(casts('you', spells), gainLife(10)),
  );

  function play(life: number, response: Effect | null) {
    const p = position((state) => Object.assign(state.players[alice]!, { life }));
    p.battlefield(alice, watching('Rich', ifRich));
    const card = p.hand(alice, balm);
    const reply = p.hand(bob, instant('Reply', '', spell(response ?? gainLife(0))));
    const table = new Table(p);
    table.cast(card);
    if (response !== null) {
      table.pass();
      table.cast(reply);
      table.passAll();
    }
    return table;
  }

  test('where it isn’t true, the ability doesn’t trigger', () => {
    const table = play(20, null);
    expect([table.of('AbilityTriggered'), table.stack]).toEqual([[], ['Balm']]);
  });

  test('it triggers where it is true, and is checked again on resolution', () => {
    const table = play(21, null);
    expect(table.stack).toEqual(['Balm', 'ability of Rich']);
    table.passAll();
    expect(table.life(alice)).toBe(31);
  });

  test('CR 608.2a: where it isn’t true then, it is removed and does nothing', () => {
    const table = play(21, loseLife(5, { players: 'each opponent' }));
    const facts = table.passAll();
    expect(story(facts, 'PriorityPassed')).toEqual([...['603.4 ResolutionFailed', '608.2a AbilityRemovedFromStack']]);
    expect([table.life(alice), table.asked]).toEqual([16, 'priority 0']);
  });
});

test('CR 603.5: an optional effect goes on the stack all the same, and is decided on resolution', () => {
  const p = position();
  p.battlefield(alice, watching('Maybe', onCast(may(gainLife(2)))));
  const card = p.hand(alice, balm);
  const table = new Table(p);
  table.cast(card);
  expect(table.stack).toEqual(['Balm', 'ability of Maybe']);
  table.passAll();
  expect(table.asked).toBe('may 0');
  table.answer(pick('no'));
  expect([table.life(alice), table.stack]).toEqual([20, ['Balm']]);
});

test('CR 603.6: an ability that triggered on an object finds it where it went, unless it moved on', () => {
  const gone = (zone: 'hand' | 'exile', who: PlayerId) => {
    const p = position();
    const back: Effect = { do: 'move', what: thatObject, to: { zone } };
    p.battlefield(alice, watching('Urn', triggered(dies(creatures), back)));
    const victim = p.battlefield(who, bear);
    const card = p.hand(alice, doing(sacrifice(each(creatures))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.passAll();
    return table.zoneOf(victim);
  };
  expect([gone('hand', alice), gone('exile', alice)]).toEqual(['hand', 'exile']);
});

test('CR 107.3m: an ability that triggers as something else enters has no X of the spell', () => {
  const p = position(pools('GGG'));
  const card = p.hand(
    alice,
    creature(
      'Hydra',
      '{X}{G}',
      ['Hydra'],
      1,
      1,
      triggered({ on: 'enters', what: { is: 'type', type: 'Creature' } }, gainLife(X)),
    ),
  );
  const other = p.hand(alice, creature('Cheap', '', ['Elf'], 1, 1));
  const table = new Table(p);
  table.cast(card, number(2), pay);
  table.passAll();
  table.passAll();
  expect(table.life(alice)).toBe(22); // its own entering
  table.cast(other);
  table.passAll();
  table.passAll();
  expect(table.life(alice)).toBe(22);
});

test('CR 107.3m: an X of 0 that was chosen for the spell is not chosen again', () => {
  const p = position(pools('GGG'));
  const offer = mayPay([cost.mana('{X}')], gainLife(3));
  const card = p.hand(alice, creature('Hydra', '{X}{G}', ['Hydra'], 1, 1, whenThisEnters(offer)));
  const table = new Table(p);
  table.cast(card, number(0), pay);
  table.passAll();
  table.passAll();
  if (table.question.form === 'pick') table.answer(pick('yes'));
  const chosen = table.of('DecisionAsked').filter(({ data }) => data.kind === 'choose X');
  expect([chosen.length, table.life(alice)]).toEqual([1, 23]); // the one of the spell
});

test('CR 107.3m: X is that of the spell for an ability that triggers on entering, and 0 for any other of the permanent', () => {
  const p = position(pools('GGG'));
  const twice = [whenThisEnters(gainLife(X)), whenThisDies(gainLife(X))];
  const card = p.hand(alice, creature('Hydra', '{X}{G}', ['Hydra'], 1, 1, twice));
  const kill = p.hand(alice, doing(destroy(each(creatures))));
  const table = new Table(p);
  table.cast(card, number(2), pay);
  table.passAll();
  table.passAll();
  expect(table.life(alice)).toBe(22);
  table.cast(kill);
  table.passAll();
  table.passAll();
  expect(table.life(alice)).toBe(22);
});
