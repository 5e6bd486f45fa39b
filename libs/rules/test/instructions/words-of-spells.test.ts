import { describe, expect, test } from '@jest/globals';
import {
  activated,
  all,
  cost,
  creature,
  color,
  instant,
  keywords,
  permanents,
  protectionFrom,
  spell,
  target,
  type CardDefinition,
  type TargetSpec,
  type WordKind,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { pick, bear, plainState, alice, bob, position, seen, Table } from '@stacktrail/test-kit';
import { rewording, nextTurn, cast, at, crusade, protectionsOf, what } from './rewording-stage.js';

const colorWords: readonly WordKind[] = ['color word'];

const knight = creature('Knight', '{W}', ['Knight'], 2, 2, protectionFrom('B'));

const murder = instant('Murder', '', spell(target.creature(color('B')), { do: 'destroy', what }));

const boggart = creature('Boggart', '{B}', ['Goblin'], 2, 2);

describe('words of a spell', () => {
  test('CR 608.2b: its targets are checked against its new text', () => {
    const ids: ObjectId[] = [];
    const { table, change } = at(rewording(colorWords), (p) => {
      ids.push(p.battlefield(bob, boggart), p.hand(alice, murder));
    });
    cast(table, ids[1]!, ids[0]!);
    change(table.state.stack[0]!, 'black', 'red');
    table.passAll();
    expect(table.zoneOf(ids[0]!)).toBe('battlefield');
    expect(table.of('ResolutionFailed')).toHaveLength(1);
  });

  test('CR 400.7a: the permanent that a spell becomes keeps the change', () => {
    let card = 0 as ObjectId;
    const free = creature('Knight', '', ['Knight'], 2, 2, protectionFrom('B'));
    const { table, change } = at(rewording(colorWords, { until: 'this turn' }), (p) => {
      card = p.hand(alice, free);
    });
    table.cast(card);
    change(table.state.stack[0]!, 'black', 'red');
    table.passAll();
    const { id } = table.now(card);
    expect(protectionsOf(table, id)).toEqual([['R']]);
    expect(table.fold()).toBe(plainState(table.state));
    nextTurn(table);
    expect(protectionsOf(table, id)).toEqual([['B']]);
  });

  test('CR 707.10: a copy of the spell has its own text', () => {
    const ids: ObjectId[] = [];
    const fork = instant('Fork', '', spell(target.spell(), { do: 'copy spell', what }));
    const { table, change } = at(rewording(colorWords), (p) => {
      ids.push(p.battlefield(bob, boggart), p.hand(alice, murder), p.hand(alice, fork));
    });
    cast(table, ids[1]!, ids[0]!);
    const original = table.state.stack[0]!;
    change(original, 'black', 'red');
    cast(table, ids[2]!, original);
    table.passAll();
    table.passAll();
    expect(table.zoneOf(ids[0]!)).toBe('graveyard');
  });
});

describe('the words that are chosen', () => {
  test('CR 608.2d: one word of a kind becomes another of that kind', () => {
    let id = 0 as ObjectId;
    const both = rewording(['color word', 'basic land type']);
    const { table, change } = at(both, (p) => (id = p.battlefield(alice, knight)));
    change(id, 'Forest');
    const { question } = table;
    expect(question.form === 'pick' && question.options.map(({ key }) => key)).toEqual([
      'Plains',
      'Island',
      'Swamp',
      'Mountain',
    ]);
    table.answer(pick('Plains'));
  });

  test('CR 608.2d: what the text rules out can’t be chosen; what it names isn’t asked', () => {
    const ids: ObjectId[] = [];
    const not = at(rewording(['creature type'], { except: ['Wall'] }), (p) => ids.push(p.battlefield(alice, bear)));
    not.change(ids[0]!, 'Bear');
    expect(() => not.table.answer(pick('Wall'))).toThrow();
    const fixed = at(rewording(['creature type'], { to: 'Vampire' }), (p) => ids.push(p.battlefield(alice, bear)));
    fixed.change(ids[1]!, 'Bear');
    expect(seen(fixed.table.state, ids[1]!).subtypes).toEqual(['Vampire']);
  });
});

describe('exchange text boxes', () => {
  const flier = creature('Flier', '{U}', ['Bird'], 1, 1, ...keywords('flying'));
  const giver = creature(
    'Giver',
    '{W}',
    ['Cat'],
    2,
    2,
    activated([cost.payLife(1)], { do: 'gain life', who: { players: 'you' }, amount: 5 }),
  );
  const both: TargetSpec = { kind: 'permanent', filter: all(permanents), min: 2, max: 2 };
  const swap = (until?: 'this turn'): CardDefinition =>
    instant(
      'Swap',
      '',
      spell(both, { do: 'exchange text boxes', first: what, second: what, ...(until === undefined ? {} : { until }) }),
    );

  function exchanged(first: CardDefinition, second: CardDefinition, until?: 'this turn') {
    const p = position();
    const ids = [p.battlefield(alice, first), p.battlefield(alice, second)] as const;
    const card = p.hand(alice, swap(until));
    const again = p.hand(alice, swap(until));
    const table = new Table(p);
    cast(table, card, ...ids);
    table.passAll();
    return { table, ids, again };
  }

  test('CR 612.5, 701.12h: each has the rules text that the other had, and nothing else of it', () => {
    const { table, ids } = exchanged(flier, giver);
    expect(seen(table.state, ids[0]).keywords.has('flying')).toBe(false);
    expect(seen(table.state, ids[1])).toMatchObject({ name: 'Giver', power: 2, subtypes: ['Cat'] });
    expect(seen(table.state, ids[1]).keywords.has('flying')).toBe(true);
    table.activate(ids[0]);
    table.passAll();
    expect(table.life(alice)).toBe(24);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 701.12h: a second exchange goes by the texts that they have then', () => {
    const { table, ids, again } = exchanged(flier, giver);
    cast(table, again, ...ids);
    table.passAll();
    expect(seen(table.state, ids[0]).keywords.has('flying')).toBe(true);
  });

  test('CR 611.2a: it ends with its duration', () => {
    const { table, ids } = exchanged(flier, giver, 'this turn');
    nextTurn(table);
    expect(seen(table.state, ids[0]).keywords.has('flying')).toBe(true);
    expect(seen(table.state, ids[1]).keywords.has('flying')).toBe(false);
  });

  test('CR 701.12a: with something that is no creature nothing is exchanged', () => {
    const { table, ids } = exchanged(flier, crusade);
    expect(table.of('TextChanged')).toEqual([]);
    expect(seen(table.state, ids[0]).keywords.has('flying')).toBe(true);
  });
});
