import { expect, test } from '@jest/globals';
import {
  all,
  creatures,
  creature,
  cycling,
  destroy,
  each,
  reinforce,
  sorcery,
  spell,
  transmute,
  type KeywordAbility,
} from '@stacktrail/card-tree';
import { alice, position, Table } from '@stacktrail/test-kit';

const withoutAbilities = all(creatures, { is: 'without abilities' });

test.each<readonly [string, KeywordAbility]>([
  ['CR 702.29b: cycling', cycling('{2}')],
  ['CR 702.53b: transmute', transmute('{2}')],
  ['CR 702.77b: reinforce', reinforce(1, '{2}')],
])('%s goes on to exist on the battlefield', (_rule, ability) => {
  const p = position();
  const rat = p.battlefield(alice, creature('Rat', '{B}', ['Rat'], 1, 1, ability));
  const bare = p.battlefield(alice, creature('Bare', '{B}', ['Rat'], 1, 1));
  const sweep = p.hand(alice, sorcery('Sweep', '', spell(destroy(each(withoutAbilities)))));
  const table = new Table(p);
  expect(table.options(rat)).toEqual([]); // it can't be activated from there
  table.cast(sweep);
  table.passAll();
  expect([rat, bare].map((id) => table.zoneOf(id))).toEqual(['battlefield', 'graveyard']);
});
