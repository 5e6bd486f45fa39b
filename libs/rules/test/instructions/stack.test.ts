import { describe, expect, test } from '@jest/globals';
import {
  activated,
  creature,
  instant,
  mode,
  obeys,
  spell,
  target,
  ward,
  type Ability,
  type Effect,
} from '@stacktrail/card-tree';
import { hasRule } from '@stacktrail/characteristics';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import { objectOf } from '@stacktrail/game-state';
import { factsOf, choose, opponent, Scene, you, bear, giant } from '@stacktrail/test-kit';

const growth = instant('Growth', '{G}', {
  kind: 'spell',
  modes: [mode(target.creature(), { do: 'untap', what: { objects: 'target', slot: 0 } })],
});

/** Puts a card on the stack as a spell with these targets. */
function cast(scene: Scene, name: string, ...targets: readonly Ref[]): ObjectId {
  const object = scene.relocate(scene.id(name), 'stack');
  scene.game.emit('TargetsChosen', { object, targets: [targets] }, { rule: '601.2c' });
  return object;
}

describe('counter', () => {
  const text = mode(target.spell(), { do: 'counter', what: { objects: 'target', slot: 0 } });

  test('CR 701.6a: a countered spell goes to its owner’s graveyard', () => {
    const scene = new Scene(text, {}, { hand: [growth], battlefield: [bear] });
    const countered = cast(scene, 'Growth', scene.ref('Bear'));
    const { facts } = scene.follow({ targets: [[{ is: 'object', id: countered }]] });
    expect(scene.names('graveyard', opponent)).toEqual(['Growth']);
    expect(facts.map((fact) => [fact.type, fact.rule])).toEqual([
      ['SpellCountered', '701.6a'],
      ['ObjectMoved', '701.6a'],
    ]);
  });

  test('CR 101.2: a spell that can’t be countered stays', () => {
    const stubborn: Ability = {
      kind: 'static',
      effects: [{ static: 'continuous', affects: { objects: 'this' }, changes: [obeys("can't be countered")] }],
    };
    const scene = new Scene(text, {}, { hand: [creature('Titan', '{6}', ['Giant'], 6, 6, stubborn)] });
    const countered = cast(scene, 'Titan');
    expect(hasRule(scene.game.state, objectOf(scene.game.state, countered), "can't be countered")).toBe(true);
    scene.follow({ targets: [[{ is: 'object', id: countered }]] });
    expect(scene.zoneOf('Titan')).toBe('stack');
  });

  test('CR 701.6a: a countered ability ceases to exist', () => {
    const mage = creature(
      'Mage',
      '{U}',
      ['Wizard'],
      1,
      1,
      activated([], { do: 'draw', who: { players: 'you' }, count: 1 }),
    );
    const scene = new Scene(text, {}, { battlefield: [mage] });
    const { game } = scene;
    const object = game.nextObjectId();
    const [definition] = scene.object('Mage').printed.abilities;
    const source = scene.id('Mage');
    const data = { object, ability: definition!.pointer, source, controller: opponent, triggered: null };
    game.emit('AbilityPutOnStack', data, { rule: '602.2a' });
    scene.follow({ targets: [[{ is: 'object', id: object }]] });
    expect(game.state.stack).toEqual([scene.spell]);
  });
});

describe('copy spell', () => {
  const copy = (mayChooseNewTargets?: true): Effect => ({
    do: 'copy spell',
    what: { objects: 'target', slot: 0 },
    ...(mayChooseNewTargets && { mayChooseNewTargets }),
  });

  test('CR 707.10: the copy has the decisions made for the original, and its controller is the one who copied it', () => {
    const scene = new Scene(mode(target.spell(), copy()), {}, { hand: [growth], battlefield: [bear] });
    const original = cast(scene, 'Growth', scene.ref('Bear'));
    const { facts } = scene.follow({ targets: [[{ is: 'object', id: original }]] });
    const made = objectOf(scene.game.state, scene.game.state.stack.at(-1)!);
    expect(made).toMatchObject({
      kind: 'copy',
      controller: you,
      owner: you,
      announced: { targets: [[scene.ref('Bear')]] },
    });
    expect(factsOf(facts, 'SpellCast')).toEqual([]);
  });

  test('CR 707.10c: its controller may choose new legal targets', () => {
    const scene = new Scene(mode(target.spell(), copy(true)), {}, { hand: [growth], battlefield: [bear, giant] });
    const original = cast(scene, 'Growth', scene.ref('Bear'));
    const { questions, facts } = scene.follow(
      { targets: [[{ is: 'object', id: original }]] },
      choose(scene.ref('Giant')),
    );
    expect(questions).toMatchObject([
      { kind: 'choose new targets', player: you, min: 1, max: 1, candidates: [scene.ref('Bear'), scene.ref('Giant')] },
    ]);
    expect(factsOf(facts, 'TargetsChanged')[0]?.data.targets).toEqual([[scene.ref('Giant')]]);
    expect(objectOf(scene.game.state, original).announced.targets).toEqual([[scene.ref('Bear')]]);
  });

  test('CR 707.10c: targets may stay, even illegal ones', () => {
    const scene = new Scene(mode(target.spell(), copy(true)), {}, { hand: [growth], battlefield: [bear, giant] });
    const old = scene.ref('Bear');
    const original = cast(scene, 'Growth', old);
    scene.relocate(scene.id('Bear'), 'graveyard');
    const { facts } = scene.follow({ targets: [[{ is: 'object', id: original }]] }, choose(old));
    expect(factsOf(facts, 'TargetsChanged')).toEqual([]);
    expect(objectOf(scene.game.state, scene.game.state.stack.at(-1)!).announced.targets).toEqual([[old]]);
  });

  test('CR 707.10c, 115.7e: only the final set of targets counts, so that two can change places', () => {
    const two = instant(
      'Two',
      '{U}',
      spell(
        target.creature(),
        { ...target.creature(), otherThan: [0] },
        { do: 'untap', what: { objects: 'target', slot: 0 } },
      ),
    );
    const scene = new Scene(mode(target.spell(), copy(true)), {}, { hand: [two], battlefield: [bear, giant] });
    const [b, g] = [scene.ref('Bear'), scene.ref('Giant')];
    const id = scene.relocate(scene.id('Two'), 'stack', opponent);
    scene.game.emit('TargetsChosen', { object: id, targets: [[b], [g]] }, { rule: '601.2c' });
    const { facts } = scene.follow({ targets: [[{ is: 'object', id }]] }, choose(g));
    expect(factsOf(facts, 'TargetsChanged')[0]?.data.targets).toEqual([[g], [b]]);
  });

  test('CR 707.10c: what the copy targets becomes a target', () => {
    const warded = creature('Warded', '{U}', ['Crab'], 1, 1, ward([{ cost: 'pay life', amount: 1 }]));
    const scene = new Scene(mode(target.spell(), copy()), {}, { hand: [growth], battlefield: [warded] });
    const original = cast(scene, 'Growth', scene.ref('Warded'));
    const { facts } = scene.follow({ targets: [[{ is: 'object', id: original }]] });
    expect(factsOf(facts, 'AbilityTriggered')).toHaveLength(1);
  });

  test('CR 608.2h: a spell that has left the stack is copied as it last was', () => {
    const scene = new Scene(mode(target.spell(), copy()), {}, { hand: [growth], battlefield: [bear] });
    const original = cast(scene, 'Growth', scene.ref('Bear'));
    scene.relocate(original, 'graveyard');
    scene.follow({ targets: [[{ is: 'object', id: original }]] });
    expect(objectOf(scene.game.state, scene.game.state.stack.at(-1)!).kind).toBe('copy');
  });
});
