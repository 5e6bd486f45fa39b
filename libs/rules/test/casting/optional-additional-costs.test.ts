import { describe, expect, test } from '@jest/globals';
import {
  additionalCost,
  becomesCreatureType,
  cost,
  creature,
  each,
  gainLife,
  instant,
  itself,
  onlyIf,
  sorcery,
  spell,
  subtype,
  triggered,
  type Ability,
  type Condition,
  type Cost,
  type Effect,
} from '@stacktrail/card-tree';
import { pay, pick, select, bear, alice, position, seen, pools, Table } from '@stacktrail/test-kit';

const paid: Condition = { if: 'cost was paid', keyword: 'additional' };
const may = (...parts: readonly Cost[]): Ability => ({ kind: 'additional cost', optional: true, cost: parts });
const thenGain: Effect = { do: 'if', condition: paid, then: [gainLife(3)] };
const evidence: Cost = {
  cost: 'exile with total mana value',
  filter: { is: 'anything' },
  total: 2,
  action: 'collect evidence',
};
const sleuth = sorcery('Sleuth', '', may(evidence), spell(gainLife(1), thenGain));
const dragon = creature('Dragon', '{4}', ['Dragon'], 4, 4);
const frogs: Effect = {
  do: 'apply',
  to: each(subtype('Dragon')),
  changes: [becomesCreatureType('Frog')],
  until: 'this turn',
};
const exhale = sorcery('Exhale', '', may(cost.behold(subtype('Dragon'))), spell(gainLife(1), thenGain));

describe('CR 118.8b: additional costs that may be paid', () => {
  test('CR 701.59c, 607.2: “if evidence was collected” asks what was done to cast this spell', () => {
    for (const [answer, life, zone] of [
      ['yes', 24, 'exile'],
      ['no', 21, 'graveyard'],
    ] as const) {
      const p = position();
      const clue = p.graveyard(alice, bear);
      const card = p.hand(alice, sleuth);
      const table = new Table(p);
      table.cast(card, pick(answer));
      if (answer === 'yes') table.answer(select(clue));
      table.passAll();
      expect([table.life(alice), table.zoneOf(clue)]).toEqual([life, zone]);
    }
  });

  test('CR 601.2f: the spell costs less where its own additional cost is to be paid', () => {
    const reduction: Ability = {
      kind: 'static',
      effects: [
        {
          static: 'own cost reduction',
          generic: { amount: 'either', condition: paid, then: 2, otherwise: 0 },
        },
      ],
      sameParagraph: true,
    };
    const bite = sorcery('Bite', '{3}', may(evidence), reduction, spell(gainLife(1)));
    for (const [answer, mana] of [
      ['yes', ['1']],
      ['no', ['3']],
    ] as const) {
      const p = position(pools('CCC'));
      const clue = p.graveyard(alice, bear);
      const card = p.hand(alice, bite);
      const table = new Table(p);
      table.cast(card, pick(answer));
      expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(mana);
      while (table.question.kind !== 'priority') {
        table.answer(table.question.form === 'select' ? select(clue) : pay);
      }
      expect([table.zoneOf(clue), table.stack]).toEqual([answer === 'yes' ? 'exile' : 'graveyard', ['Bite']]);
    }
  });

  test('CR 701.59b: evidence that can’t be collected isn’t offered', () => {
    const p = position();
    p.graveyard(alice, creature('Mouse', '{1}', ['Mouse'], 1, 1));
    const card = p.hand(alice, sleuth);
    const table = new Table(p);
    table.cast(card);
    expect(table.asked).toBe('priority 0');
    expect(table.stack).toEqual(['Sleuth']);
  });

  test('CR 701.59c: another ability that collects evidence doesn’t count', () => {
    const p = position();
    const clue = p.graveyard(alice, bear);
    const card = p.hand(alice, sorcery('Other', '', spell({ do: 'collect evidence', count: 2 }, thenGain)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    if (table.question.kind !== 'priority') table.answer(select(clue));
    expect(table.life(alice)).toBe(20);
  });

  test('CR 400.7d, 603.4: the permanent that the spell becomes knows it too', () => {
    const p = position();
    const clue = p.graveyard(alice, bear);
    const sprite = creature(
      'Sprite',
      '',
      ['Faerie'],
      1,
      1,
      may(evidence),
      onlyIf(paid, triggered({ on: 'enters', what: itself }, gainLife(2))),
    );
    const card = p.hand(alice, sprite);
    const table = new Table(p);
    table.cast(card, pick('yes'), select(clue));
    table.passAll();
    table.passAll();
    expect(table.life(alice)).toBe(22);
  });
});

describe('CR 701.4: behold', () => {
  test('CR 701.4a: a card of that kind is revealed from the hand', () => {
    const p = position();
    const shown = p.hand(alice, dragon);
    const card = p.hand(alice, exhale);
    const table = new Table(p);
    table.cast(card, pick('yes'), select(shown));
    expect(table.of('CardsRevealed').map(({ data }) => data.objects)).toEqual([[shown]]);
    table.passAll();
    expect([table.life(alice), table.zoneOf(shown)]).toEqual([24, 'hand']);
  });

  test('CR 701.4a: or a permanent of that kind is chosen, and nothing is revealed', () => {
    const p = position();
    const own = p.battlefield(alice, dragon);
    const card = p.hand(alice, exhale);
    const table = new Table(p);
    table.cast(card, pick('yes'));
    if (table.question.kind !== 'priority') table.answer(select(own));
    expect(table.of('CardsRevealed')).toEqual([]);
    table.passAll();
    expect(table.life(alice)).toBe(24);
  });

  test('CR 701.4b: what was beheld counts though it is no Dragon any more as the spell resolves', () => {
    const p = position();
    const own = p.battlefield(alice, dragon);
    const card = p.hand(alice, exhale);
    const frog = p.hand(alice, instant('Frog', '', spell(frogs)));
    const table = new Table(p);
    table.cast(card, pick('yes'));
    if (table.question.kind !== 'priority') table.answer(select(own));
    table.cast(frog);
    table.passAll();
    expect(seen(table.state, own).subtypes).toEqual(['Frog']);
    table.passAll();
    expect(table.life(alice)).toBe(24);
  });

  test('CR 701.4a, 118.3: with nothing to behold the cost can’t be paid', () => {
    const p = position();
    p.battlefield(alice, bear);
    const needs = sorcery('Needs', '', additionalCost(cost.behold(subtype('Dragon'))), spell(gainLife(1)));
    const card = p.hand(alice, needs);
    const table = new Table(p);
    table.cast(card);
    expect(table.reversed).toMatchObject({ rule: '601.2h' });
    expect([table.zoneOf(card), table.life(alice)]).toEqual(['hand', 20]);
  });
});
