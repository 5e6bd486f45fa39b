import { describe, expect, test } from '@jest/globals';
import { readingSpell, understood } from './reading.js';

const sorcery = { name: '', types: ['Sorcery'], subtypes: [], supertypes: [], abilities: [] } as const;

function only(text: string) {
  const [ability] = readingSpell(text);
  return ability?.kind === 'spell' ? ability.modes[0]! : undefined;
}

describe('CR 115.1: a target of each of several players', () => {
  const opponents = { amount: 'number of players', who: { players: 'each opponent' } };
  const apart = [{ all: 'differ in', quality: 'controller' }];

  test('is one of as many targets with different controllers', () => {
    expect(only('For each opponent, destroy up to one target creature that player controls.')).toEqual({
      targets: [
        {
          kind: 'permanent',
          filter: {
            is: 'all',
            of: [
              { is: 'type', type: 'Creature' },
              { is: 'controlled by', who: 'opponent' },
            ],
          },
          min: 0,
          max: opponents,
          together: apart,
        },
      ],
      effects: [{ do: 'destroy', what: { objects: 'target', slot: 0 } }],
    });
    expect(only('For each player, tap up to one target creature that player controls.')?.targets).toMatchObject([
      { filter: { is: 'type', type: 'Creature' }, max: { who: { players: 'each player' } }, together: apart },
    ]);
  });

  test('is spoken of together with the others in the sentences after it', () => {
    const text =
      'For each opponent, gain control of up to one target creature that player controls until end of turn. Untap those creatures. They gain haste until end of turn.';
    expect(only(text)?.effects).toMatchObject([
      { do: 'apply' },
      { do: 'untap', what: { objects: 'target', slot: 0, called: 'creature' } },
      { do: 'apply', to: { called: 'it' } },
    ]);
  });

  test.each([
    'For each opponent, exile up to one target creature that player controls and you gain life equal to its power.',
  ])('%s: isn’t read', (text) => {
    expect(understood(text, sorcery)).not.toBe(text);
  });
});

test('what names nothing of a player is done once for each of them', () => {
  expect(only('For each opponent, you draw a card.')?.effects).toMatchObject([
    { do: 'for each player', who: { players: 'each opponent' }, effects: [{ do: 'draw', count: 1 }] },
  ]);
});

describe('CR 608.2c: what is done for each of several players', () => {
  test('those that were chosen for them are several behind it', () => {
    const text =
      "Each player mills ten cards. For each player, choose a creature card in that player's graveyard. Put those cards onto the battlefield under your control.";
    const tree = JSON.stringify(readingSpell(text));
    expect(tree).toContain('"zone":"graveyard","of":{"players":"that player","called":"player"}');
    expect(tree).toContain('{"do":"move","what":{"objects":"result","label":"chosen 2","called":"card"}');
  });

  test('“each opponent” is said of what they do, not “for each opponent”', () => {
    expect(JSON.stringify(readingSpell('Each opponent exiles the top card of their library.'))).toContain(
      '"do":"for each player","who":{"players":"each opponent"}',
    );
  });
});
