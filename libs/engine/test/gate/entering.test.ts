import { describe, expect, test } from '@jest/globals';
import {
  asLongAs,
  cost,
  create,
  creature,
  creatures,
  creatureToken,
  always,
  each,
  enchantment,
  entersTapped,
  entersTappedUnless,
  entersTappedUnlessPaid,
  entersWithCounters,
  land,
  lands,
  losesAllAbilities,
  opponentControls,
  permanents,
  sorcery,
  spell,
  staticAbility,
  subtype,
  X,
  youControl,
  youControlAtLeast,
  yourTurn,
  all,
  type Effect,
  type Filter,
  type StaticAbility,
  twiceThatMany,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { bear, forest, alice, bob, position, factsOf, number, pay, pick, pools, Table } from '@stacktrail/test-kit';

const saying = (ability: StaticAbility) => enchantment('Law', '{1}', [], ability);
const doing = (...effects: readonly Effect[]) => sorcery('Deed', '', spell(...effects));
const tappedIf = (what: Filter) =>
  staticAbility({ static: 'replacement', replacement: { would: 'enter', what, instead: { enters: 'tapped' } } });
const doubling = (would: 'create tokens' | 'get counters') =>
  staticAbility({ static: 'replacement', replacement: { would, who: 'you', instead: twiceThatMany } });

function playing(card: ReturnType<typeof land>, ...others: readonly ReturnType<typeof land>[]) {
  const p = position();
  const held = p.hand(alice, card);
  for (const other of others) p.battlefield(alice, other);
  const table = new Table(p);
  table.playLand(held);
  return { table, now: () => table.now(held) };
}

describe('CR 614.1c, 614.12: how a permanent enters', () => {
  test('tapped, and abilities that watch for tapping don’t see it', () => {
    expect(playing(land('Slow', [], entersTapped)).now().tapped).toBe(true);
  });

  test('CR 616.1: of effects by which it enters tapped and untapped its controller chooses which is applied last', () => {
    const untapped = staticAbility({
      static: 'replacement',
      replacement: { would: 'enter', what: lands, instead: { enters: 'untapped' } },
    });
    const { table, now } = playing(land('Slow', [], entersTapped), saying(untapped));
    expect(table.asked).toBe('choose replacement 0');
    const { question } = table;
    if (question.form !== 'pick') throw new Error('pick one');
    table.answer(pick(question.options[1]!.key));
    expect(now().tapped).toBe(false);
  });

  test('unless something is true, with the battlefield as it is before it enters', () => {
    const check = land('Check', ['Forest'], entersTappedUnless(youControlAtLeast(1, subtype('Forest'))));
    expect([playing(check).now().tapped, playing(check, forest).now().tapped]).toEqual([true, false]);
  });

  test('CR 614.12a: unless a cost is paid, which is chosen before it enters', () => {
    const shock = land('Shock', [], entersTappedUnlessPaid(cost.payLife(2)));
    const paid = playing(shock);
    expect([paid.table.asked, paid.now().zone]).toEqual(['pay unless 0', 'hand']);
    paid.table.answer(pick('yes'));
    expect([paid.now().tapped, paid.table.life(alice)]).toEqual([false, 18]);
    const refused = playing(shock);
    refused.table.answer(pick('no'));
    expect(refused.now().tapped).toBe(true);
  });

  test('with counters: a number, or the X of the spell that it was (CR 107.3m)', () => {
    const p = position(pools('GGG'));
    const card = p.hand(alice, creature('Hydra', '{X}{G}', ['Hydra'], 0, 0, entersWithCounters('+1/+1', X)));
    const table = new Table(p);
    table.cast(card, number(2), pay);
    table.passAll();
    expect(table.now(card)).toMatchObject({ zone: 'battlefield', counters: [{ kind: '+1/+1', count: 2 }] });
    expect(table.of('CountersPut')).toEqual([]);
  });

  test('CR 616.1, 616.1f: two of them: the player chooses which comes first, and both apply once (614.5)', () => {
    const p = position();
    const slowHydra = creature('Hydra', '{0}', ['Hydra'], 0, 0, entersTapped, entersWithCounters('+1/+1', 1));
    const card = p.hand(alice, slowHydra);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.question).toMatchObject({ kind: 'choose replacement', rule: '616.1', player: alice });
    const { question } = table;
    if (question.form !== 'pick') throw new Error('pick one');
    table.answer(pick(question.options[1]!.key));
    expect(table.now(card)).toMatchObject({ tapped: true, counters: [{ kind: '+1/+1', count: 1 }] });
    expect(table.of('OccurrenceReplaced').map(({ rule }) => rule)).toEqual(['614.12', '614.12']);
  });

  test('also two effects of one ability', () => {
    const [tapped] = entersTapped.effects;
    const [counters] = entersWithCounters('charge', 3).effects;
    const both = { kind: 'static', effects: [tapped!, counters!] } as const;
    const { table, now } = playing(land('Mine', [], both));
    const { question } = table;
    if (question.form !== 'pick') throw new Error('pick one');
    table.answer(pick(question.options[0]!.key));
    expect(now()).toMatchObject({ tapped: true, counters: [{ kind: 'charge', count: 3 }] });
  });

  test('CR 616.1: all creatures that enter together, those of the active player first', () => {
    const p = position();
    const hydra = creature('Hydra', '{0}', ['Hydra'], 1, 1, entersTapped, entersWithCounters('+1/+1', 1));
    p.graveyard(bob, hydra);
    p.graveyard(alice, hydra);
    const back: Effect = { do: 'move', what: each(creatures, 'graveyard'), to: { zone: 'battlefield' } };
    const card = p.hand(alice, doing(back));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    const asked: string[] = [];
    while (table.question.form === 'pick') {
      asked.push(table.asked);
      table.answer(pick(table.question.options[0]!.key));
    }
    expect(asked).toEqual(['choose replacement 0', 'choose replacement 1']);
    expect(table.state.battlefield.map((id) => table.object(id).tapped)).toEqual([true, true]);
  });
});

describe('CR 614.12: effects of other permanents on what enters', () => {
  test('as it would be on the battlefield: its would-be controller, its type under the effects there are', () => {
    const entered = (who: 'alice' | 'bob', what: Filter) => {
      const p = position();
      p.battlefield(alice, saying(tappedIf(what)));
      p.graveyard(bob, bear);
      const control = who === 'alice' ? 'you' : 'owner';
      const back: Effect = { do: 'move', what: each(creatures, 'graveyard'), to: { zone: 'battlefield', control } };
      const card = p.hand(alice, doing(back));
      const table = new Table(p);
      table.cast(card);
      table.passAll();
      return table.object(table.state.battlefield.at(-1)!).tapped;
    };
    expect([entered('alice', opponentControls), entered('bob', opponentControls)]).toEqual([false, true]);
    expect([entered('alice', all(youControl, permanents)), entered('bob', youControl)]).toEqual([true, false]);
  });

  test('an effect that makes lands creatures, one that takes abilities: what it will be counts', () => {
    const p = position();
    p.battlefield(bob, saying(always(each(lands), { change: 'add types', types: ['Creature'], subtypes: [] })));
    p.battlefield(bob, saying(tappedIf(creatures)));
    const card = p.hand(alice, forest);
    const table = new Table(p);
    table.playLand(card);
    expect(table.of('ObjectMoved')[0]?.data).toMatchObject({ to: 'battlefield', tapped: true });
    const q = position();
    q.battlefield(bob, saying(always(each(lands), losesAllAbilities)));
    const slow = q.hand(alice, land('Slow', [], entersTapped));
    const other = new Table(q);
    other.playLand(slow);
    expect(other.now(slow).tapped).toBe(false);
  });

  test('“permanents enter tapped” doesn’t affect itself', () => {
    const p = position();
    const orb = p.hand(alice, {
      ...saying(tappedIf(permanents)),
      faces: [{ ...saying(tappedIf(permanents)).faces[0], manaCost: [] }],
    });
    const card = p.hand(alice, forest);
    const table = new Table(p);
    table.cast(orb);
    table.passAll();
    table.playLand(card);
    expect([table.now(orb).tapped, table.now(card).tapped]).toEqual([false, true]);
  });

  test('only while the condition of the static ability holds', () => {
    const p = position();
    p.battlefield(alice, saying(asLongAs({ if: 'not', of: yourTurn }, tappedIf(lands))));
    const card = p.hand(alice, forest);
    const table = new Table(p);
    table.playLand(card);
    expect(table.now(card).tapped).toBe(false);
  });
});

describe('CR 616.1g: contained occurrences', () => {
  const elf = creatureToken(1, 1, ['G'], ['Elf']);
  function creating(...laws: readonly StaticAbility[]) {
    const p = position();
    for (const law of laws) p.battlefield(alice, saying(law));
    const card = p.hand(alice, doing(create(2, elf)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    return table;
  }

  test('tokens enter as other permanents do, after it is decided how many there are', () => {
    const table = creating(tappedIf(creatures), doubling('create tokens'));
    const [created] = table.of('TokensCreated');
    expect(created?.data).toMatchObject({ count: 4, tapped: true });
    const [first, second] = table.of('OccurrenceReplaced');
    expect([first?.source, second?.source]).toEqual([2, 1]);
    expect(created?.causes).toEqual(expect.arrayContaining([first?.revision, second?.revision]));
  });

  test('CR 614.5: two effects that double, four times as many', () => {
    const table = creating(doubling('create tokens'), doubling('create tokens'));
    const { question } = table;
    if (question.form !== 'pick') throw new Error('pick one');
    table.answer(pick(question.options[0]!.key));
    expect(table.of('TokensCreated')[0]?.data.count).toBe(8);
  });

  test('a token’s own “enters with counters”', () => {
    const p = position();
    const hydra = creatureToken(0, 0, ['G'], ['Hydra'], [entersWithCounters('+1/+1', 2)]);
    const card = p.hand(alice, doing(create(2, hydra)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.state.battlefield.map((id: ObjectId) => table.object(id).counters)).toEqual([
      [{ kind: '+1/+1', count: 2 }],
      [{ kind: '+1/+1', count: 2 }],
    ]);
  });

  test('CR 122.6: counters that a permanent enters with are counters that it gets', () => {
    const p = position();
    p.battlefield(alice, saying(doubling('get counters')));
    const card = p.hand(alice, creature('Hydra', '{0}', ['Hydra'], 0, 0, entersWithCounters('+1/+1', 1)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.now(card).counters).toEqual([{ kind: '+1/+1', count: 2 }]);
  });
});

test('every replacement is a cause of what happened instead', () => {
  const { table } = playing(land('Slow', [], entersTapped));
  const [replaced] = table.of('OccurrenceReplaced');
  const moved = factsOf(table.facts, 'ObjectMoved').find(({ data }) => data.to === 'battlefield');
  expect(moved?.causes).toContain(replaced?.revision);
});
