import { noObject } from '@stacktrail/game-events';
import { describe, expect, test } from '@jest/globals';
import {
  all,
  always,
  creature,
  creatures,
  creatureToken,
  dies,
  each,
  gainLife,
  gets,
  keywords,
  others,
  triggered,
  youControl,
} from '@stacktrail/card-tree';
import type { Game } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { gameAt, alice, bob, position, factsOf, bear } from '@stacktrail/test-kit';
import { check, isOnBattlefield, told } from './check.js';

const god = creature('God', '{4}', ['God'], 2, 2, keywords('indestructible'));

function damage(game: Game, object: ObjectId, amount: number, deathtouch = false) {
  const data = { source: object, object, amount, marked: amount, combat: false, deathtouch };
  return game.emit('DamageDealtToPermanent', data, { rule: '120.3e' });
}

function regenerationShield(game: Game, object: ObjectId): void {
  game.emit(
    'ReplacementEffectBegan',
    {
      effect: game.state.nextEffect,
      kind: 'regeneration',
      source: object,
      controller: alice,
      recipients: [{ is: 'object', id: object }],
      amount: null,
      combatOnly: false,
      duration: 'this turn',
      redirectTo: null,
      from: null,
      instruction: null,
      onStack: noObject,
      targets: [],
    },
    { rule: '701.19a' },
  );
}

describe('CR 704.5f: toughness 0 or less', () => {
  test('the creature is put into its owner’s graveyard; the effects on it are the causes', () => {
    const p = position();
    const victim = p.battlefield(alice, bear, { owner: bob, controller: alice });
    p.effect({ objects: [victim], changes: [gets(-2, -2)] });
    const game = gameAt(p);
    const { facts, result } = check(game);
    expect(result).toBe(true);
    expect(told(facts)).toEqual([`704.5f ObjectMoved ${victim}`]);
    expect(factsOf(facts, 'ObjectMoved')[0]).toMatchObject({
      data: { from: 'battlefield', to: 'graveyard', manner: 'state-based' },
      causes: [game.state.effects[0]?.began],
    });
    expect(game.state.players[bob]?.graveyard).toHaveLength(1);
  });

  test('counters are causes too; else what put it there', () => {
    const p = position();
    const shrunk = p.battlefield(alice, bear);
    const born = p.battlefield(alice, creature('Egg', '{U}', [], 0, 0));
    const game = gameAt(p);
    const counters = game.emit('CountersPut', { object: shrunk, kind: '-1/-1', count: 2 }, { rule: '122.1a' });
    const moved = factsOf(check(game).facts, 'ObjectMoved');
    expect(moved.map(({ data, causes }) => [data.object, causes])).toEqual([
      [shrunk, [counters]],
      [born, [game.state.objects.get(born)?.placedAt]],
    ]);
  });

  test('regeneration can’t replace it, nor does being indestructible help', () => {
    const p = position();
    const victim = p.battlefield(alice, god);
    p.effect({ objects: [victim], changes: [gets(0, -2)] });
    const game = gameAt(p);
    regenerationShield(game, victim);
    check(game);
    expect(isOnBattlefield(game, victim)).toBe(false);
  });

  test('a creature that lost the effect that kept it alive names who left', () => {
    const p = position();
    const egg = p.battlefield(alice, creature('Egg', '{U}', [], 0, 0));
    const lord = p.battlefield(
      alice,
      creature('Lord', '{W}', [], 2, 2, always(each(all(others, creatures, youControl)), gets(1, 1))),
    );
    const game = gameAt(p);
    expect(check(game).facts).toEqual([]);
    damage(game, lord, 2);
    const [left] = factsOf(check(game).facts, 'ObjectMoved');
    const [gone] = factsOf(check(game).facts, 'ObjectMoved');
    expect(gone?.data.object).toBe(egg);
    expect(gone?.causes).toEqual([left?.revision]);
  });
});

describe('CR 704.5g: lethal damage', () => {
  test('destroys the creature; all damage is the cause, the numbers are recorded', () => {
    const p = position();
    const victim = p.battlefield(alice, bear);
    const game = gameAt(p);
    damage(game, victim, 1);
    expect(check(game).result).toBe(false);
    damage(game, victim, 1);
    const { damagedAt } = game.state.objects.get(victim)!;
    const { facts } = check(game);
    expect(told(facts)).toEqual([`704.5g Destroyed ${victim}`, `704.5g ObjectMoved ${victim}`]);
    expect(factsOf(facts, 'Destroyed')[0]).toMatchObject({ data: { toughness: 2, damage: 2 }, causes: damagedAt });
    expect(damagedAt).toHaveLength(2);
  });

  test('CR 702.12b: a creature with indestructible ignores it', () => {
    const p = position();
    const victim = p.battlefield(alice, god, { damage: 9 });
    const game = gameAt(p);
    expect(check(game)).toMatchObject({ result: false, facts: [] });
    expect(isOnBattlefield(game, victim)).toBe(true);
  });

  test('CR 701.19a: regeneration replaces it', () => {
    const p = position();
    const victim = p.battlefield(alice, bear);
    const game = gameAt(p);
    damage(game, victim, 3);
    regenerationShield(game, victim);
    expect(factsOf(check(game).facts, 'Regenerated')).toHaveLength(1);
    expect(game.state.objects.get(victim)).toMatchObject({ damage: 0, tapped: true, left: false });
    expect(check(game).result).toBe(false);
  });

  test('a smaller toughness makes old damage lethal', () => {
    const p = position();
    const victim = p.battlefield(alice, creature('Ox', '{W}', [], 2, 4), { damage: 2 });
    p.effect({ objects: [victim], changes: [gets(0, -2)] });
    expect(told(check(gameAt(p)).facts)[0]).toBe(`704.5g Destroyed ${victim}`);
  });
});

describe('CR 704.5h: deathtouch', () => {
  test('any damage destroys the creature', () => {
    const p = position();
    const victim = p.battlefield(alice, creature('Ox', '{W}', [], 2, 4));
    const game = gameAt(p);
    const hit = damage(game, victim, 1, true);
    const { facts } = check(game);
    expect(told(facts)).toEqual([`704.5h Destroyed ${victim}`, `704.5h ObjectMoved ${victim}`]);
    expect(facts[0]?.causes).toEqual([hit]);
  });

  test('CR 704.7: lethal damage and deathtouch destroy it once; one regeneration replaces both', () => {
    const p = position();
    const [dies1, saved] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const game = gameAt(p);
    damage(game, dies1, 2, true);
    damage(game, saved, 2, true);
    regenerationShield(game, saved);
    const { facts } = check(game);
    expect(factsOf(facts, 'Destroyed').map(({ data }) => data.object)).toEqual([dies1]);
    expect(isOnBattlefield(game, saved)).toBe(true);
    expect(check(game).result).toBe(false);
  });
});

describe('CR 704.3: all at once', () => {
  test('creatures that die in the same check see each other die', () => {
    const watcher = creature('Watcher', '{B}', [], 1, 1, triggered(dies(all(others, creatures)), gainLife(1)));
    const p = position();
    const [one, two] = [p.battlefield(alice, watcher, { damage: 1 }), p.battlefield(alice, watcher)];
    p.effect({ objects: [two], changes: [gets(0, -1)] });
    const game = gameAt(p);
    const { facts } = check(game);
    const triggers = factsOf(facts, 'AbilityTriggered').map(({ data }) => data.source);
    expect(triggers.toSorted((a, b) => a - b)).toEqual([one, two]);
    expect(check(game).result).toBe(false);
  });

  test('what the first check brings about is for the second', () => {
    const p = position();
    const lord = p.battlefield(
      alice,
      creature('Lord', '{W}', [], 2, 2, always(each(all(others, creatures)), gets(1, 1))),
      { damage: 2 },
    );
    const other = p.battlefield(alice, creature('Elf', '{G}', [], 1, 1), { damage: 1 });
    const game = gameAt(p);
    check(game);
    expect([lord, other].map((id) => isOnBattlefield(game, id))).toEqual([false, true]);
    check(game);
    expect(isOnBattlefield(game, other)).toBe(false);
  });

  test('CR 704.8: last known information is from before the check', () => {
    const wolf = creature('Wolf', '{G}', ['Wolf'], 1, 1, keywords('undying'));
    const p = position();
    const doomed = p.battlefield(alice, wolf, { counters: { '+1/+1': 1, '-1/-1': 3 } });
    const plain = p.battlefield(alice, wolf, { damage: 1 });
    const game = gameAt(p);
    const { facts } = check(game);
    expect(game.state.objects.get(doomed)).toMatchObject({
      left: true,
      counters: expect.arrayContaining([{ kind: '+1/+1', count: 1 }]),
    });
    expect(factsOf(facts, 'AbilityTriggered').map(({ data }) => data.source)).toEqual([plain]);
    expect(factsOf(facts, 'CountersRemoved')).toEqual([]);
  });
});

describe('tokens and counters', () => {
  test('CR 704.5d: a token that died ceases to exist in the next check', () => {
    const p = position();
    const token = p.token(alice, creatureToken(1, 1, ['G'], ['Saproling']), { damage: 1 });
    const game = gameAt(p);
    expect(told(check(game).facts)).toEqual([`704.5g Destroyed ${token}`, `704.5g ObjectMoved ${token}`]);
    const [inGraveyard] = game.state.players[alice]!.graveyard;
    expect(told(check(game).facts)).toEqual([`704.5d ObjectCeasedToExist ${inGraveyard}`]);
    expect(game.state.players[alice]?.graveyard).toEqual([]);
    expect(check(game).result).toBe(false);
  });

  test('CR 704.5q: +1/+1 and -1/-1 counters go in pairs', () => {
    const p = position();
    const mixed = p.battlefield(alice, bear, { counters: { '+1/+1': 3, '-1/-1': 1 } });
    const game = gameAt(p);
    const { facts } = check(game);
    expect(factsOf(facts, 'CountersRemoved').map(({ rule, data }) => [rule, data.kind, data.count])).toEqual([
      ['704.5q', '+1/+1', 1],
      ['704.5q', '-1/-1', 1],
    ]);
    expect(game.state.objects.get(mixed)?.counters).toEqual([{ kind: '+1/+1', count: 2 }]);
    expect(check(game).result).toBe(false);
  });
});
