import { expect, test } from '@jest/globals';
import { withLinks } from '../../src/grammar/index.js';
import { reading, readingSpell } from './reading.js';

function linkedIn(...texts: readonly string[]): string | undefined {
  const abilities = withLinks(texts.flatMap((text) => reading(text)));
  return abilities && JSON.stringify(abilities);
}

test('CR 607.2: tokens “created with this creature” are those of the one ability that creates some', () => {
  const makes = '{T}: Create a 1/1 red Goblin creature token.';
  const exiles = 'When this creature leaves the battlefield, exile all tokens created with this creature.';
  expect(linkedIn(makes, exiles)).toContain('"link":"created"');
  expect(linkedIn(exiles)).toBeUndefined();
  expect(linkedIn(makes, makes, exiles)).toBeUndefined();
  expect(linkedIn(makes)).not.toContain('link');
});

test('CR 607.2c: “the creature put onto the battlefield with this creature”', () => {
  const puts = '{T}: Return target creature card from your graveyard to the battlefield.';
  const asks = 'When the creature put onto the battlefield with this creature dies, draw a card.';
  expect(linkedIn(puts, asks)).toContain('"link":"put"');
  expect(linkedIn(asks)).toBeUndefined();
});

test('CR 608.2c: that many of counters that were removed, where tokens are created', () => {
  expect(
    JSON.stringify(
      reading(
        'When this creature enters, you may remove any number of +1/+1 counters from this creature. If you do, create that many 1/1 red Goblin creature tokens.',
      ),
    ),
  ).toContain('"count":{"amount":"noted number","label":"removed 1","said":"that many"}');
});

test('CR 601.3: cards that may be played as long as something has happened this turn', () => {
  expect(
    JSON.stringify(
      reading(
        'When this creature enters, exile the top card of your library. As long as you attacked with a commander this turn, you may play that card.',
      ),
    ),
  ).toContain('"until":"rest of the game","who":{"players":"you"},"during":{"if":"happened"');
});

test('CR 508.1b: players being attacked are counted', () => {
  for (const who of ['players', 'opponents']) {
    expect(JSON.stringify(readingSpell(`Draw X cards, where X is the number of ${who} being attacked.`))).toContain(
      '{"is":"attacks players","who":{"players":"that player"}}',
    );
  }
});

test('CR 404.2: a card in a graveyard with cards above it', () => {
  for (const above of ['three or more creature cards above it', 'a creature card directly above it']) {
    const [ability] = reading(
      `At the beginning of your upkeep, if this card is in your graveyard with ${above}, return this card to your hand.`,
    );
    expect(ability).toMatchObject({ functionsIn: ['graveyard'] });
  }
});
