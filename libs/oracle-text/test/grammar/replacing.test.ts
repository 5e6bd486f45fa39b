import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

/** What is read, as JSON; that it is said alike again is part of every reading. */
function treeOf(text: string): string {
  return JSON.stringify(reading(text));
}

describe.each([
  ['CR 614.1a', 'If a source you control would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.', '"do":"deal double"'],
  ['CR 614.1a', 'If a red source you control would deal damage to an opponent or a permanent an opponent controls, it deals that much damage plus 2 instead.', '"orTo":{"is":"controlled by","who":"opponent"}'],
  ['CR 614.1a', 'If an instant or sorcery source would deal 3 or more damage to you, it deals 2 damage to you instead.', '"much":{"compare":"at least","to":3}'],
  ['CR 614.1a', 'If a source would deal damage to a permanent or player, it deals half that damage, rounded down, to that permanent or player instead.', '"round":"down"'],
  ['CR 614.9', 'If a creature would deal damage to you, it deals that damage to its controller instead.', '"do":"redirect"'],
  ['CR 615.10', 'If a source would deal damage to you, prevent 1 of that damage.', '{"do":"prevent","amount":1}'],
  ['CR 615.10', 'If a source would deal damage to another Dinosaur you control, prevent all but 1 of that damage.', '"amount":"difference"'],
  ['CR 615.5', 'If damage would be dealt to this creature, prevent that damage. Remove a +1/+1 counter from this creature.', '"do":"prevent all","then":[{"do":"remove counters"'],
  ['CR 615.5', 'If damage would be dealt to this creature while it has a +1/+1 counter on it, prevent that damage and remove that many +1/+1 counters from it.', '"while":{"if":"matches"'],
  ['CR 615.5', 'If damage would be dealt to another creature you control, prevent that damage. Put a +1/+1 counter on that creature for each 1 damage prevented this way.', '"on":{"objects":"recipient","called":"creature"}'],
  ['CR 615.5', 'If noncombat damage would be dealt to you, prevent that damage. You gain life equal to the damage prevented this way.', '"called":"prevented this way"'],
  ['CR 614.11', 'If you would draw a card while you have no cards in hand, instead you draw two cards and you lose 1 life.', '"do":"follow"'],
  ['CR 614.11', 'If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead.', '"butFirstInDrawStep":true'],
  ['CR 614.10', 'If you would draw a card, you may skip that draw instead.', '{"do":"follow","effects":[],"may":true}'],
  ['CR 121.2a', 'If an opponent would draw two or more cards, instead each player draws a card.', '"atLeast":2'],
  ['CR 614.16', 'If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.', '"would":"create tokens","who":"you"'],
  ['CR 614.1a', 'If one or more creature tokens would be created under your control, that many 4/4 white Angel creature tokens with flying and vigilance are created instead.', '"do":"create","tokens"'],
  ['CR 614.1a', 'If you would create one or more Treasure tokens, instead create those tokens plus an additional Food token.', '"besides":true'],
  ['CR 614.1a', 'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.', '"amount":"sum"'],
  ['CR 614.16', 'If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.', '"byEffect":true'],
  ['CR 614.1a', 'If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters on that permanent or player instead.', '"players":"any player","by":"you"'],
  ['CR 614.1a', 'If you would gain life, you gain that much life plus 1 instead.', '"would":"gain life"'],
  ['CR 614.1a', 'If an opponent would gain life, that player loses that much life instead.', '"do":"lose life"'],
  ['CR 614.1a', 'If an opponent would lose life during your turn, they lose twice that much life instead.', '"while":{"if":"your turn"}'],
  ['CR 614.1a', 'If an opponent would mill one or more cards, they mill twice that many cards instead.', '"action":"mill"'],
  ['CR 614.1a', 'If you would scry a number of cards, draw that many cards instead.', '"action":"scry"'],
  ['CR 614.1a', 'If a player would planeswalk, chaos ensues instead.', '"action":"planeswalk"'],
  ['CR 614.1a', 'If you would roll the planar die, draw a card instead.', '"action":"roll the planar die"'],
  ['CR 726.1a', 'You gain life rather than lose life from radiation.', '"fromRadiation":true'],
  ['CR 614.6', 'If a nontoken creature an opponent controls would die, instead exile that card and create a 1/1 white Cat creature token.', '"would":"die"'],
  ['CR 614.6', 'If a card would be put into a graveyard from anywhere, exile it instead.', '"what":{"is":"card"}'],
] as const)('%s: “%s”', (_, text, part) => {
  test('is read as what it says', () => expect(treeOf(text)).toContain(part));
}); // prettier-ignore

describe.each([
  ['CR 615.9', 'The next time a red source of your choice would deal damage to you this turn, prevent that damage.', '"next":true,"source":{"is":"color","color":"R"}'],
  ['CR 615.5', 'The next time a source of your choice would deal damage to you this turn, prevent that damage. You gain life equal to the damage prevented this way.', '"then":[{"do":"gain life"'],
  ['CR 614.9', 'The next time a source of your choice would deal damage to target creature this turn, prevent that damage.', '"keep":{"objects":"target","slot":0}'],
  ['CR 614.1a', 'The next time you would draw a card this turn, each opponent discards a card instead.', '"until":"this turn","next":true'],
  ['CR 614.6', 'All creatures get -2/-2 until end of turn. If a creature would die this turn, exile it instead.', '"would":"die"'],
] as const)('%s: “%s”', (_, text, part) => {
  test('is read as what it says', () => expect(JSON.stringify(readingSpell(text))).toContain(part));
}); // prettier-ignore

test('CR 615.5: what comes after a prevention is another instruction, unless it speaks of that', () => {
  const [ability] = readingSpell(
    'The next time a source of your choice would deal damage to you this turn, prevent that damage. Draw a card.',
  );
  expect(ability).toMatchObject({ modes: [{ effects: [{ do: 'replace' }, { do: 'draw' }] }] });
});

test('CR 609.1, 701.9: what an effect has you discard', () => {
  const own =
    'If a spell or ability an opponent controls causes you to discard this creature, put it onto the battlefield instead of putting it into your graveyard.';
  expect(JSON.stringify(reading(own))).toContain(
    '{"would":"be discarded","what":{"is":"this"},"by":"opponent","instead":{"do":"put onto the battlefield"}}',
  );
  const any =
    'If an effect causes you to discard a card, discard it, but you may put it on top of your library instead of into your graveyard.';
  expect(JSON.stringify(reading(any))).toContain(
    '"what":{"is":"owned by","who":"you"},"by":"any player","instead":{"do":"put on top of library","may":true}',
  );
});
