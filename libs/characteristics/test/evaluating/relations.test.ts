import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  creature,
  creatures,
  destroy,
  draw,
  enchantment,
  gainLife,
  instant,
  spell,
  staticAbility,
  target,
  triggered,
  you,
  type Effect,
  type Filter,
  type Objects,
  type Replacement,
  type TargetSpec,
  twiceThatMany,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import {
  object,
  player,
  select,
  bear,
  forest,
  zap,
  Battle,
  body,
  alice,
  bob,
  position,
  Table,
} from '@stacktrail/test-kit';
import { evaluateAmount } from '../../src/evaluating/amounts.js';
import { matches } from '../../src/evaluating/filters.js';
import { findObjects } from '../../src/evaluating/references.js';
import { plainContext } from '../../src/reading/text-context.js';

const context = plainContext(alice, 1 as ObjectId);

/** Which of the objects match, by their place in the list. */
function which(state: GameState, filter: Filter, ids: readonly ObjectId[]): readonly number[] {
  return ids.flatMap((id, at) => (matches(state, filter, objectOf(state, id), context) ? [at] : []));
}

describe('qualities that stand in relation to other objects', () => {
  test('CR 702.14b: landwalk of one land type is no other landwalk', () => {
    const p = position();
    const walk = (landType: string) =>
      p.battlefield(alice, body(2, 2, { kind: 'keyword', keyword: 'landwalk', landType }));
    const ids = [walk('Island'), walk('Swamp'), p.battlefield(alice, bear)];
    expect(which(p.state(), { is: 'keyword', keyword: 'landwalk', landType: 'Island' }, ids)).toEqual([0]);
    expect(which(p.state(), { is: 'keyword', keyword: 'landwalk' }, ids)).toEqual([0, 1]);
  });

  test('CR 301.5, 303.4: what is equipped or enchanted, and what it has attached', () => {
    const p = position();
    const [armed, cursed, plain] = [p.battlefield(alice, bear), p.battlefield(alice, bear), p.battlefield(bob, bear)];
    const blade = p.battlefield(alice, artifact('Blade', '{1}', ['Equipment']), { attachedTo: armed });
    const aura = p.battlefield(bob, enchantment('Curse', '{1}', ['Aura']), { attachedTo: cursed });
    const state = p.state();
    const all = [armed, cursed, plain, blade, aura];
    const equipment: Filter = { is: 'subtype', subtype: 'Equipment' };
    expect(which(state, { is: 'equipped' }, all)).toEqual([0]);
    expect(which(state, { is: 'enchanted' }, all)).toEqual([1]);
    expect(which(state, { is: 'attached to', what: creatures }, all)).toEqual([3, 4]);
    expect(which(state, { is: 'has attached', what: equipment }, all)).toEqual([0]);
  });

  test('CR 122.1: so many counters of a kind, or of all kinds together', () => {
    const p = position();
    const ids = [
      p.battlefield(alice, bear, { counters: { '+1/+1': 2 } }),
      p.battlefield(alice, bear, { counters: { '+1/+1': 1, stun: 1 } }),
      p.battlefield(alice, bear),
    ];
    expect(which(p.state(), { is: 'counters', counter: '+1/+1', compare: 'at least', to: 2 }, ids)).toEqual([0]);
    expect(which(p.state(), { is: 'counters', compare: 'at least', to: 2 }, ids)).toEqual([0, 1]);
    expect(which(p.state(), { is: 'counters', compare: 'exactly', to: 0 }, ids)).toEqual([2]);
  });

  test('CR 702.33d: for what a keyword’s cost was paid', () => {
    const p = position();
    const paid = p.battlefield(alice, bear, {
      announced: { ...context.announced, paid: [{ cost: 'kicker', which: 0, times: 1 }] },
    });
    const ids = [paid, p.battlefield(alice, bear)];
    expect(which(p.state(), { is: 'cost was paid', keyword: 'kicker' }, ids)).toEqual([0]);
  });

  test('CR 400.1: in which zone something is', () => {
    const p = position();
    const ids = [p.battlefield(alice, bear), p.graveyard(alice, bear), p.exile(bob, bear)];
    expect(which(p.state(), { is: 'in zone', zone: 'graveyard' }, ids)).toEqual([1]);
    expect(which(p.state(), { is: 'in zone', zone: 'exile' }, ids)).toEqual([2]);
  });

  test('CR 508.1b, 310.8: a battle that is attacked, and who protects it', () => {
    const plain = artifact('Siege', '', []);
    const siege = {
      ...plain,
      faces: [{ ...plain.faces[0], types: ['Battle'], subtypes: ['Siege'], defense: 3 }],
    } as const;
    const p = position();
    const [atBattle, atPlayer] = [p.battlefield(alice, body(2, 2)), p.battlefield(alice, body(2, 2))];
    const designations = [{ name: 'protector', player: bob, value: 0, until: null, turn: 1 }] as const;
    const battle = p.battlefield(alice, siege, { counters: { defense: 3 }, designations });
    const game = new Battle(p);
    game.attack([atBattle, object(battle)], atPlayer);
    const { state } = game.game;
    const all = [atBattle, atPlayer, battle];
    expect(which(state, { is: 'attacks', what: { is: 'type', type: 'Battle' } }, all)).toEqual([0]);
    expect(which(state, { is: 'attacks', what: { is: 'type', type: 'Planeswalker' } }, all)).toEqual([]);
    expect(which(state, { is: 'protected by players', who: { players: 'each opponent' } }, all)).toEqual([2]);
    expect(which(state, { is: 'protected by players', who: { players: 'you' } }, all)).toEqual([]);
  });

  test('CR 509.1g: what blocks and what is blocked by such a creature', () => {
    const p = position();
    const [flier, other] = [p.battlefield(alice, body(2, 2, 'flying')), p.battlefield(alice, body(2, 2))];
    const blocker = p.battlefield(bob, body(3, 3));
    const battle = new Battle(p);
    battle.attack(flier, other);
    battle.block([blocker, other]);
    const { state } = battle.game;
    const flying: Filter = { is: 'keyword', keyword: 'flying' };
    const all = [flier, other, blocker];
    expect(which(state, { is: 'blocks', what: creatures }, all)).toEqual([2]);
    expect(which(state, { is: 'blocks', what: flying }, all)).toEqual([]);
    expect(which(state, { is: 'is blocked by', what: { is: 'toughness', compare: 'exactly', to: 3 } }, all)).toEqual([
      1,
    ]);
    expect(which(state, { is: 'is blocked by', what: flying }, all)).toEqual([]);
  });
});

describe('numbers and objects of players', () => {
  test('CR 122.1: counters that players have', () => {
    const p = position((state) => {
      Object.assign(state.players[1]!, { counters: [{ kind: 'poison', count: 3 }] });
    });
    const poison = (who: 'you' | 'each opponent') =>
      evaluateAmount(p.state(), { amount: 'player counters', counter: 'poison', on: { players: who } }, context);
    expect([poison('you'), poison('each opponent')]).toEqual([0, 3]);
  });

  test('CR 702.179f: the value of a designation, 0 of who hasn’t it', () => {
    const p = position((state) => {
      Object.assign(state.players[0]!, { designations: [{ name: 'speed', player: null, value: 3 }] });
    });
    const speed = (who: 'you' | 'each opponent') =>
      evaluateAmount(p.state(), { amount: 'designation', as: 'speed', of: { players: who } }, context);
    expect([speed('you'), speed('each opponent')]).toEqual([3, 0]);
  });

  test('CR 903.3: the commanders of players, wherever they are', () => {
    const p = position();
    const commanders: Objects = { objects: 'commanders', of: you };
    const [mine, hidden] = [p.leads(p.command(alice, bear)), p.leads(p.library(alice, bear))];
    p.leads(p.battlefield(bob, bear));
    p.command(alice, bear);
    expect(findObjects(p.state(), commanders, plainContext(alice, mine))).toEqual([mine, hidden]);
  });

  test('CR 401.2: the bottom of a library', () => {
    const p = position();
    p.library(alice, bear);
    const [middle, last] = [p.library(alice, forest), p.library(alice, zap)];
    const bottom = (count: number): Objects => ({ objects: 'bottom of library', of: you, count });
    expect(findObjects(p.state(), bottom(1), context)).toEqual([last]);
    expect([...findObjects(p.state(), bottom(2), context)].sort()).toEqual([middle, last].sort());
  });
});

describe('abilities on the stack', () => {
  test('CR 113.3: an activated ability is no triggered one', () => {
    const p = position();
    const source = p.battlefield(alice, artifact('Source', '', [], activated([], gainLife(1))));
    const table = new Table(p);
    table.activate(source);
    const { stack } = table.state;
    expect(which(table.state, { is: 'activated ability' }, stack)).toEqual([0]);
    expect(which(table.state, { is: 'triggered ability' }, stack)).toEqual([]);
  });
});

describe('kinds of targets', () => {
  const walker: Filter = { is: 'type', type: 'Planeswalker' };
  const aiming = (spec: TargetSpec) => instant('Aim', '', spell(spec, draw(0)));
  const candidates = (spec: Partial<TargetSpec>) => {
    const p = position();
    const card = p.hand(alice, aiming({ filter: { is: 'anything' }, min: 1, max: 1, ...spec } as TargetSpec));
    const god = p.battlefield(bob, bear);
    const table = new Table(p);
    table.cast(card);
    const { question } = table;
    return { god, refs: question.form === 'select' ? question.candidates : [] };
  };

  test('CR 115.1: a permanent or a player, a permanent or an opponent', () => {
    const either = candidates({ kind: 'permanent or player', filter: creatures });
    expect(either.refs).toEqual([object(either.god), player(alice), player(bob)]);
    const theirs = candidates({ kind: 'permanent or opponent', filter: creatures });
    expect(theirs.refs).toEqual([object(theirs.god), player(bob)]);
    expect(candidates({ kind: 'permanent or player', filter: walker }).refs).toEqual([player(alice), player(bob)]);
  });

  test('CR 115.1: a spell or a permanent', () => {
    const p = position();
    const first = p.hand(alice, instant('First', '', spell(gainLife(1))));
    const card = p.hand(alice, aiming({ kind: 'spell or permanent', filter: { is: 'anything' }, min: 1, max: 1 }));
    const there = p.battlefield(bob, bear);
    const table = new Table(p);
    table.cast(first);
    table.cast(card);
    const { question } = table;
    const refs = question.form === 'select' ? question.candidates : [];
    expect(refs.map(({ id }) => table.object(id as ObjectId).zone).sort()).toEqual(['battlefield', 'stack']);
    expect(refs).toContainEqual(object(there));
  });

  test('CR 115.9b: a spell that targets a player', () => {
    const p = position();
    const bolt = p.hand(alice, zap);
    const other = p.hand(alice, zap);
    const at = p.battlefield(bob, bear);
    const table = new Table(p);
    table.cast(bolt, select(player(bob)));
    table.cast(other, select(object(at)));
    const [top, below] = table.state.stack.slice(-2).reverse();
    const filter: Filter = { is: 'targets player', who: { players: 'each opponent' } };
    expect(which(table.state, filter, [top!, below!])).toEqual([1]);
  });
});

describe('what triggers', () => {
  const lifeFor = (event: Parameters<typeof triggered>[0]) =>
    enchantment('Watcher', '', [], triggered(event, gainLife(1)));

  test('CR 707.10: a player copies a spell', () => {
    const p = position();
    p.battlefield(alice, lifeFor({ on: 'copies', who: 'you', what: { is: 'anything' } }));
    const [first, copier] = [
      p.hand(alice, instant('First', '', spell(draw(0)))),
      p.hand(
        alice,
        instant('Copier', '', spell(target.spell(), { do: 'copy spell', what: { objects: 'target', slot: 0 } })),
      ),
    ];
    const table = new Table(p);
    table.cast(first);
    table.cast(copier);
    table.passAll();
    table.passAll();
    expect(table.of('LifeGained').map(({ data }) => data.amount)).toEqual([1]);
  });

  test('CR 122.1: a player gets counters', () => {
    const p = position();
    const poison: Effect = {
      do: 'put player counters',
      counter: 'poison',
      count: 1,
      who: { players: 'each opponent' },
    };
    p.battlefield(alice, lifeFor({ on: 'player gets counters', who: 'an opponent', counter: 'poison' }));
    const card = p.hand(alice, instant('Venom', '', spell(poison)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.passAll();
    expect(table.of('LifeGained')).toHaveLength(1);
  });

  test('CR 603.2: of several objects of one event a text can speak together', () => {
    const p = position();
    const exile: Effect = { do: 'move', what: { objects: 'those objects' }, to: { zone: 'exile' } };
    p.battlefield(
      alice,
      enchantment('Grave', '', [], triggered({ on: 'dies', what: creatures, oneOrMore: true }, exile)),
    );
    const dying = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const card = p.hand(alice, instant('Wrath', '', spell(destroy({ objects: 'each', filter: creatures }))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.passAll();
    expect(dying.map((id) => table.now(id).zone)).toEqual(['exile', 'exile']);
  });
});

describe('what happens instead', () => {
  const law = (replacement: Replacement) =>
    enchantment('Law', '', [], staticAbility({ static: 'replacement', replacement }));
  const after = (replacement: Replacement, effect: Effect) => {
    const p = position();
    p.battlefield(alice, law(replacement));
    const card = p.hand(alice, instant('Doing', '', spell(effect)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    return table;
  };

  test('CR 119.3: life that would be gained isn’t, and life that would be lost is twice as much', () => {
    const none = after({ would: 'gain life', who: 'any player', instead: { do: 'gain nothing' } }, gainLife(3));
    expect(none.of('LifeGained')).toEqual([]);
    const lose: Effect = { do: 'lose life', who: { players: 'each opponent' }, amount: 2 };
    const twice = after({ would: 'lose life', who: 'opponent', instead: { do: 'lose double' } }, lose);
    expect(twice.of('LifeLost').map(({ data }) => data.amount)).toEqual([4]);
  });

  test('CR 122.1: counters that any player would get are doubled', () => {
    const poison: Effect = {
      do: 'put player counters',
      counter: 'poison',
      count: 2,
      who: { players: 'each opponent' },
    };
    const table = after({ would: 'get counters', who: 'you', players: 'any player', instead: twiceThatMany }, poison);
    expect(table.state.players[bob]!.counters).toMatchObject([{ kind: 'poison', count: 4 }]);
  });

  test('CR 615.5: what damage would be dealt to is the recipient', () => {
    const counters: Effect = {
      do: 'put counters',
      counter: '-1/-1',
      count: { amount: 'that much' },
      on: { objects: 'recipient' },
    };
    const p = position();
    p.battlefield(
      alice,
      law({ would: 'be dealt damage', to: creatures, instead: { do: 'follow', effects: [counters] } }),
    );
    const giant = p.battlefield(bob, creature('Giant', '{4}', ['Giant'], 5, 5));
    const card = p.hand(alice, zap);
    const table = new Table(p);
    table.cast(card, select(object(giant)));
    table.passAll();
    expect(table.now(giant).damage).toBe(0);
    expect(table.now(giant).counters.map(({ kind }) => kind)).toEqual(['-1/-1']);
  });
});
