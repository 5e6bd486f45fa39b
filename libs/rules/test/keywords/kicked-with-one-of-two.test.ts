import { expect, test } from '@jest/globals';
import { creature, kicker } from '@stacktrail/card-tree';
import { hasKeyword } from '@stacktrail/characteristics';
import { alice, pay, pick, pools, position, readCard, size, Table } from '@stacktrail/test-kit';

const volver = readCard(
  creature('Volver', '{G}', ['Volver'], 2, 2, kicker('{U}'), kicker('{R}')),
  'If this creature was kicked with its {U} kicker, it enters with two +1/+1 counters on it and with flying.',
  'If this creature was kicked with its {R} kicker, it enters with a +1/+1 counter on it and with "{0}: You gain 1 life."',
);

test.each<readonly [string, 'yes' | 'no', 'yes' | 'no', string, boolean, number]>([
  ['neither', 'no', 'no', '2/2', false, 0],
  ['the first', 'yes', 'no', '4/4', true, 0],
  ['the second', 'no', 'yes', '3/3', false, 1],
  ['both', 'yes', 'yes', '5/5', true, 1],
])(
  'CR 702.33f, 614.1c: it enters as each of its kicker costs says that was paid: %s',
  (_, first, second, strength, flies, abilities) => {
    const p = position(pools('GUR'));
    const card = p.hand(alice, volver);
    const table = new Table(p);
    table.cast(card, pick(first), pick(second), pay);
    table.passAll();
    if (table.question.form === 'pick') table.answer(pick((table.question.options[0] as { key: string }).key));
    const { id } = table.now(card);
    expect([size(table.state, id), hasKeyword(table.state, table.object(id), 'flying')]).toEqual([strength, flies]);
    expect(table.options(id)).toHaveLength(abilities);
  },
);
