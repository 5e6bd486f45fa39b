import { describe, expect, test } from '@jest/globals';
import {
  activated,
  anything,
  artifact,
  cardType,
  companion,
  creature,
  creatures,
  gainLife,
  instant,
  not,
  sorcery,
  spell,
  subtype,
  type CardDefinition,
  type DeckCondition,
} from '@stacktrail/card-tree';
import type { AnyGameEvent, Answer, ObjectId } from '@stacktrail/game-events';
import {
  act,
  pay,
  player,
  select,
  bear,
  forest,
  healing,
  plainState,
  alice,
  bob,
  position,
  type Position,
  secretsOf,
  pools,
  Table,
} from '@stacktrail/test-kit';
import { LiveGame } from '../../src/index.js';

const lands = cardType('Land');
const nonland = not(lands);

function friend(condition: DeckCondition, name = 'Friend'): CardDefinition {
  return creature(name, '{2}{G}', ['Cat'], 3, 3, companion(condition));
}

/** A game up to the question after it has been chosen who starts. */
function begun(deck: readonly CardDefinition[], sideboard: readonly CardDefinition[], his = sideboard) {
  const { live, events } = LiveGame.start({
    game: 'companions',
    edition: '2025-06-06',
    match: null,
    parent: null,
    seats: [
      { name: 'Alice', deck, sideboard },
      { name: 'Bob', deck, sideboard: his },
    ],
    ...secretsOf('companions'),
    provable: false,
  });
  const facts: AnyGameEvent[] = events.slice();
  const answer = (given: Answer): void => {
    const result = live.answer(live.pending!.id, given);
    if (!result.accepted) throw new Error(`${result.rule}: ${result.message}`);
    facts.push(...result.events);
  };
  answer(select(player(alice)));
  return { live, facts, answer };
}

/** Whether a deck fulfills the condition: the card can be revealed. */
function fulfilled(condition: DeckCondition, ...deck: readonly CardDefinition[]): boolean {
  const { live } = begun(deck, [friend(condition)], []);
  const { question } = live.pending!;
  if (question.form !== 'select' || question.rule !== '103.2b') throw new Error(`${question.kind} is asked`);
  return question.candidates.length === 1;
}

const times = (count: number, card: CardDefinition): readonly CardDefinition[] =>
  Array.from({ length: count }, () => card);

describe('CR 103.2b: revealing a companion', () => {
  const free = friend({ deck: 'only', of: [anything] });
  const strict = friend({ deck: 'none', is: lands }, 'Strict');

  test('CR 103.2b: one card whose condition the deck fulfills, before libraries are shuffled; it stays outside', () => {
    const { live, facts, answer } = begun(times(20, forest), [bear, free, strict, free]);
    const { question } = live.pending!;
    if (question.form !== 'select') throw new Error('nothing is chosen');
    const [, one, other, two] = live.state.players[alice]!.outside as [ObjectId, ObjectId, ObjectId, ObjectId];
    expect(question).toMatchObject({ rule: '103.2b', player: alice, min: 0, max: 1, seenBy: 1 });
    expect(question.candidates.map(({ id }) => id)).toEqual([one, two]);
    expect(() => answer(select(other))).toThrow('103.2b');
    expect(() => answer(select(one, two))).toThrow('103.2b');
    expect(facts.some(({ type }) => type === 'LibraryShuffled')).toBe(false);
    answer(select(one));
    const revealed = facts.filter(({ type, rule }) => type === 'CardsRevealed' && rule === '103.2b');
    expect(revealed.map(({ data }) => data)).toMatchObject([{ player: alice, objects: [one] }]);
    const card = live.state.objects.get(one)!;
    expect([card.zone, card.knownTo, card.designations.map(({ name }) => name)]).toEqual(['outside', 3, ['companion']]);
    expect(live.pending!.question).toMatchObject({ rule: '103.2b', player: bob });
    answer(select());
    expect(facts.filter(({ type }) => type === 'LibraryShuffled')).toHaveLength(2);
    expect(live.pending!.question.kind).toBe('mulligan');
  });

  test('CR 103.2b: nobody is asked without such cards in the game, nor who has no cards outside it', () => {
    expect(begun(times(20, forest), [bear]).live.pending!.question.kind).toBe('mulligan');
    const { live, answer } = begun(times(20, forest), [free], []);
    expect(live.pending!.player).toBe(alice);
    answer(select());
    expect(live.pending!.question.kind).toBe('mulligan');
  });
});

describe('CR 702.139a: conditions', () => {
  const cat = creature('Lynx', '{1}{G}', ['Cat'], 2, 2);
  const twin = artifact('Twin', '{W}{W}', []);
  const rock = artifact('Rock', '{3}', [], activated([], gainLife(1)));
  const rows: readonly (readonly [string, DeckCondition, readonly CardDefinition[], readonly CardDefinition[]])[] = [
    ['each such card is of a kind', { deck: 'each', of: creatures, is: subtype('Cat') }, [cat, healing], [cat, bear]],
    [
      'each permanent card has an activated ability, as basic lands do',
      { deck: 'each', of: { is: 'permanent card' }, is: { is: 'with an activated ability' } },
      [rock, forest, healing],
      [rock, bear],
    ],
    [
      'only cards of some kinds',
      { deck: 'only', of: [{ is: 'mana value', compare: 'at least', to: 3 }, lands] },
      [rock, forest],
      [rock, forest, bear],
    ],
    ['even mana values', { deck: 'only', of: [{ is: 'even mana value' }] }, [twin, forest], [twin, rock]],
    ['odd mana values', { deck: 'only', of: [{ is: 'odd mana value' }, lands] }, [rock, forest], [rock, twin]],
    [
      'no repeated mana symbol',
      { deck: 'none', is: { is: 'with a repeated mana symbol' } },
      [bear, rock],
      [bear, twin],
    ],
    [
      'different names',
      { deck: 'different names', of: nonland },
      [cat, bear, forest, forest],
      [cat, bear, cat, forest],
    ],
    ['a shared card type', { deck: 'shared card type', of: nonland }, [cat, bear, forest], [cat, rock, forest]],
    ['more than the minimum', { deck: 'above the minimum size', count: 20 }, times(80, forest), times(79, forest)],
  ];

  test.each(rows)('CR 702.139a: %s', (_, condition, right, wrong) => {
    expect([fulfilled(condition, ...right), fulfilled(condition, ...wrong)]).toEqual([true, false]);
  });

  test('CR 702.139b: the sideboard is not asked about', () => {
    const { live } = begun(times(20, forest), [friend({ deck: 'only', of: [lands] })]);
    const { question } = live.pending!;
    expect(question.form === 'select' && question.candidates.length).toBe(1);
  });
});

describe('CR 116.2g, 702.139a: the special action', () => {
  const designations = [{ name: 'companion' as const, player: null, value: 0, until: null, turn: 0 }];
  const card = friend({ deck: 'only', of: [anything] });

  function at(change: (p: Position) => void = () => {}): { readonly table: Table; readonly id: ObjectId } {
    const p = position(pools('GGGG', 'GGG'));
    change(p);
    const id = p.outside(alice, card, { designations, knownTo: 3 });
    return { table: new Table(p), id };
  }

  test('CR 116.2g: for {3} the card is put into the hand, without the stack, and only once', () => {
    const { table, id } = at();
    const [special] = table.options(id);
    expect(special?.do).toBe('special');
    table.answers(act(special!), pay);
    expect([table.zoneOf(id), table.stack, table.pool(alice)]).toEqual(['hand', [], 'G']);
    const now = table.now(id);
    expect([now.knownTo, now.designations, table.state.players[alice]!.outside]).toEqual([3, [], []]);
    expect(table.of('SpecialActionTaken').map(({ rule }) => rule)).toEqual(['116.2g']);
    expect(table.options(now.id).map(({ do: what }) => what)).toEqual(['cast']);
    expect(plainState(table.state)).toBe(table.fold());
  });

  test('CR 116.2g: not with an object on the stack, nor by another player', () => {
    const { table, id } = at((p) => p.hand(alice, instant('Chant', '', spell(gainLife(1)))));
    expect(table.options(id)).toHaveLength(1);
    table.cast(table.state.players[alice]!.hand[0]!);
    expect(table.options(id)).toEqual([]);
    table.pass();
    expect(table.options(id)).toEqual([]);
  });

  test('CR 116.2g: only in a main phase', () => {
    const { table, id } = at();
    table.passUntil('end');
    expect(table.options(id)).toEqual([]);
  });

  test('CR 702.139a: a card that wasn’t revealed before the game stays where it is', () => {
    const p = position(pools('GGG'));
    const id = p.outside(alice, card);
    expect(new Table(p).options(id)).toEqual([]);
  });

  test('CR 702.139c: once in the hand it remains in the game', () => {
    const p = position(pools('GGGGGG'));
    p.hand(alice, sorcery('Discarding', '', spell({ do: 'discard', who: { players: 'you' }, count: 1 })));
    const id = p.outside(alice, card, { designations, knownTo: 3 });
    const table = new Table(p);
    table.answers(act(table.options(id)[0]!), pay);
    table.cast(table.state.players[alice]!.hand[0]!);
    table.passAll();
    expect([table.zoneOf(id), table.state.players[alice]!.outside]).toEqual(['graveyard', []]);
  });
});
