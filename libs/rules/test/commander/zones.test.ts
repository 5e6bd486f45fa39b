import { describe, expect, test } from '@jest/globals';
import {
  creature,
  creatures,
  destroy,
  draw,
  each,
  exile,
  instant,
  legendary,
  meldPair,
  mutate,
  result,
  returnToHand,
  sorcery,
  spell,
  staticAbility,
  target,
  type Effect,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  act,
  pay,
  pick,
  select,
  bear,
  forest,
  doing,
  resolves,
  watching,
  plainState,
  alice,
  bob,
  position,
  type Position,
  pools,
  Table,
} from '@stacktrail/test-kit';

const leader = legendary(creature('Leader', '{G}', ['Elf'], 2, 2));
const kill = instant('Kill', '', spell(target.creature(), destroy(target())));
const bounce = instant('Bounce', '', spell(target.creature(), returnToHand(target())));
const away = instant('Away', '', spell(target.creature(), exile(target())));
const tuck: Effect = { do: 'put into library', what: target(), position: 'top', order: 'any' };
const bury = instant('Bury', '', spell(target.creature(), tuck));

/** Alice's commander is on the battlefield, and she has a spell that is cast at it and resolves. */
function struck(card: typeof kill, set: (p: Position) => void = () => undefined) {
  const p = position();
  const id = p.leads(p.battlefield(alice, leader));
  const cast = p.hand(bob, card);
  set(p);
  const table = new Table(p);
  table.pass();
  table.cast(cast);
  table.passAll();
  return { table, id };
}

describe('CR 903.9a, 704.6d: from a graveyard or exile', () => {
  test('CR 903.9a: a commander that died may be put into the command zone by its owner, as a state-based action', () => {
    const { table, id } = struck(kill);
    expect([table.asked, table.question.rule, table.zoneOf(id)]).toEqual(['may 0', '903.9a', 'graveyard']);
    table.answer(pick('yes'));
    expect([table.zoneOf(id), table.asked]).toEqual(['command', 'priority 0']);
    expect(table.of('ObjectMoved').at(-1)).toMatchObject({ rule: '704.6d', data: { manner: 'state-based' } });
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 704.6d: it is asked once, in the check after it was put there', () => {
    const { table, id } = struck(kill, (p) => void p.hand(alice, doing(draw(0))));
    table.answer(pick('no'));
    const card = table.state.players[alice]!.hand[0]!;
    resolves(table, card);
    expect([table.zoneOf(id), table.of('DecisionAsked').filter(({ rule }) => rule === '903.9a').length]).toEqual([
      'graveyard',
      1,
    ]);
  });

  test('CR 903.9a: so from exile', () => {
    const { table, id } = struck(away);
    expect(table.zoneOf(id)).toBe('exile');
    table.answer(pick('yes'));
    expect(table.zoneOf(id)).toBe('command');
  });

  test('CR 903.9: what is no commander stays there, of the same name too', () => {
    const p = position();
    p.leads(p.library(alice, leader));
    const other = p.battlefield(alice, leader);
    const cast = p.hand(alice, kill);
    const table = new Table(p);
    resolves(table, cast);
    expect([table.zoneOf(other), table.asked]).toEqual(['graveyard', 'priority 0']);
  });

  test('CR 101.4, 704.6d: several players choose in turn order, and all goes at once', () => {
    const p = position();
    const ids = [p.leads(p.battlefield(bob, leader)), p.leads(p.battlefield(alice, leader))];
    const card = p.hand(alice, doing(destroy(each(creatures))));
    const table = new Table(p);
    resolves(table, card);
    expect(table.asked).toBe('may 0');
    table.answer(pick('yes'));
    expect([table.asked, table.zoneOf(ids[1]!)]).toEqual(['may 1', 'graveyard']);
    table.answer(pick('yes'));
    expect(ids.map((id) => table.zoneOf(id))).toEqual(['command', 'command']);
  });
});

describe('CR 903.9b: into a hand or library', () => {
  for (const [what, card, zone] of [
    ['hand', bounce, 'hand'],
    ['library', bury, 'library'],
  ] as const) {
    test(`CR 903.9b: a commander that would be put into its owner’s ${what} may go to the command zone instead`, () => {
      for (const [key, there] of [
        ['yes', 'command'],
        ['no', zone],
      ] as const) {
        const { table, id } = struck(card);
        expect([table.asked, table.question.rule]).toEqual(['may 0', '903.9b']);
        table.answer(pick(key));
        const inLibrary = table.state.players[alice]!.library.length === 1;
        expect([inLibrary ? 'library' : table.zoneOf(id), table.question.kind]).toEqual([there, 'priority']);
        expect(table.of('OccurrenceReplaced')).toHaveLength(key === 'yes' ? 1 : 0);
        expect(table.fold()).toBe(plainState(table.state));
      }
    });
  }

  test('CR 903.9b: it is its owner who chooses, whoever controls it', () => {
    const p = position();
    const id = p.leads(p.battlefield(alice, leader, { controller: bob, baseController: bob }));
    const cast = p.hand(alice, bounce);
    const table = new Table(p);
    resolves(table, cast);
    expect(table.asked).toBe('may 0');
    table.answer(pick('yes'));
    expect(table.zoneOf(id)).toBe('command');
  });

  test('CR 903.9b: one that would be drawn goes there too, from anywhere', () => {
    const p = position();
    const id = p.leads(p.library(alice, leader, { knownTo: 0 }));
    const next = p.library(alice, forest);
    const card = p.hand(alice, doing(draw(2)));
    const table = new Table(p);
    resolves(table, card);
    table.answer(pick('yes'));
    expect([table.zoneOf(id), table.zoneOf(next)]).toEqual(['command', 'hand']);
  });

  test('CR 903.9b: so where another replacement effect would put it into a library', () => {
    const lost = { would: 'die', what: creatures, instead: { do: 'shuffle into library' } } as const;
    const { table, id } = struck(kill, (p) => {
      p.library(alice, forest);
      p.battlefield(bob, watching('Loss', staticAbility({ static: 'replacement', replacement: lost })));
    });
    expect([table.asked, table.question.rule]).toEqual(['may 0', '903.9b']);
    table.answer(pick('yes'));
    expect([table.zoneOf(id), table.of('LibraryShuffled').length]).toEqual(['command', 1]);
  });
});

describe('CR 903.9c: melded and merged commanders', () => {
  const [left, right] = meldPair(
    legendary(creature('Left', '{2}{B}', ['Rat'], 1, 2)),
    creature('Right', '{1}{B}', ['Rat'], 3, 4),
    creature('Whole', '', ['Horror'], 6, 6),
  );
  const place = (table: Table, name: string): string =>
    [...table.state.objects.values()].find(({ left: gone, printed }) => !gone && printed.name === name)?.zone ?? 'gone';

  for (const [which, leads] of [
    ['first', 0],
    ['second', 1],
  ] as const) {
    test(`CR 903.3b, 903.9c: of a melded permanent the commander, its ${which} card, goes to the command zone alone`, () => {
      const exilePair: Effect = { do: 'move', what: each(creatures), to: { zone: 'exile' }, label: 'pair' };
      const p = position();
      const halves = [p.battlefield(alice, left), p.battlefield(alice, right)] as const;
      p.leads(halves[leads]);
      const join = p.hand(alice, doing(exilePair, { do: 'meld', what: result('pair') }));
      const back = p.hand(alice, bounce);
      const table = new Table(p);
      resolves(table, join);
      const whole = table.state.battlefield[0]!;
      expect(table.object(whole).printed.name).toBe('Whole');
      table.cast(back);
      table.passAll();
      expect([table.asked, table.question.rule]).toEqual(['may 0', '903.9b']);
      table.answer(pick('yes'));
      const places = ['Left', 'Right'].map((name) => place(table, name));
      expect(places).toEqual(leads === 0 ? ['command', 'hand'] : ['hand', 'command']);
      expect(table.fold()).toBe(plainState(table.state));
    });
  }

  test('CR 903.3c, 903.9c: of a merged permanent the commander goes to the command zone, each other card to the hand', () => {
    const beast = creature('Beast', '{3}{G}', ['Beast'], 4, 4, mutate('{G}'));
    for (const where of ['top', 'bottom'] as const) {
      const p = position(pools('G'));
      const host = p.leads(p.battlefield(alice, leader));
      const [card, back] = [p.hand(alice, beast), p.hand(alice, bounce)];
      const table = new Table(p);
      const way = table.options(card).find((one) => one.do === 'cast' && one.via === 'mutate')!;
      table.answers(act(way), pay);
      table.passAll();
      table.answer(pick(where));
      table.cast(back);
      table.passAll();
      table.answer(pick('yes'));
      expect([place(table, 'Leader'), place(table, 'Beast'), table.state.battlefield]).toEqual(['command', 'hand', []]);
      expect(table.object(host).left).toBe(true);
    }
  });
});

test('CR 903.3 example: face down, or as a copy of something else, a commander is one; a copy of it isn’t', () => {
  const becomes: Effect = { do: 'become copy', what: target(), of: each({ is: 'named', name: 'Bear' }) };
  const cloned: Effect = { do: 'create copies', who: { players: 'you' }, count: 1, of: target() };
  const hidden: Effect = { do: 'turn face down', what: target() };
  const tapped: Effect = { do: 'tap', what: each({ is: 'designated', as: 'commander' }) };
  for (const change of [becomes, cloned, hidden]) {
    const p = position();
    const id = p.leads(p.battlefield(alice, leader));
    p.battlefield(bob, bear);
    const spells = [
      p.hand(alice, sorcery('Change', '', spell(target.creature(), change))),
      p.hand(alice, doing(tapped)),
    ];
    const table = new Table(p);
    table.cast(spells[0]!, select(id));
    table.passAll();
    if (change === cloned) table.answer(select(id)); // the legend rule: the commander stays
    resolves(table, spells[1]!);
    const isTapped = (each_: ObjectId): boolean => table.object(each_).tapped;
    expect([isTapped(id), table.state.battlefield.filter(isTapped).length]).toEqual([true, 1]);
  }
});
