import { describe, expect, test } from '@jest/globals';
import {
  creatures,
  dealDamage,
  each,
  eachOpponent,
  gainLife,
  kept,
  onto,
  thatMuch,
  triggered,
  type Effect,
} from '@stacktrail/card-tree';
import { factsOf, Scene, opponent, you, bear } from '@stacktrail/test-kit';

describe('create emblem', () => {
  const emblem: Effect = {
    do: 'create emblem',
    who: { players: 'each player' },
    emblem: { abilities: [triggered({ on: 'gains life', who: 'you' }, gainLife(1))] },
  };

  test('CR 114.2: each player who gets one owns and controls it, in the command zone', () => {
    const scene = new Scene({ effects: [emblem] });
    const { facts } = scene.follow();
    expect(factsOf(facts, 'EmblemCreated').map(({ data, rule }) => [data.player, rule])).toEqual([
      [you, '114.2'],
      [opponent, '114.2'],
    ]);
    const { command } = scene.game.state;
    expect(command.map((id) => scene.game.state.objects.get(id)?.controller)).toEqual([you, opponent]);
  });
});

describe('link', () => {
  test('CR 607.2: what an ability did something to is remembered on its source', () => {
    const linking: Effect = { do: 'link', what: each(creatures), label: 'chosen' };
    const scene = new Scene({ effects: [linking] }, { battlefield: [bear] });
    scene.follow();
    expect(scene.game.state.objects.get(scene.spell)?.linked).toMatchObject([{ objects: [scene.id('Bear')] }]);
  });
});

describe('reflexive trigger', () => {
  test('CR 603.12: it triggers at once, about what the text did', () => {
    const effects: readonly Effect[] = [
      { do: 'move', what: each(creatures), to: onto.exile, label: 'it' },
      {
        do: 'reflexive trigger',
        ability: triggered({ on: 'when you do' }, dealDamage(thatMuch, eachOpponent), {
          do: 'move',
          what: kept,
          to: onto.hand,
        }),
        keep: { objects: 'result', label: 'it' },
      },
    ];
    const scene = new Scene({ effects }, { battlefield: [bear] });
    const { facts } = scene.follow();
    expect(factsOf(facts, 'AbilityTriggered').map(({ rule, data }) => [rule, data.context.amount])).toEqual([
      ['603.12', 1],
    ]);
    expect(scene.game.state.waiting).toMatchObject([{ kept: [scene.object('Bear').id] }]);
    expect(factsOf(facts, 'DelayedTriggerCreated')[0]!.data).toMatchObject({ lasting: false, until: null });
    expect(scene.game.state.delayed).toEqual([]);
  });
});
