import { describe, expect, test } from '@jest/globals';
import {
  activated,
  counterSpell,
  creature,
  creatures,
  dealDamage,
  enchantment,
  gainLife,
  instant,
  putCounters,
  spell,
  staticAbility,
  target,
  triggered,
  type Ability,
  type Effect,
  type StaticEffect,
  type TargetSpec,
  twiceThatMany,
} from '@stacktrail/card-tree';
import { alice, bear, bob, pools, position, Table } from '@stacktrail/test-kit';

const rule = (...effects: readonly StaticEffect[]) => enchantment('Rule', '{1}', [], staticAbility(...effects));
const watch = (...abilities: readonly Ability[]) => enchantment('Watch', '{1}', [], ...abilities);
const aim = (spec: TargetSpec, ...effects: readonly Effect[]) => instant('Aim', '', spell(spec, ...effects));
const exhume: Effect = { do: 'move', what: target(), to: { zone: 'exile' }, label: 'moved 1' };
const creatureCard = target.cardInGraveyard(creatures);
/** Its ability functions in a graveyard alone. */
const rising = creature('Rising', '{1}', [], 1, 1, {
  ...activated([{ cost: 'mana', mana: ['2'] }], gainLife(1)),
  from: 'graveyard',
});

describe('CR 109.2: a type without “card”, “spell” or “source” means a permanent', () => {
  test.each([
    ['spell', aim(target.creature(), dealDamage(1)), 1],
    ['spell, not a card in a graveyard', aim(creatureCard, exhume), 0],
  ])('CR 109.2, 603.2: a creature that becomes the target: %s', (_, card, triggers) => {
    const p = position();
    const cast = p.hand(alice, card);
    p.battlefield(
      alice,
      watch(triggered({ on: 'becomes the target', of: 'spell', by: 'any player', what: creatures }, gainLife(1))),
    );
    p.battlefield(alice, bear);
    p.graveyard(alice, bear);
    const table = new Table(p);
    table.cast(cast);
    expect(table.of('AbilityTriggered')).toHaveLength(triggers);
  });

  test('CR 109.2, 603.2: whoever casts a spell that targets a creature', () => {
    const p = position();
    const cast = p.hand(alice, aim(creatureCard, exhume));
    p.battlefield(
      alice,
      watch(triggered({ on: 'casts', who: 'you', what: { is: 'anything' }, targeting: creatures }, gainLife(1))),
    );
    p.graveyard(alice, bear);
    const table = new Table(p);
    table.cast(cast);
    expect(table.of('AbilityTriggered')).toEqual([]);
  });

  test.each([
    ['a creature', 'battlefield', 1],
    ['not a creature card', 'graveyard', 0],
  ] as const)('CR 109.2, 602.2: an ability of a source is activated: %s', (_, place, triggers) => {
    const p = position(pools('CC'));
    const ability = activated([{ cost: 'mana', mana: ['2'] }], gainLife(1));
    const source =
      place === 'graveyard'
        ? p.graveyard(alice, rising)
        : p.battlefield(alice, creature('Idle', '', [], 1, 1, ability));
    p.battlefield(
      bob,
      watch(triggered({ on: 'activates', who: 'an opponent', what: creatures, nonMana: true }, gainLife(1))),
    );
    const table = new Table(p);
    table.activate(source);
    while (table.asked.startsWith('pay') || table.asked.startsWith('activate')) {
      table.answer({ form: 'action', action: { do: 'pay' } });
    }
    expect(table.of('AbilityTriggered')).toHaveLength(triggers);
  });

  test('CR 109.2, 601.2f: abilities of creatures cost less, those of creature cards don’t', () => {
    const p = position(pools('CC'));
    const source = p.graveyard(alice, rising);
    p.battlefield(
      alice,
      rule({
        static: 'cost modification',
        of: 'abilities',
        who: 'any player',
        filter: creatures,
        change: 'less',
        mana: ['2'],
      }),
    );
    const table = new Table(p);
    table.activate(source);
    expect(table.of('TotalCostDetermined').map(({ data }) => data.mana)).toEqual([['2']]);
  });

  test('CR 109.2, 115.1: creature cards and creature spells can be the targets of spells where creatures can’t be', () => {
    const p = position();
    const [onCard, onCreature] = [p.hand(alice, aim(creatureCard, exhume)), p.hand(alice, aim(target.creature()))];
    const counter = p.hand(bob, aim(target.spell(creatures), counterSpell()));
    const cub = p.hand(alice, creature('Cub', '', [], 1, 1));
    p.battlefield(bob, rule({ static: "can't be targeted", of: 'spells', by: 'any player', what: creatures }));
    p.battlefield(bob, bear);
    const dead = p.graveyard(bob, bear);
    const table = new Table(p);
    table.cast(onCreature);
    expect(table.reversed?.rule).toBe('601.2c');
    table.cast(onCard);
    table.passAll();
    expect(table.zoneOf(dead)).toBe('exile');
    table.cast(cub);
    table.pass();
    table.cast(counter);
    table.passAll();
    expect(table.zoneOf(cub)).toBe('graveyard');
  });

  test('CR 109.2, 614.1a: counters put on a creature, not on a card in exile', () => {
    const p = position();
    const cast = p.hand(alice, aim(target.cardInExile(creatures), putCounters('+1/+1', target())));
    const exiled = p.exile(alice, bear);
    p.battlefield(
      alice,
      rule({
        static: 'replacement',
        replacement: {
          would: 'get counters',
          who: 'you',
          what: creatures,
          counter: '+1/+1',
          instead: twiceThatMany,
        },
      }),
    );
    const table = new Table(p);
    table.cast(cast);
    table.passAll();
    expect(table.object(exiled).counters).toEqual([{ kind: '+1/+1', count: 1 }]);
  });
});
