import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

describe.each([
  ['CR 116.2d', "Players can't search libraries. Any player may pay {5} for that player to ignore this effect until end of turn.", '"mayIgnore":{"who":{"players":"each player"},"cost":[{"cost":"mana","mana":["5"]}],"until":"this turn"}'],
  ['CR 116.2d', "Players can't play lands. You may sacrifice a land for that player to ignore this effect until end of turn.", '"who":{"players":"you"},"cost":[{"cost":"sacrifice"'],
  ['CR 603.7g', "You may cast this spell as though it had flash. If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.", '"then":[{"do":"delayed trigger"'],
  ['CR 116.2c', 'Whenever this creature deals damage to a player, that player loses 4 life at the beginning of their next upkeep unless they pay {5} before that step.', '"unlessPaid":{"who":{"players":"that player"'],
  ['CR 508.1g', 'As this creature attacks, you may pay {5} and sacrifice a land. When you do, draw a card.', '{"static":"may as it attacks","cost":[{"cost":"mana","mana":["5"]},{"cost":"sacrifice"'],
  ['CR 508.1g', 'As this creature attacks, you may discard a card.', '"effects":[]}'],
  ['CR 614.10b', 'If you would begin your upkeep step, you may skip that step instead. If you do, draw two cards.', '"what":"upkeep","then":[{"do":"draw"'],
  ['CR 614.10b', 'If you would begin your turn while this creature is untapped, you may skip that turn instead.', '"condition":{"if":"matches"'],
  ['CR 614.10', 'If a player would begin an extra turn, that player skips that turn instead.', '"extra":true'],
  ['CR 603.1a', "When this creature enters, draw a card. This ability can't be countered.", '"cantBeCountered":true'],
  ['CR 603.1a', 'When this creature enters, choose one or both. Each mode must target a different player.\n• Target player draws a card.\n• Target opponent loses 4 life.', '"differentTargets":true'],
] as const)('%s: “%s”', (_, text, part) => {
  test('is read as what it says', () => expect(JSON.stringify(reading(text))).toContain(part));
}); // prettier-ignore

test('CR 116.2c: an effect that may be ended', () => {
  const text = 'Target creature gets -3/-3. Any player may pay {5} to end this effect.';
  expect(JSON.stringify(readingSpell(text))).toContain(
    '{"do":"allow action","who":{"players":"each player"},"cost":[{"cost":"mana","mana":["5"]}],"effects":[{"do":"end effects"}],"until":"rest of the game"}',
  );
});
