import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifacts,
  base,
  cost,
  count,
  creature,
  creatures,
  draw,
  enchantment,
  entersTapped,
  entersWithCounters,
  gainLife,
  gains,
  instant,
  permanents,
  powerAndToughnessAre,
  spell,
  staticAbility,
  target,
  thisObject,
  triggered,
  twoFaced,
  untilEndOfTurn,
  whenThisEnters,
  X,
  youControl,
  all,
  artifact,
  alsoBecomes,
  type CardDefinition,
  type CopyException,
  type Filter,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { act, number, pay, select, bear, alice, bob, position, size, pools, Table } from '@stacktrail/test-kit';
import { isSound } from './sound-copies.js';

function asCopyOf(of: Filter, except?: readonly CopyException[]): ReturnType<typeof staticAbility> {
  return staticAbility({
    static: 'replacement',
    replacement: {
      would: 'enter',
      what: { is: 'this' },
      instead: { enters: 'as a copy', of, ...(except && { except }) },
    },
  });
}

const clone = creature('Clone', '', ['Shapeshifter'], 0, 0, asCopyOf(creatures));

function cast(object: ObjectId, face = 0) {
  return act({ do: 'cast', object, via: 'hand', by: null, ability: null, face });
}

/** A table with a card in Alice's hand and others on the battlefield. */
function seated(card: CardDefinition, ...others: readonly CardDefinition[]) {
  const start = position(pools('GGGG'));
  const id = start.hand(alice, card);
  const permanents = others.map((other) => start.battlefield(bob, other));
  return { table: new Table(start), id, permanents };
}

describe('enters as a copy', () => {
  test('CR 707.5: it becomes a copy as it enters; its controller chooses', () => {
    const {
      table,
      id,
      permanents: [of],
    } = seated(clone, bear);
    table.answer(cast(id));
    table.passAll();
    expect(table.question).toMatchObject({ rule: '707.5', min: 0, max: 1 });
    table.answer(select(of!));
    expect(table.now(id).printed).toMatchObject({ name: 'Bear', power: 2, manaValue: 2 });
    isSound(table);
  });

  test('CR 614.1c: it needn’t be a copy of anything', () => {
    const { table, id } = seated(clone, bear);
    table.answer(cast(id));
    table.passAll();
    table.answer(select());
    expect(table.zoneOf(id)).toBe('graveyard'); // a 0/0 creature
  });

  test('CR 707.5 example 1: what the copied text says of entering takes effect', () => {
    const behemoth = creature('Behemoth', '{5}', ['Beast'], 9, 9, entersTapped, entersWithCounters('fade', 2));
    const {
      table,
      id,
      permanents: [of],
    } = seated(clone, behemoth);
    table.answer(cast(id));
    table.passAll();
    table.answer(select(of!));
    while (table.question.kind === 'choose replacement') table.answer({ form: 'pick', keys: [firstKey(table)] });
    expect(table.now(id)).toMatchObject({ tapped: true, counters: [{ kind: 'fade', count: 2 }] });
  });

  test('CR 707.5 example 2: enters-the-battlefield abilities of what it copied trigger', () => {
    const wall = creature('Wall', '{1}', ['Wall'], 0, 4, whenThisEnters(gainLife(1)));
    const {
      table,
      id,
      permanents: [of],
    } = seated(clone, wall);
    table.answer(cast(id));
    table.passAll();
    table.answer(select(of!));
    table.passAll();
    expect(table.life(alice)).toBe(21);
  });

  test('CR 707.2 example 1: what an effect made of the original isn’t copied', () => {
    const staff = artifact(
      'Staff',
      '{4}',
      [],
      activated(
        [cost.mana('{0}')],
        untilEndOfTurn(thisObject, alsoBecomes(['Artifact', 'Creature'], ['Construct']), base(5, 5)),
      ),
    );
    const start = position(pools('GGGG'));
    const id = start.hand(alice, clone);
    const of = start.battlefield(alice, staff);
    const table = new Table(start);
    table.activate(of);
    table.passAll();
    expect(size(table.state, of)).toBe('5/5');
    table.answer(cast(id));
    table.passAll();
    table.answer(select(of));
    const copy = table.now(id);
    expect(copy.printed).toMatchObject({ name: 'Staff', power: null });
    expect(size(table.state, copy.id)).toBe('null/null');
  });

  test('CR 707.9b example: the final values of a characteristic that was changed are copiable', () => {
    const copyArtifact = enchantment(
      'Copier',
      '',
      [],
      asCopyOf(artifacts, [{ except: 'change', change: alsoBecomes(['Enchantment'], []) }]),
    );
    const juggernaut = { ...creature('Juggernaut', '{4}', ['Juggernaut'], 5, 3) };
    const machine: CardDefinition = {
      ...juggernaut,
      faces: [{ ...juggernaut.faces[0], types: ['Artifact', 'Creature'] }],
    };
    const {
      table,
      id,
      permanents: [of],
    } = seated(copyArtifact, machine);
    table.answer(cast(id));
    table.passAll();
    table.answer(select(of!));
    const copier = table.now(id);
    expect(size(table.state, copier.id)).toBe('5/3');
    expect(copier.printed.types).toBe(table.object(of!).printed.types | table.state.catalog.findCard(0)!.whole.types);
    isSound(table);
  });

  test('CR 707.9d example 1: an ability that defines what the exception sets isn’t copied', () => {
    const gargantuan = creature(
      'Gargantuan',
      '',
      ['Shapeshifter'],
      7,
      7,
      asCopyOf(creatures, [{ except: 'change', change: base(7, 7) }]),
    );
    const goyf = creature(
      'Goyf',
      '{1}{G}',
      ['Lhurgoyf'],
      '*',
      '*',
      powerAndToughnessAre(count(creatures, 'graveyard')),
    );
    const { table, id } = seated(gargantuan, goyf, bear);
    const goyfId = table.state.battlefield[0]!;
    table.answer(cast(id));
    table.passAll();
    table.answer(select(goyfId));
    const copy = table.now(id);
    expect(size(table.state, copy.id)).toBe('7/7');
    expect(copy.printed.abilities).toEqual([]);
  });

  test('CR 707.9e example: a later copy effect takes the additional effect of an earlier one away', () => {
    const ego = creature(
      'Ego',
      '{X}',
      ['Shapeshifter'],
      0,
      0,
      asCopyOf(creatures, [{ except: 'enters with counters', counter: '+1/+1', count: X }]),
    );
    const start = position(pools('GG'));
    const id = start.hand(alice, ego);
    const other = start.battlefield(bob, clone, { counters: { '+1/+1': 1 } });
    const of = start.battlefield(bob, bear);
    const table = new Table(start);
    table.answers(cast(id), number(2), pay);
    table.passAll();
    table.answer(select(other));
    expect(table.question.rule).toBe('707.5');
    table.answer(select(of));
    expect(table.now(id)).toMatchObject({ counters: [], printed: { name: 'Bear' } });
  });

  test('CR 707.9e: where no other copy effect applies, it enters with the counters', () => {
    const ego = creature(
      'Ego',
      '{X}',
      ['Shapeshifter'],
      0,
      0,
      asCopyOf(creatures, [{ except: 'enters with counters', counter: '+1/+1', count: X }]),
    );
    const start = position(pools('GG'));
    const id = start.hand(alice, ego);
    const of = start.battlefield(bob, bear);
    const table = new Table(start);
    table.answers(cast(id), number(2), pay);
    table.passAll();
    table.answer(select(of));
    expect(size(table.state, table.now(id).id)).toBe('4/4');
  });

  test('CR 707.2 example 2: a copy of a face-down creature is a face-up 2/2 without name, types or abilities', () => {
    const start = position();
    const id = start.hand(alice, clone);
    const of = start.battlefield(bob, bear);
    const down = start.hand(
      alice,
      instant('Hide', '', spell(target.creature(), { do: 'turn face down', what: target() })),
    );
    const table = new Table(start);
    table.answer(cast(down));
    table.passAll();
    table.answer(cast(id));
    table.passAll();
    table.answer(select(of));
    expect(table.now(id)).toMatchObject({
      faceDown: null,
      printed: { name: '', power: 2, toughness: 2, abilities: [] },
    });
  });

  test('CR 707.3 example 1: a copy of a copy has the exceptions of the first', () => {
    const doppelganger = creature(
      'Doppelganger',
      '{3}{U}',
      ['Shapeshifter'],
      0,
      0,
      asCopyOf(creatures, [
        { except: 'keeps', what: ['color'] },
        {
          except: 'change',
          change: gains(triggered({ on: 'beginning of step', step: 'upkeep', whose: 'you' }, draw(1))),
        },
      ]),
    );
    const start = position(pools('GGGU'));
    const first = start.hand(alice, doppelganger);
    const second = start.hand(alice, clone);
    const of = start.battlefield(bob, bear);
    const table = new Table(start);
    table.answers(cast(first), pay);
    table.passAll();
    table.answer(select(of));
    table.answer(cast(second));
    table.passAll();
    table.answer(select(table.now(first).id));
    const { printed } = table.now(second);
    expect(printed).toMatchObject({ name: 'Bear', colors: table.state.catalog.findCard(0)!.whole.colors });
    expect(printed.abilities).toHaveLength(1);
    isSound(table);
  });
});

function firstKey(table: Table): string {
  const { question } = table;
  if (question.form !== 'pick') throw new Error(question.form);
  return question.options[0]!.key;
}

describe('copying what flips and what is face down', () => {
  const master = creature('Master', '', ['Human'], 4, 4);
  const student = twoFaced('flip', creature('Student', '{1}{U}', ['Human'], 1, 2), master);
  const other = twoFaced('flip', creature('Rat', '{1}{B}', ['Rat'], 1, 1), creature('Ogre', '', ['Rat'], 3, 3));

  test('CR 707.3 example 2: a flipped permanent that becomes a copy of a flip card is its flipped version', () => {
    const start = position();
    const id = start.battlefield(alice, student, { flipped: true });
    const of = start.battlefield(bob, other);
    const become = instant(
      'Become',
      '',
      spell(target.permanent(youControl), {
        do: 'become copy',
        what: target(),
        of: { objects: 'each', filter: { is: 'named', name: 'Rat' } },
      }),
    );
    const card = start.hand(alice, become);
    const table = new Table(start);
    expect(table.object(id).printed.name).toBe('Master');
    table.answer(cast(card));
    table.passAll();
    expect([table.object(of).printed.name, table.object(id).printed.name]).toEqual(['Rat', 'Ogre']);
  });

  test('CR 110.5c example: a permanent keeps that it is flipped while that is irrelevant to it', () => {
    const start = position();
    const id = start.battlefield(alice, student, { flipped: true });
    start.battlefield(bob, bear);
    start.battlefield(bob, other);
    const become = (name: string) =>
      instant(
        `Become ${name}`,
        '',
        spell({
          do: 'become copy',
          what: { objects: 'each', filter: all(permanents, youControl) },
          of: { objects: 'each', filter: { is: 'named', name } },
        }),
      );
    const [first, second] = [start.hand(alice, become('Bear')), start.hand(alice, become('Rat'))];
    const table = new Table(start);
    table.answer(cast(first));
    table.passAll();
    expect(table.object(id).printed.name).toBe('Bear');
    table.answer(cast(second));
    table.passAll();
    expect(table.object(id).printed.name).toBe('Ogre');
  });
});
