import { describe, expect, test } from '@jest/globals';
import {
  anything,
  cardType,
  count,
  creature,
  creatures,
  destroy,
  each,
  exile,
  gainLife,
  onto,
  powerAndToughnessAre,
  result,
  sorcery,
  spell,
  you,
  type CardDefinition,
  type Effect,
  type Filter,
} from '@stacktrail/card-tree';
import {
  select,
  bear,
  forest,
  healing,
  doing,
  alice,
  bob,
  position,
  seen,
  plainState,
  secretsOf,
  Table,
} from '@stacktrail/test-kit';
import { boardView } from '@stacktrail/views';
import { LiveGame } from '../../src/index.js';

/** “You may reveal a card you own from outside the game and put it into your hand.” */
function wish(filter: Filter): readonly Effect[] {
  return [
    {
      do: 'choose objects',
      who: you,
      from: { objects: 'each', filter, zone: 'outside', of: you },
      min: 0,
      max: 1,
      label: 'wished for',
    },
    { do: 'reveal', what: result('wished for') },
    { do: 'move', what: result('wished for'), to: onto.hand },
  ];
}

const lesson: CardDefinition = { ...sorcery('A lesson', '{1}', spell(gainLife(1))) };
const taught: CardDefinition = { ...lesson, faces: [{ ...lesson.faces[0], subtypes: ['Lesson'] }] };

function begun(sideboard: readonly CardDefinition[]): ReturnType<typeof LiveGame.start> {
  const deck = Array.from({ length: 20 }, () => forest);
  return LiveGame.start({
    game: 'sideboards',
    edition: '2025-06-06',
    match: null,
    parent: null,
    seats: [
      { name: 'Alice', deck, sideboard },
      { name: 'Bob', deck },
    ],
    ...secretsOf('sideboards'),
    provable: false,
  });
}

describe('CR 100.4, 103.2a, 400.11: sideboards', () => {
  test('CR 103.2a: sideboards are set aside; the decks are the starting decks', () => {
    const { live, events } = begun([bear, healing]);
    const { players, deckLists, objects } = live.state;
    expect(players.map(({ library, outside }) => [library.length, outside.length])).toEqual([
      [20, 2],
      [20, 0],
    ]);
    expect(deckLists.map(({ length }) => length)).toEqual([20, 20, 2, 0]);
    expect(players[alice]!.outside.map((id) => objects.get(id)!.printed.name)).toEqual(['Bear', 'Healing']);
    expect(events.filter(({ type }) => type === 'SideboardSetAside').map(({ rule }) => rule)).toEqual([
      '103.2a',
      '103.2a',
    ]);
  });

  test('CR 103.2a: without sideboards nothing is set aside', () => {
    expect(begun([]).events.map(({ type }) => type)).not.toContain('SideboardSetAside');
  });

  test('CR 400.11a: a sideboard is known to its owner alone', () => {
    const { live } = begun([bear]);
    const names = (seat: typeof alice): readonly unknown[] =>
      boardView(live.state, { seat }).seats[alice]!.outside.cards.map((card) => ('name' in card ? card.name : null));
    expect(names(alice)).toEqual(['Bear']);
    expect(names(bob)).not.toContain('Bear');
  });

  test('CR 400.11b: an effect brings a card into the game from outside it, and it stays', () => {
    const p = position();
    const [spare, other] = [p.outside(alice, bear), p.outside(alice, healing)];
    const card = p.hand(alice, doing(...wish(creatures)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    const { question } = table;
    if (question.form !== 'select') throw new Error('nothing is chosen');
    expect([question.candidates, question.seenBy]).toEqual([[{ is: 'object', id: spare }], 1]);
    table.answer(select(spare));
    expect([table.zoneOf(spare), table.now(spare).knownTo, table.zoneOf(other)]).toEqual(['hand', 3, 'outside']);
    expect(table.state.players[alice]!.outside).toEqual([other]);
    expect(table.of('CardsRevealed')).toHaveLength(1);
    expect(plainState(table.state)).toBe(table.fold());
  });

  test('CR 108.3b: the owner of a card in a sideboard is who started the game with it there', () => {
    const p = position();
    const theirs = p.outside(bob, bear);
    const card = p.hand(alice, doing(...wish(anything)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.object(theirs).owner, table.zoneOf(theirs), table.asked]).toEqual([bob, 'outside', 'priority 0']);
  });

  test('CR 108.3: what is brought into the game is owned by the player who brought it', () => {
    const p = position();
    const spare = p.outside(alice, bear);
    const card = p.hand(alice, doing(...wish(creatures)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answer(select(spare));
    expect([table.now(spare).owner, table.state.players[alice]!.hand]).toEqual([alice, [table.now(spare).id]]);
  });

  test('CR 400.11c: cards outside the game are not affected by spells and abilities', () => {
    const p = position();
    const out = p.outside(alice, bear);
    const card = p.hand(
      alice,
      doing(destroy(each(creatures)), exile(each(creatures, 'hand')), exile(each(creatures, 'graveyard'))),
    );
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.zoneOf(out)).toBe('outside');
  });

  test('CR 400.11c, 113.6a: a characteristic-defining ability functions outside the game', () => {
    const p = position();
    p.battlefield(alice, forest);
    const grown = p.outside(
      alice,
      creature('Grown', '{G}', ['Elf'], 0, 0, powerAndToughnessAre(count(cardType('Land')))),
    );
    expect(seen(p.state(), grown)).toMatchObject({ power: 1, toughness: 1 });
  });

  test('CR 701.48a: to learn is to discard and draw, or to bring a Lesson into the game', () => {
    const p = position();
    const [spare] = [p.outside(alice, taught), p.outside(alice, lesson)];
    p.library(alice, forest);
    p.hand(alice, forest);
    const card = p.hand(alice, doing({ do: 'learn' }));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.asked).toBe('may 0');
    table.answer({ form: 'pick', keys: ['no'] });
    const { question } = table;
    if (question.form !== 'select') throw new Error('nothing is chosen');
    expect(question.candidates).toEqual([{ is: 'object', id: spare }]);
    table.answer(select(spare));
    expect([table.zoneOf(spare), table.state.players[alice]!.library.length]).toEqual(['hand', 1]);
  });
});
