import { describe, expect, test } from '@jest/globals';
import {
  artifact,
  choose,
  creature,
  draw,
  equip,
  gains,
  gets,
  instant,
  keywords,
  lands,
  mode,
  spell,
  gainLife,
  target,
  youControl,
} from '@stacktrail/card-tree';
import type { ObjectId, PlayerId, Viewer } from '@stacktrail/game-events';
import {
  bear,
  bolt,
  elf,
  forest,
  healing,
  after,
  alice,
  bob,
  position,
  type Position,
  pick,
  player,
  select,
  pools,
  Table,
} from '@stacktrail/test-kit';
import { boardView, type BoardView } from '../src/board-view.js';
import type { KnownCard, PermanentView } from '../src/object-view.js';

const hers: Viewer = { seat: alice };
const his: Viewer = { seat: bob };

function board(scene: Position, viewer: Viewer = 'spectator'): BoardView {
  return boardView(scene.state(), viewer);
}

function permanent(view: BoardView, id: ObjectId): PermanentView {
  return view.battlefield.find((one) => one.id === id)!;
}

describe('hidden zones', () => {
  const scene = position();
  scene.hand(bob, bolt, { knownTo: 2 });
  const shown = scene.hand(bob, bear);
  scene.library(bob, forest, { knownTo: 0 });
  const seen = scene.library(bob, elf, { knownTo: 2 });

  test('CR 402.3: a hand shows its cards to those who know them, and to everyone how many there are', () => {
    const hand = (viewer: Viewer) => board(scene, viewer).seats[bob]!.hand;
    expect(hand(hers).cards).toEqual([expect.objectContaining({ id: shown, name: 'Bear' }), { hidden: true }]);
    expect(hand('spectator')).toEqual(hand(hers));
    for (const viewer of [his, 'judge'] as const) {
      expect(hand(viewer).cards.map((one) => (one as KnownCard).name)).toEqual(['Bear', 'Bolt']);
    }
    expect(hand(hers).count).toBe(2);
  });

  test('CR 401.2: a library shows how many cards there are, and those that one knows, with their place', () => {
    const library = (viewer: Viewer) => board(scene, viewer).seats[bob]!.library;
    expect(library(hers)).toEqual({ count: 2, known: [] });
    expect(library(his).count).toBe(2);
    expect(library(his).known).toMatchObject([{ id: seen, name: 'Elf', position: 1 }]);
    expect(library('judge').known.map((one) => one.name)).toEqual(['Forest', 'Elf']);
  });

  test('a seat that the game does not have sees what a spectator sees', () => {
    for (const seat of [2, 31, 32, 33, -1, 0.5, NaN]) {
      expect(board(scene, { seat: seat as PlayerId })).toEqual(board(scene, 'spectator'));
    }
  });
});

describe('permanents', () => {
  test('CR 613: show their characteristics as they are, not as they are printed', () => {
    const scene = position();
    const id = scene.battlefield(alice, bear, { counters: { '+1/+1': 2 }, tapped: true, damage: 1, controller: bob });
    scene.effect({ changes: [gets(1, 0), gains(keywords('flying'))], objects: [id], values: [1, 0] });
    expect(permanent(board(scene), id)).toMatchObject({
      name: 'Bear',
      manaCost: '{1}{G}',
      colors: ['G'],
      types: ['Creature'],
      subtypes: ['Bear'],
      power: 5,
      toughness: 4,
      keywords: ['flying'],
      text: ['Flying'],
      counters: [{ kind: '+1/+1', count: 2 }],
      tapped: true,
      damage: 1,
      owner: alice,
      controller: bob,
    });
  });

  test('CR 302.6: a creature that came under its controller’s control this turn is marked, without haste', () => {
    const sick = (scene: Position, id: ObjectId): boolean => permanent(board(scene), id).summoningSick;
    const quick = creature('Quick Bear', '{G}', ['Bear'], 2, 2, keywords('haste'));
    const scene = position((state) => {
      state.turn = 3;
      state.players = state.players.map(
        (one) =>
          Object.assign(Object.create(Object.getPrototypeOf(one) as object), one, { latestTurn: 3 }) as typeof one,
      );
    });
    const ids = [
      scene.battlefield(alice, bear, { controlledSince: 3 }),
      scene.battlefield(alice, bear, { controlledSince: 1 }),
      scene.battlefield(alice, quick, { controlledSince: 3 }),
      scene.battlefield(alice, forest, { controlledSince: 3 }),
    ];
    expect(ids.map((id) => sick(scene, id))).toEqual([true, false, false, false]);
  });

  test('CR 301.5: name what they are attached to and what is attached to them', () => {
    const scene = position();
    const id = scene.battlefield(alice, bear);
    const sword = scene.battlefield(alice, artifact('Sword', '{1}', ['Equipment'], equip('{2}')), {
      attachedTo: id,
    });
    expect(permanent(board(scene), id).attachments).toEqual([sword]);
    expect(permanent(board(scene), sword)).toMatchObject({ attachedTo: id, text: ['Equip {2}'] });
  });
});

describe('the stack', () => {
  test('CR 405.5: stands with what resolves first at the top, with targets and chosen modes', () => {
    const charm = instant('Charm', '', spell(choose(1, mode(gainLife(4)), mode(draw(2)))));
    const scene = position(pools('R'));
    const [first, second] = [scene.hand(alice, bolt), scene.hand(bob, charm)];
    const table = new Table(scene);
    table.cast(first, select(player(bob)), { form: 'action', action: { do: 'pay' } });
    table.pass();
    table.cast(second, pick('2'));
    const [top, below] = boardView(table.state, 'spectator').stack;
    expect(top).toMatchObject({ name: 'Charm', is: 'spell', controller: bob, modes: ['Draw two cards.'], targets: [] });
    expect(below).toMatchObject({
      name: 'Bolt',
      controller: alice,
      text: ['Bolt deals 3 damage to any target.'],
      targets: [[{ ref: player(bob), label: 'Player 2' }]],
      card: { manaCost: '{R}', colors: ['R'] },
    });
  });

  test('CR 113.7a: an ability there has its text and its source, and no characteristics', () => {
    const shooter = creature('Shooter', '{R}', [], 1, 1, {
      kind: 'activated',
      cost: [{ cost: 'mana', mana: [] }],
      modes: [{ targets: [], effects: [gainLife(1)] }],
    });
    const scene = position();
    const id = scene.battlefield(alice, shooter);
    const table = new Table(scene);
    table.activate(id);
    const [ability] = boardView(table.state, 'spectator').stack;
    expect(ability).toMatchObject({
      name: "Shooter's ability",
      is: 'ability',
      source: id,
      card: null,
      triggered: false,
    });
    expect(ability!.text.join()).toContain('You gain 1 life.');
  });
});

describe('CR 701.1: what a keyword action gives is told in its own words', () => {
  const bend = instant(
    'Bend',
    '',
    spell(target.one({ is: 'all', of: [lands, youControl] }), { do: 'earthbend', slot: 0, count: 2 }),
  );
  const kill = instant('Kill', '', spell(target.creature(), { do: 'destroy', what: target() }));
  const scene = position();
  const [first, second] = [scene.hand(alice, bend), scene.hand(alice, kill)];
  const ground = scene.battlefield(alice, forest);
  const table = new Table(scene);
  table.cast(first);
  table.passAll();

  test('an ability that the land gains stands in its text', () => {
    expect(permanent(boardView(table.state, 'spectator'), ground).text).toContain('Haste');
  });

  test('the delayed triggered ability on the stack has its text', () => {
    table.cast(second);
    table.passAll();
    const [ability] = boardView(table.state, 'spectator').stack;
    expect(ability).toMatchObject({ is: 'ability', triggered: true });
    expect(ability!.text.join()).toContain('eturn it to the battlefield tapped under your control');
  });
});

describe('the game', () => {
  test('says whose turn it is, in which step and phase, and what it waits for', () => {
    const view = boardView(new Table(position()).state, 'spectator');
    expect(view).toMatchObject({ turn: 3, step: 'precombat main', phase: 'precombat main', activePlayer: alice });
    expect(view.priority).toBe(alice);
    expect(view.pending).toMatchObject({ player: alice, decidedBy: alice, kind: 'priority' });
    expect(view.outcome).toBeNull();
  });

  test('CR 104.2a: says who has won', () => {
    const ended = after(position().state(), 'GameEnded', { winner: bob, by: 'win', winners: [bob] });
    expect(boardView(ended, 'spectator')).toMatchObject({ outcome: { winner: bob }, pending: null, priority: null });
  });

  test('CR 506: shows who attacks what, and who blocks', () => {
    const scene = position();
    const [attacker, blocker] = [scene.battlefield(alice, bear), scene.battlefield(bob, elf)];
    const attacks = after(scene.state(), 'AttackersDeclared', { attacks: [{ attacker, defender: player(bob) }] });
    const blocks = after(attacks, 'BlockersDeclared', { blocks: [{ blocker, attacker }] });
    expect(boardView(blocks, 'spectator').combat).toEqual({
      attackers: [{ object: attacker, defender: player(bob), blocked: true, blockers: [blocker] }],
    });
  });

  test('players show life, counters, mana and graveyard', () => {
    const scene = position(pools('GG'));
    const id = scene.graveyard(alice, healing);
    const poisoned = after(scene.state(), 'PlayerCountersPut', { player: alice, kind: 'poison', count: 2 });
    expect(boardView(poisoned, 'spectator').seats[alice]).toMatchObject({
      name: 'Player 1',
      life: 20,
      counters: [{ kind: 'poison', count: 2 }],
      manaPool: ['G', 'G'],
      graveyard: [{ id, name: 'Healing' }],
      lost: false,
    });
  });
});
