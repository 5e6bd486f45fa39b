import { describe, expect, test } from '@jest/globals';
import type { Effect } from '@stacktrail/card-tree';
import { readingSpell } from './reading.js';

/** The instructions of a spell without modes. */
function effectsOf(text: string): readonly Effect[] {
  const [ability] = readingSpell(text);
  if (ability?.kind !== 'spell') throw new Error(`no spell ability: ${JSON.stringify(ability)}`);
  return ability.modes[0]!.effects;
}

const you = { players: 'you' };
const target = { objects: 'target', slot: 0 };

describe('one instruction each', () => {
  test.each([
    ['CR 500.11', 'Target player skips their next untap step.', { do: 'skip', what: 'untap', count: 1 }],
    ['CR 500.7', 'Skip the draw step of that turn.', { do: 'skip', what: 'draw', thatTurn: true }],
    [
      'CR 603.7',
      "At the beginning of that turn's end step, you lose 4 life.",
      { do: 'delayed trigger', leads: true, thatTurn: true },
    ],
    ['CR 500.11', 'You skip your next turn.', { do: 'skip', what: 'turn', who: you }],
    ['CR 500.8', 'There is an additional combat phase after this phase.', { do: 'extra phases', phases: ['combat'] }],
    [
      'CR 500.8',
      'There is an additional combat phase after this phase followed by an additional main phase.',
      { do: 'extra phases', phases: ['combat', 'main'] },
    ],
    [
      'CR 701.10e',
      'Double the number of growth counters on target Goblin.',
      { do: 'multiply counters', counter: 'growth', by: 2, on: target },
    ],
    [
      'CR 701.10a',
      'Double the power and toughness of each Goblin you control until end of turn.',
      { do: 'multiply power and toughness', what: 'power and toughness', of: { objects: 'each' }, until: 'this turn' },
    ],
    [
      'CR 701.10a',
      "Double target Goblin's power until end of turn.",
      { do: 'multiply power and toughness', what: 'power', of: target },
    ],
    [
      'CR 701.12b',
      'Exchange control of two target Goblins.',
      { do: 'exchange control', first: target, second: target },
    ],
    [
      'CR 701.12b',
      'Exchange control of target Goblin you control and target Elf an opponent controls.',
      { do: 'exchange control', first: target, second: { objects: 'target', slot: 1 } },
    ],
    ['CR 701.12c', 'Exchange life totals with target opponent.', { do: 'exchange life totals', first: you }],
    [
      'CR 613.1b',
      'Target opponent gains control of target Goblin.',
      { do: 'apply', changes: [{ change: 'control', to: { players: 'target', slot: 0 } }], until: 'rest of the game' },
    ],
    ['CR 115.7a', 'Change the target of target spell with a single target.', { do: 'change targets', how: 'all' }],
    ['CR 115.7d', 'Choose new targets for target spell.', { do: 'change targets', how: 'choose new' }],
    [
      'CR 701.24c',
      'Each player shuffles their hand and graveyard into their library.',
      { do: 'shuffle into library', who: { players: 'each player' }, what: { objects: 'together' } },
    ],
    [
      'CR 701.24c',
      'Shuffle your graveyard into your library.',
      { do: 'shuffle into library', who: you, what: { objects: 'each', zone: 'graveyard', of: you } },
    ],
  ])('%s: “%s”', (_, text, effect) => {
    expect(effectsOf(text)).toMatchObject([effect]);
  });

  test('CR 701.10e: without a kind, counters of each kind', () => {
    expect(effectsOf('Double the number of each kind of counter on target Goblin.')[0]).not.toHaveProperty('counter');
  });
});
