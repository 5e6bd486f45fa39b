import { describe, expect, test } from '@jest/globals';
import { creature, draw, gainLife, instant, spell, whenThisDies } from '@stacktrail/card-tree';
import { alice, bear, bob, story, Table } from '@stacktrail/test-kit';
import { theObject, thePlayer } from '../../src/index.js';
import { accept, adjudicated, destroy, judges, object, refusal, riddle, ruling } from './unread-cards.js';

describe('CR 608.2c: a spell whose text can’t be read', () => {
  function resolving(by: 'players' | 'judge' = 'players') {
    const start = adjudicated(by);
    const spellId = start.hand(alice, riddle);
    const theirs = start.battlefield(bob, bear);
    const table = new Table(start);
    table.cast(spellId);
    table.passAll();
    return { table, theirs, spellId };
  }

  test('its controller says as it resolves what it does, and the others accept; each fact has the ruling as its cause', () => {
    const { table, theirs } = resolving();
    expect(table.asked).toBe('adjudicate 0');
    table.answer(ruling(destroy(theirs)));
    expect(table.asked).toBe('accept an adjudication 1');
    table.answer(accept);
    expect(table.zoneOf(theirs)).toBe('graveyard');
    const [ruled] = table.of('Adjudicated');
    expect(ruled?.data).toMatchObject({ card: 'Riddle', clause: 1, player: alice, by: 'players', objections: 0 });
    const moved = table.of('ObjectMoved').find(({ data }) => data.object === theirs);
    expect(moved).toMatchObject({ causes: [ruled!.revision], rule: '701.8a' });
    expect(table.asked).toBe('priority 0');
  });

  test('what is ruled goes through the gate: abilities trigger on it', () => {
    const start = adjudicated('players');
    const spellId = start.hand(alice, riddle);
    const mourner = creature('Mourner', '{1}', ['Cleric'], 1, 1, whenThisDies(gainLife(3)));
    const theirs = start.battlefield(bob, mourner);
    const table = new Table(start);
    table.cast(spellId);
    table.passAll();
    table.answers(ruling(destroy(theirs)), accept);
    table.passAll();
    expect(table.life(bob)).toBe(23);
  });

  test('several actions are followed in their order, and an empty list means that nothing happens', () => {
    const { table } = resolving();
    const you = thePlayer(alice);
    table.answers(
      ruling({ do: 'gain life', who: you, amount: 2 }, { do: 'lose life', who: thePlayer(bob), amount: 3 }),
      accept,
    );
    expect([table.life(alice), table.life(bob)]).toEqual([22, 17]);
    const nothing = resolving().table;
    const facts = nothing.answers(ruling(), accept);
    expect(story(facts)).toEqual(['608.2c Adjudicated', '608.2n ObjectMoved']);
  });

  test('after an objection its controller is asked again; after a second one a judge says it', () => {
    const { table, theirs } = resolving();
    table.answers(ruling(destroy(theirs)), object);
    expect(table.asked).toBe('adjudicate 0');
    table.answers(ruling({ do: 'tap', what: theObject(theirs) }), object);
    expect(table.asked).toBe('judge a clause 0');
    judges(table, { do: 'gain life', who: { players: 'you' }, amount: 1 });
    expect(table.life(alice)).toBe(21);
    expect(table.zoneOf(theirs)).toBe('battlefield');
    expect(table.of('Adjudicated')[0]?.data).toMatchObject({ by: 'judge', objections: 2 });
  });

  test('where a judge adjudicates, no player is asked', () => {
    const { table, theirs } = resolving('judge');
    expect(table.asked).toBe('judge a clause 0');
    judges(table, destroy(theirs));
    expect(table.zoneOf(theirs)).toBe('graveyard');
    expect(table.of('RulingGiven')[0]?.data.judge).toBe('Judy');
  });

  test('what was read before the clause is enforced', () => {
    const start = adjudicated('players');
    const half = instant('Half', '', {
      ...spell(gainLife(4)),
      modes: [{ targets: [], effects: [gainLife(4), { do: 'adjudicate', clause: 2 }] }],
    });
    const table = new Table((start.hand(alice, half), start));
    table.cast(table.state.players[alice]!.hand[0]!);
    table.passAll();
    expect(table.life(alice)).toBe(24);
    expect(table.asked).toBe('adjudicate 0');
    expect(table.question.prompt).toBe('Say what clause 2 of Half does now.');
  });
});

describe('a ruling that can’t be followed is refused, and the game waits as before', () => {
  function waiting() {
    const start = adjudicated('players');
    const spellId = start.hand(alice, riddle);
    const hidden = start.hand(bob, bear);
    const theirs = start.battlefield(bob, bear);
    const table = new Table(start);
    table.cast(spellId);
    table.passAll();
    return { table, hidden, theirs };
  }

  test.each([
    [{ do: 'frobnicate' }, /action 1: do: expected one of/],
    [{ do: 'draw', who: { players: 'you' } }, /action 1: count: expected/],
    [{ do: 'restart the game' }, /“restart the game” is no action of a ruling; these are: draw, discard/],
    [{ do: 'destroy', what: { objects: 'target', slot: 0 } }, /“target” means nothing here/],
    [{ do: 'destroy', what: { objects: 'result', label: '#999' } }, /there is no object #999 now/],
    [{ do: 'destroy', what: { objects: 'result', label: 'it' } }, /nothing has the label “it”: an object is #12/],
    [{ do: 'draw', who: { players: 'noted', label: 'seat 7' }, count: 1 }, /no player at seat 7 is in the game/],
    [{ do: 'draw', who: { players: 'you' }, count: 100_000 }, /100000 is more than a ruling’s numbers can be, 1000/],
  ])('%j', (action, why) => {
    const { table } = waiting();
    const { revision } = table.state;
    expect(refusal(table, ruling(action as never))).toMatch(why);
    expect(table.state.revision).toBe(revision);
    expect(table.asked).toBe('adjudicate 0');
  });

  test('a card in a hand can’t be named', () => {
    const { table, hidden } = waiting();
    expect(refusal(table, ruling(destroy(hidden)))).toMatch(/is hidden: only what everybody sees can be named/);
  });

  test('more than 20 actions', () => {
    const { table } = waiting();
    expect(refusal(table, ruling(...Array.from({ length: 21 }, () => draw(1))))).toMatch(/at most 20 actions, not 21/);
  });

  test('a later action can speak of what an earlier one did', () => {
    const { table, theirs } = waiting();
    const exile = { do: 'move', what: theObject(theirs), to: { zone: 'exile' }, label: 'it' } as const;
    const back = { do: 'move', what: { objects: 'result', label: 'it' }, to: { zone: 'hand' } } as const;
    table.answers(ruling(exile, back), accept);
    expect(table.zoneOf(theirs)).toBe('hand');
  });
});
