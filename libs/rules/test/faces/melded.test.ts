import { describe, expect, test } from '@jest/globals';
import {
  activated,
  always,
  asLongAs,
  base,
  cost,
  creature,
  creatures,
  destroy,
  dies,
  each,
  endStep,
  enchant,
  enchantment,
  gainLife,
  instant,
  kept,
  later,
  meldPair,
  move,
  onto,
  powerOf,
  result,
  spell,
  staticAbility,
  subtype,
  target,
  thatObject,
  thisObject,
  toughnessOf,
  triggered,
  whenThisEnters,
  you,
  all,
  nontokens,
  type CardDefinition,
  type Effect,
  type Replacement,
} from '@stacktrail/card-tree';
import {
  pick,
  select,
  order,
  doing,
  resolves,
  triggersIn,
  watching,
  alice,
  bob,
  position,
  size,
  type Position,
  Table,
} from '@stacktrail/test-kit';

const [left, right] = meldPair(
  creature('Left', '{2}{B}', ['Rat'], 1, 2),
  creature('Right', '{1}{B}', ['Human'], 3, 4),
  creature('Whole', '', ['Horror'], 6, 6),
);
const exilePair: Effect = move(each({ is: 'any', of: [subtype('Rat'), subtype('Human')] }), onto.exile, 'pair');
const kill = instant('Kill', '', spell(target.creature(), destroy(target())));

/** Alice has the melded permanent; what else there is `set` puts down. */
function melded<T>(set: (p: Position) => T) {
  const p = position();
  const halves = [p.battlefield(alice, left), p.battlefield(alice, right)] as const;
  const join = p.hand(alice, doing(exilePair, { do: 'meld', what: result('pair') }));
  const others = set(p);
  const table = new Table(p);
  resolves(table, join);
  if (table.question.form === 'pick') table.answer(pick(table.question.options[0]!.key)); // where the spell goes
  const whole = table.state.battlefield.find((id) => table.object(id).printed.name === 'Whole')!;
  return { table, whole, halves, others };
}

/** Where cards of those names are now, such as `Left: exile`. */
function places(table: Table): readonly string[] {
  const found: string[] = [];
  for (const { left: gone, printed, zone, counters } of table.state.objects.values()) {
    if (gone || (printed.name !== 'Left' && printed.name !== 'Right')) continue;
    found.push(`${printed.name}: ${zone}${counters.length > 0 ? ' with a counter' : ''}`);
  }
  return found.sort();
}

const card =
  (definition: CardDefinition, owner = alice) =>
  (p: Position) =>
    p.hand(owner, definition);

describe('CR 712.21: a melded permanent leaves the battlefield', () => {
  test('CR 712.21 example: a creature has died once, and two cards were put into a graveyard', () => {
    const {
      table,
      whole,
      others: doom,
    } = melded((p) => {
      p.battlefield(bob, watching('Deaths', triggered(dies(creatures), gainLife(1))));
      p.battlefield(
        bob,
        watching('Cards', triggered({ on: 'moves', what: { is: 'card' }, to: ['graveyard'] }, gainLife(1))),
      );
      return p.hand(alice, kill);
    });
    table.cast(doom);
    if (table.question.kind !== 'priority') table.answer(select(whole));
    const before = triggersIn(table);
    table.passAll();
    expect(before).toEqual({ Cards: 1 }); // the spell that melded them
    expect(triggersIn(table)).toEqual({ Deaths: 1, Cards: 1 + 1 + 2 });
    expect(places(table)).toEqual(['Left: graveyard', 'Right: graveyard']);
  });

  test('CR 712.21b example: who exiles it says which of the two cards is the last', () => {
    const exiled: Effect = { do: 'move', what: target(), to: onto.exile, link: 'exiled' };
    const last = { objects: 'last', of: { objects: 'linked', label: 'exiled' } } as const;
    const duplicant = creature(
      'Duplicant',
      '',
      ['Shapeshifter'],
      2,
      4,
      whenThisEnters(target.creature(nontokens, { is: 'other' }), exiled),
      asLongAs(
        { if: 'matches', objects: last, filter: creatures },
        always(thisObject, base(powerOf(last), toughnessOf(last))),
      ),
    );
    for (const [first, second, expected] of [
      ['Left', 'Right', '3/4'],
      ['Right', 'Left', '1/2'],
    ] as const) {
      const { table, whole, others } = melded(card(duplicant));
      resolves(table, others);
      if (table.question.kind !== 'priority') table.answer(select(whole));
      table.passAll();
      const { question } = table;
      if (question.form !== 'order') throw new Error(`${question.kind}: nothing to order`);
      expect([question.rule, question.player]).toEqual(['712.21b', alice]);
      const keyOf = (name: string) => question.options.find(({ text }) => text === name)!.key;
      table.answer(order(keyOf(first), keyOf(second)));
      expect(size(table.state, table.now(others).id)).toBe(expected);
      expect(places(table)).toEqual(['Left: exile', 'Right: exile']);
    }
  });

  test('CR 712.21c example: an effect that finds what it became returns both cards, each with a counter', () => {
    const back = move(kept, { ...onto.battlefieldUnderOwner, withCounters: { counter: '+1/+1', count: 1 } });
    const journey = instant(
      'Journey',
      '',
      spell(target.creature(), move(target(), onto.exile, 'it'), later(triggered(endStep, back), result('it'))),
    );
    const { table, whole, others } = melded(card(journey));
    table.cast(others);
    if (table.question.kind !== 'priority') table.answer(select(whole));
    table.passAll();
    while (table.question.form === 'order') table.answer(order(...table.question.options.map(({ key }) => key)));
    table.passUntil('end');
    table.passAll();
    expect(places(table)).toEqual(['Left: battlefield with a counter', 'Right: battlefield with a counter']);
  });

  test('CR 712.21c example 2: “return that card” of an Aura returns both', () => {
    const demise = enchantment(
      'Demise',
      '',
      ['Aura'],
      enchant(creatures),
      triggered(dies({ is: 'attached to by this' }), move(thatObject, onto.battlefieldUnderYou)),
    );
    const { table, whole, others } = melded((p) => [p.hand(alice, demise), p.hand(alice, kill)] as const);
    resolves(table, others[0], select(whole));
    resolves(table, others[1], select(whole));
    expect(table.stack).toEqual(['ability of Demise']);
    table.passAll();
    expect(places(table)).toEqual(['Left: battlefield', 'Right: battlefield']);
  });

  test('CR 712.21c example 3: one choice is made for both cards', () => {
    const vat = watching(
      'Vat',
      triggered(dies(all(creatures, nontokens)), { do: 'may', who: you, effects: [move(thatObject, onto.exile)] }),
    );
    const ended = (answer: 'yes' | 'no') => {
      const { table, others } = melded((p) => {
        p.battlefield(bob, vat);
        return p.hand(alice, kill);
      });
      resolves(table, others);
      table.passAll();
      expect(table.asked).toBe('may 1');
      table.answer(pick(answer));
      while (table.question.form === 'order') table.answer(order(...table.question.options.map(({ key }) => key)));
      expect(table.asked).toBe('priority 0');
      return places(table);
    };
    expect(ended('yes')).toEqual(['Left: exile', 'Right: exile']);
    expect(ended('no')).toEqual(['Left: graveyard', 'Right: graveyard']);
  });

  test('CR 712.21d example: one replacement effect is chosen for both cards', () => {
    const exiles: Replacement = { would: 'go to graveyard', what: { is: 'card' }, instead: { do: 'exile' } };
    const toHand: Replacement = { ...exiles, instead: { do: 'return to hand' } };
    const law = (name: string, replacement: Replacement) =>
      watching(name, staticAbility({ static: 'replacement', replacement }));
    const ended = (which: number) => {
      const { table, others } = melded((p) => {
        p.battlefield(bob, law('Leyline', exiles));
        p.battlefield(bob, law('Wheel', toHand));
        return p.battlefield(
          alice,
          creature(
            'Slayer',
            '{B}',
            ['Human Slayer'],
            1,
            1,
            activated([cost.tap], target.creature(subtype('Horror')), destroy(target())),
          ),
        );
      });
      table.activate(others);
      table.passAll();
      const { question } = table;
      if (question.form !== 'pick') throw new Error(`${question.kind}: no choice`);
      expect([question.kind, question.player]).toEqual(['choose replacement', alice]);
      table.answer(pick(question.options[which]!.key));
      expect(table.asked).toBe('priority 0');
      return places(table);
    };
    expect([ended(0), ended(1)].sort()).toEqual([
      ['Left: exile', 'Right: exile'],
      ['Left: hand', 'Right: hand'],
    ]);
  });
});
