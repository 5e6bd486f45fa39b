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
  land,
  legendary,
  meldPair,
  mode,
  result,
  sorcery,
  spell,
  target,
  thisObject,
  triggered,
  twoFaced,
  type CardDefinition,
  type CopyException,
  type Effect,
  type Objects,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { objectOf } from '@stacktrail/game-state';
import { factsOf, opponent, Scene, you } from '@stacktrail/test-kit';

const bear = creature('Bear', '{1}{G}', ['Bear'], 2, 2, keywords('reach'));
const giant = creature('Giant', '{3}{R}', ['Giant'], 5, 5);
const wolf = twoFaced(
  'transforming',
  creature('Villager', '{1}{R}', ['Human'], 1, 1),
  creature('Wolf', '', ['Wolf'], 3, 3),
);
const noCost = (card: CardDefinition): CardDefinition => ({
  ...card,
  faces: [card.faces[0], { ...card.faces[1]!, manaCost: null }],
});
const werewolf = noCost(wolf);

/** A permanent's name, size and mana value. */
function shown(scene: Scene, name: string): string {
  const object = scene.object(name);
  const { power, toughness } = characteristicsOf(scene.game.state, object);
  return `${object.printed.name} ${power}/${toughness}, mana value ${object.printed.manaValue}`;
}

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

describe('turn face down', () => {
  const down: Effect = { do: 'turn face down', what: each({ is: 'permanent' }) };

  test('CR 708.2a: a permanent becomes a 2/2 creature without name, mana cost, types or text', () => {
    const scene = new Scene(mode(down), { battlefield: [giant] });
    const id = scene.id('Giant');
    scene.follow();
    const found = characteristicsOf(scene.game.state, objectOf(scene.game.state, id));
    expect(found).toMatchObject({ name: '', power: 2, toughness: 2, colors: 0, subtypes: [], abilities: [] });
    expect(objectOf(scene.game.state, id).printed).toMatchObject({ manaCost: null, manaValue: 0 });
  });

  test('CR 708.2b: a face-down permanent can’t be turned face down', () => {
    const scene = new Scene(mode(down, down), { battlefield: [giant] });
    expect(factsOf(scene.follow().facts, 'TurnedFaceDown')).toHaveLength(1);
  });

  test('CR 712.16: a double-faced permanent can’t be turned face down', () => {
    const scene = new Scene(mode(down), { battlefield: [werewolf] });
    expect(factsOf(scene.follow().facts, 'TurnedFaceDown')).toEqual([]);
  });
});

describe('turn face up', () => {
  const down: Effect = { do: 'turn face down', what: each({ is: 'permanent' }) };
  const up: Effect = { do: 'turn face up', what: each({ is: 'permanent' }) };

  test('CR 708.8: its copiable values revert to its normal ones; it doesn’t enter the battlefield', () => {
    const scene = new Scene(mode(down, up), { battlefield: [giant] });
    const id = scene.id('Giant');
    const { facts } = scene.follow();
    expect(objectOf(scene.game.state, id).printed.name).toBe('Giant');
    expect(factsOf(facts, 'ObjectMoved')).toEqual([]);
  });

  test('CR 708.10: a face-down permanent that becomes a copy stays what it is until it is turned face up', () => {
    const scene = new Scene(
      mode(
        { ...down, what: each({ is: 'named', name: 'Giant' }) },
        {
          do: 'become copy',
          what: each({ is: 'not', of: { is: 'named', name: 'Bear' } }),
          of: each({ is: 'named', name: 'Bear' }),
        },
      ),
      { battlefield: [giant, bear] },
    );
    const id = scene.id('Giant');
    scene.follow();
    expect(objectOf(scene.game.state, id).printed).toMatchObject({ name: '', power: 2 });
    scene.game.emit('TurnedFaceUp', { object: id, card: objectOf(scene.game.state, id).card, x: 0 }, { rule: '708.8' });
    expect(objectOf(scene.game.state, id).printed.name).toBe('Bear');
  });

  test('CR 708.11: “as this is turned face up” is applied while it is turned', () => {
    const mega = creature('Mega', '{2}', ['Bear'], 3, 3, {
      kind: 'static',
      effects: [
        {
          static: 'as it turns',
          when: 'turned face up',
          effects: [{ do: 'put counters', counter: '+1/+1', count: 1, on: thisObject }],
        },
      ],
    });
    const scene = new Scene(mode(down, up), { battlefield: [mega] });
    scene.follow();
    expect(shown(scene, 'Mega')).toBe('Mega 4/4, mana value 2');
  });
});

const topOf = (count: number): Objects => ({ objects: 'top of library', of: { players: 'you' }, count });

describe('manifest', () => {
  const manifest: Effect = { do: 'manifest', who: { players: 'you' }, what: topOf(2), label: 'manifested' };

  test('CR 701.40a: cards of the library are put onto the battlefield face down as 2/2 creatures', () => {
    const scene = new Scene(mode(manifest), { library: [giant, bear] });
    const { facts, result: context } = scene.follow();
    const found = context.results.get('manifested')!.map((id) => objectOf(scene.game.state, id));
    expect(found.map(({ printed }) => `${printed.name} ${printed.power}/${printed.toughness}`)).toEqual([
      ' 2/2',
      ' 2/2',
    ]);
    expect(found.map(({ knownTo }) => knownTo)).toEqual([1, 1]);
    // CR 701.40e: one at a time.
    expect(factsOf(facts, 'ObjectMoved').map(({ data }) => [data.group, data.seenBy])).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  test('CR 701.40g: what is represented by an instant or sorcery card is revealed and left face down', () => {
    const bolt = instant('Bolt', '{R}', spell(draw(1)));
    const scene = new Scene(mode(manifest, { do: 'turn face up', what: result('manifested') }), { library: [bolt] });
    const { facts, result: context } = scene.follow();
    expect(factsOf(facts, 'CardsRevealed')).toMatchObject([{ rule: '701.40g' }]);
    const [id] = context.results.get('manifested')!;
    expect(objectOf(scene.game.state, id!).faceDown).not.toBeNull();
  });

  test('CR 708.3: enters-the-battlefield abilities of what enters face down don’t trigger', () => {
    const drawer = creature(
      'Drawer',
      '{2}',
      ['Bear'],
      3,
      3,
      triggered({ on: 'enters', what: { is: 'this' } }, draw(1)),
    );
    const scene = new Scene(mode(manifest), { library: [drawer] });
    scene.follow();
    expect(scene.game.state.waiting).toEqual([]);
  });
});

describe('cloak', () => {
  test('CR 701.58a: a cloaked permanent is a 2/2 creature with ward {2}', () => {
    const cloak: Effect = { do: 'cloak', who: { players: 'you' }, what: topOf(1), label: 'cloaked' };
    const scene = new Scene(mode(cloak), { library: [giant] });
    const { result: context } = scene.follow();
    const object = objectOf(scene.game.state, context.results.get('cloaked')![0]!);
    expect([...characteristicsOf(scene.game.state, object).keywords]).toEqual(['ward']);
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
