import { describe, expect, test } from '@jest/globals';
import {
  additionalCost,
  basics,
  cost,
  counterSpell,
  creature,
  creatures,
  enchantment,
  flashback,
  gainLife,
  instant,
  kicked,
  kicker,
  land,
  lands,
  others,
  sorcery,
  spell,
  target,
  unlessPaid,
  when,
  whenThisEnters,
  type Amount,
  type Cost,
} from '@stacktrail/card-tree';
import {
  bear,
  forest,
  mountain,
  alice,
  bob,
  position,
  factsOf,
  order,
  pay,
  pick,
  select,
  castAction,
  pools,
  story,
  Table,
  youControlled,
} from '@stacktrail/test-kit';

const costing = (...parts: readonly Cost[]) => instant('Thing', '', spell(gainLife(1)), additionalCost(...parts));

describe('CR 118.8: additional costs', () => {
  test('sacrificing, tapping, returning, discarding, exiling: the player chooses among what is there', () => {
    const p = position();
    const [one, two, three] = [p.battlefield(alice, bear), p.battlefield(alice, bear), p.battlefield(alice, bear)];
    p.battlefield(bob, bear);
    const [a, b] = [p.hand(alice, forest), p.hand(alice, mountain)];
    const [dead] = [p.graveyard(alice, bear), p.graveyard(alice, bear)];
    const parts = [cost.sacrifice(creatures), cost.tapPermanents(creatures), cost.returnToHand(youControlled)];
    const card = p.hand(alice, costing(...parts, cost.discard(), cost.exileFromGraveyard(creatures)));
    const table = new Table(p);
    table.cast(card, order('1', '2', '3'), select(one), select(two));
    expect(table.question).toMatchObject({ kind: 'pay cost', candidates: [{ id: two }, { id: three }] });
    table.answer(select(three));
    expect(table.question).toMatchObject({ kind: 'pay cost', seenBy: 1 << alice });
    table.answers(select(a), select(dead));
    expect([one, three, a, b, dead].map((id) => table.zoneOf(id))).toEqual([
      ...['graveyard', 'hand', 'graveyard', 'hand', 'exile'],
    ]);
    expect(table.object(two).tapped).toBe(true);
    expect(table.of('SpellCast')).toHaveLength(1);
  });

  test('CR 118.3: what can’t be paid in full makes the cast illegal', () => {
    const cast = (part: Cost) => {
      const p = position();
      p.battlefield(alice, bear);
      const card = p.hand(alice, costing(part));
      const table = new Table(p);
      table.cast(card);
      return table.reversed?.rule;
    };
    expect(cast(cost.sacrifice(creatures, 2))).toBe('601.2h');
    expect(cast(cost.discard(basics))).toBe('601.2h');
    expect(cast(cost.payLife(21))).toBe('119.4');
    expect(cast(cost.sacrifice(others))).toBe(undefined);
  });

  test('CR 119.4, 119.4b: life down to 0 can be paid, and 0 life always', () => {
    const p = position((state) => Object.assign(state.players[alice]!, { life: 2 }));
    const card = p.hand(alice, costing(cost.payLife(2), cost.payLife(0)));
    const table = new Table(p);
    table.cast(card);
    expect(table.of('LifeLost').map(({ rule, data }) => [rule, data.life])).toEqual([['119.4', 0]]);
    expect(table.of('PlayerLost').map(({ rule }) => rule)).toEqual(['704.5a']);
  });

  test('CR 601.2h: nothing is chosen for a cost that comes to no object', () => {
    const each: Amount = { amount: 'count', filter: creatures };
    const p = position();
    const held = p.hand(alice, forest);
    p.battlefield(alice, forest);
    const card = p.hand(alice, costing({ cost: 'discard', filter: { is: 'anything' }, count: each }));
    const other = p.hand(alice, costing({ cost: 'sacrifice', filter: lands, count: each }));
    const table = new Table(p);
    for (const id of [card, other]) table.cast(id);
    expect([table.stack.length, table.zoneOf(held), table.state.battlefield.length]).toEqual([2, 'hand', 1]);
  });

  test('CR 601.2h: what has a random element is paid last, with the outcome recorded', () => {
    const p = position();
    const hand = [p.hand(alice, forest), p.hand(alice, mountain)];
    p.battlefield(alice, bear);
    const random: Cost = { cost: 'discard', filter: { is: 'anything' }, count: 1, atRandom: true };
    const card = p.hand(alice, costing(random, cost.sacrifice(creatures)));
    const table = new Table(p);
    const facts = table.cast(card);
    expect(factsOf(facts, 'ObjectMoved').map(({ data }) => data.manner)).toEqual(['cast', 'sacrifice', 'discard']);
    const [{ data }] = factsOf(facts, 'CardsChosenAtRandom') as never as [
      { data: { objects: number[]; draws: number } },
    ];
    expect(hand).toContain(data.objects[0]);
    expect(table.state.draws).toBe(data.draws);
  });
});

describe('CR 702.33: kicker', () => {
  const text = [gainLife(1), when(kicked, gainLife(5))] as const;

  test('CR 702.33a, 702.33d: the player may pay it, and the spell knows', () => {
    const life = (key: 'yes' | 'no') => {
      const p = position(pools('GG'));
      const card = p.hand(alice, sorcery('Kicked', '{G}', spell(...text), kicker('{G}')));
      const table = new Table(p);
      table.cast(card, pick(key), pay);
      table.passAll();
      return `${table.life(alice)} ${table.pool(alice)}`;
    };
    expect([life('no'), life('yes')]).toEqual(['21 G', '26 ']);
  });

  test('CR 400.7d: so does the permanent that it becomes', () => {
    const p = position(pools('GG'));
    const card = p.hand(alice, creature('Kicker', '{G}', ['Cat'], 1, 1, whenThisEnters(...text), kicker('{G}')));
    const table = new Table(p);
    table.cast(card, pick('yes'), pay);
    table.passAll();
    table.passAll();
    expect(table.life(alice)).toBe(26);
  });

  test('a kicker cost other than mana', () => {
    const p = position();
    const victim = p.battlefield(alice, bear);
    const card = p.hand(alice, sorcery('Kicked', '', spell(...text), kicker([cost.sacrifice(creatures)])));
    const table = new Table(p);
    table.cast(card, pick('yes'));
    expect(table.zoneOf(victim)).toBe('graveyard');
  });
});

describe('CR 702.34: flashback', () => {
  const echo = sorcery('Echo', '{5}', spell(gainLife(2)), flashback('{G}'));

  test('CR 702.34a: cast from the graveyard for that cost; on leaving the stack it is exiled', () => {
    const p = position(pools('G'));
    const card = p.graveyard(alice, echo);
    const table = new Table(p);
    table.castVia('flashback', card, pay);
    expect(table.of('CostsAnnounced')[0]?.data.via).toBe('flashback');
    const facts = table.passAll();
    expect([table.life(alice), table.zoneOf(card)]).toEqual([22, 'exile']);
    expect(factsOf(facts, 'OccurrenceReplaced').map(({ rule }) => rule)).toEqual(['702.34a']);
  });

  test('also when it is countered', () => {
    const p = position(pools('G'));
    const card = p.graveyard(alice, echo);
    const counter = p.hand(bob, instant('Counter', '', spell(target.spell(), counterSpell())));
    const table = new Table(p);
    table.castVia('flashback', card, pay);
    table.pass();
    table.cast(counter);
    table.passAll();
    expect([table.stack, table.zoneOf(card), table.zoneOf(counter)]).toEqual([[], 'exile', 'graveyard']);
  });

  test('not from the hand for that cost, nor at another time than its type allows; from the hand it is no flashback', () => {
    const p = position(pools('GGGGG'));
    const [held, dead] = [p.hand(alice, echo), p.graveyard(alice, echo)];
    const table = new Table(p);
    expect(table.options(held)).toEqual([castAction(held)]);
    table.cast(held, pay);
    expect(table.options(dead)).toEqual([]);
    table.passAll();
    expect(table.zoneOf(held)).toBe('graveyard');
  });
});

describe('CR 118.12: costs that are paid while an effect is applied', () => {
  const tax = (...parts: readonly Cost[]) =>
    instant(
      'Tax',
      '',
      spell(
        target.spell(),
        unlessPaid({ players: 'controller of', objects: { objects: 'target', slot: 0 } }, parts, counterSpell()),
      ),
    );

  function taxed(parts: readonly Cost[], change?: Parameters<typeof position>[0]) {
    const p = position(change);
    const lands = [p.battlefield(alice, forest), p.battlefield(alice, land('Filter', []))];
    const card = p.hand(alice, instant('Thing', '', spell(gainLife(1))));
    const counter = p.hand(bob, tax(...parts));
    const table = new Table(p);
    table.cast(card);
    table.pass();
    table.cast(counter);
    table.passAll();
    return { table, card, lands };
  }

  test('CR 118.12a, 608.2g: the player may activate mana abilities and pay', () => {
    const { table, lands } = taxed([cost.mana('{1}')]);
    expect(table.asked).toBe('pay unless 0');
    table.answers(pick('yes'), table.use(lands[0]!), pay);
    expect([table.stack, table.pool(alice)]).toEqual([['Thing'], '']);
  });

  test('no payment, or one that the pool doesn’t hold, and it happens', () => {
    const refused = taxed([cost.mana('{1}')]);
    refused.table.answer(pick('no'));
    expect(refused.table.zoneOf(refused.card)).toBe('graveyard');
    const short = taxed([cost.mana('{2}')]);
    short.table.answers(pick('yes'), short.table.use(short.lands[0]!), pay);
    expect(short.table.zoneOf(short.card)).toBe('graveyard');
    expect([short.table.pool(alice), short.table.reversed]).toEqual(['G', null]);
  });

  test('CR 118.13b: how hybrid and Phyrexian symbols are paid is chosen then', () => {
    const { table } = taxed([cost.mana('{R/P}')]);
    table.answers(pick('yes'), pick('P'));
    expect([table.stack, table.life(alice)]).toEqual([['Thing'], 18]);
    const hybrid = taxed([cost.mana('{R/G}')]);
    hybrid.table.answers(pick('yes'), pick('G'), hybrid.table.use(hybrid.lands[0]!), pay);
    expect(hybrid.table.stack).toEqual(['Thing']);
  });

  test('CR 608.2d: what can’t be paid isn’t offered', () => {
    const { table, card } = taxed([cost.sacrifice(creatures)]);
    expect([table.asked, table.zoneOf(card)]).toEqual(['priority 0', 'graveyard']);
  });
});

test('CR 118.11: a cost whose actions an effect replaces has been paid all the same', () => {
  const p = position();
  const victim = p.battlefield(alice, bear);
  const exiled = { would: 'die', what: creatures, instead: { do: 'exile' } } as const;
  p.battlefield(
    bob,
    enchantment('Void', '{1}', [], { kind: 'static', effects: [{ static: 'replacement', replacement: exiled }] }),
  );
  const card = p.hand(alice, costing(cost.sacrifice(creatures)));
  const table = new Table(p);
  expect(story(table.cast(card)).at(-1)).toBe('601.2i SpellCast');
  expect(table.zoneOf(victim)).toBe('exile');
});
