import { expect, test } from '@jest/globals';
import { someNode } from '@stacktrail/card-tree';
import { readingSpell } from './reading.js';

const theirs = { players: 'each opponent' };

test.each([
  ["Destroy target creature you don't control of an opponent's choice.", 'permanent'],
  ["Return target creature card from your graveyard of an opponent's choice to your hand.", 'card in graveyard'],
  ["Test Card deals 1 damage to any target of an opponent's choice.", 'any target'],
])('CR 601.2c: an opponent chooses the target: %s', (text, kind) => {
  const [ability] = readingSpell(text);
  expect(ability).toMatchObject({ modes: [{ targets: [{ kind, chooses: theirs }] }] });
});

test('what somebody else chooses is said of that target alone', () => {
  const [ability] = readingSpell(
    "Test Card deals 1 damage to any target and 1 damage to any target of an opponent's choice.",
  );
  expect(someNode(ability, (node) => node['kind'] === 'any target' && node['chooses'] === undefined)).toBe(true);
});
