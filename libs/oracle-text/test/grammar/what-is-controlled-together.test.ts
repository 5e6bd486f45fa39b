import { describe, expect, test } from '@jest/globals';
import { reading } from './reading.js';

const control = (filter: object): object => ({ if: 'control', who: { players: 'you' }, filter, count: 1 });

function asked(condition: string): unknown {
  const [ability] = reading(`When this creature enters, if ${condition}, draw a card.`);
  return ability?.kind === 'triggered' ? ability.condition : undefined;
}

describe('what a player controls', () => {
  test('both of two things', () => {
    expect(asked('you control an artifact and an enchantment')).toMatchObject({
      if: 'all',
      of: [control({ is: 'type', type: 'Artifact' }), control({ is: 'type', type: 'Enchantment' })],
    });
  });

  test('CR 205.3i: “Urza’s” is a land type', () => {
    const urzas = { is: 'subtype', subtype: "Urza's" };
    expect(asked("you control an Urza's Mine and an Urza's Tower")).toMatchObject({
      if: 'all',
      of: [
        control({ is: 'all', of: [urzas, { is: 'subtype', subtype: 'Mine' }] }),
        control({ is: 'all', of: [urzas, { is: 'subtype', subtype: 'Tower' }] }),
      ],
    });
  });

  test('CR 102.3: what your team controls', () => {
    const team = { players: 'together', of: [{ players: 'you' }, { players: 'each teammate' }] };
    expect(asked('your team controls another Warrior')).toMatchObject({ if: 'control', who: team });
    expect(reading('Dragons your team controls have double strike.')).toMatchObject([
      { effects: [{ affects: { filter: { is: 'all', of: [{}, { is: 'controlled by players', who: team }] } } }] },
    ]);
  });
});
