import { describe, expect, test } from '@jest/globals';
import {
  creature,
  creatures,
  dealDamage,
  each,
  enchantment,
  gainLife,
  keywords,
  sorcery,
  spell,
  staticAbility,
  triggered,
  type CardDefinition,
  type Effect,
  type PlainKeyword,
  type Replacement,
  twiceThatMany,
} from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { bear, gameAt, alice, bob, position, run, object, player, Table } from '@stacktrail/test-kit';
import type { DamageOccurrence } from '../../src/game/occurrence.js';
import { perform } from '../../src/gate/perform.js';

const law = (replacement: Replacement) =>
  enchantment('Law', '{1}', [], staticAbility({ static: 'replacement', replacement }));
const doing = (...effects: readonly Effect[]) => sorcery('Deed', '', spell(...effects));

describe('CR 120.3, 120.4: results of damage', () => {
  const struck = (source: CardDefinition, to: 'player' | 'creature', ...laws: readonly CardDefinition[]) => {
    const p = position();
    const [from, victim] = [p.battlefield(alice, source), p.battlefield(bob, creature('Ox', '{W}', ['Ox'], 1, 6))];
    laws.forEach((each, i) => p.battlefield(i as PlayerId, each));
    const game = gameAt(p);
    const damage: DamageOccurrence = {
      would: 'be dealt damage',
      from,
      to: to === 'player' ? player(bob) : object(victim),
      amount: 2,
      combat: false,
    };
    const { facts } = run(game, perform(game, [damage], { rule: '120.2b' }));
    return { game, victim, told: facts.map(({ rule, type }) => `${rule} ${type}`) };
  };
  const body = (...names: readonly PlainKeyword[]) => creature('Body', '{G}', ['Cat'], 2, 2, keywords(...names));

  test('CR 120.3a, 120.3b: a player loses life, or gets poison counters from infect', () => {
    expect(struck(body(), 'player').told).toEqual(['120.2b DamageDealtToPlayer', '120.3a LifeLost']);
    expect(struck(body('infect'), 'player').told).toEqual(['120.2b DamageDealtToPlayer', '120.3b PlayerCountersPut']);
  });

  test('CR 120.3d, 120.3e: a creature is marked, or gets -1/-1 counters from wither and infect', () => {
    const marked = struck(body(), 'creature');
    expect([marked.told, marked.game.state.objects.get(marked.victim)?.damage]).toEqual([
      ['120.2b DamageDealtToPermanent'],
      2,
    ]);
    const withered = struck(body('wither'), 'creature');
    expect(withered.told).toEqual(['120.2b DamageDealtToPermanent', '120.3d CountersPut']);
    expect(withered.game.state.objects.get(withered.victim)).toMatchObject({
      damage: 0,
      counters: [{ kind: '-1/-1', count: 2 }],
    });
  });

  test('CR 120.3f: lifelink; CR 120.4c: replacement effects change the results', () => {
    const double = law({ would: 'gain life', who: 'you', instead: { do: 'gain double' } });
    const linked = struck(body('lifelink'), 'player', double);
    expect(linked.told.at(-1)).toBe('120.3f LifeGained');
    expect(linked.game.state.players[alice]?.life).toBe(24);
    const more = law({ would: 'get counters', who: 'you', instead: twiceThatMany });
    const withered = struck(body('wither'), 'creature', bear, more);
    expect(withered.game.state.objects.get(withered.victim)?.counters).toEqual([{ kind: '-1/-1', count: 4 }]);
  });

  test('CR 120.8: no damage is no event', () => {
    const p = position();
    p.battlefield(
      alice,
      enchantment('Watcher', '{1}', [], triggered({ on: 'is dealt damage', what: creatures }, gainLife(1))),
    );
    p.battlefield(bob, bear);
    const card = p.hand(alice, doing(dealDamage(0, each(creatures))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.stack, table.of('DamageDealtToPermanent')]).toEqual([[], []]);
  });
});
