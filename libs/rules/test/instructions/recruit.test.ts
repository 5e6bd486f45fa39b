import { expect, test } from '@jest/globals';
import { creature, land, mode, type CardDefinition } from '@stacktrail/card-tree';
import { choose, factsOf, Scene } from '@stacktrail/test-kit';

const bear = creature('Bear', '', ['Bear'], 2, 2);
const forest = land('Forest', ['Forest']);

function recruiting(discarded: CardDefinition): Scene {
  const text = mode({ do: 'recruit', who: { players: 'you' } });
  return new Scene(text, { hand: [discarded], library: [creature('Drawn', '', [], 1, 1)] }, {});
}

test('CR 701.70a (2026-08-07): a nonland card that is discarded gives a Soldier', () => {
  const scene = recruiting(bear);
  const { facts } = scene.follow({}, choose(scene.ref('Bear')));
  expect(scene.names('graveyard')).toContain('Bear');
  expect(scene.ids('Human Soldier Token')).toHaveLength(1);
  expect(factsOf(facts, 'KeywordActionTaken').at(-1)).toMatchObject({ rule: '701.70a', data: { action: 'recruit' } });
});

test('CR 701.70a (2026-08-07): a land card gives none', () => {
  const scene = recruiting(forest);
  scene.follow({}, choose(scene.ref('Forest')));
  expect(scene.names('graveyard')).toContain('Forest');
  expect(scene.ids('Human Soldier Token')).toHaveLength(0);
});
