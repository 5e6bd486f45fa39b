import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifacts,
  base,
  cost,
  count,
  create,
  creature,
  creatures,
  creatureToken,
  draw,
  enchantment,
  entersTapped,
  entersWithCounters,
  gainLife,
  gains,
  gets,
  instant,
  permanents,
  powerAndToughnessAre,
  sorcery,
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
import {
  plainState,
  act,
  number,
  pay,
  player,
  select,
  bear,
  alice,
  bob,
  position,
  size,
  pools,
  Table,
} from '@stacktrail/test-kit';
import { snapshotOf, stateFrom } from '@stacktrail/views';

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

/** The permanents fold as they were played, and come back from a snapshot. */
function isSound(table: Table): void {
  expect(table.fold()).toBe(plainState(table.state));
  expect(plainState(stateFrom(snapshotOf(table.state), table.state.catalog))).toBe(plainState(table.state));
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

describe('copies on the stack', () => {
  test('CR 707.10f, 111.13: a copy of a permanent spell becomes a token that isn’t created', () => {
    const start = position(pools('GG'));
    const id = start.hand(alice, bear);
    const twin = start.hand(alice, instant('Twin', '', spell(target.spell(), { do: 'copy spell', what: target() })));
    const table = new Table(start);
    table.answers(cast(id), pay);
    table.answer(cast(twin));
    table.passAll();
    table.passAll();
    const [token] = table.state.battlefield.map((on) => table.object(on));
    expect(token).toMatchObject({ kind: 'token', printed: { name: 'Bear', manaValue: 2 } });
    expect(table.of('TokensCreated')).toEqual([]);
  });

  test('CR 707.10 example 1: a copy has the modes and an exception of its own', () => {
    const charm = instant(
      'Charm',
      '{G}',
      spell(target.player(), { do: 'gain life', who: { players: 'target', slot: 0 }, amount: 2 }),
    );
    const start = position(pools('G'));
    const id = start.hand(alice, charm);
    const fork = start.hand(
      alice,
      instant(
        'Fork',
        '',
        spell(target.spell(), {
          do: 'copy spell',
          what: target(),
          mayChooseNewTargets: true,
          except: [{ except: 'change', change: { change: 'set colors', colors: ['R'] } }],
        }),
      ),
    );
    const table = new Table(start);
    table.answers(cast(id), select(player(alice)), pay);
    table.answer(cast(fork));
    table.passAll();
    table.answer(select(player(bob)));
    const copy = table.object(table.state.stack.at(-1)!);
    const original = table.now(id);
    expect(copy).toMatchObject({ kind: 'copy', owner: alice, controller: alice });
    expect(copy.printed.colors).not.toBe(original.printed.colors);
    table.passAll();
    table.passAll();
    expect([table.life(alice), table.life(bob)]).toEqual([22, 22]);
    isSound(table);
  });

  test('CR 707.10d: a copy for each other player that the spell could target, in the order chosen', () => {
    const heal = instant(
      'Heal',
      '',
      spell(target.player(), { do: 'gain life', who: { players: 'target', slot: 0 }, amount: 2 }),
    );
    const spread = instant(
      'Spread',
      '',
      spell(target.spell(), { do: 'copy spell', what: target(), forEach: 'player' }),
    );
    const start = position(undefined, 3);
    const id = start.hand(alice, heal);
    const more = start.hand(alice, spread);
    const table = new Table(start);
    table.answers(cast(id), select(player(alice)));
    table.answer(cast(more));
    table.passAll();
    expect(table.question).toMatchObject({ rule: '707.10d', form: 'order' });
    table.answer({ form: 'order', keys: ['player 2', 'player 1'] });
    expect(table.state.stack).toHaveLength(3);
    table.passAll();
    expect([0, 1, 2].map((seat) => table.life(seat as typeof alice))).toEqual([20, 22, 20]);
  });

  test('CR 707.10e: a copy whose new target isn’t legal isn’t made', () => {
    const pump = instant('Pump', '', spell(target.creature(), untilEndOfTurn(target(), gets(1, 1))));
    const aim = instant(
      'Aim',
      '',
      spell(target.spell(), { do: 'copy spell', what: target(), targeting: { players: 'you' } }),
    );
    const start = position();
    start.battlefield(alice, bear);
    const id = start.hand(alice, pump);
    const more = start.hand(alice, aim);
    const table = new Table(start);
    table.answer(cast(id));
    table.answer(cast(more));
    table.passAll();
    expect(table.of('SpellCopied')).toEqual([]);
  });
});

describe('transforming in play', () => {
  const moon = {
    ...creature(
      'Wolf',
      '',
      ['Wolf'],
      3,
      3,
      triggered({ on: 'transforms', what: { is: 'this' }, into: true }, gainLife(1)),
    ),
  };
  const man = twoFaced(
    'transforming',
    creature('Man', '{1}{R}', ['Human'], 1, 1, activated([cost.mana('{0}')], { do: 'transform', what: thisObject })),
    moon,
  );

  test('CR 701.27e: “transforms into” triggers as the object has become that', () => {
    const start = position();
    const id = start.battlefield(alice, man);
    const table = new Table(start);
    table.activate(id);
    table.passAll();
    table.passAll();
    expect([table.object(id).printed.name, table.life(alice)]).toEqual(['Wolf', 21]);
  });

  test('CR 701.27f: an ability of the permanent transforms it only if it hasn’t transformed since', () => {
    const start = position();
    const id = start.battlefield(alice, man);
    const table = new Table(start);
    table.activate(id);
    table.activate(id);
    table.passAll();
    expect(table.object(id).printed.name).toBe('Wolf');
    table.passAll(); // the triggered ability
    table.passAll();
    expect(table.object(id).printed.name).toBe('Wolf');
    expect(table.of('Transformed')).toHaveLength(1);
  });

  test('CR 712.18 example: effects that applied to it continue to apply', () => {
    const start = position();
    const id = start.battlefield(alice, man);
    const pump = start.hand(alice, instant('Pump', '', spell(target.creature(), untilEndOfTurn(target(), gets(2, 2)))));
    const table = new Table(start);
    table.answer(cast(pump));
    table.passAll();
    table.activate(id);
    table.passAll();
    expect(size(table.state, id)).toBe('5/5');
  });

  test('CR 712.14a: a transforming card put onto the battlefield transformed has its back face up; another stays', () => {
    const start = position();
    const id = start.graveyard(alice, man);
    const plain = start.graveyard(alice, bear);
    const back = start.hand(
      alice,
      sorcery(
        'Back',
        '',
        spell({
          do: 'move',
          what: { objects: 'each', filter: creatures, zone: 'graveyard' },
          to: { zone: 'battlefield', transformed: true },
        }),
      ),
    );
    const table = new Table(start);
    table.answer(cast(back));
    table.passAll();
    expect(table.now(id)).toMatchObject({ zone: 'battlefield', face: 1, printed: { name: 'Wolf' } });
    expect(table.zoneOf(plain)).toBe('graveyard');
  });
});

describe('tokens that the rules define', () => {
  test('CR 111.10i: an Incubator token transforms into a creature with the counters on it', () => {
    const incubate = sorcery(
      'Incubate',
      '',
      spell(create(1, 'Incubator', { withCounters: { counter: '+1/+1', count: 3 } })),
    );
    const start = position(pools('GG'));
    const id = start.hand(alice, incubate);
    const table = new Table(start);
    table.answer(cast(id));
    table.passAll();
    const [token] = table.state.battlefield;
    table.activate(token!, pay);
    table.passAll();
    expect(table.object(token!).printed.name).toBe('Phyrexian Token');
    expect(size(table.state, token!)).toBe('3/3');
    isSound(table);
  });

  test('CR 111.10a: a Treasure token adds one mana of any color', () => {
    const start = position();
    const id = start.hand(alice, sorcery('Hoard', '', spell(create(2, 'Treasure'))));
    const table = new Table(start);
    table.answer(cast(id));
    table.passAll();
    const [token] = table.state.battlefield;
    expect(table.object(token!).printed).toMatchObject({ name: 'Treasure Token', subtypes: ['Treasure'] });
    table.activate(token!, { form: 'pick', keys: ['R'] });
    expect(table.pool(alice)).toBe('R');
  });

  test('CR 111.10k: a Role token enters attached to the creature', () => {
    const start = position();
    const host = start.battlefield(alice, bear);
    const role = sorcery('Dress', '', spell(target.creature(), create(1, 'Monster Role', { attachedTo: target() })));
    const id = start.hand(alice, role);
    const table = new Table(start);
    table.answer(cast(id));
    table.passAll();
    expect(size(table.state, host)).toBe('3/3');
  });

  test('CR 111.3: a token’s size can be counted as it is created', () => {
    const ooze = { ...creatureToken(0, 0, ['G'], ['Ooze']) };
    const start = position();
    start.battlefield(alice, bear, { counters: { '+1/+1': 2 } });
    const grow = sorcery('Grow', '', spell(create(1, ooze, { size: { power: count(creatures), toughness: 4 } })));
    const id = start.hand(alice, grow);
    const table = new Table(start);
    table.answer(cast(id));
    table.passAll();
    expect(size(table.state, table.state.battlefield.at(-1)!)).toBe('1/4');
    isSound(table);
  });

  test('CR 111.4 example 1: a token without a name of its own is named after its subtypes', () => {
    expect(creatureToken(2, 1, ['R'], ['Dwarf', 'Berserker']).name).toBe('Dwarf Berserker Token');
  });
});
