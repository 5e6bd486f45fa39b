import { expect, test } from '@jest/globals';
import { artifact, creature, creatures, legendary, staticAbility } from '@stacktrail/card-tree';
import { alice, bob, gameAt, position } from '@stacktrail/test-kit';
import { check, keep } from './check.js';

const hero = legendary(creature('Hero', '', [], 2, 2));
const relic = legendary(artifact('Relic', '', []));

test('CR 704.5j: the legend rule doesn’t apply to permanents that an effect excepts', () => {
  const box = artifact(
    'Box',
    '',
    [],
    staticAbility({
      static: "legend rule doesn't apply",
      to: { is: 'all', of: [creatures, { is: 'controlled by', who: 'you' }] },
    }),
  );
  const p = position();
  p.battlefield(alice, box);
  for (let i = 0; i < 2; i++) p.battlefield(alice, hero);
  const [kept] = [p.battlefield(alice, relic), p.battlefield(alice, relic)];
  const [theirs] = [p.battlefield(bob, hero), p.battlefield(bob, hero)];
  const { questions } = check(gameAt(p), keep(kept), keep(theirs));
  expect(questions.map(({ player }) => player)).toEqual([alice, bob]);
});

test('CR 704.5j: an effect can say that it applies to nothing', () => {
  const p = position();
  p.battlefield(bob, artifact('Gallery', '', [], staticAbility({ static: "legend rule doesn't apply" })));
  for (let i = 0; i < 2; i++) p.battlefield(alice, hero);
  expect(check(gameAt(p))).toMatchObject({ result: false, questions: [] });
});
