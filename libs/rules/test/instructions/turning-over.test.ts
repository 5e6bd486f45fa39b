import { describe, expect, test } from '@jest/globals';
import {
  creature,
  draw,
  each,
  keywords,
  land,
  legendary,
  meldPair,
  mode,
  result,
  sorcery,
  spell,
  twoFaced,
  type Effect,
} from '@stacktrail/card-tree';
import { objectOf } from '@stacktrail/game-state';
import { factsOf, Scene } from '@stacktrail/test-kit';
import { wolf, noCost, shown } from './shown-cards.js';

const bear = creature('Bear', '{1}{G}', ['Bear'], 2, 2, keywords('reach'));

const werewolf = noCost(wolf);

describe('transform', () => {
  const transform: Effect = { do: 'transform', what: each({ is: 'permanent' }) };

  test('CR 701.27a: the other face is up', () => {
    const scene = new Scene(mode(transform), { battlefield: [werewolf, bear] });
    const id = scene.id('Villager');
    const { facts } = scene.follow();
    expect(shown(scene, 'Wolf')).toBe('Wolf 3/3, mana value 2');
    expect(factsOf(facts, 'Transformed')).toMatchObject([{ data: { object: id, face: 1 }, rule: '701.27a' }]);
  });

  test('CR 701.27c: nothing happens to a permanent that is no transforming card or token', () => {
    const scene = new Scene(mode(transform), { battlefield: [bear] });
    expect(factsOf(scene.follow().facts, 'Transformed')).toEqual([]);
  });

  test('CR 701.27d: nothing happens where the other face is that of an instant or sorcery', () => {
    const siege = twoFaced(
      'transforming',
      creature('Siege', '{2}', ['Wall'], 0, 4),
      sorcery('Wrath', '', spell(draw(1))),
    );
    const scene = new Scene(mode(transform), { battlefield: [siege] });
    expect(factsOf(scene.follow().facts, 'Transformed')).toEqual([]);
  });

  test('CR 712.9 example 3: a modal double-faced permanent doesn’t transform', () => {
    const modal = twoFaced('modal', creature('Rogue', '{1}{B}', ['Rogue'], 2, 1), land('Den', []));
    const scene = new Scene(mode(transform), { battlefield: [modal] });
    scene.follow();
    expect(scene.zoneOf('Rogue')).toBe('battlefield');
  });

  test('CR 712.8e: the mana value of a back face is that of the front face, of its copy 0', () => {
    const scene = new Scene(
      mode(transform, {
        do: 'become copy',
        what: each({ is: 'named', name: 'Bear' }),
        of: each({ is: 'named', name: 'Wolf' }),
      }),
      { battlefield: [werewolf, bear] },
    );
    const id = scene.id('Bear');
    scene.follow();
    expect(objectOf(scene.game.state, id).printed).toMatchObject({ name: 'Wolf', manaValue: 0 });
  });

  test('CR 712.9 example 1: what is no double-faced card can’t transform as a copy of a back face', () => {
    const scene = new Scene(
      mode(
        transform,
        { do: 'become copy', what: each({ is: 'named', name: 'Bear' }), of: each({ is: 'named', name: 'Wolf' }) },
        transform,
      ),
      { battlefield: [werewolf, bear] },
    );
    const id = scene.id('Bear');
    scene.follow();
    expect(objectOf(scene.game.state, id).printed.name).toBe('Wolf');
    expect(scene.ids('Villager')).toHaveLength(1);
  });

  test('CR 712.9 example 2: a double-faced card that is a copy of another creature transforms and stays that copy', () => {
    const scene = new Scene(
      mode(
        {
          do: 'become copy',
          what: each({ is: 'named', name: 'Villager' }),
          of: each({ is: 'named', name: 'Bear' }),
          until: 'this turn',
        },
        transform,
      ),
      { battlefield: [werewolf, bear] },
    );
    const id = scene.id('Villager');
    scene.follow();
    expect(objectOf(scene.game.state, id)).toMatchObject({ face: 1, printed: { name: 'Bear' } });
    scene.game.emit('EffectEnded', { effect: scene.game.state.formEffects[0]!.id }, { rule: '514.2' });
    expect(objectOf(scene.game.state, id).printed.name).toBe('Wolf');
  });
});

describe('convert', () => {
  test('CR 701.28a: a permanent is turned so that its other face is up', () => {
    const convert: Effect = { do: 'convert', what: each({ is: 'permanent' }) };
    const scene = new Scene(mode(convert), { battlefield: [werewolf] });
    const { facts } = scene.follow();
    expect(factsOf(facts, 'Transformed')).toMatchObject([{ data: { converted: true }, rule: '701.28a' }]);
    expect(shown(scene, 'Wolf')).toBe('Wolf 3/3, mana value 2');
  });
});

describe('flip', () => {
  const flipper = twoFaced(
    'flip',
    creature('Student', '{1}{U}', ['Human'], 1, 2),
    legendary(creature('Master', '', ['Human'], 4, 4)),
  );
  const flip: Effect = { do: 'flip', what: each({ is: 'permanent' }) };

  test('CR 710.2: once a permanent flips, the alternative characteristics apply', () => {
    const scene = new Scene(mode(flip), { battlefield: [flipper, bear] });
    scene.follow();
    expect(shown(scene, 'Master')).toBe('Master 4/4, mana value 2');
    expect(scene.object('Master').printed.supertypes).toEqual(['Legendary']);
  });

  test('CR 710.1c: color and mana cost don’t change', () => {
    const scene = new Scene(mode(flip), { battlefield: [flipper] });
    const before = scene.object('Student').printed;
    scene.follow();
    expect(scene.object('Master').printed).toMatchObject({ manaCost: before.manaCost, colors: before.colors });
  });

  test('CR 710.4: flipping is a one-way process; what leaves the battlefield retains no memory of it', () => {
    const scene = new Scene(mode(flip, flip), { battlefield: [flipper] });
    expect(factsOf(scene.follow().facts, 'Flipped')).toHaveLength(1);
    const id = scene.relocate(scene.id('Master'), 'hand');
    expect(objectOf(scene.game.state, id).printed.name).toBe('Student');
  });
});

describe('meld', () => {
  const whole = creature('Whole', '', ['Horror'], 6, 6);
  const [left, right] = meldPair(
    creature('Left', '{2}{B}', ['Horror'], 1, 1),
    creature('Right', '{1}{B}', ['Horror'], 2, 2),
    whole,
  );
  const exile: Effect = {
    do: 'move',
    what: each({ is: 'permanent' }),
    to: { zone: 'exile' },
    label: 'pair',
  };
  const meld: Effect = { do: 'meld', what: result('pair') };

  test('CR 701.42a: two cards become one permanent with their back faces up', () => {
    const scene = new Scene(mode(exile, meld), { battlefield: [left, right] });
    scene.follow();
    expect(shown(scene, 'Whole')).toBe('Whole 6/6, mana value 5'); // CR 712.8g
    expect(scene.game.state.exile).toEqual([]);
    expect(scene.game.state.battlefield).toHaveLength(1);
  });

  test('CR 701.42c: what can’t be melded stays where it is', () => {
    const scene = new Scene(mode(exile, meld), { battlefield: [left, bear] });
    scene.follow();
    expect(scene.zoneOf('Left')).toBe('exile');
    expect(scene.zoneOf('Bear')).toBe('exile');
  });

  test('CR 712.21: one permanent leaves the battlefield and two cards are put into the zone', () => {
    const destroy: Effect = { do: 'destroy', what: each({ is: 'permanent' }) };
    const scene = new Scene(mode(exile, meld, destroy), { battlefield: [left, right] });
    const { facts } = scene.follow();
    expect(scene.names('graveyard').slice().sort()).toEqual(['Left', 'Right']);
    expect(factsOf(facts, 'Destroyed')).toHaveLength(1);
    expect(scene.game.state.battlefield).toEqual([]);
  });

  test('CR 712.8g: a copy of a melded permanent has mana value 0', () => {
    const copy: Effect = {
      do: 'become copy',
      what: each({ is: 'named', name: 'Bear' }),
      of: each({ is: 'named', name: 'Whole' }),
    };
    const scene = new Scene(mode({ ...exile, what: each({ is: 'subtype', subtype: 'Horror' }) }, meld, copy), {
      battlefield: [left, right, bear],
    });
    const id = scene.id('Bear');
    scene.follow();
    expect(objectOf(scene.game.state, id).printed).toMatchObject({ name: 'Whole', manaValue: 0 });
  });
});
