import { describe, expect, test } from '@jest/globals';
import {
  all,
  always,
  artifact,
  activated,
  attacks,
  becomesColor,
  color,
  controlledBy,
  cost,
  creature,
  creatures,
  dealDamage,
  destroy,
  did,
  discard,
  each,
  endOfCombat,
  gainLife,
  instant,
  itself,
  kept,
  lands,
  later,
  loseLife,
  mill,
  alsoBecomes,
  not,
  permanents,
  returnToHand,
  sorcery,
  spell,
  staticAbility,
  target,
  thatObject,
  triggered,
  untilEndOfTurn,
  you,
  youControl,
  type Effect,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import {
  attackWith,
  blockWith,
  order,
  pay,
  pick,
  select,
  bear,
  forest,
  healing,
  done,
  doing,
  watching,
  alice,
  bob,
  position,
  factsOf,
  pools,
  Table,
} from '@stacktrail/test-kit';

const noCreature = { change: 'set types', types: ['Artifact'], subtypes: [] } as const;
const blackBear = creature('Black bear', '{1}{B}', ['Bear'], 2, 2);

describe('CR 608.2: how a text is followed', () => {
  const orElse: readonly Effect[] = [
    {
      do: 'may',
      who: you,
      effects: [{ do: 'choose and sacrifice', who: you, filter: creatures, count: 1 }],
      label: 'did',
    },
    { do: 'if', condition: did('did'), then: [], otherwise: [loseLife(4)] },
  ];

  test('CR 608.2d example: a player without a creature can’t choose to sacrifice one', () => {
    const without = done(orElse, () => undefined);
    expect([without.asked, without.life(alice), without.of('DecisionMade').length]).toEqual(['priority 0', 16, 3]);
    const table = done(orElse, (p) => void p.battlefield(alice, bear));
    expect(table.asked).toBe('may 0');
    table.answer(pick('yes'));
    expect([table.life(alice), table.state.battlefield]).toEqual([20, []]);
  });

  test('CR 608.2f example: control of all that was chosen as targets is gained simultaneously', () => {
    const p = position(undefined, 3);
    const one = p.battlefield(bob, bear);
    const two = p.battlefield(2 as typeof bob, bear);
    const take: Effect = {
      do: 'apply',
      to: target(),
      changes: [controlledBy(you)],
      until: 'rest of the game',
    };
    const card = p.hand(alice, sorcery('Theft', '', spell(target.one(creatures, { min: 2, max: 2 }), take)));
    const table = new Table(p);
    table.cast(card);
    const facts = table.passAll();
    const changes = factsOf(facts, 'ControlChanged').map(({ data }) => [data.object, data.to]);
    expect(changes).toEqual([
      [one, alice],
      [two, alice],
    ]);
    expect(factsOf(facts, 'ContinuousEffectBegan')).toHaveLength(1);
  });

  test('CR 608.2f example 2: what can’t be done at once for several is done for one after the other', () => {
    const p = position();
    p.library(alice, bear);
    p.library(alice, forest);
    const [one, two] = [
      p.battlefield(bob, creature('Wall', '{W}', ['Wall'], 0, 9)),
      p.battlefield(bob, creature('Other wall', '{W}', ['Wall'], 0, 9)),
    ];
    const top: Effect = {
      do: 'move',
      what: { objects: 'top of library', of: you, count: 1 },
      to: { zone: 'exile' },
      label: 'card',
    };
    const hit = dealDamage({ amount: 'mana value', of: { objects: 'result', label: 'card' } }, { objects: 'each one' });
    const eruption: Effect = { do: 'for each', of: target(), effects: [top, hit] };
    const card = p.hand(alice, sorcery('Eruption', '', spell(target.anyNumber(creatures), eruption)));
    const table = new Table(p);
    table.cast(card, select(one, two));
    table.passAll();
    expect([table.asked, table.question.rule]).toEqual(['order cards 0', '608.2f']);
    expect(table.state.exile).toEqual([]);
    table.answer(order(two, one));
    expect([table.object(one).damage, table.object(two).damage]).toEqual([0, 2]);
  });

  test('CR 608.2i example: it attacked as a creature this turn, whatever it is now', () => {
    const attacked = { amount: 'events', event: attacks(all(creatures, youControl)), counting: 'times' } as const;
    const outcome = (attack: boolean) => {
      const p = position((state) => {
        state.step = 'beginning of combat';
      });
      const cub = p.battlefield(alice, bear);
      const card = p.hand(
        alice,
        instant(
          'Captain',
          '{1}',
          staticAbility({ static: 'own cost reduction', generic: attacked }),
          spell(gainLife(1)),
        ),
      );
      const change = p.hand(alice, instant('Change', '', spell(untilEndOfTurn(each(creatures), noCreature))));
      const table = new Table(p);
      table.passUntil('declare attackers');
      table.answer(attackWith(bob, ...(attack ? [cub] : [])));
      table.cast(change);
      table.passAll();
      table.cast(card);
      return table.question.kind === 'priority' ? table.stack.join() : table.question.kind;
    };
    expect([outcome(true), outcome(false)]).toEqual(['Captain', 'activate mana abilities']);
  });

  test('CR 608.2j example: “black” asks whether it is black, whatever else it is', () => {
    const both = creature('Zebra', '{W}{B}', ['Bear'], 2, 2);
    const left = (effect: Effect) => done([effect], (p) => void p.battlefield(alice, both)).state.battlefield.length;
    expect(left(destroy(each(all(color('B'), creatures))))).toBe(0);
    expect(left(destroy(each(all(not(color('B')), creatures))))).toBe(1);
  });

  test('CR 608.2k example: what it blocked is returned though it is no creature any more', () => {
    const wall = creature(
      'Wall',
      '{U}',
      ['Wall'],
      0,
      4,
      triggered(
        { on: 'blocks a creature', what: itself, other: creatures },
        later(triggered(endOfCombat, returnToHand(kept)), thatObject),
      ),
    );
    const p = position((state) => {
      state.step = 'beginning of combat';
    });
    const attacker = p.battlefield(alice, bear);
    const blocker = p.battlefield(bob, wall);
    const change = p.hand(alice, instant('Change', '', spell(target.creature(), untilEndOfTurn(target(), noCreature))));
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer(attackWith(bob, attacker));
    table.passUntil('declare blockers');
    table.answer(blockWith([blocker, attacker]));
    table.cast(change, select(attacker));
    table.passAll();
    table.passUntil('end of combat');
    table.passAll();
    expect(table.zoneOf(attacker)).toBe('hand');
  });
});

describe('CR 609: effects', () => {
  test('CR 609.2 example: an effect on lands doesn’t reach land cards in graveyards; one on the cost of spells, only spells', () => {
    const p = position(pools('G'));
    const [there, dead] = [p.battlefield(alice, forest), p.graveyard(alice, forest)];
    p.battlefield(alice, watching('Animator', always(each(lands), alsoBecomes(['Creature'], []))));
    const table = new Table(p);
    const subtypes = (id: typeof there) => characteristicsOf(table.state, table.object(id)).types;
    expect(subtypes(there)).not.toBe(subtypes(dead));
    expect(characteristicsOf(table.state, table.object(dead)).types).toBe(table.object(dead).printed.types);
  });

  test('CR 609.3 example: a player with one card discards it; a library of one card gives one card', () => {
    const table = done([discard(2), mill(2)], (p) => {
      p.hand(alice, forest);
      p.library(alice, forest);
    });
    expect(table.state.players[0]).toMatchObject({ hand: [], library: [] });
    expect(table.state.players[0]?.graveyard).toHaveLength(3);
  });

  test('CR 609.4a example: as though it were in your graveyard, and as though it had flash', () => {
    const p = position((state) => {
      state.step = 'upkeep';
    });
    const theirs = p.graveyard(bob, healing);
    p.battlefield(
      alice,
      watching('Orrery', staticAbility({ static: 'as though flash', who: 'you', spells: { is: 'anything' } })),
    );
    const trance: Effect = {
      do: 'may play',
      who: you,
      what: each({ is: 'owned by', who: 'opponent' }, 'graveyard'),
      how: { permit: 'cast', filter: { is: 'anything' } },
      until: 'this turn',
    };
    const card = p.hand(alice, instant('Trance', '', spell(trance)));
    const table = new Table(p);
    expect(table.options(theirs)).toEqual([]);
    table.cast(card);
    table.passAll();
    const [action] = table.options(theirs);
    expect(action?.do).toBe('cast');
    table.answer({ form: 'action', action: action! });
    table.passAll();
    expect([table.life(alice), table.now(theirs).owner]).toEqual([23, bob]);
  });
});

test('CR 610.3d example: what two permanents exiled returns at the same time as they are destroyed together', () => {
  const until = { do: 'move', to: { zone: 'exile' }, until: 'this leaves the battlefield' } as const;
  const jailer = (name: string) =>
    creature(name, '{0}', ['Cat'], 1, 1, activated([cost.tap], target.one(permanents), { ...until, what: target() }));
  const p = position();
  const [one, two] = [p.battlefield(bob, artifact('One', '{1}', [])), p.battlefield(bob, artifact('Two', '{1}', []))];
  const jailers = [p.battlefield(alice, jailer('Jailer')), p.battlefield(alice, jailer('Other jailer'))];
  const wrath = p.hand(alice, doing(destroy(each(creatures))));
  const table = new Table(p);
  table.activate(jailers[0]!, select(one));
  table.activate(jailers[1]!, select(two));
  table.passAll();
  table.passAll();
  expect([table.zoneOf(one), table.zoneOf(two)]).toEqual(['exile', 'exile']);
  table.cast(wrath);
  const moved = factsOf(table.passAll(), 'ObjectMoved').filter(({ rule }) => rule === '610.3');
  expect(moved.map(({ data }) => data.to)).toEqual(['battlefield', 'battlefield']);
  expect(moved.map(({ data }) => data.group)).toEqual([0, 1]);
  expect([table.zoneOf(one), table.zoneOf(two)]).toEqual(['battlefield', 'battlefield']);
});

test('CR 112.4 example: a black creature spell that became white enters white and stays so', () => {
  const p = position(pools('BB'));
  const card = p.hand(alice, blackBear);
  const paint = p.hand(alice, instant('Paint', '', spell(target.spell(), untilEndOfTurn(target(), becomesColor('W')))));
  const table = new Table(p);
  table.cast(card, pay);
  table.cast(paint);
  table.passAll();
  table.passAll();
  const colors = () => characteristicsOf(table.state, table.now(card)).colors;
  const white = colors();
  const black = table.now(card).printed.colors;
  expect([table.zoneOf(card), white === black]).toEqual(['battlefield', false]);
  table.passUntil('upkeep');
  expect(colors()).toBe(black);
});
