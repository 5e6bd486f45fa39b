import { describe, expect, test } from '@jest/globals';
import {
  creature,
  creatures,
  destroy,
  draw,
  each,
  eachPlayer,
  enchantment,
  exileInsteadOfDying,
  gainLife,
  instant,
  itself,
  lands,
  sacrifice,
  sorcery,
  spell,
  staticAbility,
  target,
  triggered,
  whenThisDies,
  type Ability,
  type Effect,
  type Replacement,
} from '@stacktrail/card-tree';
import { seatBit } from '@stacktrail/game-events';
import { bear, forest, alice, bob, position, pick, select, story, Table } from '@stacktrail/test-kit';

const law = (replacement: Replacement, ...more: readonly Ability[]) =>
  enchantment('Law', '{1}', [], staticAbility({ static: 'replacement', replacement }), ...more);
const doing = (...effects: readonly Effect[]) => sorcery('Deed', '', spell(...effects));
const sacrificed = triggered({ on: 'is sacrificed', what: creatures }, gainLife(1));
const void_: Replacement = { would: 'go to graveyard', what: { is: 'card' }, instead: { do: 'exile' } };

describe('CR 614: replacement effects', () => {
  test('CR 614.6: “would die, exile it instead”: it never died, and nothing triggers on that', () => {
    const p = position();
    const victim = p.battlefield(bob, creature('Martyr', '{W}', ['Cat'], 1, 1, whenThisDies(gainLife(1))));
    p.battlefield(alice, law({ would: 'die', what: creatures, instead: { do: 'exile' } }));
    const card = p.hand(alice, doing(destroy(each(creatures))));
    const table = new Table(p);
    table.cast(card);
    const facts = table.passAll();
    expect(story(facts, 'PriorityPassed')).toEqual([
      ...['608.1 ResolutionBegan', '614.6 OccurrenceReplaced', '701.8a Destroyed', '701.8a ObjectMoved'],
      '608.2n ObjectMoved',
    ]);
    expect([table.zoneOf(victim), table.stack]).toEqual(['exile', []]);
  });

  test('CR 118.11: what is sacrificed and exiled instead has been sacrificed', () => {
    const p = position();
    const victim = p.battlefield(alice, bear);
    p.battlefield(alice, law(void_));
    p.battlefield(alice, law({ would: 'die', what: lands, instead: { do: 'exile' } }, sacrificed));
    const card = p.hand(alice, doing(sacrifice(each(creatures))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.zoneOf(victim), table.stack.length]).toEqual(['exile', 1]);
  });

  test('of a resolved spell: the next time this turn, for the objects that it was about', () => {
    const p = position();
    const [one, two] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const spray = p.hand(alice, instant('Spray', '', spell(target.creature(), exileInsteadOfDying(target()))));
    const card = p.hand(alice, doing(destroy(each(creatures))));
    const table = new Table(p);
    table.cast(spray, select(one));
    table.passAll();
    table.cast(card);
    table.passAll();
    expect([table.zoneOf(one), table.zoneOf(two)]).toEqual(['exile', 'graveyard']);
  });

  test('CR 616.1: of two that would apply, its controller chooses; the other then has nothing to apply to', () => {
    const ended = (which: number) => {
      const p = position();
      p.battlefield(alice, law(void_));
      const own: Replacement = { would: 'die', what: itself, instead: { do: 'return to hand' } };
      const ability = staticAbility({ static: 'replacement', replacement: own });
      const victim = p.battlefield(bob, creature('Phoenix', '{R}', ['Phoenix'], 1, 1, ability));
      const card = p.hand(alice, doing(destroy(each(creatures))));
      const table = new Table(p);
      table.cast(card);
      table.passAll();
      expect(table.asked).toBe('choose replacement 1');
      const { question } = table;
      if (question.form !== 'pick') throw new Error('pick one');
      table.answer(pick(question.options[which]!.key));
      expect(table.of('OccurrenceReplaced').filter(({ data }) => data.source !== 0).length).toBeGreaterThan(0);
      return table.zoneOf(victim);
    };
    expect([ended(0), ended(1)]).toEqual(['exile', 'hand']);
  });

  test('CR 701.24: “shuffle it into its owner’s library instead” shuffles', () => {
    const p = position();
    for (let i = 0; i < 5; i++) p.library(bob, forest);
    const own: Replacement = { would: 'die', what: creatures, instead: { do: 'shuffle into library' } };
    p.battlefield(alice, law(own));
    p.battlefield(bob, bear);
    const card = p.hand(alice, doing(destroy(each(creatures))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.of('LibraryShuffled').map(({ rule, data }) => [rule, data.player, data.count])).toEqual([
      ['701.24a', bob, 6],
    ]);
  });

  test.each([
    ['is revealed where it isn’t seen', true, 1],
    ['isn’t where the effect doesn’t say so', undefined, 0],
  ])('CR 701.20a: what is discarded and shuffled in %s', (_, reveal, times) => {
    const p = position();
    const instead = { do: 'shuffle into library', ...(reveal && { reveal }) } as const;
    p.battlefield(alice, law({ would: 'go to graveyard', what: creatures, instead }));
    const discarded = p.hand(bob, bear, { knownTo: seatBit(bob) });
    const card = p.hand(alice, doing({ do: 'discard', who: { players: 'each opponent' }, count: 1 }));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.of('CardsRevealed').filter(({ data }) => data.objects.includes(discarded))).toHaveLength(times);
    expect(table.of('LibraryShuffled')).toHaveLength(1);
  });

  test('CR 614.5: each is applied to an event once: two that double make four times as much', () => {
    const p = position();
    const double: Replacement = { would: 'gain life', who: 'you', instead: { do: 'gain double' } };
    p.battlefield(alice, law(double));
    p.battlefield(alice, law(double));
    const card = p.hand(alice, doing(gainLife(2)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    const { question } = table;
    if (question.form !== 'pick') throw new Error('pick one');
    table.answer(pick(question.options[0]!.key));
    expect(table.of('LifeGained').map(({ data }) => data.amount)).toEqual([8]);
  });

  test('CR 614.5, 616.2: a doubled draw is two draws, which the effect doesn’t apply to again', () => {
    const p = position();
    for (let i = 0; i < 5; i++) p.library(alice, forest);
    p.battlefield(alice, law({ would: 'draw', who: 'you', instead: { do: 'draw double' } }));
    const card = p.hand(alice, doing(draw(2)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.state.players[alice]?.hand).toHaveLength(4);
  });

  test('CR 614.11, 121.6a: a draw is replaced though the library is empty', () => {
    const p = position();
    p.battlefield(alice, law({ would: 'draw', who: 'you', instead: { do: 'skip' } }));
    const card = p.hand(alice, doing(draw(1)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.of('DrawFailed'), table.asked]).toEqual([[], 'priority 0']);
  });

  test('CR 614.17: what can’t happen is not replaced', () => {
    const p = position();
    p.battlefield(alice, law({ would: 'gain life', who: 'you', instead: { do: 'gain double' } }));
    p.battlefield(
      bob,
      enchantment(
        'Drought',
        '{1}',
        [],
        staticAbility({ static: "players can't", who: 'any player', what: 'gain life' }),
      ),
    );
    const card = p.hand(alice, doing(gainLife(2)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.life(alice), table.of('OccurrenceReplaced')]).toEqual([20, []]);
  });

  test('CR 101.4: several players choose, the active one first', () => {
    const p = position((state) => {
      state.activePlayer = state.priority = bob;
    });
    const double: Replacement = { would: 'gain life', who: 'you', instead: { do: 'gain double' } };
    for (const owner of [alice, bob, alice, bob]) p.battlefield(owner, law(double));
    const both: Effect = { do: 'gain life', who: eachPlayer, amount: 1 };
    const card = p.hand(bob, doing(both));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    const asked: string[] = [];
    while (table.question.form === 'pick') {
      asked.push(table.asked);
      table.answer(pick(table.question.options[0]!.key));
    }
    expect([...asked].sort()).toEqual(['choose replacement 0', 'choose replacement 1']);
    expect([table.life(alice), table.life(bob)]).toEqual([24, 24]);
  });
});
