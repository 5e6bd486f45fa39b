import { describe, expect, test } from '@jest/globals';
import type { Effect } from '@stacktrail/card-tree';
import { reading, readingSpell, understood } from './reading.js';

/** The instructions of a spell without modes. */
function effectsOf(text: string): readonly Effect[] {
  const [ability] = readingSpell(text);
  if (ability?.kind !== 'spell') throw new Error(`no spell ability: ${JSON.stringify(ability)}`);
  return ability.modes[0]!.effects;
}

describe('instructions to you in a list', () => {
  test('CR 608.2c: each is followed, in that order', () => {
    expect(effectsOf('Draw two cards, discard a card, then mill three cards.').map(({ do: what }) => what)).toEqual([
      'draw',
      'discard',
      'mill',
    ]);
    expect(effectsOf('You draw two cards, lose 2 life, then mill two cards.')).toMatchObject([
      { do: 'draw' },
      { do: 'lose life', who: { players: 'you' }, joined: 'comma' },
      { do: 'mill', joined: 'then' },
    ]);
  });

  test('a list has an end', () => {
    expect(understood('{T}: Draw two cards, discard a card.')).toBe('{T}: Draw two cards, discard a card');
  });
});

describe('searches of which the rest is said next', () => {
  test('CR 701.23a: what is found is revealed and put somewhere by instructions of their own', () => {
    expect(
      effectsOf('Search your library for up to two Cave cards and put them onto the battlefield tapped. Then shuffle.'),
    ).toMatchObject([
      { do: 'search zones', zones: ['library'], whose: { players: 'you' }, min: 0, max: 2 },
      { do: 'move', what: { objects: 'result', label: 'found 1' }, to: { zone: 'battlefield', tapped: true } },
      { do: 'shuffle' },
    ]);
  });

  test('“and/or”: the player searches some of the zones, and shuffles if the library is one', () => {
    const [search, reveal, move, shuffle] = effectsOf(
      'Search your library and/or graveyard for a card named Old Cave, reveal it, and put it into your hand. If you search your library this way, shuffle.',
    );
    expect(search).toMatchObject({ zones: ['library', 'graveyard'], someOf: 'searched 1' });
    expect([reveal?.do, move?.do]).toEqual(['reveal', 'move']);
    expect(shuffle).toMatchObject({ do: 'if', condition: { if: 'did', label: 'searched 1' } });
  });

  test('what is asked of the cards together, and several kinds', () => {
    expect(
      effectsOf('Search your library for up to four cards with different names and reveal them.')[0],
    ).toMatchObject({ together: [{ all: 'differ in', quality: 'name' }] });
    expect(effectsOf('Search your library for a Cave card and a Desert card. Exile those cards. Then shuffle.')[0])
      .toMatchObject({ do: 'search zones', max: 1, also: [{ count: 1 }] }); // prettier-ignore
  });

  test('whether the library was searched is asked only of a choice of zones', () => {
    const text = 'Search your library for a Cave card and exile it. If you search your library this way, shuffle.';
    expect(understood(`{T}: ${text}`)).toContain('If you');
  });
});

describe('what other players do with cards of their choice', () => {
  test('CR 101.4: each of them chooses, then it is done', () => {
    expect(effectsOf('Each player draws a card, then puts a card from their hand on top of their library.')).toMatchObject([
      { do: 'draw' },
      {
        do: 'choose objects',
        who: { players: 'each player' },
        from: { objects: 'each', zone: 'hand', of: { players: 'that player' } },
      },
      { do: 'move', to: { zone: 'library', position: 'top' } },
    ]); // prettier-ignore
  });

  test.each([
    ['Target player exiles a card from their hand.', { zone: 'exile' }],
    ['Target opponent exiles a creature they control.', { zone: 'exile' }],
    ['Each player returns a creature card from their graveyard to the battlefield.', { zone: 'battlefield' }],
    ['Each player puts a creature card from their graveyard onto the battlefield.', { zone: 'battlefield' }],
    ['Each opponent returns a creature card from their graveyard to their hand.', { zone: 'hand' }],
    ['Each opponent exiles a card from their hand face down.', { zone: 'exile', faceDown: 'effect' }],
  ])('“%s”', (text, destination) => {
    const [choice, move] = effectsOf(text);
    expect(choice?.do).toBe('choose objects');
    expect(move).toMatchObject({ do: 'move', what: { objects: 'result' }, to: destination });
  });

  test('whoever of several may do it does it with their own cards', () => {
    const [may] = effectsOf('Each player may put a land card from their hand onto the battlefield.');
    expect(may).toMatchObject({
      do: 'may',
      who: { players: 'each player' },
      effects: [{ who: { players: 'that player' }, from: { of: { players: 'that player' } } }, { do: 'move' }],
    });
  });

  test('your own cards are not theirs', () => {
    const [ability] = reading('{T}: Put a card from your hand on top of your library.');
    expect(JSON.stringify(ability)).not.toContain('that player');
    expect(understood('{T}: You put a card from their hand on top of their library.')).not.toContain('library');
  });
});
