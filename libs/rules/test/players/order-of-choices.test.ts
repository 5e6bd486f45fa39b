import { describe, expect, test } from '@jest/globals';
import {
  all,
  always,
  creatures,
  each,
  enchantment,
  enterUnderYourControl,
  gains,
  keywords,
  losesAllAbilities,
  move,
  onto,
  opponentControls,
  staticAbility,
  untilEndOfTurn,
  type Filter,
  type StaticAbility,
} from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import {
  player,
  select,
  bear,
  elf,
  forest,
  doing,
  alice,
  bob,
  position,
  seen,
  newGame,
  Table,
} from '@stacktrail/test-kit';
import { LiveGame } from '../../src/index.js';

const carol = 2 as PlayerId;

describe('CR 101: who chooses and acts when', () => {
  test('CR 101.2a: giving and taking abilities is no “can’t”: the later effect prevails', () => {
    const p = position();
    const one = p.battlefield(alice, bear);
    p.battlefield(bob, enchantment('A silence', '', [], always(each(creatures), losesAllAbilities)));
    const card = p.hand(alice, doing(untilEndOfTurn(each(creatures), gains(keywords('flying')))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(seen(table.state, one).keywords.has('flying')).toBe(true);
  });

  test('CR 101.4c: a player who has several choices to make makes them in the order that the text has', () => {
    const p = position();
    const [first, second] = [p.battlefield(alice, bear), p.battlefield(alice, elf)];
    p.battlefield(alice, forest);
    const choose = (filter: Filter, label: string) =>
      ({ do: 'choose objects', who: { players: 'you' }, from: each(filter), min: 0, max: 1, label }) as const;
    const card = p.hand(
      alice,
      doing(
        choose({ is: 'subtype', subtype: 'Elf' }, 'an elf'),
        choose({ is: 'subtype', subtype: 'Bear' }, 'a bear'),
        move({ objects: 'result', label: 'an elf' }, onto.exile),
        move({ objects: 'result', label: 'a bear' }, onto.exile),
      ),
    );
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.question).toMatchObject({ candidates: [{ id: second }] });
    table.answer(select(second));
    expect([table.question, table.zoneOf(second)]).toMatchObject([{ candidates: [{ id: first }] }, 'battlefield']);
    table.answer(select(first));
    expect([table.zoneOf(first), table.zoneOf(second)]).toEqual(['exile', 'exile']);
  });

  test('CR 101.4d: a choice that an earlier player comes to have is made before those of later players', () => {
    const p = position(undefined, 3);
    const enters = (instead: 'tapped' | 'counter'): StaticAbility =>
      staticAbility({
        static: 'replacement',
        replacement: {
          would: 'enter',
          what: creatures,
          instead:
            instead === 'tapped' ? { enters: 'tapped' } : { enters: 'with counters', counter: 'sleep', count: 1 },
        },
      });
    p.battlefield(alice, enchantment('A fog', '', [], enters('tapped')));
    p.battlefield(alice, enchantment('A dream', '', [], enters('counter')));
    const gathered = all({ is: 'named', name: 'Bear' } as const, creatures, opponentControls);
    p.battlefield(alice, enchantment('A gathering', '', [], enterUnderYourControl(gathered)));
    p.graveyard(bob, bear);
    p.graveyard(carol, elf);
    const card = p.hand(alice, doing(move(each(creatures, 'graveyard'), onto.battlefieldUnderOwner)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    // Bob’s bear comes to enter under Alice’s control, so that she chooses before Carol.
    expect(table.asked).toBe('choose replacement 0');
  });

  test('CR 101.4e, 103.3, 103.5: while the game starts, the starting player counts as the active one', () => {
    const deck = Array.from({ length: 20 }, () => forest);
    const { live } = LiveGame.start(newGame([deck, deck, deck], 'starting'));
    const answer = (with_: Parameters<LiveGame['answer']>[1]): void => {
      const result = live.answer(live.pending!.id, with_);
      if (!result.accepted) throw new Error(result.message);
    };
    answer(select(player(bob)));
    const asked: number[] = [];
    while (live.pending?.question.kind === 'mulligan') {
      asked.push(live.pending.player);
      answer({ form: 'pick', keys: ['keep'] });
    }
    expect(asked).toEqual([bob, carol, alice]);
  });
});

describe('CR 103: starting the game', () => {
  test('CR 103.2, 103.3: decks are shuffled once it is known who begins; nobody knows the libraries', () => {
    const deck = Array.from({ length: 20 }, () => forest);
    const { live, events } = LiveGame.start(newGame([deck, deck], 'shuffles'));
    expect(events.map(({ type }) => type)).not.toContain('LibraryShuffled');
    const result = live.answer(live.pending!.id, select(player(alice)));
    if (!result.accepted) throw new Error(result.message);
    const facts = result.events.map(({ type }) => type);
    expect(facts.indexOf('StartingPlayerChosen')).toBeLessThan(facts.indexOf('LibraryShuffled'));
    expect(result.events.filter(({ type }) => type === 'LibraryShuffled').map(({ rule }) => rule)).toEqual([
      '103.3',
      '103.3',
    ]);
    const { players, objects } = live.state;
    expect(players.flatMap(({ library }) => library.map((id) => objects.get(id)!.knownTo))).not.toContain(1);
    expect(players.map(({ library, hand }) => library.length + hand.length)).toEqual([20, 20]);
  });
});
