import { describe, expect, test } from '@jest/globals';
import {
  activated,
  all,
  always,
  any,
  artifact,
  artifacts,
  create,
  creature,
  creatures,
  creatureToken,
  destroy,
  draw,
  each,
  enchantment,
  enters,
  gainLife,
  gets,
  instant,
  itself,
  lands,
  land,
  onlyIf,
  sorcery,
  spell,
  staticAbility,
  thatMuch,
  triggered,
  whenThisEnters,
  youControl,
  type Ability,
  type Effect,
  type TriggerEvent,
  returnToHand,
} from '@stacktrail/card-tree';
import { faceDownForms } from '@stacktrail/game-state';
import { attackWith, bear, plainState, alice, bob, position, size, Table } from '@stacktrail/test-kit';

const watching = (name: string, ...abilities: readonly Ability[]) => enchantment(name, '{1}', [], ...abilities);
const doing = (...effects: readonly Effect[]) => sorcery('Deed', '', spell(...effects));
const elves = (count: number) => create(count, creatureToken(1, 1, ['G'], ['Elf']));
const oneOrMore = (event: TriggerEvent): TriggerEvent => ({ ...event, oneOrMore: true });
const whenever = (event: TriggerEvent, ...effects: readonly Effect[]) => triggered(event, ...effects);
const enteringCreature: TriggerEvent = { on: 'enters', what: creatures };

/** Alice casts a sorcery that does this, and it resolves. */
function done(effects: readonly Effect[], set: (p: ReturnType<typeof position>) => void): Table {
  const p = position();
  set(p);
  for (let i = 0; i < 4; i++) p.library(alice, bear);
  const card = p.hand(alice, doing(...effects));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  return table;
}

describe('CR 603.2: how often abilities trigger', () => {
  test('CR 603.2c example: once for each land that is put into a graveyard at the same time', () => {
    const field = land('Field', []);
    const table = done([destroy(each(lands))], (p) => {
      p.battlefield(alice, field);
      p.battlefield(alice, field);
      p.battlefield(alice, watching('Mourner', whenever({ on: 'dies', what: lands }, gainLife(1))));
    });
    expect(table.of('AbilityTriggered')).toHaveLength(2);
  });

  test('CR 603.2c: “one or more” triggers once for all of them, and knows how many they were', () => {
    const table = done([elves(3)], (p) => {
      p.battlefield(alice, watching('Herald', whenever(oneOrMore(enteringCreature), gainLife(thatMuch))));
    });
    expect(table.of('AbilityTriggered')).toHaveLength(1);
    table.passAll();
    expect(table.life(alice)).toBe(23);
  });

  test('CR 603.2d: an ability that triggers an additional time triggers twice, and two such effects add up', () => {
    const doubler = (): Ability =>
      staticAbility({
        static: 'additional triggers',
        abilitiesOf: all(youControl),
        cause: { on: 'enters', what: any(artifacts, creatures) },
        times: 1,
      });
    const table = done([elves(1)], (p) => {
      p.battlefield(alice, watching('Herald', whenever(enteringCreature, gainLife(1))));
      p.battlefield(alice, artifact('Echo', '{3}', [], doubler()));
      p.battlefield(alice, artifact('Other echo', '{3}', [], doubler()));
    });
    expect(table.of('AbilityTriggered').map(({ rule }) => rule)).toEqual(['603.2', '603.2d', '603.2d']);
  });

  test('CR 603.2: an effect can say that an event causes no abilities to trigger', () => {
    const silence = staticAbility({
      static: "don't trigger",
      abilitiesOf: { is: 'anything' },
      cause: { on: 'enters', what: creatures },
    });
    const table = done([elves(1)], (p) => {
      p.battlefield(alice, watching('Herald', whenever(enteringCreature, gainLife(1))));
      p.battlefield(alice, artifact('Silence', '{3}', [], silence));
    });
    expect(table.of('AbilityTriggered')).toEqual([]);
  });

  test('CR 603.2h: an ability that triggers only twice each turn', () => {
    const limited: Ability = { ...triggered(enteringCreature, gainLife(1)), timesPerTurn: 2 };
    const table = done([elves(3)], (p) => void p.battlefield(alice, watching('Herald', limited)));
    expect(table.of('AbilityTriggered')).toHaveLength(2);
  });

  test('CR 603.2: the second card that is drawn in a turn, and no other', () => {
    const second: TriggerEvent = { on: 'draws', who: 'you', nth: 2 };
    const table = done([draw(3)], (p) => void p.battlefield(alice, watching('Scholar', whenever(second, gainLife(1)))));
    expect(table.of('AbilityTriggered')).toHaveLength(1);
  });

  test('CR 603.2: the first card that each player draws in a turn', () => {
    const first: TriggerEvent = { on: 'draws', who: 'any player', nth: 1 };
    const all: Effect = { do: 'draw', who: { players: 'each player' }, count: 2 };
    const table = done([all], (p) => {
      for (const player of [alice, alice, bob, bob]) p.library(player, bear);
      p.battlefield(alice, watching('Scholar', whenever(first, gainLife(1))));
    });
    expect(table.of('AbilityTriggered')).toHaveLength(2);
  });

  test('CR 603.2c: one or more cards are discarded for the first time, all of them together', () => {
    const event: TriggerEvent = { on: 'discards', who: 'you', oneOrMore: true, nth: 1 };
    const thatMany: Effect = { do: 'gain life', who: { players: 'you' }, amount: { amount: 'that much' } };
    const all: Effect = { do: 'discard', who: { players: 'you' }, count: 'hand' };
    const table = done([all, draw(1), all], (p) => {
      p.battlefield(alice, watching('Miser', whenever(event, thatMany)));
      for (let i = 0; i < 2; i++) p.hand(alice, bear);
      p.library(alice, bear);
    });
    expect(table.of('AbilityTriggered').map(({ data }) => data.context.amount)).toEqual([2]);
  });

  test('CR 603.2: one of several events', () => {
    const either: TriggerEvent = { on: 'any of', of: [enters(itself), { on: 'dies', what: itself }] };
    const table = done([destroy(each(creatures))], (p) => {
      p.battlefield(alice, creature('Twin', '{G}', ['Elf'], 1, 1, triggered(either, gainLife(1))));
    });
    expect(table.of('AbilityTriggered')).toHaveLength(1);
  });
});

describe('CR 603.3b, 603.8, 603.10', () => {
  test('CR 603.8: a state trigger triggers once, and again when it has left the stack', () => {
    const noCards: TriggerEvent = {
      on: 'state',
      condition: { if: 'compare', left: { amount: 'hand size', of: { players: 'you' } }, compare: 'exactly', right: 0 },
    };
    const p = position();
    p.battlefield(alice, watching('Void', whenever(noCards, draw(1))));
    for (let i = 0; i < 4; i++) p.library(alice, bear);
    const card = p.hand(alice, doing(gainLife(1), { do: 'discard', who: { players: 'you' }, count: 'hand' }));
    const table = new Table(p);
    table.cast(card);
    expect(table.of('AbilityTriggered').map(({ rule }) => rule)).toEqual(['603.8']);
    expect(table.stack).toEqual(['Deed', 'ability of Void']);
    table.passAll();
    expect([table.stack, table.of('AbilityTriggered').length]).toEqual([['Deed'], 1]);
    table.passAll();
    expect([table.stack, table.of('AbilityTriggered').length]).toEqual([['ability of Void'], 2]);
  });

  test('CR 603.3b: what triggers on an ability triggering goes on the stack after the others', () => {
    const echo: TriggerEvent = { on: 'ability triggers', who: 'you', what: creatures };
    const table = done([elves(0), gainLife(1)], (p) => {
      p.battlefield(alice, watching('Listener', whenever(echo, gainLife(2))));
      p.battlefield(
        alice,
        creature('Singer', '{G}', ['Elf'], 1, 1, whenever({ on: 'gains life', who: 'you' }, gainLife(0))),
      );
    });
    expect(table.stack).toEqual(['ability of Singer', 'ability of Listener']);
  });

  test('CR 603.10a: a card’s leaving a graveyard is looked back at', () => {
    const leaves: TriggerEvent = { on: 'moves', what: creatures, from: ['graveyard'] };
    const away: Effect = { do: 'move', what: each(creatures, 'graveyard'), to: { zone: 'exile' } };
    const table = done([away], (p) => {
      p.graveyard(alice, bear);
      p.battlefield(alice, watching('Keeper', whenever(leaves, gainLife(1))));
    });
    expect(table.of('AbilityTriggered')).toHaveLength(1);
  });

  test.each([
    ['that all players see', null],
    ['that is face down', 1],
  ])('CR 603.10a: the leaving of a permanent %s is looked back at', (_, seenBy) => {
    const leaves: TriggerEvent = { on: 'moves', what: all(creatures, youControl), from: ['battlefield'], to: ['hand'] };
    const table = done([returnToHand(each(creatures))], (p) => {
      p.battlefield(alice, bear, seenBy === null ? {} : { faceDown: faceDownForms.get('morph')!, knownTo: seenBy });
      p.battlefield(alice, watching('Keeper', whenever(leaves, gainLife(1))));
    });
    expect(table.of('AbilityTriggered')).toHaveLength(1);
  });

  test.each([
    ['each of them', false, 2],
    ['one or more of them', true, 1],
  ])('CR 603.10: what dies is measured by what was there before, for %s', (_, together, times) => {
    const asMany = { amount: 'count', filter: creatures } as const;
    const dies: TriggerEvent = { on: 'dies', what: { is: 'power', compare: 'exactly', to: asMany } };
    const table = done([destroy(each(creatures))], (p) => {
      for (let i = 0; i < 2; i++) p.battlefield(alice, bear);
      p.battlefield(alice, watching('Census', whenever(together ? oneOrMore(dies) : dies, gainLife(1))));
    });
    expect(table.of('AbilityTriggered')).toHaveLength(times);
  });

  test('CR 603.6c: “from anywhere” is no leaves-the-battlefield ability: it sees what came to the graveyard', () => {
    const put: TriggerEvent = { on: 'moves', what: itself, to: ['graveyard'] };
    const table = done([destroy(each(creatures))], (p) => {
      p.battlefield(alice, creature('Phoenix', '{R}', ['Phoenix'], 2, 2, whenever(put, gainLife(1))));
    });
    const [trigger] = table.of('AbilityTriggered');
    expect(table.object(trigger!.data.source).zone).toBe('graveyard');
  });
});

describe('CR 608.2i, 603.4: what happened this turn', () => {
  test('CR 603.4: if a creature died this turn', () => {
    const died = { if: 'happened', event: { on: 'dies', what: creatures } } as const;
    const outcome = (kill: boolean) => {
      const table = done([...(kill ? [destroy(each(creatures))] : []), elves(1)], (p) => {
        p.battlefield(alice, bear);
        p.battlefield(alice, watching('Morbid', onlyIf(died, triggered(enteringCreature, gainLife(1)))));
      });
      return table.of('AbilityTriggered').length;
    };
    expect([outcome(true), outcome(false)]).toEqual([1, 0]);
  });

  test('CR 608.2i: how many creatures died this turn, as they were; facts alone make the same history', () => {
    const count = { amount: 'events', event: { on: 'dies', what: creatures }, counting: 'times' } as const;
    const table = done([destroy(each(creatures)), gainLife(count)], (p) => {
      for (let i = 0; i < 3; i++) p.battlefield(alice, bear);
    });
    expect(table.life(alice)).toBe(23);
    table.passUntil('upkeep');
    expect(table.state.history.thisTurn).toEqual([]);
    expect(table.fold()).toBe(plainState(table.state));
  });
});

describe('CR 608.2i, 508.3: how often creatures attacked', () => {
  test.each([
    ['each of them', false, 2],
    ['one or more of them, once', true, 1],
  ])('CR 608.2i: %s', (_, together, times) => {
    const event: TriggerEvent = { on: 'attacks', what: creatures };
    const count = {
      amount: 'events',
      event: together ? oneOrMore(event) : event,
      counting: 'times',
    } as const;
    const p = position((state) => {
      state.step = 'beginning of combat';
    });
    const attackers = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const card = p.hand(alice, instant('Count', '', spell(gainLife(count))));
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer(attackWith(bob, ...attackers));
    table.cast(card);
    table.passAll();
    expect(table.life(alice)).toBe(20 + times);
  });
});

describe('CR 607, 610.3: linked abilities and returns', () => {
  const jailer = () =>
    creature(
      'Jailer',
      '{W}',
      ['Cat'],
      1,
      1,
      whenThisEnters({
        do: 'move',
        what: each(artifacts),
        to: { zone: 'exile' },
        link: 'exiled',
        until: 'this leaves the battlefield',
      }),
      triggered(
        { on: 'dies', what: itself },
        gainLife({ amount: 'mana value', of: { objects: 'linked', label: 'exiled' } }),
      ),
    );

  test('CR 610.3: what was exiled until it leaves returns right after it has', () => {
    const p = position();
    const trinket = p.battlefield(alice, artifact('Trinket', '{2}', []));
    const cat = p.hand(alice, { ...jailer(), faces: [{ ...jailer().faces[0], manaCost: [] }] });
    const wrath = p.hand(alice, doing(destroy(each(creatures))));
    const table = new Table(p);
    table.cast(cat);
    table.passAll();
    table.passAll();
    expect(table.zoneOf(trinket)).toBe('exile');
    expect(table.object(table.now(cat).id).linked).toMatchObject([{ objects: [table.now(trinket).id] }]);
    table.cast(wrath);
    table.passAll();
    expect(table.zoneOf(trinket)).toBe('battlefield');
    expect(table.of('ObjectMoved').at(-2)?.rule).toBe('610.3');
  });
});

describe('CR 400.7j: objects that a cost moved', () => {
  test('CR 400.7j: an ability’s effect finds the card that its cost put into a graveyard', () => {
    const back: Effect = { do: 'move', what: { objects: 'this' }, to: { zone: 'hand' } };
    const p = position();
    const imp = p.battlefield(
      alice,
      creature('Imp', '{B}', ['Imp'], 1, 1, activated([{ cost: 'sacrifice this' }], back)),
    );
    const table = new Table(p);
    table.activate(imp);
    expect(table.zoneOf(imp)).toBe('graveyard');
    table.passAll();
    expect(table.zoneOf(imp)).toBe('hand');
  });

  test('CR 400.7j: but not what something else moved after it was activated', () => {
    const back: Effect = { do: 'move', what: { objects: 'this' }, to: { zone: 'hand' } };
    const p = position();
    const imp = p.battlefield(alice, creature('Imp', '{B}', ['Imp'], 1, 1, activated([], back)));
    const bolt = p.hand(alice, instant('Bolt', '', spell(destroy(each(creatures)))));
    const table = new Table(p);
    table.activate(imp);
    table.cast(bolt);
    table.passAll();
    table.passAll();
    expect(table.zoneOf(imp)).toBe('graveyard');
  });
});

describe('CR 114: emblems', () => {
  test('CR 114.4, 113.6p: the abilities of an emblem function in the command zone', () => {
    const bonus = always(each(all(creatures, youControl)), gets(1, 1));
    const emblem: Effect = {
      do: 'create emblem',
      who: { players: 'you' },
      emblem: { abilities: [bonus, triggered(enteringCreature, gainLife(1))] },
    };
    const table = done([emblem, elves(1)], () => undefined);
    const elf = table.state.battlefield[0]!;
    expect([size(table.state, elf), table.of('AbilityTriggered').length]).toEqual(['2/2', 1]);
  });
});
