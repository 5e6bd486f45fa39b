import { describe, expect, test } from '@jest/globals';
import {
  creature,
  draw,
  each,
  instant,
  keywords,
  mode,
  result,
  spell,
  thisObject,
  triggered,
  type Effect,
  type Objects,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { objectOf } from '@stacktrail/game-state';
import { factsOf, Scene, giant } from '@stacktrail/test-kit';
import { wolf, noCost, shown } from './shown-cards.js';

const bear = creature('Bear', '{1}{G}', ['Bear'], 2, 2, keywords('reach'));

const werewolf = noCost(wolf);

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
