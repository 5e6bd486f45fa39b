import { describe, expect, test } from '@jest/globals';
import type { CardDefinition } from '@stacktrail/card-tree';
import { compileCard } from '@stacktrail/oracle-text';
import { alice, position, Table } from '@stacktrail/test-kit';
import { labelsOf } from './asked.js';

function modesOf(text: string): readonly string[] {
  const face = { name: 'Modal', manaCost: '{W}', types: ['Instant'], supertypes: [], subtypes: [], text };
  const compiled = compileCard({ name: 'Modal', layout: 'normal', faces: [face] });
  const scene = position();
  const id = scene.hand(alice, compiled.definition as CardDefinition);
  const table = new Table(scene);
  table.cast(id);
  return labelsOf(table);
}

describe('CR 700.2: modes are offered by their texts', () => {
  test('of an ordinary modal spell', () => {
    expect(modesOf('Choose one —\n• You gain 1 life.\n• You gain 2 life.')).toEqual([
      'You gain 1 life.',
      'You gain 2 life.',
    ]);
  });

  test('CR 702.172a: of a spell with spree, each with its additional cost', () => {
    expect(modesOf('Spree\n+ {1} — You gain 1 life.\n+ {2} — You gain 2 life.')).toEqual([
      '{1} — You gain 1 life.',
      '{2} — You gain 2 life.',
    ]);
  });
});
