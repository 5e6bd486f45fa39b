import { describe, expect, test } from '@jest/globals';
import type { Effect } from '@stacktrail/card-tree';
import { readingSpell } from './reading.js';

function effectsOf(text: string): readonly Effect[] {
  const [ability] = readingSpell(text);
  if (ability === undefined || !('modes' in ability)) throw new Error('that has no instructions');
  return ability.modes[0]!.effects;
}

const reveal = 'Reveal the top four cards of your library.';
const bottom = 'on the bottom of your library in a random order.';
const result = (label: string) => ({ objects: 'result', label });

describe('one of each of several kinds', () => {
  test('“and/or”: up to one of each, of which none is chosen twice; the rest are all others', () => {
    const effects = effectsOf(
      `${reveal} You may put a Goblin card and/or a land card from among them into your hand. Put the rest ${bottom}`,
    );
    const both = { objects: 'together', of: [result('chosen 2'), result('chosen 3')] };
    expect(effects).toMatchObject([
      { do: 'reveal', label: 'cards 1' },
      {
        do: 'may',
        effects: [
          { do: 'choose objects', from: { filter: { subtype: 'Goblin' } }, min: 0, max: 1 },
          { do: 'choose objects', from: { objects: 'other than', not: result('chosen 2') }, min: 0, max: 1 },
          { do: 'move', what: both, to: { zone: 'hand' } },
        ],
      },
      { what: { objects: 'other than', of: result('cards 1'), not: both } },
    ]);
  });

  test('each to a place of its own', () => {
    const effects = effectsOf(
      `${reveal} You may put a land card from among them onto the battlefield tapped and an Elf card from among them into your hand. Put the rest ${bottom}`,
    );
    expect(effects[1]).toMatchObject({
      effects: [
        { do: 'choose objects' },
        { do: 'choose objects' },
        { what: result('chosen 2'), to: { zone: 'battlefield', tapped: true } },
        { what: result('chosen 3'), to: { zone: 'hand' } },
      ],
    });
  });

  test('“or” is one card of either kind', () => {
    expect(
      JSON.stringify(
        readingSpell(
          `${reveal} You may put a Goblin or land card from among them into your hand. Put the rest ${bottom}`,
        ),
      ),
    ).not.toContain('"chosen 3"');
  });
});

describe('cards of which nothing further was done', () => {
  test('revealed cards are in the library still', () => {
    const effects = effectsOf(
      `${reveal} You may put any number of Elf cards from among them onto the battlefield. Then put all cards revealed this way that weren't put onto the battlefield into your graveyard.`,
    );
    expect(effects[2]).toMatchObject({
      do: 'move',
      what: { objects: 'matching', of: result('cards 1'), filter: { is: 'in zone', zone: 'library' } },
      to: { zone: 'graveyard' },
    });
  });

  test('exiled cards are in exile still, the one that was found among them', () => {
    const effects = effectsOf(
      `Exile cards from the top of your library until you exile a nonland card. You may cast that card without paying its mana cost. Put the exiled cards that weren't cast this way ${bottom}`,
    );
    expect(effects[2]).toMatchObject({
      do: 'put into library',
      what: {
        of: { objects: 'together', of: [result('rest 2'), result('found 1')] },
        filter: { is: 'in zone', zone: 'exile' },
      },
    });
  });

  test('only of what was revealed or exiled', () => {
    expect(() =>
      readingSpell(
        `Look at the top two cards of your library. Put the revealed cards that weren't cast this way ${bottom}`,
      ),
    ).toThrow('read up to');
  });
});
