import { describe, expect, test } from '@jest/globals';
import {
  activated,
  base,
  cost,
  creature,
  draw,
  each,
  gains,
  instant,
  keywords,
  legendary,
  mode,
  result,
  spell,
  target,
  thisObject,
  type CopyException,
  type Effect,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { objectOf } from '@stacktrail/game-state';
import { factsOf, opponent, Scene, you, giant } from '@stacktrail/test-kit';
import { wolf, noCost, shown } from './shown-cards.js';

const bear = creature('Bear', '{1}{G}', ['Bear'], 2, 2, keywords('reach'));

const werewolf = noCost(wolf);

describe('become copy', () => {
  const become = (
    except: readonly CopyException[] = [],
    more: Partial<Extract<Effect, { do: 'become copy' }>> = {},
  ): Effect => ({
    do: 'become copy',
    what: each({ is: 'named', name: 'Giant' }),
    of: each({ is: 'named', name: 'Bear' }),
    ...(except.length === 0 ? {} : { except }),
    ...more,
  });

  test('CR 707.4: a permanent becomes a copy while it stays on the battlefield', () => {
    const scene = new Scene(mode(become()), { battlefield: [bear, giant] });
    const id = scene.id('Giant');
    const { facts } = scene.follow();
    expect(objectOf(scene.game.state, id).printed.name).toBe('Bear');
    expect(characteristicsOf(scene.game.state, objectOf(scene.game.state, id))).toMatchObject({
      power: 2,
      toughness: 2,
    });
    expect(factsOf(facts, 'ObjectMoved')).toEqual([]);
  });

  test('CR 707.9b: an exception becomes part of the copiable values', () => {
    const exceptions: readonly CopyException[] = [
      { except: 'change', change: base(7, 7) },
      { except: 'change', change: gains(keywords('flying')) },
      { except: 'named', name: 'Double' },
    ];
    const scene = new Scene(mode(become(exceptions)), { battlefield: [bear, giant] });
    scene.follow();
    expect(shown(scene, 'Double')).toBe('Double 7/7, mana value 2');
    expect([...scene.object('Double').printed.keywords]).toEqual(['reach', 'flying']);
  });

  test('CR 707.9c: a characteristic that is not copied stays as it was', () => {
    const scene = new Scene(mode(become([{ except: 'keeps', what: ['color', 'power and toughness'] }])), {
      battlefield: [bear, giant],
    });
    const id = scene.id('Giant');
    scene.follow();
    const { printed } = objectOf(scene.game.state, id);
    expect(printed).toMatchObject({ name: 'Bear', power: 5, toughness: 5 });
    expect(printed.colors).toBe(scene.game.state.catalog.findCard(1)!.whole.colors);
  });

  test('CR 707.9f: an exception applies only to a copy that has the characteristics', () => {
    const flying: CopyException = {
      except: 'change',
      change: gains(keywords('flying')),
      if: { is: 'subtype', subtype: 'Bear' },
    };
    const haste: CopyException = {
      except: 'change',
      change: gains(keywords('haste')),
      if: { is: 'subtype', subtype: 'Giant' },
    };
    const scene = new Scene(mode(become([flying, haste])), { battlefield: [bear, giant] });
    const id = scene.id('Giant');
    scene.follow();
    expect([...objectOf(scene.game.state, id).printed.keywords]).toEqual(['reach', 'flying']);
  });

  test('CR 611.2a: a copy effect with a duration ends', () => {
    const scene = new Scene(mode(become([], { until: 'this turn' })), { battlefield: [bear, giant] });
    const id = scene.id('Giant');
    scene.follow();
    expect(scene.game.state.formEffects).toHaveLength(1);
    scene.game.emit('EffectEnded', { effect: scene.game.state.formEffects[0]!.id }, { rule: '514.2' });
    expect(objectOf(scene.game.state, id).printed.name).toBe('Giant');
    expect(scene.game.state.formEffects).toEqual([]);
  });
});

describe('create copies', () => {
  const create = (more: Partial<Extract<Effect, { do: 'create copies' }>> = {}): Effect => ({
    do: 'create copies',
    who: { players: 'you' },
    count: 1,
    of: each({ is: 'named', name: 'Bear' }),
    label: 'tokens',
    ...more,
  });

  test('CR 111.4 example 3: a token that is a copy has the name that it copied', () => {
    const scene = new Scene(mode(create()), {}, { battlefield: [bear] });
    const { result: context } = scene.follow();
    const [token] = context.results.get('tokens')!.map((id) => objectOf(scene.game.state, id));
    expect(token).toMatchObject({ kind: 'token', owner: you, controller: you });
    expect(token!.printed).toMatchObject({ name: 'Bear', manaValue: 2, subtypes: ['Bear'] });
  });

  test('CR 111.5: no token is created that is a copy of an instant or sorcery card', () => {
    const scene = new Scene(mode(create({ of: each({ is: 'named', name: 'Bolt' }, 'graveyard') })), {
      graveyard: [instant('Bolt', '{R}', spell(draw(1)))],
    });
    expect(scene.follow().result.results.get('tokens')).toEqual([]);
  });

  test('CR 111.12 example: a copy of what doesn’t exist is not created', () => {
    const scene = new Scene(mode(create({ of: result('exiled') })), {});
    expect(factsOf(scene.follow().facts, 'TokensCreated')).toEqual([]);
  });

  test('CR 707.8a example: a token that is a copy of a transforming permanent has both faces and the same one up', () => {
    const scene = new Scene(
      mode(
        { do: 'transform', what: each({ is: 'named', name: 'Villager' }) },
        create({ of: each({ is: 'named', name: 'Wolf' }) }),
      ),
      {
        battlefield: [werewolf],
      },
    );
    const { result: context } = scene.follow();
    const [token] = context.results.get('tokens')!.map((id) => objectOf(scene.game.state, id));
    expect(token).toMatchObject({ kind: 'token', face: 1 });
    expect(token!.form.faces.map(({ name }) => name)).toEqual(['Villager', 'Wolf']);
    expect(token!.printed.name).toBe('Wolf');
  });

  test('CR 707.9: exceptions are part of a token that is a copy', () => {
    const except: readonly CopyException[] = [{ except: "isn't legendary" }, { except: 'has no mana cost' }];
    const lord = legendary(creature('Lord', '{2}{W}', ['Human'], 3, 3));
    const scene = new Scene(
      mode(create({ of: each({ is: 'named', name: 'Lord' }), except })),
      {},
      { battlefield: [lord] },
    );
    const { result: context } = scene.follow();
    const [token] = context.results.get('tokens')!.map((id) => objectOf(scene.game.state, id));
    expect(token!.printed).toMatchObject({ name: 'Lord', supertypes: [], manaCost: null, manaValue: 0 });
  });
});

test('CR 707.9a: a copy has the ability that made it one, where its exception says so', () => {
  const shifter = creature(
    'Shifter',
    '{2}{U}',
    ['Shapeshifter'],
    1,
    1,
    activated([cost.tap], target.creature(), {
      do: 'become copy',
      what: thisObject,
      of: target(),
      except: [{ except: 'has this ability' }],
    }),
  );
  const scene = new Scene(
    mode({ do: 'tap', what: each({ is: 'permanent' }) }),
    { battlefield: [bear] },
    { battlefield: [shifter] },
  );
  const { state } = scene.game;
  const definition = scene.object('Shifter').printed.abilities[0]!;
  const id = scene.id('Shifter');
  const form = `except(/0|${definition.pointer}/modes/0/effects/0/except|/1|0|)` as typeof definition.pointer;
  scene.game.emit(
    'BecameCopy',
    { effect: state.nextEffect, object: id, form, source: id, controller: opponent, duration: null },
    { rule: '707.4' },
  );
  const { printed } = objectOf(scene.game.state, id);
  expect(printed.name).toBe('Bear');
  expect(printed.abilities.at(-1)).toBe(definition);
});
