import { describe, expect, test } from '@jest/globals';
import type { Effect } from '@stacktrail/card-tree';
import { readingSpell } from './reading.js';

function effectsOf(text: string): readonly Effect[] {
  const [ability] = readingSpell(text);
  if (ability === undefined || !('modes' in ability)) throw new Error('that has no instructions');
  return ability.modes[0]!.effects;
}

const result = (label: string) => ({ objects: 'result', label });
const both = { objects: 'together', of: [result('chosen 1'), result('chosen 2')] };

describe('one of each of several kinds of permanents', () => {
  test('CR 101.4: each player makes all choices before the next one does; the rest is what nobody chose', () => {
    const effects = effectsOf(
      'Each player chooses from among the permanents they control an artifact and a creature, then sacrifices the rest.',
    );
    const ofTheirs = { objects: 'matching', of: { filter: { who: { players: 'that player' } } } };
    expect(effects).toMatchObject([
      {
        do: 'for each player',
        who: { players: 'each player' },
        effects: [
          {
            do: 'choose objects',
            who: { players: 'that player' },
            from: { ...ofTheirs, filter: { type: 'Artifact' } },
          },
          {
            do: 'choose objects',
            who: { players: 'that player' },
            from: { ...ofTheirs, filter: { type: 'Creature' } },
          },
        ],
      },
      {
        do: 'sacrifice',
        what: { objects: 'other than', of: { filter: { who: { players: 'each player' } } }, not: both },
      },
    ]);
  });

  test('“other” is other than all that were chosen', () => {
    const effects = effectsOf(
      'For each player, you choose from among the permanents that player controls an artifact and a land. Then each player sacrifices all other permanents they control.',
    );
    expect(effects).toMatchObject([
      { do: 'for each player', effects: [{ who: { players: 'you' } }, { who: { players: 'you' } }] },
      { do: 'sacrifice', what: { filter: { is: 'not', of: { is: 'one of', objects: both } } } },
    ]);
  });

  test('CR 700.8: a party is up to one of each of its types', () => {
    const [chosen] = effectsOf(
      'Each player chooses a party from among creatures they control, then sacrifices the rest.',
    );
    const upToOne = { min: 0, max: 1 };
    expect(chosen).toMatchObject({ effects: [upToOne, upToOne, upToOne, upToOne] });
  });
});

test('CR 101.4: “starting with you” says in which order players are told', () => {
  const [may] = effectsOf(
    'Starting with you, each player may put a permanent card from their hand onto the battlefield.',
  );
  expect(may).toMatchObject({ who: { players: 'each player', startingWith: 'you' } });
  expect(JSON.stringify((may as { effects: unknown }).effects)).not.toContain('startingWith');
});
