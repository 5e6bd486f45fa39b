import { describe, expect, test } from '@jest/globals';
import {
  activated,
  always,
  artifact,
  attached,
  attachedTo,
  color,
  becomesColor,
  cost,
  counterSpell,
  create,
  creature,
  creatures,
  creatureToken,
  destroy,
  dies,
  each,
  enchant,
  enchantment,
  equip,
  enters,
  entersTapped,
  entersWithCounters,
  gainLife,
  gains,
  gets,
  instant,
  itself,
  keywords,
  onto,
  spell,
  staticAbility,
  target,
  thatObject,
  thisObject,
  triggered,
  untilEndOfTurn,
  whenThisEnters,
  you,
  youControl,
  all,
  type Ability,
  type Effect,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import {
  pay,
  pick,
  player,
  select,
  balm,
  bear,
  bolt,
  elf,
  done,
  doing,
  triggersIn,
  watching,
  alice,
  bob,
  position,
  size,
  pools,
  Table,
} from '@stacktrail/test-kit';

const copyAll: Effect = { do: 'copy spell', what: each({ is: 'named', name: 'Balm' }, 'stack') };

describe('CR 112: spells', () => {
  test('CR 112.1a: a copy of a spell is a spell: what counters spells counters it', () => {
    const p = position();
    const [card, twin] = [p.hand(alice, balm), p.hand(alice, instant('Twin', '', spell(copyAll)))];
    const stop = p.hand(bob, instant('Stop', '', spell(target.spell(), counterSpell())));
    const table = new Table(p);
    table.cast(card);
    table.cast(twin);
    table.passAll();
    const copy = table.state.stack.at(-1)!;
    expect(table.object(copy)).toMatchObject({ kind: 'copy', card: -1 });
    table.pass();
    table.cast(stop, select(copy));
    table.passAll();
    expect([table.object(copy).left, table.stack]).toEqual([true, ['Balm']]);
  });

  test('CR 112.2: a copy is owned by the player under whose control it was put on the stack', () => {
    const p = position();
    const [card, twin] = [p.hand(alice, balm), p.hand(bob, instant('Twin', '', spell(copyAll)))];
    const table = new Table(p);
    table.cast(card);
    table.pass();
    table.cast(twin);
    table.passAll();
    const owners = table.state.stack.map((id) => [table.object(id).owner, table.object(id).controller]);
    expect(owners).toEqual([
      [alice, alice],
      [bob, bob],
    ]);
  });

  test('CR 112.3: a spell has the characteristics of its card, as effects have modified them', () => {
    const p = position(pools('R'));
    const card = p.hand(alice, bolt);
    const dye = p.hand(alice, instant('Dye', '', spell(target.spell(), untilEndOfTurn(target(), becomesColor('U')))));
    const table = new Table(p);
    table.cast(card, select(player(bob)), pay);
    const stackObject = table.state.stack[0]!;
    const colors = () => characteristicsOf(table.state, table.object(stackObject)).colors;
    expect(colors()).toBe(table.object(stackObject).printed.colors);
    table.cast(dye);
    table.passAll();
    expect(colors()).not.toBe(table.object(stackObject).printed.colors);
  });
});

describe('CR 113: abilities', () => {
  test('CR 113.1c: an activated ability on the stack is an object with no characteristics but its text', () => {
    const p = position();
    const gun = p.battlefield(alice, artifact('Gun', '{1}', [], activated([cost.tap], gainLife(1))));
    const table = new Table(p);
    table.activate(gun);
    const ability = table.object(table.state.stack[0]!);
    expect(ability).toMatchObject({ kind: 'ability', zone: 'stack', controller: alice });
    expect(characteristicsOf(table.state, ability)).toMatchObject({ name: '', types: 0, colors: 0 });
  });

  test('CR 113.3a, 113.3c: an instant’s triggered ability is none of its instructions', () => {
    const p = position();
    const card = p.hand(
      alice,
      instant('Odd', '', spell(gainLife(1)), triggered({ on: 'casts', who: 'you', what: itself }, gainLife(10))),
    );
    const table = new Table(p);
    table.cast(card);
    expect(table.stack.at(-1)).toBe('ability of Odd');
    table.passAll();
    expect(table.life(alice)).toBe(30);
    table.passAll();
    expect(table.life(alice)).toBe(31);
  });

  test('CR 113.4: a mana ability doesn’t use the stack', () => {
    const p = position();
    const source = p.battlefield(alice, elf);
    const table = new Table(p);
    table.activate(source);
    expect([table.pool(alice), table.stack]).toEqual(['G', []]);
  });

  test('CR 113.7, 113.8: the source is the object, the controller who activated it, whoever controls the source then', () => {
    const p = position();
    const gun = p.battlefield(alice, artifact('Gun', '{1}', [], activated([], gainLife(1))));
    const steal: Effect = {
      do: 'apply',
      to: each({ is: 'named', name: 'Gun' }),
      changes: [{ change: 'control', to: you }],
      until: 'rest of the game',
    };
    const thief = p.hand(bob, instant('Theft', '', spell(steal)));
    const table = new Table(p);
    table.activate(gun);
    table.pass();
    table.cast(thief);
    table.passAll();
    expect(table.object(table.state.stack[0]!)).toMatchObject({ controller: alice, ability: { source: gun } });
    table.passAll();
    expect([table.life(alice), table.life(bob)]).toEqual([21, 20]);
  });

  test('CR 113.9: an ability on the stack is no spell; what counters abilities counters it', () => {
    const p = position();
    const gun = p.battlefield(alice, artifact('Gun', '{1}', [], activated([], gainLife(1))));
    const spells = p.hand(bob, instant('No spell', '', spell(target.spell(), counterSpell())));
    const abilities = p.hand(bob, instant('No ability', '', spell(target.ability(), counterSpell())));
    const table = new Table(p);
    table.activate(gun);
    table.pass();
    table.cast(spells);
    expect(table.reversed?.rule).toBe('601.2c');
    table.cast(abilities);
    table.passAll();
    expect([table.stack, table.life(alice)]).toEqual([[], 20]);
  });

  test('CR 113.10, 113.10a: an effect adds an activated ability, with the instructions about its activation', () => {
    const granted: Ability = { ...activated([], gainLife(1)), oncePerTurn: true };
    const p = position();
    const one = p.battlefield(alice, bear);
    p.battlefield(alice, watching('Gift', always(each(creatures), gains(granted))));
    const table = new Table(p);
    const uses = () => table.options(one).filter(({ do: what }) => what === 'activate').length;
    expect(uses()).toBe(1);
    table.activate(one);
    table.passAll();
    expect([table.life(alice), uses()]).toEqual([21, 0]);
  });
});

describe('CR 603: what is no triggered ability, and what triggered abilities find', () => {
  test('CR 603.6d: “enters tapped” and “enters with” are part of the event, and don’t use the stack', () => {
    const p = position(pools('G'));
    const card = p.hand(
      alice,
      creature('Sleeper', '{G}', ['Elf'], 1, 1, entersTapped, entersWithCounters('charge', 2)),
    );
    const table = new Table(p);
    table.cast(card, pay);
    table.passAll();
    const { question } = table; // CR 616.1: which of the two modifies the event first
    if (question.form === 'pick') table.answer(pick(question.options[0]!.key));
    expect(table.now(card)).toMatchObject({ tapped: true, counters: [{ kind: 'charge', count: 2 }] });
    expect([table.of('AbilityTriggered'), table.of('Tapped')]).toEqual([[], []]);
  });

  test('CR 603.6e: an Aura’s ability finds the card that its creature became, and its own card in the graveyard', () => {
    const returns = triggered(
      dies(attachedTo),
      { do: 'move', what: thatObject, to: onto.battlefield },
      { do: 'move', what: thisObject, to: onto.hand },
    );
    const p = position();
    const host = p.battlefield(alice, bear);
    const aura = p.battlefield(alice, enchantment('Shroud', '{W}', ['Aura'], enchant(creatures), returns), {
      attachedTo: host,
    });
    const kill = p.hand(alice, doing(destroy(each(creatures))));
    const table = new Table(p);
    table.cast(kill);
    table.passAll();
    expect([table.zoneOf(host), table.zoneOf(aura)]).toEqual(['graveyard', 'graveyard']);
    table.passAll();
    expect([table.zoneOf(host), table.zoneOf(aura)]).toEqual(['battlefield', 'hand']);
  });

  test('CR 603.10: whether an ability triggers is asked of the objects as they are after the event', () => {
    const table = done([create(1, creatureToken(1, 1, ['G'], ['Elf']))], (p) => {
      p.battlefield(alice, watching('Dye', always(each(creatures), becomesColor('B'))));
      p.battlefield(alice, watching('Green', triggered(enters(all(creatures, color('G'))), gainLife(1))));
      p.battlefield(alice, watching('Black', triggered(enters(all(creatures, color('B'))), gainLife(1))));
    });
    expect(triggersIn(table)).toEqual({ Black: 1 });
  });
});

describe('CR 604: static abilities', () => {
  test('CR 604.4: an Equipment’s ability doesn’t target; it applies to what it is attached to now', () => {
    const blade = artifact('Blade', '{1}', ['Equipment'], always(attached, gets(2, 0)), equip('{0}'));
    const p = position();
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const sword = p.battlefield(alice, blade, { attachedTo: one });
    const table = new Table(p);
    expect([size(table.state, one), size(table.state, two)]).toEqual(['4/2', '2/2']);
    table.activate(sword, select(two));
    table.passAll();
    expect([size(table.state, one), size(table.state, two)]).toEqual(['2/2', '4/2']);
  });

  test('CR 604.7: a static ability’s effect ends with its source; it uses no last known information', () => {
    const table = done([destroy(each({ is: 'named', name: 'Lord' }))], (p) => {
      p.battlefield(alice, bear);
      p.battlefield(alice, watching('Lord', always(each(all(creatures, youControl)), gets(1, 1))));
    });
    expect(size(table.state, table.state.battlefield[0]!)).toBe('2/2');
  });

  test('CR 604.1: static abilities are true without being activated or triggered', () => {
    const p = position();
    const one = p.battlefield(alice, bear);
    p.battlefield(alice, watching('Flight', always(each(creatures), gains(...keywords('flying')))));
    const state = p.state();
    expect(characteristicsOf(state, state.objects.get(one)!).keywords.has('flying')).toBe(true);
  });
});

test('CR 114.1, 114.2: a resolving ability puts an emblem into the command zone; it has what the effect says', () => {
  const emblem: Effect = {
    do: 'create emblem',
    who: you,
    emblem: { abilities: [staticAbility({ static: 'no maximum hand size' })] },
  };
  const p = position();
  const card = p.hand(alice, creature('Sage', '{0}', ['Wizard'], 1, 1, whenThisEnters(emblem)));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  expect(table.state.command).toEqual([]);
  table.passAll();
  expect(table.state.command.map((id) => table.object(id).printed.abilities.length)).toEqual([1]);
});
