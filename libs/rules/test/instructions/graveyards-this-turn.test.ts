import { describe, expect, test } from '@jest/globals';
import {
  creatures,
  destroy,
  each,
  instant,
  spell,
  type Effect,
  type Filter,
  type Objects,
  type PlayPermission,
  type TriggerEvent,
} from '@stacktrail/card-tree';
import { alice, bear, bob, forest, pools, position, Table, zap } from '@stacktrail/test-kit';

const yours: Objects = { objects: 'each', filter: { is: 'card' }, zone: 'graveyard', of: { players: 'you' } };

describe('CR 400.7: cards that were put into a graveyard this turn', () => {
  function putThere(event: Partial<Extract<TriggerEvent, { on: 'moves' }>>): Filter {
    return {
      is: 'in event',
      event: { on: 'moves', what: { is: 'anything' }, to: ['graveyard'], ...event },
      as: 'became',
    };
  }

  /** Where a card is that was there before, one that died, and one that was milled. */
  function after(filter: Filter): readonly string[] {
    const start = position(pools('', ''));
    const before = start.graveyard(alice, bear);
    const dying = start.battlefield(alice, bear);
    const milled = start.library(alice, bear);
    const back: Effect = { do: 'move', what: { ...yours, filter } as Objects, to: { zone: 'hand' } };
    const mill: Effect = { do: 'mill', who: { players: 'you' }, count: 1 };
    const text = start.hand(alice, instant('Text', '', spell(destroy(each(creatures)), mill, back)));
    const table = new Table(start);
    table.cast(text);
    table.passAll();
    return [before, dying, milled].map((id) => table.zoneOf(id));
  }

  test('from the battlefield', () => {
    expect(after(putThere({ from: ['battlefield'] }))).toEqual(['graveyard', 'hand', 'graveyard']);
  });

  test('from a library', () => {
    expect(after(putThere({ from: ['library'] }))).toEqual(['graveyard', 'graveyard', 'hand']);
  });

  test('from anywhere', () => {
    expect(after(putThere({}))).toEqual(['graveyard', 'hand', 'hand']);
  });

  test('one that has left and come back is another object', () => {
    const start = position();
    const dying = start.battlefield(alice, bear);
    const there = { ...yours, filter: putThere({ from: ['battlefield'] }) } as Objects;
    const moves = (zone: 'exile' | 'graveyard' | 'hand', what: Objects, label?: string): Effect => ({
      do: 'move',
      what,
      to: { zone },
      ...(label && { label }),
    });
    const away = moves('exile', there, 'away');
    const again = moves('graveyard', { objects: 'result', label: 'away' });
    const text = start.hand(
      alice,
      instant('Text', '', spell(destroy(each(creatures)), away, again, moves('hand', there))),
    );
    const table = new Table(start);
    table.cast(text);
    table.passAll();
    expect(table.zoneOf(dying)).toBe('graveyard');
  });
});

describe('playing from the graveyard until end of turn', () => {
  function permitted(how: PlayPermission) {
    const start = position(pools('RRR'));
    const land = start.graveyard(alice, forest);
    const first = start.graveyard(alice, zap);
    const second = start.graveyard(alice, zap);
    const permission: Effect = {
      do: 'may play',
      who: { players: 'you' },
      what: yours,
      how,
      until: 'this turn',
      later: true,
    };
    const text = start.hand(alice, instant('Text', '', spell(permission)));
    const table = new Table(start);
    table.cast(text);
    table.passAll();
    return { table, land, first, second, text };
  }

  const anything = { is: 'anything' } as const;

  test('CR 601.3, 305.1: lands are played and spells cast from there', () => {
    const { table, land, first } = permitted({ permit: 'play', filter: anything });
    expect(table.options(land).map((action) => action.do)).toEqual(['play land']);
    expect(table.options(first).map((action) => action.do)).toEqual(['cast']);
  });

  test('CR 611.2c: what is put there later can be played too', () => {
    const { table, text } = permitted({ permit: 'play', filter: anything });
    expect(table.zoneOf(text)).toBe('graveyard');
    expect(table.options(table.now(text).id).map((action) => action.do)).toEqual(['cast']);
  });

  test('CR 611.2a: not after this turn', () => {
    const { table, first } = permitted({ permit: 'play', filter: anything });
    table.passUntil('upkeep');
    expect(table.options(first)).toEqual([]);
  });

  test('CR 601.3: one spell alone is cast so where the effect lets only one be cast', () => {
    const { table, first, second } = permitted({ permit: 'cast', filter: anything, once: 'one alone' });
    expect(table.options(second)).toHaveLength(1);
    const [action] = table.options(first);
    table.answer({ form: 'action', action: action! });
    while (table.question.kind !== 'priority') {
      const { question } = table;
      if (question.form === 'select') table.answer({ form: 'select', chosen: [question.candidates[0]!] });
      else throw new Error(question.kind);
    }
    expect(table.stack).toHaveLength(1);
    expect(table.options(second)).toEqual([]);
    expect(table.fold()).toContain('stack');
  });
});

test('CR 614.6, 122.1: what is exiled with a counter instead has that counter in exile', () => {
  const start = position();
  const dying = start.battlefield(bob, bear);
  const replacement: Effect = {
    do: 'replace',
    replacement: { would: 'die', what: creatures, instead: { do: 'exile', withCounter: 'void' } },
    until: 'this turn',
  };
  const text = start.hand(alice, instant('Text', '', spell(replacement, destroy(each(creatures)))));
  const table = new Table(start);
  table.cast(text);
  table.passAll();
  expect(table.now(dying)).toMatchObject({ zone: 'exile', counters: [{ kind: 'void', count: 1 }] });
});
