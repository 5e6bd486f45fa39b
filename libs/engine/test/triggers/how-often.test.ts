import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  cost,
  create,
  creatures,
  creatureToken,
  draw,
  endStep,
  enters,
  gainLife,
  instant,
  later,
  losesAllAbilities,
  each,
  artifacts,
  may,
  mayPay,
  playersCannot,
  sacrifice,
  spell,
  staticAbility,
  thatObject,
  triggered,
  untilEndOfTurn,
  you,
  type Ability,
  type Condition,
  type Effect,
  type TriggerEvent,
} from '@stacktrail/card-tree';
import {
  order,
  pick,
  bear,
  forest,
  done,
  doing,
  triggersIn,
  watching,
  alice,
  bob,
  position,
  Table,
} from '@stacktrail/test-kit';

const elves = (count: number) => create(count, creatureToken(1, 1, ['G'], ['Elf']));
const entering: TriggerEvent = { on: 'enters', what: creatures };
const doOnce = (...effects: readonly Effect[]): Ability => ({
  ...triggered(entering, ...effects),
  doOncePerTurn: true,
});

describe('CR 603.2i: do this only once each turn', () => {
  test('CR 603.2i: it triggers until its controller has done it', () => {
    const p = position();
    p.battlefield(alice, watching('Once', doOnce(may(gainLife(1)))));
    const cards = [1, 2, 3, 4].map(() => p.hand(alice, doing(elves(1))));
    const table = new Table(p);
    const play = (card: (typeof cards)[number]) => {
      table.cast(card);
      table.passAll();
      if (table.stack.length > 0) table.passAll();
    };
    play(cards[0]!);
    table.answer(pick('no'));
    play(cards[1]!);
    table.answer(pick('yes'));
    expect(table.of('AbilityUsed').map(({ rule }) => rule)).toEqual(['603.2i']);
    play(cards[2]!);
    expect([triggersIn(table), table.life(alice)]).toEqual([{ Once: 2 }, 21]);
  });

  test('CR 603.2i: of several that have triggered, only one is done', () => {
    const table = done([elves(3)], (p) => void p.battlefield(alice, watching('Once', doOnce(gainLife(1)))));
    expect(triggersIn(table)).toEqual({ Once: 3 });
    while (table.stack.length > 0) table.passAll();
    expect([table.life(alice), table.of('AbilityUsed').length]).toEqual([21, 1]);
  });

  test('CR 603.2i: it doesn’t trigger on what it does itself', () => {
    const table = done([elves(1)], (p) => void p.battlefield(alice, watching('Once', doOnce(may(elves(1))))));
    table.passAll();
    table.answer(pick('yes'));
    expect([triggersIn(table), table.stack.length]).toEqual([{ Once: 1 }, 0]);
  });

  test('CR 603.2i: what had to be done besides is not the choice', () => {
    const table = done([elves(1)], (p) => {
      p.battlefield(alice, watching('Once', doOnce(sacrifice(thatObject), may(gainLife(1)))));
    });
    table.passAll();
    table.answer(pick('no'));
    expect(table.of('AbilityUsed')).toEqual([]);
  });

  test('CR 603.2i: paying is doing it; not paying isn’t', () => {
    const table = done([elves(2)], (p) => {
      p.battlefield(alice, watching('Once', doOnce(mayPay([cost.payLife(1)], gainLife(5)))));
    });
    table.passAll();
    table.answer(pick('no'));
    expect(table.of('AbilityUsed')).toEqual([]);
    table.passAll();
    table.answer(pick('yes'));
    expect([table.life(alice), table.of('AbilityUsed').length]).toEqual([24, 1]);
  });
});

describe('CR 603.2, 608.2p: when abilities trigger', () => {
  test('CR 603.2a: it triggers though no spells can be cast and no abilities activated', () => {
    const stop = [
      playersCannot({ players: 'each player' }, 'cast spells'),
      playersCannot({ players: 'each player' }, 'activate abilities'),
    ];
    const table = done([...stop, elves(1)], (p) => {
      p.battlefield(alice, watching('Herald', triggered(enters(creatures), gainLife(1))));
    });
    expect(triggersIn(table)).toEqual({ Herald: 1 });
    table.passAll();
    expect(table.life(alice)).toBe(21);
  });

  test('CR 603.2e: an effect on an object’s triggered abilities doesn’t reach delayed ones that they made', () => {
    const p = position((state) => {
      state.step = 'postcombat main';
    });
    const doubler = staticAbility({ static: 'additional triggers', abilitiesOf: artifacts, times: 1 });
    const source = p.battlefield(
      alice,
      artifact(
        'Clock',
        '{1}',
        [],
        activated([], later(triggered(endStep, gainLife(1)))),
        triggered(endStep, gainLife(10)),
      ),
    );
    p.battlefield(alice, watching('Echo', doubler));
    const table = new Table(p);
    table.activate(source);
    table.passAll();
    table.passUntil('end');
    table.answer(order(...table.state.waiting.map(({ id }) => id)));
    while (table.stack.length > 0) table.passAll();
    expect(table.life(alice)).toBe(41);
  });

  test('CR 608.2p: an ability on a spell’s resolving triggers once all of it is done', () => {
    const p = position();
    p.library(alice, forest);
    const waits = watching('Witness', triggered({ on: 'resolves', what: { is: 'spell' } }, gainLife(1)));
    p.battlefield(alice, waits);
    const card = p.hand(alice, doing(draw(1)));
    const table = new Table(p);
    table.cast(card);
    const facts = table.passAll();
    const at = (type: string) => facts.findIndex((fact) => fact.type === type);
    const left = facts.findIndex((fact) => fact.rule === '608.2n');
    expect(at('ResolutionBegan')).toBeLessThan(left);
    expect(left).toBeLessThan(at('AbilityTriggered'));
    expect(table.stack).toEqual(['ability of Witness']);
  });

  test('CR 603.7h: what an ability does when it resolves for the second time in a turn', () => {
    const event = { on: 'resolves', what: artifacts } as const;
    const third: Condition = {
      if: 'compare',
      left: { amount: 'events', event, counting: 'times' },
      compare: 'exactly',
      right: 2,
    };
    const ability = activated([], gainLife(1), { do: 'if', condition: third, then: [gainLife(100)] });
    const p = position();
    const source = p.battlefield(alice, artifact('Engine', '{1}', [], ability));
    const table = new Table(p);
    const lives = [1, 2, 3].map(() => {
      table.activate(source);
      table.passAll();
      return table.life(alice);
    });
    expect(lives).toEqual([21, 122, 123]);
  });

  test('CR 603.2g, 603.6b: an object that has lost its abilities before the event doesn’t trigger', () => {
    const table = done([untilEndOfTurn(each(artifacts), losesAllAbilities), elves(1)], (p) => {
      p.battlefield(alice, artifact('Herald', '{1}', [], triggered(enters(creatures), gainLife(1))));
    });
    expect(triggersIn(table)).toEqual({});
  });
});

describe('CR 603.10: triggers that look back', () => {
  test('CR 603.10b: phasing out is looked back at, phasing in isn’t', () => {
    const p = position();
    const gone = triggered({ on: 'becomes', what: { is: 'this' }, state: 'phased out' }, gainLife(1));
    const come = triggered({ on: 'becomes', what: { is: 'this' }, state: 'phased in' }, gainLife(10));
    p.battlefield(bob, artifact('Ghost', '{1}', [], gone, come));
    const card = p.hand(alice, doing({ do: 'phase out', what: each(artifacts) }));
    p.library(bob, forest);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.stack).toEqual(['ability of Ghost']);
    table.passAll();
    table.passUntil('upkeep');
    table.passAll();
    expect([table.life(bob), triggersIn(table)]).toEqual([31, { Ghost: 2 }]);
  });

  test('CR 603.10c: becoming unattached is looked back at', () => {
    const off = triggered({ on: 'becomes unattached', what: { is: 'this' } }, gainLife(1));
    const p = position();
    const host = p.battlefield(alice, bear);
    p.battlefield(alice, artifact('Blade', '{1}', ['Equipment'], off), { attachedTo: host });
    const card = p.hand(alice, doing({ do: 'destroy', what: each({ is: 'permanent' }) }));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(triggersIn(table)).toEqual({ Blade: 1 });
  });

  test('CR 701.3d: once where its host leaves, and not again as it stays behind', () => {
    const off = triggered({ on: 'becomes unattached', what: { is: 'this' } }, gainLife(1));
    const p = position();
    const host = p.battlefield(alice, bear);
    p.battlefield(alice, artifact('Blade', '{1}', ['Equipment'], off), { attachedTo: host });
    const card = p.hand(alice, doing({ do: 'destroy', what: each(creatures) }));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([triggersIn(table), table.of('Unattached').length]).toEqual([{ Blade: 1 }, 1]);
  });

  test('CR 603.10d: losing control is seen by the ability that its controller had', () => {
    const lost = triggered({ on: 'control changes', what: creatures, from: 'you' }, gainLife(1));
    const table = done(
      [
        {
          do: 'apply',
          to: each({ is: 'permanent' }),
          changes: [{ change: 'control', to: you }],
          until: 'rest of the game',
        },
      ],
      (p) => {
        p.battlefield(bob, bear);
        p.battlefield(bob, watching('Warden', lost));
      },
    );
    table.passAll();
    expect([triggersIn(table), table.life(bob)]).toEqual([{ Warden: 1 }, 21]);
  });

  test('CR 603.10e: a spell’s being countered is looked back at: the spell itself can see it', () => {
    const p = position();
    const stubborn = instant(
      'Stubborn',
      '',
      triggered({ on: 'is countered', what: { is: 'this' } }, gainLife(5)),
      spell(gainLife(1)),
    );
    const card = p.hand(alice, stubborn);
    const stop = p.hand(bob, instant('Stop', '', spell({ do: 'counter', what: each({ is: 'spell' }, 'stack') })));
    p.battlefield(alice, watching('Mourner', triggered({ on: 'is countered', what: { is: 'spell' } }, gainLife(10))));
    const table = new Table(p);
    table.cast(card);
    table.pass();
    table.cast(stop);
    table.passAll();
    expect(triggersIn(table).Mourner).toBeGreaterThanOrEqual(1);
  });

  test('CR 603.9, 603.10f: a player’s losing the game, for whatever reason', () => {
    const p = position(undefined, 3);
    p.battlefield(alice, watching('Heir', triggered({ on: 'loses the game', who: 'an opponent' }, gainLife(7))));
    const card = p.hand(alice, doing({ do: 'lose the game', who: { players: 'player to the left of', of: you } }));
    const table = new Table(p);
    table.cast(card);
    table.pass(3);
    expect(triggersIn(table)).toEqual({ Heir: 1 });
    table.passAll();
    expect(table.life(alice)).toBe(27);
  });
});

test('CR 603.12a: what happens several times triggers a reflexive ability each time; what is paid often, once', () => {
  const twice: Effect = {
    do: 'repeat',
    times: 2,
    effects: [gainLife(1), { do: 'reflexive trigger', ability: triggered({ on: 'when you do' }, gainLife(10)) }],
  };
  const table = done([twice], () => undefined);
  expect(table.of('AbilityTriggered').map(({ rule }) => rule)).toEqual(['603.12', '603.12']);
});
