import { describe, expect, test } from '@jest/globals';
import {
  activated,
  all,
  artifact,
  asThisEntersChoose,
  cost,
  creature,
  creatures,
  enchantment,
  land,
  lands,
  you,
  type Amount,
  type CardDefinition,
  type Effect,
  type ManaProduced,
} from '@stacktrail/card-tree';
import { bear, forest, mountain, pick, alice, bob, position, Table } from '@stacktrail/test-kit';

type AddMana = Extract<Effect, { do: 'add mana' }>;

/** A permanent that is tapped for mana. */
function rock(mana: ManaProduced, more: Partial<AddMana> = {}): CardDefinition {
  return artifact('Rock', '{2}', [], activated([cost.tap], { do: 'add mana', who: you, mana, ...more }));
}

function tapped(mana: ManaProduced, ...answers: readonly string[]): string {
  const p = position();
  const source = p.battlefield(alice, rock(mana));
  const table = new Table(p);
  table.activate(source, ...answers.map((key) => pick(key)));
  return table.pool(alice);
}

describe('CR 106: what mana is produced', () => {
  test('CR 106.3: any combination of types', () => {
    expect(tapped({ add: 'any combination', types: ['R', 'G'], count: 3 }, 'R', 'G', 'R')).toBe('RGR');
  });

  test('CR 106.8: of a hybrid symbol one half is chosen; a generic half is colorless mana', () => {
    expect(tapped({ add: 'symbols', symbols: ['W/U'] }, 'U')).toBe('U');
    expect(tapped({ add: 'symbols', symbols: ['2/B'] }, '2')).toBe('CC');
  });

  test('CR 106.9, 106.10, 106.11: Phyrexian, generic and snow symbols', () => {
    expect(tapped({ add: 'symbols', symbols: ['R/P', '3', 'S'] })).toBe('RCCCC');
  });

  test('CR 106.5 example: of the color of a permanent, where none has a color, no mana', () => {
    const p = position();
    const source = p.battlefield(
      alice,
      rock({ add: 'color among', permanents: all({ is: 'controlled by', who: 'you' }), count: 1 }),
    );
    const table = new Table(p);
    table.activate(source);
    expect([table.pool(alice), table.object(source).tapped]).toEqual(['', true]);
    const q = position();
    const other = q.battlefield(
      alice,
      rock({ add: 'color among', permanents: all({ is: 'controlled by', who: 'you' }), count: 1 }),
    );
    q.battlefield(alice, bear);
    const second = new Table(q);
    second.activate(other);
    expect(second.pool(alice)).toBe('G');
  });

  test('CR 105.1, 106.5: one mana of each color that its permanents have, without a choice', () => {
    const p = position();
    const permanents = all({ is: 'controlled by', who: 'you' });
    const source = p.battlefield(alice, rock({ add: 'color among', permanents, count: 1, each: true }));
    p.battlefield(alice, bear);
    p.battlefield(alice, creature('Guildmate', '{W}{U}', [], 2, 2));
    const table = new Table(p);
    table.activate(source);
    expect(table.pool(alice)).toBe('WUG');
  });

  test('CR 106.3, 607.2d: of the color chosen for it, or of another type', () => {
    const mana: ManaProduced = { add: 'chosen color', count: 1, or: ['B'] };
    for (const type of ['B', 'R']) {
      const p = position();
      const card = p.hand(
        alice,
        artifact(
          'Rock',
          '',
          [],
          asThisEntersChoose({ choose: 'color' }),
          activated([cost.tap], { do: 'add mana', who: you, mana }),
        ),
      );
      const table = new Table(p);
      table.cast(card);
      table.passAll();
      table.answer(pick('R'));
      table.activate(table.state.battlefield[0]!, pick(type));
      expect(table.pool(alice)).toBe(type);
    }
    expect(tapped(mana)).toBe('B');
  });

  test('CR 106.3, 608.2d, 700.5: of a color chosen as the ability resolves, as much as the devotion to it', () => {
    const p = position();
    p.battlefield(alice, enchantment('Crimson', '{R}{R}{G}', []));
    const mana: ManaProduced = {
      add: 'noted color',
      label: 'color',
      count: { amount: 'devotion', colors: [], noted: 'color' },
    };
    const choosing: Effect = { do: 'note choice', who: you, choice: { choose: 'color' }, label: 'color' };
    const source = p.battlefield(
      alice,
      artifact('Shrine', '', [], activated([cost.tap], choosing, { do: 'add mana', who: you, mana })),
    );
    const table = new Table(p);
    table.activate(source, pick('R'));
    expect(table.pool(alice)).toBe('RR');
  });

  test('CR 106.7 example: a color that an opponent’s land could produce, which may ask the same in turn', () => {
    const theirs = all(lands, { is: 'controlled by', who: 'opponent' });
    const orchard = land(
      'Orchard',
      [],
      activated([cost.tap], {
        do: 'add mana',
        who: you,
        mana: { add: 'could produce', by: theirs, what: 'color', count: 1 },
      }),
    );
    const pool = (...others: readonly (readonly [typeof alice, CardDefinition])[]): string => {
      const p = position();
      const source = p.battlefield(alice, orchard);
      for (const [owner, card] of others) p.battlefield(owner, card);
      const table = new Table(p);
      table.activate(source);
      return table.pool(alice);
    };
    expect(pool()).toBe('');
    expect(pool([bob, orchard])).toBe('');
    expect(pool([alice, forest], [bob, orchard])).toBe('G');
    expect(pool([bob, mountain])).toBe('R');
  });

  test('CR 106.7: whether costs could be paid doesn’t matter: a tapped land counts', () => {
    const p = position();
    const source = p.battlefield(alice, rock({ add: 'could produce', by: lands, what: 'type', count: 1 }));
    p.battlefield(bob, mountain, { tapped: true });
    const table = new Table(p);
    table.activate(source);
    expect(table.pool(alice)).toBe('R');
  });

  test('CR 107.1b example 2: an amount that would be negative is none', () => {
    const amount: Amount = { amount: 'power', of: { objects: 'this' } };
    const p = position();
    const joiner = creature(
      'Joiner',
      '{2}{G}',
      ['Elf'],
      1,
      2,
      activated([cost.tap], {
        do: 'add mana',
        who: you,
        mana: { add: 'one of', types: ['G'], count: amount },
      }),
    );
    const source = p.battlefield(alice, joiner);
    p.effect({ changes: [{ change: 'modify power and toughness', power: -2, toughness: 0 }], objects: [source] });
    const table = new Table(p);
    table.activate(source);
    expect([table.pool(alice), table.object(source).tapped]).toEqual(['', true]);
  });

  test('CR 605.2 example: it is a mana ability even where it can produce none', () => {
    const p = position();
    const each: Amount = { amount: 'count', filter: creatures };
    const source = p.battlefield(alice, rock({ add: 'one of', types: ['G'], count: each }));
    const table = new Table(p);
    table.activate(source);
    expect([table.stack, table.pool(alice), table.of('ManaAbilityActivated').length]).toEqual([[], '', 1]);
  });
});
