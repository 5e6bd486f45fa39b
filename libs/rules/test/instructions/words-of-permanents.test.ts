import { snapshotOf, stateFrom } from '@stacktrail/game-state';
import { describe, expect, test } from '@jest/globals';
import {
  activated,
  cost,
  create,
  creature,
  creatureToken,
  color,
  enchantment,
  instant,
  protectionFrom,
  spell,
  subtype,
  target,
  triggered,
  type WordKind,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { select, basicForest, bear, plainState, alice, bob, seen, Table } from '@stacktrail/test-kit';
import { rewording, nextTurn, cast, at, crusade, protectionsOf, what } from './rewording-stage.js';

function activate(table: Table, object: ObjectId, ...targets: readonly ObjectId[]): void {
  table.answer(table.use(object));
  if (table.question.kind !== 'priority') table.answer(select(...targets));
}

const colorWords: readonly WordKind[] = ['color word'];

const knight = creature('Knight', '{W}', ['Knight'], 2, 2, protectionFrom('B'));

const boggart = creature('Boggart', '{B}', ['Goblin'], 2, 2);

describe('words of a permanent', () => {
  test('CR 612.2: a color word is replaced, and its abilities say the new one', () => {
    let id = 0 as ObjectId;
    const { table, change } = at(rewording(colorWords), (p) => (id = p.battlefield(alice, knight)));
    change(id, 'black', 'red');
    expect(protectionsOf(table, id)).toEqual([['R']]);
    expect(table.of('TextChanged')[0]).toMatchObject({ rule: '612.2', data: { words: { from: 'black', to: 'red' } } });
  });

  test('CR 612.2: neither mana symbols nor colors that they give are words', () => {
    let id = 0 as ObjectId;
    const { table, change } = at(rewording(colorWords), (p) => (id = p.battlefield(alice, knight)));
    change(id, 'white', 'green');
    expect(table.object(id).printed).toMatchObject({ manaCost: ['W'], name: 'Knight' });
    expect(seen(table.state, id).colors).toBe(1);
  });

  test('CR 613.1c: what a static ability affects goes by its new words', () => {
    const ids: ObjectId[] = [];
    const { table, change } = at(rewording(colorWords), (p) => {
      ids.push(p.battlefield(alice, crusade), p.battlefield(alice, knight), p.battlefield(bob, boggart));
    });
    const powers = () => ids.slice(1).map((id) => seen(table.state, id).power);
    expect(powers()).toEqual([3, 2]);
    change(ids[0]!, 'white', 'black');
    expect(powers()).toEqual([2, 3]);
  });

  test('CR 613.7: changes apply in the order of their timestamps', () => {
    let id = 0 as ObjectId;
    const { table, change } = at(rewording(colorWords), (p) => (id = p.battlefield(alice, knight)));
    change(id, 'black', 'red');
    change(id, 'red', 'green');
    change(id, 'black', 'blue');
    expect(protectionsOf(table, id)).toEqual([['G']]);
  });

  test('CR 611.2a: a change with a duration ends', () => {
    let id = 0 as ObjectId;
    const { table, change } = at(rewording(colorWords, { until: 'this turn' }), (p) => {
      id = p.battlefield(alice, knight);
    });
    change(id, 'black', 'red');
    nextTurn(table);
    expect(protectionsOf(table, id)).toEqual([['B']]);
    expect(table.state.formEffects).toEqual([]);
  });

  test('CR 612.1, 305.6: the type line of a land says another type, with the mana of that', () => {
    let id = 0 as ObjectId;
    const { table, change } = at(rewording(['basic land type']), (p) => (id = p.battlefield(alice, basicForest)));
    change(id, 'Forest', 'Island');
    expect(seen(table.state, id)).toMatchObject({ name: 'Basic Forest', subtypes: ['Island'], supertypes: ['Basic'] });
    table.activate(id);
    expect(table.pool(alice)).toBe('U');
  });

  test('CR 612.2, 702.14a: landwalk names a land type', () => {
    let id = 0 as ObjectId;
    const walker = creature('Walker', '{G}', ['Elf'], 1, 1, {
      kind: 'keyword',
      keyword: 'landwalk',
      landType: 'Forest',
    });
    const { table, change } = at(rewording(['basic land type']), (p) => (id = p.battlefield(alice, walker)));
    change(id, 'Forest', 'Swamp');
    expect(seen(table.state, id).abilities[0]!.ability).toMatchObject({ keyword: 'landwalk', landType: 'Swamp' });
  });

  test('CR 612.2a: creature types of tokens that an ability creates are their names too', () => {
    let id = 0 as ObjectId;
    const maker = enchantment(
      'Maker',
      '{W}',
      [],
      activated([cost.payLife(1)], create(1, creatureToken(1, 1, ['R'], ['Goblin']))),
    );
    const { table, change } = at(rewording(['creature type']), (p) => (id = p.battlefield(alice, maker)));
    change(id, 'Goblin', 'Elf');
    table.activate(id);
    table.passAll();
    const token = table.object(table.state.battlefield.at(-1)!);
    expect(token.printed).toMatchObject({ name: 'Elf Token', subtypes: ['Elf'] });
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 612.4: the types of a token are part of its text', () => {
    const { table, change } = at(rewording(['creature type']), (p) => {
      p.battlefield(
        alice,
        enchantment(
          'Maker',
          '{W}',
          [],
          activated([cost.payLife(1)], create(1, creatureToken(1, 1, ['R'], ['Goblin']))),
        ),
      );
    });
    table.activate(table.state.battlefield[0]!);
    table.passAll();
    const token = table.state.battlefield.at(-1)!;
    change(token, 'Goblin', 'Elf');
    expect(seen(table.state, token).subtypes).toEqual(['Elf']);
  });

  test('CR 612.3: an ability that an effect gave is no part of the text', () => {
    let id = 0 as ObjectId;
    const { table, change } = at(rewording(colorWords), (p) => {
      id = p.battlefield(alice, bear);
      p.effect({ changes: [{ change: 'add abilities', abilities: [protectionFrom('B')] }], objects: [id] });
    });
    change(id, 'black', 'red');
    expect(protectionsOf(table, id)).toEqual([['B']]);
  });

  test('CR 607.1: linked abilities stay linked', () => {
    let id = 0 as ObjectId;
    let prey = 0 as ObjectId;
    const keeper = creature(
      'Keeper',
      '{B}',
      ['Wizard'],
      1,
      1,
      activated([cost.payLife(1)], target.creature(color('G')), {
        do: 'move',
        what,
        to: { zone: 'exile' },
        link: 'kept',
      }),
      activated([cost.payLife(2)], { do: 'move', what: { objects: 'linked', label: 'kept' }, to: { zone: 'hand' } }),
    );
    const { table, change } = at(rewording(colorWords), (p) => {
      id = p.battlefield(alice, keeper);
      prey = p.battlefield(bob, bear);
    });
    activate(table, id, prey);
    table.passAll();
    expect(table.zoneOf(prey)).toBe('exile');
    change(id, 'green', 'red');
    table.answers(table.use(id, 1));
    table.passAll();
    expect(table.zoneOf(prey)).toBe('hand');
  });

  test('CR 113.7a: an ability on the stack has the text that its object had', () => {
    const ids: ObjectId[] = [];
    const shooter = creature(
      'Shooter',
      '{B}',
      ['Wizard'],
      1,
      1,
      activated([cost.payLife(1)], target.creature(color('G')), { do: 'destroy', what }),
    );
    const { table, change } = at(rewording(colorWords), (p) => {
      ids.push(p.battlefield(alice, shooter), p.battlefield(bob, bear));
    });
    activate(table, ids[0]!, ids[1]!);
    change(ids[0]!, 'green', 'red');
    table.passAll();
    expect(table.zoneOf(ids[1]!)).toBe('graveyard');
  });

  test('CR 603.2: an ability triggers by its new words, and a snapshot keeps them', () => {
    const ids: ObjectId[] = [];
    const watcher = enchantment(
      'Watcher',
      '{W}',
      [],
      triggered({ on: 'dies', what: subtype('Goblin') } as never, {
        do: 'gain life',
        who: { players: 'you' },
        amount: 1,
      }),
    );
    const { table, change } = at(rewording(['creature type']), (p) => {
      ids.push(p.battlefield(alice, watcher), p.battlefield(bob, bear), p.hand(alice, murderAny));
    });
    change(ids[0]!, 'Goblin', 'Bear');
    const kept = stateFrom(JSON.parse(JSON.stringify(snapshotOf(table.state))) as never, table.state.catalog);
    expect(kept.objects.get(ids[0]!)!.printed.abilities).toEqual(table.object(ids[0]!).printed.abilities);
    cast(table, ids[2]!, ids[1]!);
    table.passAll();
    table.passAll();
    expect(table.life(alice)).toBe(21);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 707.2: a text-changing effect is not copied', () => {
    let id = 0 as ObjectId;
    const mirror = instant(
      'Mirror',
      '',
      spell(target.permanent(), {
        do: 'create copies',
        who: { players: 'you' },
        count: 1,
        of: what,
      }),
    );
    let copier = 0 as ObjectId;
    const { table, change } = at(rewording(colorWords), (p) => {
      id = p.battlefield(alice, knight);
      copier = p.hand(alice, mirror);
    });
    change(id, 'black', 'red');
    cast(table, copier, id);
    table.passAll();
    expect(protectionsOf(table, table.state.battlefield.at(-1)!)).toEqual([['B']]);
  });

  test('CR 400.7: the object that it becomes elsewhere has its own text', () => {
    let id = 0 as ObjectId;
    const bounce = instant('Bounce', '', spell(target.permanent(), { do: 'move', what, to: { zone: 'hand' } }));
    let card = 0 as ObjectId;
    const { table, change } = at(rewording(colorWords), (p) => {
      id = p.battlefield(alice, knight);
      card = p.hand(alice, bounce);
    });
    change(id, 'black', 'red');
    cast(table, card, id);
    table.passAll();
    expect(table.now(id).printed.abilities[0]!.ability).toMatchObject({ from: ['B'] });
  });
});

const murderAny = instant('Kill', '', spell(target.creature(), { do: 'destroy', what }));
