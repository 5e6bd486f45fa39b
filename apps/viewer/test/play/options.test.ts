import { expect, test } from '@jest/globals';
import type { Combine, Decision, Option } from '../../src/contract/decision.js';
import { emptyDraft } from '../../src/play/draft.js';
import { legalInstead } from '../../src/play/legal-instead.js';
import { groupsOf } from '../../src/play/option-groups.js';

const labelled = (label: string, hint?: Option['hint']): Option => ({
  label,
  answer: { form: 'action' },
  ...(hint && { hint }),
});

const decision = (kind: string, ...options: readonly Option[]): Decision => ({ kind, options }) as unknown as Decision;

test('with priority, mana abilities and what can’t be paid or finished come after the rest', () => {
  const asked = decision(
    'priority',
    labelled('Pass priority'),
    labelled('Cast a spell', { payable: false, possible: true }),
    labelled('Forest: add {G}', { possible: true, mana: true }),
    labelled('Cast another spell', { payable: true, possible: true }),
    labelled('Cast a spell without a target', { possible: false }),
  );
  expect(groupsOf(asked, [0, 1, 2, 3, 4])).toEqual({ first: [0, 3], others: [1, 2, 4] });
});

test('while mana is due, mana abilities are what is chosen from', () => {
  const asked = decision('activate mana abilities', labelled('Forest: add {G}', { possible: true, mana: true }));
  expect(groupsOf(asked, [0])).toEqual({ first: [0], others: [] });
});

const combine: Combine = { answer: { form: 'attack' }, into: 'attacks', min: 0, max: 2, ordered: false, rules: [] };
const attack = (attacker: number, ...others: readonly number[]): Option => ({
  label: `${attacker} attacks`,
  piece: { attacker },
  answer: { form: 'attack', attacks: [attacker, ...others].map((one) => ({ attacker: one })) },
});

test('CR 508.1d: instead of a refused attack, the one with what was picked and what is required', () => {
  const options = [attack(7, 9), attack(8, 9), attack(9)];
  expect(legalInstead({ ...emptyDraft, picked: [1] }, combine, options)).toEqual([1, 2]);
  expect(legalInstead(emptyDraft, combine, options)).toEqual([0, 2]);
});

test('where no option has an answer of its own, nothing is said to be legal', () => {
  expect(legalInstead(emptyDraft, combine, [{ label: 'odd', piece: { attacker: 7 }, answer: null }])).toBeNull();
});
