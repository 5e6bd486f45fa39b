import { expect, test } from '@jest/globals';
import { affinity, artifact, artifacts, creatures, draw, sorcery, spell } from '@stacktrail/card-tree';
import { bear, pay, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

test('CR 702.41a: it costs {1} less for each such permanent that its caster controls', () => {
  const p = position(pools('U'));
  const card = p.hand(alice, sorcery('Cheaper', '{2}{U}', spell(draw(0)), affinity(artifacts)));
  for (const owner of [alice, alice, bob]) p.battlefield(owner, artifact('Relic', '{1}', []));
  const table = new Table(p);
  table.cast(card, pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['U']);
});

test('CR 702.41b: each of several instances applies', () => {
  const p = position(pools('U'));
  const twice = sorcery('Twice cheaper', '{5}{U}', spell(draw(0)), affinity(artifacts), affinity(creatures));
  const card = p.hand(alice, twice);
  for (let i = 0; i < 3; i++) p.battlefield(alice, artifact('Relic', '{1}', []));
  p.battlefield(alice, bear);
  p.battlefield(alice, bear);
  const table = new Table(p);
  table.cast(card, pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['U']);
});
