import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell, understood } from './reading.js';

/** The effects of the one mode that a paragraph has. */
function effects(text: string): unknown {
  const [ability] = text.includes(':') || text.startsWith('When') ? reading(text) : readingSpell(text);
  return ability !== undefined && 'modes' in ability ? ability.modes[0]?.effects : undefined;
}

describe('CR 702.189: firebending', () => {
  test('it has a number, or an X that is told', () => {
    expect(reading('Flying, firebending 2')).toMatchObject([
      { keyword: 'flying' },
      { keyword: 'firebending', count: 2 },
    ]);
    expect(reading("Firebending X, where X is this creature's power.")).toMatchObject([
      { keyword: 'firebending', count: { amount: 'X', is: { amount: 'power' } } },
    ]);
  });

  test('an X that nothing tells isn’t read', () => {
    expect(understood('Firebending X.')).toBe('Firebending X');
  });
});

describe('CR 702.193: power-up', () => {
  test('it holds an activated ability, and nothing else', () => {
    expect(reading('Power-up — {5}{U}: Put two +1/+1 counters on this creature.')).toMatchObject([
      { keyword: 'power-up', ability: { kind: 'activated', cost: [{ mana: ['5', 'U'] }] } },
    ]);
    expect(() => reading('Power-up — When this creature enters, draw a card.')).toThrow('read up to');
  });

  test('what reduces costs speaks of it', () => {
    expect(reading('Power-up abilities of other creatures you control cost {3} less to activate.')).toMatchObject([
      { effects: [{ static: 'cost modification', keyword: 'power-up' }] },
    ]);
  });
});

describe('CR 701.65, 701.66, 701.68: airbend, earthbend, blight', () => {
  test('CR 701.66a: each earthbending has a target, which is “that land” behind it', () => {
    expect(effects('Earthbend 3. Untap that land.')).toMatchObject([
      { do: 'earthbend', slot: 0, count: 3 },
      { do: 'untap', what: { objects: 'target', slot: 0 } },
    ]);
    expect(effects('When this creature enters, earthbend 1, then earthbend 2.')).toMatchObject([
      { do: 'earthbend', slot: 0, count: 1 },
      { do: 'earthbend', slot: 1, count: 2 },
    ]);
  });

  test('CR 701.65a: what is airbent is named', () => {
    expect(effects('Airbend up to two target creatures.')).toMatchObject([
      { do: 'airbend', what: { objects: 'target', slot: 0 } },
    ]);
  });

  test('CR 701.68a: players blight, and it is a cost', () => {
    expect(effects('Each opponent blights 2.')).toMatchObject([
      { do: 'blight', count: 2, who: { players: 'each opponent' } },
    ]);
    expect(reading('{T}, Blight 1: Draw a card.')).toMatchObject([
      { cost: [{ cost: 'tap' }, { cost: 'blight', count: 1 }] },
    ]);
    expect(reading('Ward—Blight 2')).toMatchObject([{ keyword: 'ward', cost: [{ cost: 'blight', count: 2 }] }]);
  });

  test('CR 701.65b, 701.66b, 701.68d: abilities trigger on it', () => {
    expect(reading('Whenever you earthbend, draw a card.')).toMatchObject([
      { event: { on: 'keyword action', action: 'earthbend', who: 'you' } },
    ]);
  });
});

describe('CR 701.67: waterbend', () => {
  test('a waterbend cost is another cost than the same mana', () => {
    expect(reading('Waterbend {5}: Draw a card.')).toMatchObject([
      { cost: [{ cost: 'mana', mana: ['5'], waterbend: true }] },
    ]);
    expect(reading('{5}: Draw a card.')).toEqual([expect.objectContaining({ cost: [{ cost: 'mana', mana: ['5'] }] })]);
    expect(reading('Ward—Waterbend {4}')).toMatchObject([{ keyword: 'ward', cost: [{ waterbend: true }] }]);
    expect(effects('Draw three cards. Then discard a card unless you waterbend {2}.')).toMatchObject([
      { do: 'draw' },
      { do: 'unless', cost: [{ cost: 'mana', mana: ['2'], waterbend: true }] },
    ]);
  });
});

describe('CR 701.15b: what is goaded for as long as an effect lasts', () => {
  const goaded = { change: 'combat rule', combat: { rule: 'goaded' } };

  test('by a static ability', () => {
    expect(reading('Creatures your opponents control are goaded.')).toMatchObject([
      { kind: 'static', effects: [{ static: 'continuous', changes: [goaded] }] },
    ]);
  });

  test('for the rest of the game; to goad is for a turn', () => {
    expect(effects('Create two Treasure tokens. The tokens are goaded for the rest of the game.')).toMatchObject([
      { do: 'create tokens', label: 'tokens 1' },
      { do: 'apply', changes: [goaded], until: 'rest of the game', to: { objects: 'result', called: 'the token' } },
    ]);
    expect(effects('Goad target creature.')).toMatchObject([{ do: 'goad' }]);
  });
});

describe('“the token”: what was created', () => {
  test('it is one of one, and the tokens of several', () => {
    expect(effects("Create a token that's a copy of target creature. The token gains haste.")).toMatchObject([
      { do: 'create copies', label: 'tokens 1' },
      { do: 'apply', to: { objects: 'result', label: 'tokens 1', called: 'the token' } },
    ]);
    expect(() => effects('Create two Treasure tokens. Sacrifice the token.')).toThrow('read up to');
    expect(() => effects('Destroy target creature. Sacrifice the token.')).toThrow('read up to');
  });
});

test('CR 702.194: teamwork has a number, and texts ask whether a spell was cast using it', () => {
  expect(readingSpell('Teamwork 4')).toMatchObject([{ keyword: 'teamwork', count: 4 }]);
  expect(effects('If this spell was cast using teamwork, draw a card.')).toMatchObject([
    { do: 'if', condition: { if: 'cost was paid', keyword: 'teamwork' } },
  ]);
});

describe('CR 701.38: what votes decide', () => {
  const vote = 'Starting with you, each player votes for death or taxes. ';
  const votes = (word: string) => ({ amount: 'noted number', label: `vote 1 ${word}` });

  test('more votes, or as many: each option is compared with the other', () => {
    expect(
      effects(`${vote}If death gets more votes, draw a card. If taxes gets more votes or the vote is tied, scry 1.`),
    ).toMatchObject([
      { do: 'vote', options: ['death', 'taxes'], label: 'vote 1' },
      { do: 'if', condition: { left: votes('death'), compare: 'greater than', right: votes('taxes') } },
      { do: 'if', condition: { left: votes('taxes'), compare: 'at least', right: votes('death') } },
    ]);
  });

  test('for each vote something is done, or there is one more', () => {
    expect(effects(`${vote}For each taxes vote, create a Treasure token.`)).toMatchObject([
      { do: 'vote' },
      { do: 'create tokens', count: { amount: 'product', of: [votes('taxes'), 1] }, eachFirst: true },
    ]);
    expect(effects(`${vote}You draw a card for each death vote.`)).toMatchObject([
      { do: 'vote' },
      { do: 'draw', count: { amount: 'product', of: [votes('death'), 1] } },
    ]);
  });

  test('what nobody could vote for isn’t read', () => {
    expect(() => effects(`${vote}If time gets more votes, draw a card.`)).toThrow('read up to');
    expect(() => effects('Draw a card for each death vote.')).toThrow('read up to');
  });
});
