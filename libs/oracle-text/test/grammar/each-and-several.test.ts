import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

interface Read {
  readonly effects: readonly unknown[];
  readonly targets: readonly unknown[];
}

function modeOf(text: string): Read {
  const [ability] = readingSpell(text);
  return (ability as unknown as { modes: readonly Read[] }).modes[0]!;
}

function triggered(text: string): Read {
  const [ability] = reading(text);
  return (ability as unknown as { modes: readonly Read[] }).modes[0]!;
}

const other = { is: 'other' };
const creature = { is: 'type', type: 'Creature' };

describe('each by itself, and several together', () => {
  test('CR 122.6: each creature gets as many counters as its own toughness', () => {
    const text =
      "At the beginning of your upkeep, put +1/+1 counters on each other creature you control equal to that creature's toughness.";
    expect(triggered(text).effects).toMatchObject([
      {
        do: 'put counters',
        each: true,
        count: { amount: 'toughness', of: { objects: 'each one' } },
        on: { one: true },
      },
    ]);
  });

  test('CR 107.3: the total power of what several players sacrificed', () => {
    const text =
      'Each player sacrifices a creature of their choice. You gain life equal to the total power of creatures sacrificed this way.';
    expect(modeOf(text).effects).toMatchObject([
      { do: 'choose and sacrifice', label: 'done 1' },
      { do: 'gain life', amount: { amount: 'power', of: { objects: 'matching', of: { label: 'done 1' } } } },
    ]);
  });

  test('CR 608.2d: what is asked of chosen permanents together', () => {
    const text =
      'Each player chooses any number of creatures they control with total power 4 or less, then sacrifices all other creatures they control.';
    expect(modeOf(text).effects).toMatchObject([
      { do: 'choose objects', together: [{ all: 'total', measure: 'power', compare: 'at most', to: 4 }] },
      { do: 'sacrifice', who: { players: 'each player' } },
    ]);
  });

  test('CR 705.1: as often as coins came up heads', () => {
    const text = 'Flip five coins. Take an extra turn after this one for each coin that comes up heads.';
    expect(modeOf(text).effects).toMatchObject([
      { do: 'flip coins', count: 5, label: 'heads 1' },
      { do: 'extra turn', count: { amount: 'product', of: [{ amount: 'noted number', label: 'heads 1' }, 1] } },
    ]);
  });

  test('CR 400.7: of permanents, those are other than this one where the event is about one that has left', () => {
    const text =
      'Whenever you sacrifice another nontoken permanent, put a +1/+1 counter on up to one other target creature.';
    expect(triggered(text).targets).toEqual([
      { kind: 'permanent', filter: { is: 'all', of: [other, creature] }, min: 0, max: 1 },
    ]);
  });

  test('CR 111.1: a token is no card, so that a card was named before it', () => {
    const text =
      "When this creature enters, reveal the top card of your library. If it's a land card, create a Treasure token. If it's a creature card, you gain 3 life.";
    expect(triggered(text).effects).toMatchObject([
      { do: 'reveal', label: 'cards 1' },
      { do: 'if', condition: { objects: { objects: 'result', label: 'cards 1' } } },
      { condition: { objects: { objects: 'result', label: 'cards 1' } } },
    ]);
  });

  test('CR 701.36a: the token that was created by populating', () => {
    const text = 'Populate. The token gains haste.';
    expect(modeOf(text).effects).toMatchObject([
      { do: 'populate', label: 'tokens 1' },
      { do: 'apply', to: { objects: 'result', label: 'tokens 1', called: 'the token' } },
    ]);
    expect(modeOf('Populate.').effects).toEqual([{ do: 'populate' }]);
  });

  test('three conditions of which all must hold', () => {
    const text =
      'At the beginning of your upkeep, if you control an artifact, you control a creature, and it is your turn, you win the game.';
    expect(() => reading(text)).toThrow();
    const [ability] = reading(text.replace('it is', "it's"));
    expect(ability).toMatchObject({
      condition: { if: 'all', of: [{ if: 'control' }, { if: 'control' }, { if: 'your turn' }] },
    });
  });

  test('CR 608.2i: players under whose control lands entered', () => {
    const text =
      'Draw a card for each opponent who had two or more lands enter the battlefield under their control this turn.';
    expect(modeOf(text).effects).toMatchObject([
      {
        count: {
          of: [
            { who: { players: 'those who', condition: { if: 'happened', event: { on: 'enters' }, atLeast: 2 } } },
            1,
          ],
        },
      },
    ]);
  });
});

describe('what the words of a text name', () => {
  test('CR 702.62b: a suspended card is in exile, and its abilities function there', () => {
    const [ability] = reading(
      'Sacrifice a land: Remove a time counter from this creature. Activate only if this creature is suspended.',
    );
    expect(ability).toMatchObject({
      kind: 'activated',
      from: 'exile',
      onlyIf: { if: 'matches', objects: { objects: 'this' } },
    });
  });

  test('CR 608.2d: a number that a player chooses as the text is followed', () => {
    const text =
      'Choose a number between 0 and 10. Destroy all creatures with power greater than or equal to the chosen number.';
    expect(modeOf(text).effects).toMatchObject([
      { do: 'note choice', choice: { choose: 'number', min: 0, max: 10 }, label: 'number 1' },
      { do: 'destroy', what: { filter: { of: [creature, { to: { amount: 'noted number', label: 'number 1' } }] } } },
    ]);
  });

  test('CR 608.2c: two sentences ask of the same card, whatever has been done to it', () => {
    const text =
      "{T}: Reveal the top card of your library. If it's a land card, put it onto the battlefield. If it's a creature card, draw a card.";
    expect(triggered(text).effects).toMatchObject([
      { label: 'cards 1' },
      { condition: { objects: { label: 'cards 1' } }, then: [{ do: 'move' }] },
      { condition: { objects: { label: 'cards 1' } } },
    ]);
  });

  test('CR 115.1: a player other than the owner', () => {
    const text = "{2}: Target player other than this creature's owner gains control of it.";
    expect(triggered(text).targets).toMatchObject([
      { kind: 'player', playerWho: { if: 'not', of: { if: 'are players', among: { players: 'owner of' } } } },
    ]);
  });

  test('CR 603.2d: of two kinds, both are yours', () => {
    const [ability] = reading(
      'If a triggered ability of a Shaman or another Wizard you control triggers, that ability triggers an additional time.',
    );
    const either = { is: 'any', of: [{ subtype: 'Shaman' }, { is: 'all', of: [other, { subtype: 'Wizard' }] }] };
    expect(ability).toMatchObject({
      effects: [{ abilitiesOf: { is: 'all', of: [{ is: 'permanent' }, either, { is: 'controlled by', who: 'you' }] } }],
    });
  });

  test('CR 406.3: cards that are looked at and played', () => {
    const text =
      'Exile the top card of your library face down. You may look at and play that card for as long as it remains exiled.';
    expect(modeOf(text).effects).toMatchObject([
      { do: 'move' },
      { do: 'may play', look: true, until: 'rest of the game' },
    ]);
  });
});
