import { describe, expect, test } from '@jest/globals';
import {
  all,
  anything,
  create,
  creature,
  creatureToken,
  creatures,
  dealDamage,
  destroy,
  discard,
  draw,
  each,
  enchantment,
  exile,
  gainLife,
  itself,
  loseLife,
  mill,
  move,
  nontokens,
  not,
  onto,
  putCounters,
  sorcery,
  spell,
  staticAbility,
  target,
  thatMuch,
  thatObject,
  thisObject,
  triggered,
  you,
  youControl,
  eachPlayer,
  thatPlayer,
  type CardDefinition,
  type Effect,
  type FollowInstead,
  type Replacement,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { PlayerStateRecord } from '@stacktrail/game-state';
import { pick, player, select, bear, forest, alice, bob, position, type Position, Table } from '@stacktrail/test-kit';

const law = (replacement: Replacement): CardDefinition =>
  enchantment('Law', '{1}', [], staticAbility({ static: 'replacement', replacement }));
const instead = (...effects: readonly Effect[]): FollowInstead => ({ do: 'follow', effects });
const maybe = (...effects: readonly Effect[]): FollowInstead => ({ do: 'follow', effects, may: true });
const doing = (...effects: readonly Effect[]): CardDefinition => sorcery('Deed', '', spell(...effects));
const shot = sorcery('Shot', '', spell(target.any(), dealDamage(3)));

/** Alice does this in a position. */
function after(p: Position, ...effects: readonly Effect[]): Table {
  const card = p.hand(alice, doing(...effects));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  return table;
}

const handOf = (table: Table): number => table.state.players[alice]!.hand.length;

describe('CR 614.1a: instructions are followed instead', () => {
  test('CR 614.1a: of a draw; nothing is drawn, and nothing triggers on drawing', () => {
    const p = position();
    p.battlefield(alice, law({ would: 'draw', who: 'you', instead: instead(gainLife(2)) }));
    p.battlefield(alice, enchantment('Watcher', '', [], triggered({ on: 'draws', who: 'you' }, gainLife(10))));
    p.library(alice, forest);
    const table = after(p, draw(1));
    expect([table.life(alice), handOf(table), table.stack]).toEqual([22, 0, []]);
    expect(table.fold()).toEqual(expect.any(String));
  });

  test('CR 614.5: it doesn’t apply to what it has made of the event', () => {
    const p = position();
    p.battlefield(alice, law({ would: 'draw', who: 'you', instead: instead(draw(2), gainLife(1)) }));
    for (let i = 0; i < 5; i++) p.library(alice, forest);
    const table = after(p, draw(1));
    expect([handOf(table), table.life(alice)]).toEqual([2, 21]);
  });

  test('CR 614.5: two of them apply to each other’s events once', () => {
    const p = position();
    for (let i = 0; i < 2; i++) p.battlefield(alice, law({ would: 'draw', who: 'you', instead: instead(draw(2)) }));
    for (let i = 0; i < 9; i++) p.library(alice, forest);
    const table = after(p, draw(1));
    while (table.asked.startsWith('choose replacement')) {
      const { question } = table;
      if (question.form === 'pick') table.answer(pick(question.options[0]!.key));
    }
    expect(handOf(table)).toBe(4);
  });

  test('CR 614.1a: “you may … instead” asks, and what was to happen happens where the answer is no', () => {
    for (const [answer, drawn] of [
      ['yes', 0],
      ['no', 1],
    ] as const) {
      const p = position();
      p.battlefield(alice, law({ would: 'draw', who: 'you', instead: maybe(gainLife(2)) }));
      p.library(alice, forest);
      const table = after(p, draw(1));
      expect(table.asked).toBe(`may ${alice}`);
      table.answer(pick(answer));
      expect([handOf(table), table.life(alice)]).toEqual([drawn, drawn === 0 ? 22 : 20]);
    }
  });

  test('CR 121.6b: the effect that replaces one draw of several is complete before the next', () => {
    const p = position();
    p.battlefield(alice, law({ would: 'draw', who: 'you', instead: instead(mill(1), gainLife(1)) }));
    for (let i = 0; i < 4; i++) p.library(alice, forest);
    const table = after(p, draw(3));
    expect(
      table.facts
        .filter(({ type }) => type === 'LifeGained' || type === 'ObjectMoved')
        .map(({ type }) => type)
        .slice(1, 7),
    ).toEqual(['ObjectMoved', 'LifeGained', 'ObjectMoved', 'LifeGained', 'ObjectMoved', 'LifeGained']);
  });

  test('CR 121.6a: it replaces a draw from an empty library, which then is none', () => {
    const p = position();
    p.battlefield(alice, law({ would: 'draw', who: 'you', instead: instead(gainLife(2)) }));
    const table = after(p, draw(1));
    expect([table.life(alice), table.of('DrawFailed'), table.question.player]).toEqual([22, [], alice]);
  });

  test('CR 121.7: draws that replace a part of the event come after the rest of it, one at a time', () => {
    const p = position();
    const mine = p.battlefield(alice, bear);
    const theirs = p.battlefield(bob, bear);
    p.battlefield(alice, law({ would: 'die', what: all(creatures, youControl), instead: instead(draw(2)) }));
    for (let i = 0; i < 4; i++) p.library(alice, forest);
    const table = after(p, destroy(each(creatures)));
    expect([table.zoneOf(mine), table.zoneOf(theirs), handOf(table)]).toEqual(['battlefield', 'graveyard', 2]);
    const moves = table.of('ObjectMoved').map(({ data }) => data.manner);
    expect(moves.slice(1, 4)).toEqual(['destroy', 'draw', 'draw']);
  });

  test('CR 121.7, 615.5: cards drawn by a prevention effect come after the damage that wasn’t prevented', () => {
    const p = position();
    const then = [draw(thatMuch)];
    p.battlefield(alice, law({ would: 'be dealt damage', to: 'you', instead: { do: 'prevent', amount: 2, then } }));
    for (let i = 0; i < 4; i++) p.library(alice, forest);
    const card = p.hand(alice, shot);
    const table = new Table(p);
    table.cast(card, select(player(alice)));
    table.passAll();
    expect([table.life(alice), handOf(table)]).toEqual([19, 2]);
    const types = table.facts.map(({ type, data }) => ('manner' in data && data.manner === 'draw' ? 'draw' : type));
    expect(types.indexOf('draw')).toBeGreaterThan(types.indexOf('DamageDealtToPlayer'));
  });

  test('CR 615.5: “that much” is what was prevented', () => {
    const p = position();
    const then = [gainLife(thatMuch)];
    p.battlefield(alice, law({ would: 'be dealt damage', to: creatures, instead: { do: 'prevent all', then } }));
    const victim = p.battlefield(alice, bear);
    const card = p.hand(alice, shot);
    const table = new Table(p);
    table.cast(card, select(victim));
    table.passAll();
    expect([table.zoneOf(victim), table.life(alice)]).toEqual(['battlefield', 23]);
  });

  test('CR 614.1a: damage dealt to a creature becomes counters on it, and no damage', () => {
    const eater = creature(
      'Eater',
      '{G}',
      ['Ooze'],
      1,
      1,
      staticAbility({
        static: 'replacement',
        replacement: {
          would: 'be dealt damage',
          to: itself,
          instead: instead(putCounters('+1/+1', thisObject, thatMuch)),
        },
      }),
    );
    const p = position();
    const ooze = p.battlefield(alice, eater);
    const card = p.hand(alice, shot);
    const table = new Table(p);
    table.cast(card, select(ooze));
    table.passAll();
    expect([table.now(ooze).counters, table.now(ooze).damage]).toEqual([[{ kind: '+1/+1', count: 3 }], 0]);
    expect(table.of('DamageDealtToPermanent')).toEqual([]);
  });

  test('CR 614.1a: of life gained and life lost; “that player” is who would', () => {
    const p = position();
    p.battlefield(
      alice,
      law({ would: 'gain life', who: 'opponent', instead: instead(loseLife(thatMuch, thatPlayer)) }),
    );
    const table = after(p, gainLife(4, eachPlayer));
    expect([table.life(alice), table.life(bob)]).toEqual([24, 16]);
    const q = position();
    q.battlefield(alice, law({ would: 'lose life', who: 'you', instead: instead(gainLife(thatMuch)) }));
    expect(after(q, loseLife(4, you)).life(alice)).toBe(24);
  });

  test('CR 614.6: of a death: a token, and the creature is exiled instead; it never dies', () => {
    const p = position();
    const zombie = creatureToken(2, 2, ['B'], ['Zombie']);
    const what = all(creatures, not(youControl), nontokens);
    p.battlefield(alice, law({ would: 'die', what, instead: instead(exile(thatObject), create(1, zombie)) }));
    const victim = p.battlefield(bob, bear);
    const table = after(p, destroy(each(creatures)));
    expect([table.zoneOf(victim), table.of('TokensCreated')]).toEqual(['exile', [expect.anything()]]);
  });

  test('CR 614.1a: of losing the game', () => {
    const saved = law({
      would: 'lose the game',
      who: 'you',
      instead: instead(exile(thisObject), { do: 'set life total', who: you, to: 20 }),
    });
    const p = position();
    const angel = p.battlefield(alice, saved);
    const table = after(p, loseLife(25, you));
    expect([table.life(alice), table.zoneOf(angel), table.state.players[alice]!.lost]).toEqual([20, 'exile', false]);
  });

  test('CR 400.6 example: what would move it twice at once moves it as its controller chooses', () => {
    const angel = creature(
      'Angel',
      '{5}',
      ['Angel'],
      5,
      5,
      staticAbility({
        static: 'replacement',
        replacement: {
          would: 'lose the game',
          who: 'you',
          instead: instead(exile(thisObject), { do: 'set life total', who: you, to: 20 }),
        },
      }),
    );
    for (const [key, zone] of [
      ['text', 'exile'],
      ['other', 'graveyard'],
    ] as const) {
      const p = position((state) => {
        state.players = state.players.map((each) => {
          const copy = new PlayerStateRecord(each);
          copy.life = 5;
          return copy;
        });
      });
      const mine = p.battlefield(alice, angel);
      const table = after(p, dealDamage(5, you), dealDamage(5, each(creatures)));
      expect(table.question).toMatchObject({ rule: '400.6', player: alice });
      table.answer(pick(key));
      expect([table.life(alice), table.zoneOf(mine)]).toEqual([20, zone]);
    }
  });

  test('CR 614.1a: of a discard: wherever the card goes instead, it was discarded', () => {
    const p = position();
    p.battlefield(alice, enchantment('Watcher', '', [], triggered({ on: 'discards', who: 'you' }, gainLife(1))));
    const stays = creature(
      'Stayer',
      '{G}',
      ['Elf'],
      1,
      1,
      staticAbility({
        static: 'replacement',
        replacement: { would: 'be discarded', what: itself, instead: instead(move(thatObject, onto.battlefield)) },
      }),
    );
    const card = p.hand(alice, stays);
    const table = after(p, discard(1));
    expect(table.zoneOf(card)).toBe('battlefield');
  });

  test('CR 609.1: “causes you to discard” asks whose effect it is; nothing else is an effect’s doing', () => {
    const discards: Effect = { do: 'discard', who: eachPlayer, count: 1 };
    const smiter = creature(
      'Smiter',
      '{1}{G}{W}',
      [],
      4,
      4,
      staticAbility({
        static: 'replacement',
        replacement: {
          would: 'be discarded',
          what: itself,
          by: 'opponent',
          instead: { do: 'put onto the battlefield' },
        },
      }),
    );
    const p = position();
    const watcher = triggered({ on: 'discards', who: 'any player' }, gainLife(1));
    p.battlefield(alice, enchantment('Watcher', '', [], watcher));
    const [own, theirs] = [p.hand(alice, smiter), p.hand(bob, smiter)];
    const table = after(p, discards);
    table.passAll();
    table.passAll();
    expect([table.zoneOf(own), table.zoneOf(theirs), table.life(alice)]).toEqual(['graveyard', 'battlefield', 22]);
  });

  test('CR 701.9c: a card that may go on top of the library instead is discarded all the same', () => {
    for (const [key, zone] of [
      ['yes', 'library'],
      ['no', 'graveyard'],
    ] as const) {
      const p = position();
      const what = { is: 'owned by', who: 'you' } as const;
      p.battlefield(
        alice,
        law({ would: 'be discarded', what, by: 'any player', instead: { do: 'put on top of library', may: true } }),
      );
      p.battlefield(alice, enchantment('Watcher', '', [], triggered({ on: 'discards', who: 'you' }, gainLife(1))));
      const card = p.hand(alice, bear);
      const table = after(p, discard(1));
      expect(table.question).toMatchObject({ rule: '614.1a', player: alice });
      table.answer(pick(key));
      table.passAll();
      expect([table.zoneOf(card), table.life(alice)]).toEqual([zone, 21]);
    }
  });

  test('CR 400.6: a card’s own ability changes its move, from wherever that is', () => {
    const eternal = creature(
      'Eternal',
      '{8}',
      ['God'],
      9,
      9,
      staticAbility({
        static: 'replacement',
        replacement: { would: 'go to graveyard', what: itself, instead: { do: 'shuffle into library' } },
      }),
    );
    const cases: readonly [(p: Position) => ObjectId, Effect][] = [
      [(p) => p.battlefield(alice, eternal), destroy(each(creatures))],
      [(p) => p.hand(alice, eternal), discard('hand')],
      [(p) => p.library(alice, eternal), mill(1)],
    ];
    for (const [put, effect] of cases) {
      const p = position();
      const card = put(p);
      const table = after(p, effect);
      const { library, graveyard } = table.state.players[alice]!;
      expect([library.length, graveyard.map((id) => table.object(id).printed.name)]).toEqual([1, ['Deed']]);
      expect(table.object(card).left).toBe(true);
    }
  });

  test('CR 113.6b: a replacement effect functions in the zone that its text names, and only there', () => {
    const dredger = enchantment('Dredger', '{G}', [], {
      kind: 'static',
      functionsIn: ['graveyard'],
      effects: [
        {
          static: 'replacement',
          replacement: { would: 'draw', who: 'you', instead: maybe(mill(2), move(thisObject, onto.hand)) },
        },
      ],
    });
    const p = position();
    const card = p.graveyard(alice, dredger);
    for (let i = 0; i < 3; i++) p.library(alice, forest);
    const table = after(p, draw(1));
    table.answer(pick('yes'));
    expect([table.zoneOf(card), handOf(table), table.state.players[alice]!.library.length]).toEqual(['hand', 1, 1]);
    const q = position();
    q.battlefield(alice, dredger);
    q.library(alice, forest);
    expect(handOf(after(q, draw(1)))).toBe(1);
  });

  test('CR 614.1a: of leaving the battlefield, whatever makes it leave', () => {
    const p = position();
    p.battlefield(alice, law({ would: 'leave the battlefield', what: creatures, instead: { do: 'exile' } }));
    const victim = p.battlefield(alice, bear);
    const table = after(p, { do: 'move', what: each(all(creatures, anything)), to: onto.hand });
    expect(table.zoneOf(victim)).toBe('exile');
  });
});
