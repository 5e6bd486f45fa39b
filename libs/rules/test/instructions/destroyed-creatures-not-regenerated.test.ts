import { expect, test } from '@jest/globals';
import { artifact, instant, sorcery, type CardDefinition } from '@stacktrail/card-tree';
import { alice, bear, bob, pick, plot, position, readCard, Table } from '@stacktrail/test-kit';

const catastrophe = readCard(
  sorcery('Catastrophe', ''),
  "Destroy all lands or all creatures. Creatures destroyed this way can't be regenerated.",
);
const shield = readCard(instant('Shield', ''), 'Regenerate target permanent.');
const [face] = plot.faces;
const livingLand: CardDefinition = {
  ...plot,
  faces: [{ ...face, name: 'Grove', types: ['Land', 'Creature'], power: 1, toughness: 1 }],
};

/** Where a permanent with a regeneration shield is after the lands, or the creatures, were destroyed. */
function zoneAfter(card: CardDefinition, destroyed: 0 | 1): string {
  const p = position();
  const id = p.battlefield(bob, card);
  p.battlefield(alice, artifact('Other', '', []));
  const [saves, spell] = [p.hand(alice, shield), p.hand(alice, catastrophe)];
  const table = new Table(p);
  table.cast(saves, { form: 'select', chosen: [{ is: 'object', id }] });
  table.passAll();
  table.cast(spell);
  table.passAll();
  const { question } = table;
  if (question.form === 'pick') table.answer(pick(question.options[destroyed]!.key));
  return table.zoneOf(id);
}

test('CR 701.19c: of the lands that are destroyed only those that are creatures can’t be regenerated', () => {
  expect([zoneAfter(plot, 0), zoneAfter(livingLand, 0)]).toEqual(['battlefield', 'graveyard']);
});

test('CR 701.19c: creatures can’t', () => {
  expect(zoneAfter(bear, 1)).toBe('graveyard');
});
