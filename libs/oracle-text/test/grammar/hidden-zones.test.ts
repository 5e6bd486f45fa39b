import { describe, expect, test } from '@jest/globals';
import type { Ability } from '@stacktrail/card-tree';
import { reading, readingSpell, understood } from './reading.js';

const sorcery = { name: '', types: ['Sorcery'], subtypes: [], supertypes: [], abilities: [] } as const;

function effectsOf([ability]: readonly Ability[]) {
  return ability !== undefined && 'modes' in ability ? ability.modes[0]?.effects : undefined;
}

const spellSays = (text: string) => effectsOf(readingSpell(text));
const permanentSays = (text: string) => effectsOf(reading(text));

describe('what other players do with the top card of their library', () => {
  test('it is “it” in the next sentence, and they are “that player”', () => {
    expect(
      permanentSays(
        "Whenever this creature attacks, defending player reveals the top card of their library. If it's a land card, that player puts it into their hand.",
      ),
    ).toMatchObject([
      { do: 'reveal', who: { players: 'defending player' }, label: 'cards 1' },
      {
        do: 'if',
        condition: { objects: { objects: 'result', label: 'cards 1' } },
        then: [{ do: 'move', to: { zone: 'hand' }, who: { players: 'defending player', called: 'player' } }],
      },
    ]);
  });

  test('an owner shuffles something away, and puts what comes onto the battlefield', () => {
    const owner = { players: 'owner of', objects: { objects: 'target', slot: 0 } };
    expect(
      spellSays(
        "Target permanent's owner shuffles it into their library, then reveals the top card of their library. If it's a permanent card, they put it onto the battlefield.",
      ),
    ).toMatchObject([
      { do: 'shuffle into library', what: { objects: 'target', slot: 0 }, who: owner },
      { do: 'reveal', what: { objects: 'top of library', of: owner }, who: owner, joined: 'then' },
      { do: 'if', then: [{ do: 'move', to: { zone: 'battlefield' }, who: { ...owner, called: 'it' } }] },
    ]);
  });

  test('an owner chooses the top or the bottom', () => {
    expect(spellSays("Target creature's owner puts it on the top or bottom of their library.")).toMatchObject([
      {
        do: 'choose one',
        who: { players: 'owner of' },
        options: [
          { effects: [{ do: 'move', to: { zone: 'library', position: 'top' } }] },
          { effects: [{ do: 'move', to: { zone: 'library', position: 'bottom' } }] },
        ],
      },
    ]);
  });

  test('what each of several players reveals can’t be spoken of as one card', () => {
    const text = 'Each player reveals the top card of their library, loses 1 life, then puts it into their hand.';
    expect(understood(text, sorcery)).not.toBe(text);
  });
});

describe('“if …, you may …”', () => {
  test('a condition stands before what somebody may do', () => {
    expect(
      spellSays(
        "Look at the top card of your library. If it's a creature card, you may reveal it and put it into your hand.",
      ),
    ).toMatchObject([
      { do: 'look at' },
      { do: 'if', then: [{ do: 'may', effects: [{ do: 'reveal' }, { do: 'move' }] }] },
    ]);
  });

  test('“it” is what was asked about, not what that was compared with', () => {
    expect(
      permanentSays(
        'At the beginning of your upkeep, look at the top card of your library. If it shares a creature type with this creature, you may reveal it.',
      ),
    ).toMatchObject([{ do: 'look at', label: 'cards 1' }, { then: [{ effects: [{ what: { label: 'cards 1' } }] }] }]);
  });

  test('a card counts as revealed only where it was', () => {
    expect(
      spellSays(
        'Look at the top card of your library. You may reveal that card. If a land card was revealed this way, draw a card.',
      ),
    ).toMatchObject([
      { do: 'look at' },
      { do: 'may', effects: [{ do: 'reveal', label: 'revealed 2' }] },
      { do: 'if', condition: { left: { amount: 'number of', label: 'revealed 2' } } },
    ]);
  });

  test('CR 118.9: of this spell it is another cost, no instruction', () => {
    expect(
      readingSpell('If you control a commander, you may cast this spell without paying its mana cost.'),
    ).toMatchObject([
      { kind: 'static', effects: [{ static: 'alternative cost', spells: { is: 'this' }, cost: [] }], said: 'if' },
    ]);
  });
});

describe('what was sacrificed', () => {
  test('is “that creature” afterwards', () => {
    expect(
      spellSays(
        "Target player sacrifices a creature of their choice, then gains life equal to that creature's toughness.",
      ),
    ).toMatchObject([
      { do: 'choose and sacrifice', label: 'done 1' },
      { do: 'gain life', amount: { amount: 'toughness', of: { objects: 'result', label: 'done 1' } } },
    ]);
  });

  test('by each of several players is no one creature', () => {
    const text = "Each player sacrifices a creature of their choice. You gain life equal to that creature's toughness.";
    expect(understood(text, sorcery)).not.toBe(text);
  });
});

describe('who an order is to', () => {
  test('is said after what another player does', () => {
    expect(spellSays('Target player discards a card and you untap all lands you control.')).toMatchObject([
      { do: 'discard' },
      { do: 'untap', addressed: true, joined: 'and' },
    ]);
  });
});

test('“your graveyard” is shuffled away together with the object itself, each into its owner’s library', () => {
  expect(permanentSays("{T}: Shuffle this creature and your graveyard into their owner's library.")).toMatchObject([
    {
      do: 'shuffle into library',
      what: { objects: 'together', of: [{ objects: 'this' }, { objects: 'each', zone: 'graveyard' }] },
      who: { players: 'owner of', objects: { objects: 'together' } },
    },
  ]);
});

test('cards that are searched for may share a quality', () => {
  expect(
    spellSays(
      'Search your library for up to two basic land cards that share a land type, put them into your hand, then shuffle.',
    ),
  ).toMatchObject([{ together: [{ all: 'share', quality: 'land type' }] }, { do: 'shuffle' }]);
});

describe('CR 106.6: what comes of mana that is spent on a spell', () => {
  const creatures = { is: 'type', type: 'Creature' };

  test('an ability triggers', () => {
    expect(
      permanentSays('{T}: Add {G}. When you spend this mana to cast a creature spell, draw a card.'),
    ).toMatchObject([
      {
        do: 'add mana',
        rider: {
          spells: creatures,
          effects: [{ do: 'reflexive trigger', ability: { modes: [{ effects: [{ do: 'draw', count: 1 }] }] } }],
        },
      },
    ]);
  });

  test('the spell is changed', () => {
    expect(
      permanentSays('{T}: Add {R}. If that mana is spent on a creature spell, it gains haste until end of turn.'),
    ).toMatchObject([
      { rider: { spells: creatures, effects: [{ do: 'apply', to: { objects: 'that object', called: 'it' } }] } },
    ]);
    expect(
      permanentSays("{T}: Add {R}. If that mana is spent on a creature spell, it can't be countered."),
    ).toMatchObject([{ rider: { spells: creatures, effects: [{ changes: [{ rule: "can't be countered" }] }] } }]);
  });

  test('“you gain 2 life” isn’t done to the spell', () => {
    const text = '{T}: Add {R}. If that mana is spent on a creature spell, you gain 2 life.';
    expect(understood(text)).not.toBe(text);
  });
});
