import { describe, expect, test } from '@jest/globals';
import {
  all,
  artifacts,
  creature,
  creatures,
  enchantment,
  instant,
  legendary,
  spell,
  youControl,
  type Amount,
  type CardDefinition,
  type Filter,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { objectOf } from '@stacktrail/game-state';
import { plainArtifact, alice, bob, position, type Position } from '@stacktrail/test-kit';
import { evaluateAmount } from '../../src/evaluating/amounts.js';
import { matches } from '../../src/evaluating/filters.js';
import { plainContext } from '../../src/reading/text-context.js';

const one = (name: string, ...subtypes: readonly string[]): CardDefinition => creature(name, '{1}', subtypes, 1, 1);
const bear = one('Bear', 'Bear');

/** Which of the objects Alice's text with that filter means, by their place in the list. */
function which(p: Position, filter: Filter, ids: readonly ObjectId[]): readonly number[] {
  const state = p.state();
  const context = plainContext(alice, ids[0]!);
  return ids.flatMap((id, at) => (matches(state, filter, objectOf(state, id), context) ? [at] : []));
}

function amount(p: Position, of: Amount): number {
  return evaluateAmount(p.state(), of, plainContext(alice, 1 as ObjectId));
}

describe('CR 700.6, 700.9, 700.12: terms for objects', () => {
  test('CR 700.6: what is legendary, an artifact or a Saga is historic', () => {
    const p = position();
    const ids = [
      p.battlefield(alice, legendary(bear)),
      p.battlefield(alice, plainArtifact),
      p.battlefield(alice, enchantment('Tale', '{1}', ['Saga'])),
      p.battlefield(alice, bear),
      p.graveyard(alice, plainArtifact),
    ];
    expect(which(p, { is: 'historic' }, ids)).toEqual([0, 1, 2, 4]);
  });

  test('CR 700.9: modified by a counter, by Equipment, or by an Aura of its controller', () => {
    const p = position();
    const hosts = [0, 1, 2, 3].map(() => p.battlefield(alice, bear));
    const marked = p.battlefield(bob, bear, { counters: { stun: 1 } });
    const plain = p.battlefield(alice, bear);
    const aura = enchantment('Aura', '{1}', ['Aura']);
    const blade = {
      ...plainArtifact,
      faces: [{ ...plainArtifact.faces[0], subtypes: ['Equipment'] }],
    } as CardDefinition;
    p.battlefield(bob, blade, { attachedTo: hosts[0]! });
    p.battlefield(alice, aura, { attachedTo: hosts[1]! });
    p.battlefield(bob, aura, { attachedTo: hosts[2]! });
    expect(which(p, { is: 'modified' }, [...hosts, marked, plain])).toEqual([0, 1, 4]);
  });

  test('CR 700.12, 700.12a: outlaws have one of five creature types, in any zone', () => {
    const p = position();
    const types = ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock', 'Wizard'];
    const ids = types.map((type) => p.battlefield(alice, one(type, type)));
    const dead = p.graveyard(alice, one('Rogue', 'Rogue'));
    expect(which(p, { is: 'outlaw' }, [...ids, dead])).toEqual([0, 1, 2, 3, 4, 6]);
    expect(amount(p, { amount: 'count', filter: all({ is: 'outlaw' }, youControl) })).toBe(5);
  });
});

describe('CR 700.5, 700.8: numbers', () => {
  test('CR 700.8, 700.8a, 700.8b: a party has up to one of each of four types, each creature as one of them', () => {
    const party: Amount = { amount: 'party', of: { players: 'you' } };
    const p = position();
    expect(amount(p, party)).toBe(0);
    p.battlefield(alice, one('Both', 'Cleric', 'Rogue'));
    expect(amount(p, party)).toBe(1);
    p.battlefield(alice, one('Cleric', 'Cleric'));
    expect(amount(p, party)).toBe(2);
    p.battlefield(alice, one('Another Cleric', 'Cleric'));
    p.battlefield(bob, one('Wizard', 'Wizard'));
    expect(amount(p, party)).toBe(2);
  });

  test('CR 700.8c: a full party has four creatures', () => {
    const p = position();
    for (const type of ['Cleric', 'Rogue', 'Warrior', 'Wizard', 'Wizard']) p.battlefield(alice, one(type, type));
    expect(amount(p, { amount: 'party', of: { players: 'you' } })).toBe(4);
  });

  test('CR 700.5: devotion to two colors counts a symbol that is either once', () => {
    const p = position();
    p.battlefield(alice, creature('Hybrid', '{B/R}{B}{1}', ['Ogre'], 2, 2));
    p.battlefield(alice, creature('Red', '{R}{R}', ['Ogre'], 2, 2));
    p.battlefield(bob, creature('Black', '{B}', ['Ogre'], 2, 2));
    expect(amount(p, { amount: 'devotion', colors: ['B', 'R'] })).toBe(4);
    expect(amount(p, { amount: 'devotion', colors: ['B'] })).toBe(2);
  });

  test('numbers of what objects are: greatest, least, different, how many', () => {
    const p = position();
    p.battlefield(alice, creature('Big', '{5}{R}', ['Giant'], 5, 4), { counters: { '+1/+1': 2, stun: 1 } });
    p.battlefield(alice, creature('Small', '{U}', ['Elf'], 1, 3));
    p.battlefield(bob, creature('Other', '{U}{R}', ['Elf'], 0, 9));
    const mine = { objects: 'each', filter: all(creatures, youControl) } as const;
    const everyone = { objects: 'each', filter: creatures } as const;
    const numbers: readonly (readonly [Amount, number])[] = [
      [{ amount: 'greatest', measure: 'power', among: mine }, 7],
      [{ amount: 'least', measure: 'toughness', among: mine }, 3],
      [{ amount: 'greatest', measure: 'mana value', among: everyone }, 6],
      [{ amount: 'greatest', measure: 'power', among: { objects: 'each', filter: artifacts } }, 0],
      [{ amount: 'different', quality: 'color', among: everyone }, 2],
      [{ amount: 'different', quality: 'creature type', among: everyone }, 2],
      [{ amount: 'different', quality: 'counter', among: mine }, 2],
      [{ amount: 'how many', of: mine }, 2],
      [{ amount: 'all counters', on: mine }, 3],
      [{ amount: 'number of players', who: { players: 'each opponent' } }, 1],
      [{ amount: 'difference', of: [3, 8] }, 5],
      [{ amount: 'greatest of', of: [3, 8, 1] }, 8],
      [{ amount: 'least of', of: [3, 8, 1] }, 1],
      [{ amount: 'quotient', of: 10, by: 3, round: 'up' }, 4],
      [{ amount: 'quotient', of: 10, by: 3, round: 'down' }, 3],
      [{ amount: 'either', condition: { if: 'your turn' }, then: 2, otherwise: 1 }, 2],
    ];
    for (const [asked, is] of numbers) expect([asked, amount(p, asked)]).toEqual([asked, is]);
  });
});

describe('CR 115.9: what asks for targets', () => {
  const aim = instant('Aim', '{R}', spell());
  const ref = (id: ObjectId) => ({ is: 'object', id }) as const;

  function aimed(...targets: readonly ReturnType<typeof ref>[][]): { p: Position; id: ObjectId; bear: ObjectId } {
    const p = position();
    const bear_ = p.battlefield(alice, bear);
    p.battlefield(bob, plainArtifact);
    const announced = { ...plainContext(alice, 1 as ObjectId).announced, targets };
    return { p, id: p.stack(bob, aim, { announced }), bear: bear_ };
  }
  const [b, rock] = [ref(1 as ObjectId), ref(2 as ObjectId)];

  test('CR 115.9a: the number of targets is how often something was chosen', () => {
    const exactly = (to: number): Filter => ({ is: 'number of targets', compare: 'exactly', to });
    const twice = aimed([b], [b]);
    expect(which(twice.p, exactly(2), [twice.id])).toEqual([0]);
    expect(which(twice.p, exactly(1), [twice.id])).toEqual([]);
  });

  test('CR 115.9b: “that targets” asks each of the targets as it is now', () => {
    const { p, id } = aimed([b], [rock]);
    expect(which(p, { is: 'targets', what: creatures }, [id])).toEqual([0]);
    expect(which(p, { is: 'targets', what: all(creatures, { is: 'controlled by', who: 'opponent' }) }, [id])).toEqual(
      [],
    );
  });

  test('CR 115.9c: “that targets only” asks how many different ones there are', () => {
    const twice = aimed([b], [b]);
    expect(which(twice.p, { is: 'targets', what: creatures, only: true }, [twice.id])).toEqual([0]);
    const both = aimed([b], [rock]);
    expect(which(both.p, { is: 'targets', what: creatures, only: true }, [both.id])).toEqual([]);
  });
});
