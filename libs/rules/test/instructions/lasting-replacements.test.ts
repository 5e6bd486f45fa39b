import { snapshotOf, stateFrom } from '@stacktrail/game-state';
import { describe, expect, test } from '@jest/globals';
import {
  all,
  create,
  creature,
  creatures,
  creatureToken,
  did,
  draw,
  each,
  gainLife,
  instant,
  kept,
  morph,
  move,
  onto,
  opponentControls,
  returnToHand,
  spell,
  thisObject,
  triggered,
  enters,
  youOwn,
  youControl,
  type Effect,
  type Replacement,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  act,
  pay,
  pick,
  balm,
  bear,
  forest,
  doing,
  resolves,
  watching,
  plainState,
  alice,
  bob,
  position,
  pools,
  size,
  Table,
} from '@stacktrail/test-kit';

const replace = (replacement: Replacement, more: Partial<Extract<Effect, { do: 'replace' }>> = {}): Effect => ({
  do: 'replace',
  replacement,
  until: 'this turn',
  ...more,
});
const drawInstead: Replacement = { would: 'gain life', who: 'you', instead: { do: 'follow', effects: [draw(1)] } };

describe('replacement effects that resolved spells make', () => {
  test('CR 614.1, 611.2a: it replaces each such event this turn, and none after it', () => {
    const p = position();
    for (let i = 0; i < 9; i++) p.library(alice, forest);
    const law = p.hand(alice, doing(replace(drawInstead)));
    const [first, second, third] = [0, 1, 2].map(() => p.hand(alice, balm)) as [ObjectId, ObjectId, ObjectId];
    const t = new Table(p);
    for (const card of [law, first, second]) resolves(t, card);
    expect([t.life(alice), t.state.players[alice]!.hand.length]).toEqual([20, 3]);
    expect(t.fold()).toBe(plainState(t.state));
    expect(plainState(stateFrom(snapshotOf(t.state), t.state.catalog))).toBe(plainState(t.state));
    t.passUntil('upkeep');
    while (t.state.priority !== alice) t.pass();
    resolves(t, third);
    expect(t.life(alice)).toBe(21);
    expect(t.state.replacements).toEqual([]);
  });

  test('CR 614.1: “the next time” replaces one event', () => {
    const p = position();
    p.library(alice, forest);
    const law = p.hand(alice, doing(replace(drawInstead, { next: true })));
    const balms = [0, 1].map(() => p.hand(alice, balm));
    const t = new Table(p);
    for (const card of [law, ...balms]) resolves(t, card);
    expect([t.life(alice), t.state.players[alice]!.hand.length]).toEqual([21, 1]);
  });

  test('CR 614.1: what it keeps is found as it begins', () => {
    const dies: Replacement = {
      would: 'die',
      what: { is: 'one of', objects: kept },
      instead: { do: 'return to hand' },
    };
    const p = position();
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(bob, bear)];
    const law = p.hand(alice, doing(replace(dies, { keep: each(all(creatures, youControl)) })));
    const end = p.hand(alice, doing({ do: 'destroy', what: each(creatures) }));
    const t = new Table(p);
    resolves(t, law);
    resolves(t, end);
    expect([t.zoneOf(one), t.zoneOf(two)]).toEqual(['hand', 'graveyard']);
  });

  test('CR 616.1b: what would enter under an opponent’s control enters under yours; a token has its owner still', () => {
    const mine: Replacement = {
      would: 'enter',
      what: all(creatures, opponentControls),
      instead: { enters: 'under your control' },
    };
    const p = position();
    p.battlefield(bob, watching('Watcher', triggered(enters(all(creatures, youControl)), gainLife(1))));
    const law = p.hand(bob, instant('Gather', '', spell(replace(mine))));
    const make = p.hand(alice, doing(create(1, creatureToken(1, 1, [], ['Rat']))));
    const cat = p.hand(alice, creature('Cat', '', ['Cat'], 1, 1));
    const t = new Table(p);
    t.pass();
    resolves(t, law);
    for (const card of [make, cat]) {
      resolves(t, card);
      t.passAll();
    }
    const rat = t.state.battlefield.map((id) => t.object(id)).find(({ kind }) => kind === 'token')!;
    expect([rat.owner, rat.controller, t.now(cat).owner, t.now(cat).controller]).toEqual([alice, bob, alice, bob]);
    expect(t.life(bob)).toBe(22);
  });

  test('CR 118.12 example 2: who chose to pay by putting a card onto the battlefield did, wherever that came', () => {
    const mine: Replacement = {
      would: 'enter',
      what: all(creatures, opponentControls),
      instead: { enters: 'under your control' },
    };
    const put = move(
      each(all(creatures, youOwn, { is: 'keyword', keyword: 'morph' }), 'hand'),
      onto.battlefieldUnderYou,
    );
    const mole = creature(
      'Mole',
      '{4}',
      ['Beast'],
      2,
      3,
      morph('{0}'),
      triggered(
        { on: 'is turned face up', what: { is: 'this' } },
        { do: 'may', who: { players: 'you' }, effects: [put], label: 'put' },
        { do: 'if', condition: did('put'), then: [returnToHand(thisObject)] },
      ),
    );
    const p = position(pools('CCC'));
    const hidden = p.hand(alice, mole);
    const other = p.hand(alice, creature('Shifter', '{5}', ['Beast'], 1, 1, morph('{5}')));
    const law = p.hand(bob, instant('Gather', '', spell(replace(mine))));
    const t = new Table(p);
    t.answers(act({ do: 'cast', object: hidden, via: 'face down', by: null, ability: null, face: 0 }), pay);
    t.passAll();
    const mine_ = t.now(hidden).id;
    t.pass();
    resolves(t, law);
    t.answer(act({ do: 'special', object: mine_, action: 'turn face up' }));
    t.passAll();
    expect(t.asked).toBe('may 0');
    t.answer(pick('yes'));
    expect([t.now(other).zone, t.now(other).controller, t.zoneOf(hidden)]).toEqual(['battlefield', bob, 'hand']);
  });

  test('CR 400.7d, 614.1c: a spell that was cast enters with an additional counter as it resolves, another one doesn’t', () => {
    const more: Effect = {
      do: 'replace',
      replacement: {
        would: 'enter',
        what: { is: 'one of', objects: kept },
        instead: { enters: 'with counters', counter: '+1/+1', count: 1, additional: true },
      },
      until: 'rest of the game',
      keep: { objects: 'that object' },
    };
    const p = position(pools('GGGG'));
    const brewer = creature('Brewer', '', ['Elf'], 1, 1, {
      ...triggered({ on: 'casts', who: 'you', what: creatures }, more),
      oncePerTurn: true,
    });
    p.battlefield(alice, brewer);
    const [first, second] = [p.hand(alice, bear), p.hand(alice, bear)];
    const table = new Table(p);
    table.cast(first, pay);
    table.passAll();
    table.passAll();
    table.cast(second, pay);
    table.passAll();
    expect([size(table.state, table.now(first).id), size(table.state, table.now(second).id)]).toEqual(['3/3', '2/2']);
  });
});
