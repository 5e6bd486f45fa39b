import { describe, expect, test } from '@jest/globals';
import { creature, sorcery } from '@stacktrail/card-tree';
import { alice, bear, bob, pick, position, readCard, select, Table } from '@stacktrail/test-kit';

const snow = readCard(
  sorcery('Snowfall', '', { kind: 'spell', modes: [] }),
  'Choose one —\n• Destroy all creatures.\n• Destroy all artifacts.\nThen return a creature card with mana value 2 or less from your graveyard to the battlefield.',
);
const spellOf = { ...snow, faces: [{ ...snow.faces[0], abilities: snow.faces[0].abilities.slice(1) }] as const };

describe('CR 608.2c: what a paragraph below modes says is done after the chosen one', () => {
  test.each([
    ['1', ['graveyard', 'graveyard', 'battlefield']],
    ['2', ['battlefield', 'battlefield', 'battlefield']],
  ])('whichever is chosen: %s', (mode, zones) => {
    const p = position();
    const [mine, theirs] = [p.battlefield(alice, creature('Ogre', '{3}', [], 3, 3)), p.battlefield(bob, bear)];
    const dead = p.graveyard(alice, bear);
    const card = p.hand(alice, spellOf);
    const table = new Table(p);
    table.cast(card, pick(mode));
    table.passAll();
    if (table.question.kind !== 'priority') table.answer(select(dead));
    expect([mine, theirs, dead].map((id) => table.zoneOf(id))).toEqual(zones);
  });
});
