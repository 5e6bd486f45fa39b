import { describe, expect, test } from '@jest/globals';
import {
  artifact,
  creature,
  gainLife,
  instant,
  sorcery,
  spell,
  target,
  type CardDefinition,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  cancel,
  pay,
  resolves,
  plainState,
  alice,
  bob,
  position,
  seen,
  type Position,
  readCard,
  pools,
  Table,
} from '@stacktrail/test-kit';

/** An artifact that says that as often as one likes. */
const saying = (...texts: readonly string[]): CardDefinition => readCard(artifact('Forge', '', []), ...texts);
const cub = creature('Cub', '', ['Bear'], 1, 1);
const gain = instant('Gain', '', spell(gainLife(1)));

describe('CR 611.2f: effects about the next spell that a player casts', () => {
  function scene(text: string, set: (p: Position) => void = () => undefined, ...mana: readonly string[]) {
    const p = position(pools(...mana));
    const forge = p.battlefield(alice, saying(text));
    set(p);
    const cards = [p.hand(alice, gain), p.hand(alice, gain), p.hand(alice, cub), p.hand(alice, cub)] as const;
    const table = new Table(p);
    const use = (): void => {
      table.activate(forge);
      if (table.question.kind !== 'priority') table.answer(pay);
      table.passAll();
    };
    return { table, forge, cards, use };
  }

  test('CR 611.2f: one begins as such a spell is put on the stack, and is about no other', () => {
    const { table, cards, use } = scene('{0}: The next creature spell you cast this turn has storm.');
    use();
    const [began] = table.of('ContinuousEffectBegan');
    expect(began!.data.objects).toEqual([]);
    resolves(table, cards[0]); // no creature spell
    expect(table.of('AbilityTriggered')).toEqual([]);
    table.cast(cards[2]);
    expect(table.stack).toEqual(['Cub', 'ability of Cub']);
    const [, onSpell] = table.of('ContinuousEffectBegan');
    expect([onSpell!.rule, onSpell!.data.objects, onSpell!.causes]).toEqual([
      '611.2f',
      [table.state.stack[0]],
      [began!.revision],
    ]);
    expect(table.of('EffectEnded').map(({ data, rule }) => [data.effect, rule])).toEqual([
      [began!.data.effect, '611.2f'],
    ]);
    while (table.stack.length > 0) table.passAll();
    resolves(table, cards[3]);
    expect(table.of('AbilityTriggered')).toHaveLength(1);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 611.2f: not to a spell of another player, nor in another turn', () => {
    let theirs = 0 as ObjectId;
    const { table, cards, use } = scene('{0}: The next spell you cast this turn has storm.', (p) => {
      theirs = p.hand(bob, gain);
      for (const seat of [alice, bob]) for (let i = 0; i < 5; i++) p.library(seat, cub);
    });
    use();
    table.pass();
    resolves(table, theirs);
    expect(table.of('AbilityTriggered')).toEqual([]);
    table.passUntil('declare attackers');
    if (table.question.kind !== 'priority') table.answer({ form: 'attack', attacks: [] });
    table.passUntil('upkeep');
    expect(table.state.effects).toEqual([]);
    table.pass();
    resolves(table, cards[0]);
    expect(table.of('AbilityTriggered')).toEqual([]);
  });

  test('CR 611.2f, 601.2f: what it gives is there as the costs are paid', () => {
    const { table, use } = scene('{0}: The next spell you cast this turn has convoke.', (p) => {
      p.battlefield(alice, cub);
      p.hand(alice, sorcery('Costly', '{1}', spell(gainLife(5))));
    });
    use();
    const costly = table.state.players[alice]!.hand.find((id) => table.object(id).printed.name === 'Costly')!;
    table.cast(costly);
    while (table.question.kind !== 'priority') {
      const { question } = table;
      table.answer(question.form === 'select' ? { form: 'select', chosen: question.candidates.slice(0, 1) } : pay);
    }
    table.passAll();
    expect([table.life(alice), table.reversed]).toEqual([25, null]);
  });

  test('CR 611.2f, 702.41a: a keyword that makes it cost less', () => {
    const { table, use } = scene(
      '{0}: The next noncreature spell you cast this turn has affinity for artifacts.',
      (p) => {
        p.battlefield(alice, artifact('Cog', '', []));
        p.hand(alice, sorcery('Costly', '{5}', spell(gainLife(5))));
      },
    );
    use();
    table.cast(table.state.players[alice]!.hand.find((id) => table.object(id).printed.name === 'Costly')!);
    expect(table.of('TotalCostDetermined').at(-1)!.data.mana.join('')).toBe('3');
  });

  test('CR 611.2f, 731.1: one that began to apply to a spell whose casting is reversed waits for the next', () => {
    const { table, cards, use } = scene('{0}: The next spell you cast this turn has storm.', (p) => {
      p.hand(alice, sorcery('Costly', '{5}', spell(gainLife(5))));
    });
    use();
    const costly = table.state.players[alice]!.hand.find((id) => table.object(id).printed.name === 'Costly')!;
    table.cast(costly);
    if (table.question.kind !== 'priority') table.answer(cancel);
    expect([table.stack, table.zoneOf(costly)]).toEqual([[], 'hand']);
    table.cast(cards[0]);
    expect(table.stack).toEqual(['Gain', 'ability of Gain']);
  });

  test('CR 611.2f, 400.7a: two apply to the same spell, and go on for the permanent that it becomes', () => {
    const { table, cards, use } = scene('{0}: The next creature spell you cast this turn has flying.');
    use();
    use();
    resolves(table, cards[2]);
    resolves(table, cards[3]);
    const keywords = [cards[2], cards[3]].map((id) => [...seen(table.state, table.now(id).id).keywords]);
    expect([keywords, table.of('EffectEnded').length]).toEqual([[['flying'], []], 2]);
  });

  test('CR 611.2f: a spell that can’t be countered isn’t', () => {
    const counter = instant('Counter', '', spell(target.spell(), { do: 'counter', what: target() }));
    const countered = (times: number): string => {
      const p = position();
      const forge = p.battlefield(alice, saying("{0}: The next creature spell you cast this turn can't be countered."));
      const [card, other] = [p.hand(alice, cub), p.hand(bob, counter)];
      const table = new Table(p);
      for (let i = 0; i < times; i++) {
        table.activate(forge);
        if (table.question.kind !== 'priority') table.answer(pay);
        table.passAll();
      }
      table.cast(card);
      table.pass();
      table.cast(other);
      table.passAll();
      while (table.stack.length > 0) table.passAll();
      return table.zoneOf(card);
    };
    expect([countered(0), countered(1)]).toEqual(['graveyard', 'battlefield']);
  });
});
