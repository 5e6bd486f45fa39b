import { expect, test } from '@jest/globals';
import type { PickQuestion, SelectQuestion } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { alice, bear, object, position, Table } from '@stacktrail/test-kit';
import { choicesOf } from '../../src/decisions/choices.js';

const asked = { player: alice, rule: '701.23a', source: 0 as ObjectId, prompt: 'Choose.' } as const;

test('CR 701.23a: a search for no card offers none of the cards, and no list to put them into', () => {
  const p = position();
  const found = object(p.battlefield(alice, bear));
  const { state } = new Table(p);
  const search: SelectQuestion = { ...asked, kind: 'search', form: 'select', candidates: [found], min: 0, max: 0 };
  const nothing = { form: 'select', chosen: [] };
  expect(choicesOf(search, state, 'judge')).toEqual({
    options: [{ label: 'None of these: nothing is found', answer: nothing }],
    combine: null,
  });
});

test('CR 700.2: modes of which none can be chosen are not offered', () => {
  const { state } = new Table(position());
  const modes: PickQuestion = {
    ...asked,
    kind: 'choose an option',
    form: 'pick',
    options: [{ key: 'first', text: ['first'] }],
    min: 0,
    max: 0,
  };
  const { options, combine } = choicesOf(modes, state, 'judge');
  expect(options.map(({ answer }) => answer)).toEqual([{ form: 'pick', keys: [] }]);
  expect(combine).toBeNull();
});
