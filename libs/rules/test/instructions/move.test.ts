import { describe, expect, test } from '@jest/globals';
import {
  creature,
  creatures,
  creatureToken,
  enchant,
  enchantment,
  instant,
  mode,
  target,
  type Destination,
  type Effect,
} from '@stacktrail/card-tree';
import { factsOf, choose, opponent, Scene, you, order, bear, giant } from '@stacktrail/test-kit';

const aura = enchantment('Halo', '{W}', ['Aura'], enchant(creatures));

function moved(to: Destination): Effect {
  return { do: 'move', what: { objects: 'target', slot: 0 }, to, label: 'it' };
}

describe('move', () => {
  test('CR 400.7, 406.2: the label names the new object', () => {
    const scene = new Scene(mode(target.creature(), moved({ zone: 'exile' })), {}, { battlefield: [bear] });
    const old = scene.id('Bear');
    const { result, facts } = scene.follow({ targets: [[scene.ref('Bear')]] });
    expect(result.results.get('it')).toEqual([scene.id('Bear')]);
    expect(scene.id('Bear')).not.toBe(old);
    expect(factsOf(facts, 'ObjectMoved')[0]).toMatchObject({ rule: '406.2', data: { manner: 'exile' } });
  });

  test('CR 608.2h: another label names what was moved as it was', () => {
    const text = mode(target.creature(), { ...moved({ zone: 'exile' }), was: 'before' } as Effect);
    const scene = new Scene(text, {}, { battlefield: [bear] });
    const old = scene.id('Bear');
    expect(scene.follow({ targets: [[scene.ref('Bear')]] }).result.results.get('before')).toEqual([old]);
  });

  test('CR 400.3: a permanent returns to its owner’s hand, whoever controls it', () => {
    const scene = new Scene(mode(target.creature(), moved({ zone: 'hand' })), {}, { hand: [bear] });
    scene.relocate(scene.id('Bear'), 'battlefield', you);
    scene.follow({ targets: [[scene.ref('Bear')]] });
    expect(scene.names('hand', opponent)).toEqual(['Bear']);
  });

  test('CR 110.2a, 122.6: a card enters under the control, tapped, and with the counters that the text says', () => {
    const to: Destination = {
      zone: 'battlefield',
      control: 'you',
      tapped: true,
      withCounters: { counter: '+1/+1', count: 2 },
    };
    const text = mode(target.cardInGraveyard(creatures), moved(to));
    const scene = new Scene(text, {}, { graveyard: [bear] });
    scene.follow({ targets: [[scene.ref('Bear')]] });
    const counters = [{ kind: '+1/+1', count: 2 }];
    expect(scene.object('Bear')).toMatchObject({ controller: you, owner: opponent, tapped: true, counters });
  });

  test('CR 400.7j: the same text finds what it moved to a public zone', () => {
    const back: Effect = { do: 'move', what: { objects: 'result', label: 'it' }, to: { zone: 'battlefield' } };
    const targetAgain: Effect = { do: 'put counters', counter: 'charge', count: 1, on: { objects: 'target', slot: 0 } };
    const scene = new Scene(
      mode(target.creature(), moved({ zone: 'exile' }), targetAgain, back),
      {},
      { battlefield: [bear] },
    );
    const { facts } = scene.follow({ targets: [[scene.ref('Bear')]] });
    expect(factsOf(facts, 'ObjectMoved').map((fact) => fact.data.to)).toEqual(['exile', 'battlefield']);
    expect(factsOf(facts, 'CountersPut')[0]?.data.object).toBe(factsOf(facts, 'ObjectMoved')[0]?.data.becomes);
  });

  test('CR 400.7: what somebody else moved before is not found', () => {
    const text = mode({ do: 'move', what: { objects: 'this' }, to: { zone: 'exile' } });
    const scene = new Scene(text, {}, {});
    scene.relocate(scene.spell, 'graveyard');
    expect(scene.follow().facts).toEqual([]);
  });

  test('CR 111.8: a token that has left the battlefield stays where it is', () => {
    const create: Effect = {
      do: 'create tokens',
      who: { players: 'you' },
      count: 1,
      token: creatureToken(1, 1, ['W'], ['Spirit']),
      label: 'token',
    };
    const away: Effect = { do: 'move', what: { objects: 'result', label: 'token' }, to: { zone: 'exile' } };
    const scene = new Scene(mode(create, away, { ...away, to: { zone: 'battlefield' } }), {}, {});
    expect(factsOf(scene.follow().facts, 'ObjectMoved').map((fact) => fact.data.to)).toEqual(['exile']);
  });

  test('CR 400.4a: an instant card can’t enter the battlefield', () => {
    const text = mode(target.cardInGraveyard({ is: 'anything' }), moved({ zone: 'battlefield' }));
    const scene = new Scene(text, { graveyard: [instant('Flash', '{U}')] }, {});
    expect(scene.follow({ targets: [[scene.ref('Flash')]] }).facts).toEqual([]);
  });

  test('CR 303.4f: the player under whose control an Aura enters chooses what it enchants', () => {
    const text = mode(target.cardInGraveyard({ is: 'anything' }), moved({ zone: 'battlefield' }));
    const scene = new Scene(text, { graveyard: [aura], battlefield: [bear] }, { battlefield: [giant] });
    const { questions } = scene.follow({ targets: [[scene.ref('Halo')]] }, choose(scene.ref('Giant')));
    expect(questions).toMatchObject([{ player: you, rule: '303.4f' }]);
    expect(scene.object('Halo').attachedTo).toBe(scene.id('Giant'));
  });

  test('CR 303.4g: an Aura with nothing to enchant stays where it is', () => {
    const text = mode(target.cardInGraveyard({ is: 'anything' }), moved({ zone: 'battlefield' }));
    const scene = new Scene(text, { graveyard: [aura] }, {});
    scene.follow({ targets: [[scene.ref('Halo')]] });
    expect(scene.zoneOf('Halo')).toBe('graveyard');
  });

  test('CR 401.4: the owner arranges cards that go on the library at the same time, unseen by others', () => {
    const text = mode({
      do: 'move',
      what: { objects: 'each', filter: creatures },
      to: { zone: 'library', position: 'top' },
    });
    const scene = new Scene(
      text,
      {},
      { battlefield: [bear, giant], library: [creature('Cub', '{G}', ['Bear'], 1, 1)] },
    );
    const { questions } = scene.follow({}, order(scene.id('Giant'), scene.id('Bear')));
    expect(questions).toMatchObject([{ player: opponent, kind: 'order cards', seenBy: 2 }]);
    expect(scene.names('library', opponent)).toEqual(['Giant', 'Bear', 'Cub']);
  });

  test('CR 401.4: on the bottom, in that order from the top', () => {
    const text = mode({
      do: 'move',
      what: { objects: 'each', filter: creatures },
      to: { zone: 'library', position: 'bottom' },
    });
    const scene = new Scene(text, { battlefield: [bear, giant] }, {});
    scene.follow({}, order(scene.id('Giant'), scene.id('Bear')));
    expect(scene.names('library')).toEqual(['Giant', 'Bear']);
  });
});
