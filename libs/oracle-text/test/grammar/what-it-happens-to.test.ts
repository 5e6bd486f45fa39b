import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

const facts = (tree: unknown): string => JSON.stringify(tree);

describe('“that creature” of an event that another object has a part in', () => {
  const thatCreature = { objects: 'that object', called: 'creature' };

  test('CR 509.3a: what blocks', () => {
    expect(reading("Whenever a creature blocks, that creature's controller loses 1 life.")).toMatchObject([
      {
        event: { on: 'blocks', that: 'subject' },
        modes: [{ effects: [{ who: { players: 'controller of', objects: thatCreature } }] }],
      },
    ]);
    expect(
      reading('Whenever a creature you control attacks or blocks, it gets +1/+1 until end of turn.'),
    ).toMatchObject([{ event: { on: 'any of', of: [{ on: 'attacks' }, { on: 'blocks', that: 'subject' }] } }]);
  });

  test('CR 603.2: what becomes a target, and not what targets it', () => {
    const text = 'Whenever a creature becomes the target of a spell or ability, destroy that creature.';
    expect(reading(text)).toMatchObject([
      { event: { that: 'subject' }, modes: [{ effects: [{ do: 'destroy', what: thatCreature }] }] },
    ]);
    const [countering] = reading('Whenever a creature becomes the target of a spell, counter that spell.');
    expect(facts(countering)).not.toContain('subject');
    expect(facts(reading('Whenever a creature you control blocks, draw a card.'))).not.toContain('subject');
  });

  test('either of the two, never both', () => {
    expect(() =>
      reading('Whenever a creature becomes the target of a spell, counter that spell and destroy that creature.'),
    ).toThrow();
  });
});

test('CR 400.3: the player whose graveyard a card is put into is its owner', () => {
  const text =
    "Whenever a permanent is put into an opponent's graveyard from the battlefield, that player loses 1 life.";
  expect(reading(text)).toMatchObject([
    { modes: [{ effects: [{ who: { players: 'owner of', objects: { objects: 'that object' } } }] }] },
  ]);
  expect(() =>
    reading("Whenever one or more cards are put into an opponent's graveyard from anywhere, that player loses 1 life."),
  ).toThrow();
});

describe('CR 608.2i: what happened this turn', () => {
  test('tokens that were created', () => {
    expect(reading('{T}: Draw a card. Activate only if you created a token this turn.')).toMatchObject([
      { onlyIf: { if: 'happened', event: { on: 'keyword action', action: 'create', who: 'you' } } },
    ]);
    expect(readingSpell('Draw X cards, where X is the number of Treasure tokens you created this turn.')).toMatchObject(
      [{ modes: [{ effects: [{ count: { is: { amount: 'events', counting: 'amounts' } } }] }] }],
    );
  });

  test('who was dealt damage by what', () => {
    const by = { on: 'player is dealt damage', who: 'any player', combat: true, by: { is: 'subtype' } };
    expect(
      reading(
        'At the beginning of your end step, if a player was dealt combat damage by a Zombie this turn, draw a card.',
      ),
    ).toMatchObject([{ condition: { if: 'happened', event: by } }]);
  });

  test('a player of whom something is asked as a target', () => {
    expect(readingSpell('Target player who lost life this turn draws a card.')).toMatchObject([
      { modes: [{ targets: [{ kind: 'player', playerWho: { if: 'happened' } }] }] },
    ]);
    expect(readingSpell('Target opponent who controls more lands than you loses 1 life.')).toMatchObject([
      { modes: [{ targets: [{ kind: 'opponent', playerWho: { if: 'compare' } }] }] },
    ]);
    expect(() => readingSpell('Target player who dies this turn draws a card.')).toThrow();
  });
});
