import { describe, expect, test } from '@jest/globals';
import {
  artifact,
  becomesTapped,
  creature,
  creatures,
  creatureToken,
  enchant,
  enchantment,
  keywords,
  land,
  mode,
  protectionFrom,
  target,
  triggered,
  type Effect,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import type { Ref } from '@stacktrail/game-events';
import { countersOn, objectOf } from '@stacktrail/game-state';
import { factsOf, choose, opponent, Scene, you, bear, giant } from '@stacktrail/test-kit';

const spirit = creatureToken(1, 1, ['W'], ['Spirit'], keywords('flying'));

describe('create tokens', () => {
  const create = (more: Partial<Extract<Effect, { do: 'create tokens' }>> = {}): Effect => ({
    do: 'create tokens',
    who: { players: 'you' },
    count: 2,
    token: spirit,
    label: 'tokens',
    ...more,
  });

  test('CR 701.7a, 111.2: the player who creates them owns and controls them', () => {
    const scene = new Scene(mode(create({ who: { players: 'each opponent' }, tapped: true })), {}, {});
    const { result } = scene.follow();
    const tokens = scene.ids('Spirit Token');
    expect(result.results.get('tokens')).toEqual(tokens);
    expect(tokens).toHaveLength(2);
    const [token] = tokens.map((id) => objectOf(scene.game.state, id));
    expect(token).toMatchObject({ kind: 'token', owner: opponent, controller: opponent, tapped: true });
    expect(characteristicsOf(scene.game.state, token!)).toMatchObject({ power: 1, toughness: 1 });
  });

  test('CR 508.4: one that enters attacking attacks what its controller chooses, and was never declared', () => {
    const scene = new Scene(mode(create({ count: 1, attacking: true, tapped: true })), {}, {}, {});
    scene.game.emit('StepBegan', { step: 'declare attackers' }, { rule: '508.1' });
    const defender: Ref = { is: 'player', id: opponent };
    const { questions, facts } = scene.follow({}, choose(defender));
    expect(questions).toMatchObject([{ rule: '508.4', player: you, candidates: { length: 2 } }]);
    expect(scene.game.state.combat?.attackers).toMatchObject([{ object: scene.id('Spirit Token'), defender }]);
    expect(factsOf(facts, 'AttackersDeclared')).toEqual([]);
  });

  test('CR 506.3b: it doesn’t attack outside combat, nor for a player who isn’t attacking', () => {
    const mine = new Scene(mode(create({ attacking: true })), {}, {});
    mine.follow();
    expect(mine.game.state.combat).toBeNull();
    const theirs = new Scene(mode(create({ attacking: true, who: { players: 'each opponent' } })), {}, {});
    theirs.game.emit('StepBegan', { step: 'declare attackers' }, { rule: '508.1' });
    theirs.follow();
    expect(theirs.game.state.combat).toBeNull();
  });

  test('CR 107.1b: none where the number is 0', () => {
    const scene = new Scene(mode(create({ count: { amount: 'X' } })), {}, {});
    expect(scene.follow().facts).toEqual([]);
  });
});

describe('put counters', () => {
  test('CR 122.6: on all objects at once', () => {
    const text = mode({ do: 'put counters', counter: '+1/+1', count: 2, on: { objects: 'each', filter: creatures } });
    const scene = new Scene(text, { battlefield: [bear] }, { battlefield: [giant] });
    scene.follow();
    expect([countersOn(scene.object('Bear'), '+1/+1'), countersOn(scene.object('Giant'), '+1/+1')]).toEqual([2, 2]);
  });
});

describe('remove counters', () => {
  test('CR 101.3: as many as there are', () => {
    const remove: Effect = {
      do: 'remove counters',
      counter: 'charge',
      count: 3,
      on: { objects: 'each', filter: creatures },
    };
    const scene = new Scene(mode(remove), { battlefield: [bear, giant] }, {});
    const object = scene.id('Bear');
    scene.game.emit('CountersPut', { object, kind: 'charge', count: 2 }, { rule: '122.6' });
    const removed = factsOf(scene.follow().facts, 'CountersRemoved');
    expect(removed.map((fact) => fact.data)).toEqual([{ object, kind: 'charge', count: 2 }]);
    expect(scene.object('Bear').counters).toEqual([]);
  });
});

describe('tap', () => {
  test('CR 701.26a: only untapped permanents become tapped, and what watches for it triggers', () => {
    const watcher = creature('Watcher', '{U}', ['Crab'], 0, 1, triggered(becomesTapped(creatures)));
    const text = mode({ do: 'tap', what: { objects: 'each', filter: creatures } });
    const scene = new Scene(text, { battlefield: [bear, watcher] }, {});
    scene.game.emit('Tapped', { object: scene.id('Bear') }, { rule: '701.26a' });
    scene.game.uncheckedFacts.takeAll();
    const { facts } = scene.follow();
    expect(factsOf(facts, 'Tapped').map((fact) => fact.data.object)).toEqual([scene.id('Watcher')]);
    expect(factsOf(facts, 'AbilityTriggered')).toHaveLength(1);
  });
});

describe('untap', () => {
  test('CR 701.26b: only tapped permanents become untapped', () => {
    const text = mode({ do: 'untap', what: { objects: 'each', filter: creatures } });
    const scene = new Scene(text, { battlefield: [bear, giant] }, {});
    scene.game.emit('Tapped', { object: scene.id('Bear') }, { rule: '701.26a' });
    expect(factsOf(scene.follow().facts, 'Untapped').map((fact) => fact.data.object)).toEqual([scene.id('Bear')]);
    expect(scene.object('Bear').tapped).toBe(false);
  });
});

describe('attach', () => {
  const attach: Effect = { do: 'attach', what: { objects: 'target', slot: 0 }, to: { objects: 'target', slot: 1 } };
  const text = mode(target.permanent(), target.permanent(), attach);
  const sword = artifact('Sword', '{2}', ['Equipment']);
  const halo = enchantment('Halo', '{W}', ['Aura'], enchant(creatures));

  function attached(attachment: string, to: string, scene: Scene): boolean {
    const { facts } = scene.follow({ targets: [[scene.ref(attachment)], [scene.ref(to)]] });
    return factsOf(facts, 'Attached').length > 0;
  }

  test('CR 701.3a, 701.3c: it is attached, with a new timestamp', () => {
    const scene = new Scene(text, { battlefield: [sword, bear] }, {});
    const { timestamp } = scene.object('Sword');
    expect(attached('Sword', 'Bear', scene)).toBe(true);
    expect(scene.object('Sword').attachedTo).toBe(scene.id('Bear'));
    expect(scene.object('Sword').timestamp).toBeGreaterThan(timestamp);
  });

  test('CR 701.3b: what it is attached to already makes it do nothing', () => {
    const scene = new Scene(text, { battlefield: [sword, bear] }, {});
    expect([attached('Sword', 'Bear', scene), attached('Sword', 'Bear', scene)]).toEqual([true, false]);
  });

  test('CR 301.5, 303.4j, 702.16c, 702.16d: it doesn’t move onto what it can’t be attached to', () => {
    const saint = creature('Saint', '{W}', ['Human'], 2, 2, protectionFrom('W'));
    const silver = artifact('Silver', '{W}', ['Equipment']);
    const battlefield = [sword, silver, halo, saint, bear, land('Cave', [])];
    expect(attached('Sword', 'Cave', new Scene(text, { battlefield }, {}))).toBe(false);
    expect(attached('Halo', 'Cave', new Scene(text, { battlefield }, {}))).toBe(false);
    expect(attached('Halo', 'Saint', new Scene(text, { battlefield }, {}))).toBe(false);
    expect(attached('Silver', 'Saint', new Scene(text, { battlefield }, {}))).toBe(false);
    expect(attached('Sword', 'Saint', new Scene(text, { battlefield }, {}))).toBe(true);
    expect(attached('Halo', 'Bear', new Scene(text, { battlefield }, {}))).toBe(true);
    expect(attached('Bear', 'Saint', new Scene(text, { battlefield }, {}))).toBe(false);
  });

  test('CR 301.5c: among several creatures the controller chooses', () => {
    const several = mode(target.permanent(), { ...attach, to: { objects: 'each', filter: creatures } });
    const scene = new Scene(several, { battlefield: [sword, bear, giant] }, {});
    scene.follow({ targets: [[scene.ref('Sword')]] }, choose(scene.ref('Giant')));
    expect(scene.object('Sword').attachedTo).toBe(scene.id('Giant'));
  });
});
