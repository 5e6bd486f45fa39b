import { expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { alice, position, readCard } from '@stacktrail/test-kit';

const beast = readCard(
  creature('Packbeast', '{2}', ['Beast'], 2, 1),
  'This creature is also a Cleric, Rogue, Warrior, and Wizard.',
);
const all = ['Beast', 'Cleric', 'Rogue', 'Warrior', 'Wizard'];

test('CR 604.3: it has these types besides its own in every zone', () => {
  const p = position();
  const ids = [p.battlefield(alice, beast), p.hand(alice, beast), p.graveyard(alice, beast), p.library(alice, beast)];
  const state = p.state();
  for (const id of ids) expect(characteristicsOf(state, state.objects.get(id)!).subtypes).toEqual(all);
});
