import { creature, always, each, all, creatures, youControl, gets, others } from '@stacktrail/card-language';
import { characteristicsOf } from '../../src/characteristics/characteristics.js';
import { objectOf } from '../../src/state/game-state.js';
import { alice, position } from '../position.js';
test('x', () => {
  const p = position();
  const bear = p.battlefield(alice, creature('Bear', '{1}{G}', ['Bear'], 2, 2));
  p.battlefield(alice, creature('Lord', '{1}{G}', ['Elf'], 1, 1, always(each(all(others, creatures, youControl)), gets(1, 1))));
  const s = p.state();
  expect(characteristicsOf(s, objectOf(s, bear))).toMatchObject({ power: 3, toughness: 3 });
});
