import { describe, expect, test } from '@jest/globals';
import {
  always,
  artifact,
  attached,
  creatures,
  destroy,
  discard,
  each,
  enchant,
  enchantment,
  exile,
  gainLife,
  gains,
  gets,
  instant,
  leaves,
  madness,
  mode,
  move,
  onto,
  result,
  spell,
  target,
  thisObject,
  triggered,
  untilEndOfTurn,
  whenThisEnters,
  you,
  type Effect,
} from '@stacktrail/card-tree';
import { perform } from '@stacktrail/engine';
import { objectOf } from '@stacktrail/game-state';
import {
  act,
  order,
  pick,
  select,
  balm,
  bear,
  elf,
  forest,
  mountain,
  doing,
  Scene,
  run,
  plainState,
  alice,
  bob,
  position,
  type Position,
  Table,
} from '@stacktrail/test-kit';
import { boardView } from '@stacktrail/views';

function after(p: Position, ...effects: readonly Effect[]): Table {
  const card = p.hand(alice, doing(...effects));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  return table;
}

const graveyard = (table: Table, of = alice): readonly string[] =>
  table.state.players[of]!.graveyard.map((id) => table.object(id).printed.name);

describe('CR 400: zones', () => {
  test('CR 400.2: all see the cards of public zones; hands and libraries are hidden', () => {
    const p = position();
    p.graveyard(bob, bear);
    p.exile(bob, elf);
    p.hand(bob, forest, { knownTo: 2 });
    p.library(bob, mountain, { knownTo: 0 });
    const { seats, exile: exiled } = boardView(p.state(), { seat: alice });
    const text = JSON.stringify([seats[bob]!.graveyard, exiled]);
    expect([text.includes('Bear'), text.includes('Elf')]).toEqual([true, true]);
    const hiddenText = JSON.stringify([seats[bob]!.hand, seats[bob]!.library]);
    expect([hiddenText.includes('Forest'), hiddenText.includes('Mountain')]).toEqual([false, false]);
  });

  test('CR 400.5: no answer changes the order of a graveyard or of the stack', () => {
    const p = position();
    p.graveyard(alice, bear);
    p.graveyard(alice, elf);
    const table = after(p, gainLife(1));
    expect(graveyard(table)).toEqual(['Bear', 'Elf', 'Deed']);
  });

  test('CR 400.7f: an ability that sees an enchanted permanent leave finds the Aura in the graveyard', () => {
    const p = position();
    const host = p.battlefield(alice, bear);
    const back = triggered(leaves({ is: 'attached to by this' }), move(thisObject, onto.hand));
    const aura = p.battlefield(
      alice,
      enchantment('Loyal aura', '', ['Aura'], enchant(creatures), always(attached, gets(1, 1)), back),
      { attachedTo: host },
    );
    const table = after(p, destroy(each(creatures)));
    expect(table.zoneOf(aura)).toBe('graveyard');
    table.passAll();
    expect(table.zoneOf(aura)).toBe('hand');
  });

  test('CR 400.7g: a card that an effect lets be cast with another ability keeps it on the stack', () => {
    const flashback = { kind: 'keyword', keyword: 'flashback', cost: [{ cost: 'mana', mana: [] }] } as const;
    const p = position();
    const card = p.graveyard(alice, balm);
    p.battlefield(
      alice,
      enchantment('An echo', '', [], always(each({ is: 'named', name: 'Balm' }, 'graveyard'), gains(flashback))),
    );
    const table = new Table(p);
    const [option] = table.options(card);
    table.answer(act(option!));
    table.passAll();
    expect([table.life(alice), table.zoneOf(card)]).toEqual([21, 'exile']);
  });

  test('CR 400.7h: other parts of an effect that lets a card be cast find the spell', () => {
    const p = position();
    const buried = p.graveyard(alice, balm);
    const table = after(
      p,
      {
        do: 'cast',
        who: you,
        what: each({ is: 'named', name: 'Balm' }, 'graveyard'),
        how: { permit: 'cast', filter: { is: 'anything' }, pay: 'nothing' },
        label: 'cast',
      },
      move(result('cast'), onto.exile),
    );
    expect(table.zoneOf(buried)).toBe('exile');
  });

  test('CR 400.7k, 702.35: an effect finds a discarded card that madness exiled and nobody cast', () => {
    const p = position();
    const mad = p.hand(alice, instant('Fury', '', spell(gainLife(3)), madness('{5}')));
    const card = p.hand(alice, doing(discard('hand')));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.zoneOf(mad)).toBe('exile');
    table.passAll();
    if (table.question.form === 'pick') table.answer(pick('no'));
    expect(table.zoneOf(mad)).toBe('graveyard');
  });

  test('CR 400.8, 406.7: an exiled card that is exiled stays in its zone and is a new object', () => {
    const p = position();
    const kept = p.exile(bob, bear, { counters: { time: 2 } });
    const table = after(p, exile(each(creatures, 'exile')));
    const { id, zone, counters } = table.now(kept);
    expect([zone, id === kept, counters]).toEqual(['exile', false, []]);
    expect(table.of('ObjectMoved').map(({ data }) => `${data.from} ${data.to}`)).toContain('exile exile');
  });
});

describe('CR 404: graveyards', () => {
  test('CR 404.2: any player sees every graveyard, and its order stays', () => {
    const p = position();
    p.graveyard(bob, bear);
    p.graveyard(bob, elf);
    const names = boardView(p.state(), { seat: alice }).seats[bob]!.graveyard.map((card) =>
      'name' in card ? card.name : null,
    );
    expect(names).toEqual(['Bear', 'Elf']);
  });

  test('CR 404.3: the owner of cards that go to a graveyard at once arranges them, where it matters', () => {
    const p = position();
    const [first, second] = [p.battlefield(alice, bear), p.battlefield(alice, elf)];
    p.battlefield(bob, bear);
    const top = { objects: 'last', of: { objects: 'each', filter: creatures, zone: 'graveyard', of: you } } as const;
    const back = p.hand(alice, doing(move(top, onto.hand)));
    const card = p.hand(alice, doing(destroy(each(creatures))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.question).toMatchObject({ kind: 'order cards', rule: '404.3', player: alice });
    table.answer(order(second, first));
    expect(graveyard(table)).toEqual(['Elf', 'Bear', 'Deed']);
    table.cast(back);
    table.passAll();
    expect([table.zoneOf(first), table.zoneOf(second)]).toEqual(['hand', 'graveyard']);
    expect(plainState(table.state)).toBe(table.fold());
  });

  test('CR 404.3: nobody is asked where nothing looks at the order', () => {
    const p = position();
    p.battlefield(alice, bear);
    p.battlefield(alice, elf);
    const table = after(p, destroy(each(creatures)));
    expect(table.asked).toBe('priority 0');
  });
});

describe('CR 405, 408, 704: what doesn’t use the stack', () => {
  test('CR 405.6e: turn-based actions happen before anyone has priority, and don’t use the stack', () => {
    const p = position((state) => {
      state.step = 'upkeep';
    });
    p.library(alice, forest);
    const table = new Table(p);
    const facts = table.passUntil('draw').concat();
    const drawn = table.facts.findIndex(({ type, rule }) => type === 'ObjectMoved' && rule === '504.1');
    const asked = table.facts.findIndex((fact, i) => i > drawn && fact.type === 'DecisionAsked');
    expect([drawn >= 0, asked > drawn, table.stack, facts.length > 0]).toEqual([true, true, [], true]);
  });

  test('CR 408.2, 114.1: emblems are created in the command zone', () => {
    const table = after(position(), { do: 'create emblem', who: you, emblem: { abilities: [] } });
    expect(table.state.command.map((id) => table.object(id).kind)).toEqual(['emblem']);
  });

  test('CR 704.2: state-based actions are controlled by nobody: facts name no player who does them', () => {
    const p = position();
    const one = p.battlefield(bob, bear);
    const table = after(p, untilEndOfTurn(each(creatures), gets(0, -2)));
    const died = table.of('ObjectMoved').find(({ data }) => data.object === one)!;
    expect([died.rule, died.player, died.source]).toEqual(['704.5f', null, 0]);
  });

  test('CR 704.5e: a copy of a card elsewhere than on the stack or battlefield ceases to exist', () => {
    const p = position();
    p.graveyard(bob, balm);
    const cast = {
      do: 'cast',
      who: you,
      what: each({ is: 'named', name: 'Balm' }, 'graveyard'),
      how: { permit: 'cast', filter: { is: 'type', type: 'Creature' } },
      copies: true,
    } as const;
    const table = after(p, cast);
    const copies = [...table.state.objects.values()].filter(({ kind, left }) => kind === 'copy' && !left);
    expect(copies).toEqual([]);
  });
});

describe('CR 406: exile', () => {
  test('CR 406.5: cards that wait for different returns come back each with its own', () => {
    const p = position();
    const jail = (name: string) =>
      enchantment(
        name,
        '',
        [],
        whenThisEnters(target.creature(), {
          do: 'move',
          what: target(),
          to: { zone: 'exile' },
          until: 'this leaves the battlefield',
        }),
      );
    const [one, two] = [p.battlefield(bob, bear), p.battlefield(bob, elf)];
    const [first, second] = [p.hand(alice, jail('First jail')), p.hand(alice, jail('Second jail'))];
    const card = p.hand(alice, doing(destroy(each({ is: 'named', name: 'First jail' }))));
    const table = new Table(p);
    table.cast(first);
    table.passAll();
    table.answer(select(one));
    table.passAll();
    table.cast(second);
    table.passAll();
    table.passAll();
    expect([table.zoneOf(one), table.zoneOf(two)]).toEqual(['exile', 'exile']);
    table.cast(card);
    table.passAll();
    expect([table.zoneOf(one), table.zoneOf(two)]).toEqual(['battlefield', 'exile']);
  });
});

describe('CR 120, 122: damage and counters', () => {
  test('CR 120.3, 120.3c: damage makes a planeswalker lose loyalty counters', () => {
    const plain = artifact('Walker', '{3}', []);
    const walker = { ...plain, faces: [{ ...plain.faces[0], types: ['Planeswalker'] as const, loyalty: 5 }] as const };
    const p = position();
    const one = p.battlefield(bob, walker, { counters: { loyalty: 5 } });
    const card = p.hand(
      alice,
      instant('A hit', '', spell(target.any(), { do: 'deal damage', amount: 3, to: target() })),
    );
    const table = new Table(p);
    table.cast(card, select(one));
    table.passAll();
    expect(table.now(one)).toMatchObject({ damage: 0, counters: [{ kind: 'loyalty', count: 2 }] });
  });
});

test('CR 400.10: an object of the command zone that is put there is a new object', () => {
  const emblem = { do: 'create emblem', who: you, emblem: { abilities: [] } } as const;
  const scene = new Scene(mode(emblem), {}, {});
  scene.follow();
  const [before] = scene.game.state.command;
  run(
    scene.game,
    perform(scene.game, [{ would: 'move', object: before!, to: 'command', manner: 'put' }], { rule: '400.10' }),
  );
  const [afterwards] = scene.game.state.command;
  expect([scene.game.state.command.length, afterwards === before, objectOf(scene.game.state, before!).left]).toEqual([
    1,
    false,
    true,
  ]);
});
