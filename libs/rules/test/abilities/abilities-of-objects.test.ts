import { describe, expect, test } from '@jest/globals';
import {
  activated,
  all,
  always,
  artifact,
  cost,
  creature,
  creatures,
  each,
  enchantment,
  gainLife,
  gains,
  gets,
  instant,
  keywords,
  loseLife,
  sorcery,
  spell,
  staticAbility,
  target,
  untilEndOfTurn,
  whenThisEnters,
  you,
  youControl,
  type Ability,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { act, player, balm, bear, elf, doing, alice, bob, position, seen, size, Table } from '@stacktrail/test-kit';

function planeswalker(...abilities: readonly Ability[]): CardDefinition {
  const plain = artifact('Walker', '{3}', []);
  return { ...plain, faces: [{ ...plain.faces[0], types: ['Planeswalker'], loyalty: 3, abilities }] };
}

describe('CR 113: abilities', () => {
  test('CR 113.1a: an object has the abilities of its text and those that effects grant', () => {
    const p = position();
    const one = p.battlefield(alice, elf);
    p.battlefield(alice, enchantment('Wings', '', [], always(each(creatures), gains(keywords('flying')))));
    const { abilities } = seen(p.state(), one);
    expect(abilities.map(({ ability }) => ability.kind)).toEqual(['activated', 'keyword']);
  });

  test('CR 113.1b: a player can have an ability, which changes what can be done to them', () => {
    const p = position();
    p.battlefield(
      bob,
      enchantment(
        'A veil',
        '',
        [],
        staticAbility({ static: 'players have', who: you, abilities: [...keywords('hexproof')] }),
      ),
    );
    const card = p.hand(
      alice,
      sorcery('A drain', '', spell(target.player(), loseLife(1, { players: 'target', slot: 0 }))),
    );
    const table = new Table(p);
    table.cast(card);
    expect(table.object(table.state.stack[0]!).announced.targets).toEqual([[player(alice)]]);
  });

  test('CR 113.2d: an ability generates a one-shot effect, or a continuous one that lasts', () => {
    const p = position();
    const one = p.battlefield(alice, bear);
    const card = p.hand(alice, doing(gainLife(2), untilEndOfTurn(each(creatures), gets(1, 1))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.life(alice), table.state.effects.length, size(table.state, one)]).toEqual([22, 1, '3/3']);
  });

  test('CR 113.3b: an activated ability goes on the stack, whenever its player has priority, and stays until it resolves', () => {
    const p = position();
    const relic = p.battlefield(bob, artifact('Relic', '', [], activated([], gainLife(1))));
    const card = p.hand(alice, balm);
    const table = new Table(p);
    table.cast(card);
    table.pass();
    table.activate(relic);
    expect(table.stack).toEqual(['Balm', 'ability of Relic']);
    table.passAll();
    expect([table.stack, table.life(bob)]).toEqual([['Balm'], 21]);
  });

  test('CR 113.3d: a static ability is simply true, while its permanent is on the battlefield', () => {
    const p = position();
    const one = p.battlefield(alice, bear);
    const lord = p.hand(alice, enchantment('Strength', '', [], always(each(creatures), gets(1, 1))));
    const table = new Table(p);
    expect(size(table.state, one)).toBe('2/2');
    table.cast(lord);
    table.passAll();
    expect([size(table.state, one), table.of('AbilityTriggered'), table.stack]).toEqual(['3/3', [], []]);
  });

  test('CR 113.5: a loyalty ability is activated in a main phase with an empty stack, once a turn a permanent', () => {
    const plus: Ability = { ...activated([cost.putCounters('loyalty', 1)], gainLife(1)), loyalty: true };
    const p = position();
    const walker = p.battlefield(alice, planeswalker(plus), { counters: { loyalty: 3 } });
    const card = p.hand(alice, balm);
    const table = new Table(p);
    table.cast(card);
    expect(table.options(walker)).toEqual([]);
    table.passAll();
    table.activate(walker);
    table.passAll();
    expect([table.life(alice), table.options(walker)]).toEqual([22, []]);
  });

  test('CR 113.6c: an ability that names a zone in which it doesn’t function does so in all others', () => {
    const everywhere = ['library', 'hand', 'graveyard', 'exile', 'stack', 'command'] as const;
    const shy: Ability = {
      ...always(each(all(creatures, youControl)), gets(1, 1)),
      functionsIn: everywhere,
    };
    const [there, buried] = [position(), position()];
    const ghost = enchantment('Ghost', '', [], shy);
    const one = there.battlefield(alice, bear);
    there.battlefield(alice, ghost);
    const other = buried.battlefield(alice, bear);
    buried.graveyard(alice, ghost);
    expect([size(there.state(), one), size(buried.state(), other)]).toEqual(['2/2', '3/3']);
  });

  test('CR 113.6f: an ability that lets its card be cast from elsewhere functions there', () => {
    const own: Ability = staticAbility({
      static: 'may play',
      who: 'you',
      from: 'exile',
      how: { permit: 'cast', filter: { is: 'this' } },
    });
    const p = position();
    const [kept, plain] = [p.exile(alice, instant('Kept', '', spell(gainLife(1)), own)), p.exile(alice, balm)];
    const table = new Table(p);
    expect([table.options(kept).length, table.options(plain)]).toEqual([1, []]);
  });

  test('CR 601.3, 607.2a: a permission names the cards that its own object exiled', () => {
    const exiles = whenThisEnters({
      do: 'move',
      what: each({ is: 'named', name: 'Balm' }, 'graveyard'),
      to: { zone: 'exile' },
      link: 'exiled',
    });
    const may = staticAbility({
      static: 'may play',
      who: 'you',
      from: 'exile',
      how: {
        permit: 'cast',
        filter: { is: 'one of', objects: { objects: 'linked', label: 'exiled' } },
        spendAs: 'any type',
      },
    });
    const p = position();
    const [taken, other] = [p.graveyard(bob, balm), p.exile(bob, balm)];
    const jar = p.hand(alice, enchantment('A jar', '', [], exiles, may));
    const table = new Table(p);
    table.cast(jar);
    table.passAll();
    table.passAll();
    const { id, zone } = table.now(taken);
    expect([zone, table.options(id).length, table.options(other).length]).toEqual(['exile', 1, 0]);
    table.answer(act(table.options(id)[0]!));
    table.passAll();
    expect(table.life(alice)).toBe(21);
  });

  test('CR 113.11: what an object can’t have it loses, and nothing gives it that', () => {
    const p = position();
    const bird = p.battlefield(bob, creature('Bird', '', ['Bird'], 1, 1, keywords('flying', 'vigilance')));
    p.battlefield(
      alice,
      enchantment('A net', '', [], always(each(creatures), { change: "can't have keywords", keywords: ['flying'] })),
    );
    const card = p.hand(alice, doing(untilEndOfTurn(each(creatures), gains(keywords('flying', 'haste')), gets(1, 0))));
    const table = new Table(p);
    expect([...seen(table.state, bird).keywords]).toEqual(['vigilance']);
    table.cast(card);
    table.passAll();
    const { keywords: has, abilities, power } = seen(table.state, bird);
    expect([[...has].sort(), power]).toEqual([['haste', 'vigilance'], 2]); // the rest of the effect applies
    expect(abilities.map(({ ability }) => (ability.kind === 'keyword' ? ability.keyword : ''))).not.toContain('flying');
  });

  test('CR 113.11: a keyword counter doesn’t give it either', () => {
    const p = position();
    const one = p.battlefield(bob, bear, { counters: { flying: 1 } });
    p.battlefield(
      alice,
      enchantment('A net', '', [], always(each(creatures), { change: "can't have keywords", keywords: ['flying'] })),
    );
    expect(seen(p.state(), one).keywords.has('flying')).toBe(false);
  });
});
