import { describe, expect, test } from '@jest/globals';
import type { Effect } from '@stacktrail/card-tree';
import { reading, readingSpell, understood } from './reading.js';

function effectsIn([ability]: ReturnType<typeof reading>): readonly Effect[] {
  if (ability === undefined || !('modes' in ability)) throw new Error('that has no instructions');
  return ability.modes[0]!.effects;
}
const effectsOf = (text: string): readonly Effect[] => effectsIn(readingSpell(text));
const result = (label: string) => ({ objects: 'result', label });

describe('cards of hands and libraries', () => {
  test('what was drawn and revealed is “it”', () => {
    expect(effectsOf("Draw a card and reveal it. If it's not a land card, discard it.")).toMatchObject([
      { do: 'draw', label: 'drawn 1' },
      { do: 'reveal', what: result('drawn 1') },
      { do: 'if', then: [{ do: 'discard cards', what: result('drawn 1') }] },
    ]);
    expect(() => readingSpell("Draw a card. If it's not a land card, discard it.")).toThrow('read up to');
  });

  test('CR 608.2d: both on one edge of a library', () => {
    const [choice, either] = effectsOf(
      'Put two cards from your hand both on top of your library or both on the bottom of your library.',
    );
    expect(choice).toMatchObject({ do: 'choose objects', min: 2, max: 2 });
    expect(either).toMatchObject({
      do: 'choose one',
      options: [{ effects: [{ position: 'top' }] }, { effects: [{ position: 'bottom' }] }],
    });
  });

  test('“that many” are as many as were shuffled in; of each player, as many as were theirs', () => {
    expect(effectsOf('Shuffle your hand into your library, then draw that many cards.')).toMatchObject([
      { do: 'shuffle into library', label: 'counted 1' },
      { do: 'draw', count: { amount: 'number of', label: 'counted 1' } },
    ]);
    expect(
      effectsOf('Each player shuffles their hand into their library, then draws that many cards.')[1],
    ).toMatchObject({
      do: 'for each player',
      effects: [{ count: { filter: { is: 'owned by', who: 'that player' } } }],
    });
  });

  test('another player’s cards are shuffled into that player’s library', () => {
    expect(effectsOf("Shuffle all Elf cards from target player's graveyard into their library.")).toMatchObject([
      { do: 'shuffle into library', who: { players: 'target', slot: 0 } },
    ]);
  });

  test('CR 401.7: just beneath the top cards', () => {
    expect(
      effectsOf("Put target Goblin into its owner's library just beneath the top two cards of that library."),
    ).toMatchObject([{ do: 'put into library', what: { objects: 'target', slot: 0 }, below: 2 }]);
  });

  test('CR 903.6: a commander comes from the command zone alone', () => {
    expect(effectsOf('Put your commander into your hand from the command zone.')).toMatchObject([
      { do: 'move', what: { of: { objects: 'commanders' }, filter: { is: 'in zone', zone: 'command' } } },
    ]);
    expect(() => readingSpell('Put your commander into your hand.')).toThrow('read up to');
  });
});

describe('other players choose', () => {
  test('one of your cards is chosen by an opponent whom you choose', () => {
    expect(effectsOf("Return an Elf card of an opponent's choice from your graveyard to your hand.")).toMatchObject([
      { do: 'choose players', who: { players: 'you' }, from: { players: 'each opponent' }, label: 'opponent 1' },
      { do: 'choose objects', who: { players: 'noted', label: 'opponent 1' }, from: { of: { players: 'you' } } },
      { do: 'move', to: { zone: 'hand' } },
    ]);
  });

  test('an opponent may have you do something', () => {
    expect(
      effectsOf(
        'Target opponent may have you draw two cards. If that player doesn’t, you gain 1 life.'.replace('’', "'"),
      ),
    ).toMatchObject([
      { do: 'may', who: { players: 'target' }, effects: [{ do: 'draw', who: { players: 'you' } }] },
      { do: 'if', condition: { if: 'not' } },
    ]);
    expect(understood('When this creature enters, you may have you draw two cards.')).not.toContain('draw two cards.');
  });

  test('opponents who have so many cards in hand', () => {
    expect(effectsOf('Each opponent who has no cards in hand loses 2 life.')).toMatchObject([
      { who: { players: 'those who', condition: { left: { amount: 'hand size' }, compare: 'exactly', right: 0 } } },
    ]);
  });
});

test('the total mana value of cards that were named', () => {
  expect(effectsOf('Mill three cards. You gain life equal to the total mana value of those cards.')[1]).toMatchObject({
    amount: { amount: 'mana value', of: result('done 1'), said: 'of' },
  });
  expect(effectsOf('Mill a card. You gain life equal to the mana value of the card milled this way.')[1]).toMatchObject(
    {
      amount: { amount: 'mana value', of: { objects: 'matching' } },
    },
  );
});

test('cast spells of one kind and of another', () => {
  const [ability] = reading('You may cast Goblin spells and colorless spells from the top of your library.');
  expect(ability).toMatchObject({
    effects: [{ how: { filter: { is: 'any', of: [{ subtype: 'Goblin' }, { is: 'colorless' }] } } }],
  });
});
