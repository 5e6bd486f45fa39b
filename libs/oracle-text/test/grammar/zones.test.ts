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

describe('cards of whole zones', () => {
  test.each([
    ['Exile all graveyards.', { zone: 'graveyard', filter: { is: 'card' } }],
    ["Exile target player's graveyard.", { zone: 'graveyard', of: { players: 'target' } }],
    ["Exile your opponents' graveyards.", { of: { players: 'opponents of', of: { players: 'you' } } }],
    ["Exile all cards from each opponent's graveyard.", { of: { players: 'each opponent' } }],
    ['Return each creature card with mana value 2 or less from your graveyard to the battlefield.', { one: true }],
  ])('“%s”', (text, cards) => {
    expect(effectsOf(text)[0]).toMatchObject({ do: 'move', what: { objects: 'each', zone: 'graveyard', ...cards } });
  });

  test('“all graveyards” are of no player', () => {
    const [move] = effectsOf('Put all creature cards from all graveyards onto the battlefield under your control.');
    expect(JSON.stringify(move)).not.toContain('players');
  });
});

describe('choices at random', () => {
  test.each([
    'Return a creature card at random from your graveyard to your hand.',
    'Choose a card at random in your graveyard. Exile it.',
    'Target player reveals a card at random from their hand.',
    "Look at a card at random in target player's hand.",
  ])('“%s”', (text) => {
    expect(effectsOf(text)[0]).toMatchObject({ do: 'choose objects', atRandom: true });
  });
});

describe('others who reveal or exile cards until they come to one', () => {
  test('“that card” is what they come to, “those cards” are all of them', () => {
    const digging = 'Target opponent reveals cards from the top of their library until they reveal a land card';
    const [dig, all] = effectsOf(`${digging}, then puts those cards into their graveyard.`);
    expect(dig).toMatchObject({ do: 'reveal until', who: { players: 'target' }, label: 'found 1', rest: 'rest 2' });
    expect(all).toMatchObject({ do: 'move', what: { objects: 'together' }, to: { zone: 'graveyard' } });
    const [, one, rest] = effectsOf(
      `${digging}. Put that card onto the battlefield tapped under your control and the rest into their graveyard.`,
    );
    expect(one).toMatchObject({ what: { objects: 'result', label: 'found 1' }, to: { control: 'you', tapped: true } });
    expect(rest).toMatchObject({ what: { objects: 'result', label: 'rest 2' }, to: { zone: 'graveyard' } });
  });

  test('you don’t exile theirs', () => {
    expect(understood('{T}: Exile cards from the top of their library until you exile a land card.')).toBe(
      '{T}: Exile cards from the top of ',
    );
  });
});

describe('what is left of several', () => {
  const left = { objects: 'other than', not: { objects: 'result', label: 'chosen 1' } };

  test.each([
    ['Choose a creature you control. Destroy the rest.', { do: 'destroy' }],
    ['Each player chooses two creatures they control, then sacrifices the rest.', { do: 'sacrifice' }],
    ['Choose two cards in your hand and discard the rest.', { do: 'discard cards' }],
    ['Choose two cards in your hand and exile the rest.', { do: 'move', to: { zone: 'exile' } }],
    ['Each player chooses a card in their hand, then shuffles the rest into their library.', {
      do: 'shuffle into library',
    }],
  ])('“%s”', (text, instruction) => {
    expect(effectsOf(text)[1]).toMatchObject({ ...instruction, what: left });
  }); // prettier-ignore

  test('of each of several players it is what none of them chose', () => {
    const [choice, sacrifice] = effectsOf('Each opponent chooses a creature they control and sacrifices the rest.');
    expect(JSON.stringify(choice)).toContain('that player');
    expect(JSON.stringify(sacrifice)).not.toContain('that player');
  });

  test('another player’s library and graveyard', () => {
    const [, , back, rest] = effectsOf(
      "Look at the top three cards of target player's library. Put one of them back and the rest into that player's graveyard.",
    );
    expect(back).toMatchObject({ do: 'put into library', position: 'top', whose: 'back' });
    expect(rest).toMatchObject({ do: 'move', to: { zone: 'graveyard' }, whose: 'that player' });
  });

  test('what others put into their libraries they arrange', () => {
    const [, put] = effectsOf('Target player puts two cards from their hand on top of their library in any order.');
    expect(put).toMatchObject({ do: 'put into library', order: 'any', who: { players: 'target' } });
  });
});

test('what a sentence goes on with is done for each of several', () => {
  const effects = effectsOf(
    'Destroy two target creatures. For each of those creatures, its controller draws a card, then discards a card.',
  );
  expect(effects).toMatchObject([{ do: 'destroy' }, { do: 'for each', effects: [{ do: 'draw' }, { do: 'discard' }] }]);
});

describe('some of the cards that were named', () => {
  test('“put one”: of those that were named last', () => {
    const [, choice, back] = effectsOf(
      "Look at the top three cards of target player's library. Put one back and the rest into that player's graveyard.",
    );
    expect(choice).toMatchObject({ from: { objects: 'result', label: 'cards 1', called: 'nothing' }, min: 1, max: 1 });
    expect(back).toMatchObject({ do: 'put into library', whose: 'back' });
    expect(understood('{T}: Put one into your hand.')).toBe('{T}: Put one ');
  });

  test('“all land cards from among them”, and the rest', () => {
    const [, lands, rest] = effectsOf(
      'Reveal the top six cards of your library. Put all land cards from among them onto the battlefield and the rest into your graveyard.',
    );
    expect(lands).toMatchObject({ do: 'move', what: { objects: 'matching', all: true } });
    expect(rest).toMatchObject({ do: 'move', what: { objects: 'other than', not: { objects: 'matching' } } });
  });

  test('“a land card milled this way” is one of those, and not another', () => {
    const [, choice] = effectsOf('Mill four cards, then put a land card milled this way into your hand.');
    expect(choice).toMatchObject({ from: { objects: 'matching', of: { label: 'done 1' }, filter: { type: 'Land' } } });
    expect(understood('{T}: Put a land card milled this way into your hand.')).toContain('land card');
  });
});

test('CR 115.1: a target in the graveyard of the player whom the event names', () => {
  const [ability] = reading(
    "Whenever this creature deals combat damage to a player, exile target card from that player's graveyard.",
  );
  expect(ability).toMatchObject({
    modes: [
      { targets: [{ kind: 'card in graveyard', filter: { is: 'owned by players', who: { players: 'that player' } } }] },
    ],
  });
});

test('CR 608.2d: you choose the top or the bottom', () => {
  const [choice] = effectsOf("Put target creature on the top or bottom of its owner's library.");
  const edge = (position: 'top' | 'bottom') => ({ effects: [{ do: 'move', to: { zone: 'library', position } }] });
  expect(choice).toMatchObject({ do: 'choose one', options: [edge('top'), edge('bottom')] });
});

describe('a card name that the text alone knows', () => {
  test('CR 201.4: “that name” is the one that was chosen', () => {
    const [choice, search] = effectsOf(
      "Choose a nonland card name. Search target opponent's library for any number of cards with that name and exile them. Then that player shuffles.",
    );
    expect(choice).toMatchObject({ do: 'note choice', choice: { choose: 'card name' }, label: 'name 1' });
    expect(search).toMatchObject({ filter: { is: 'has noted', quality: 'name', label: 'name 1' } });
  });

  test('without one there is no such name', () => {
    expect(understood('{T}: Exile all cards with that name from all graveyards.')).not.toContain('name');
  });
});

describe('as many as were discarded', () => {
  const drawing = (filter?: object) => ({ count: { amount: 'number of', label: 'done 1', ...(filter && { filter }) } });

  test('a whole hand counts', () => {
    const [discard, draw] = effectsOf('Discard all the cards in your hand, then draw that many cards.');
    expect(discard).toMatchObject({ do: 'discard', count: 'hand', said: 'all the cards' });
    expect(draw).toMatchObject(drawing());
  });

  test('each of several players draws as many as were theirs', () => {
    const [, each] = effectsOf('Each player discards their hand, then draws that many cards.');
    expect(each).toMatchObject({
      do: 'for each player',
      effects: [{ do: 'draw', ...drawing({ is: 'owned by', who: 'that player' }) }],
    });
  });
});
