import { expect, test } from '@jest/globals';
import type { Effect } from '@stacktrail/card-tree';
import { reading, readingSpell } from './reading.js';

function effectsIn([ability]: ReturnType<typeof reading>): readonly Effect[] {
  if (ability === undefined || !('modes' in ability)) throw new Error('that has no instructions');
  return ability.modes[0]!.effects;
}

const named = { is: 'has noted', quality: 'name', label: 'name 1', said: 'chosen' };

test('CR 608.2d: “the chosen name” is the one that the same text had a player choose', () => {
  expect(
    effectsIn(
      reading(
        '{T}: Choose a card name, then reveal a card at random from your hand. If that card has the chosen name, draw a card.',
      ),
    ),
  ).toMatchObject([
    { do: 'note choice', label: 'name 1' },
    { do: 'choose objects', atRandom: true },
    { do: 'reveal' },
    { do: 'if', condition: { if: 'matches', filter: named } },
  ]);
});

test('what lasts for a turn doesn’t know what was chosen', () => {
  const text = 'Choose a card name. Spells with the chosen name cost {1} less to cast this turn.';
  expect(() => readingSpell(text)).toThrow('read up to');
});

test('CR 607.2d: elsewhere it is what another ability of the object had chosen', () => {
  const text = 'Whenever you draw a card, destroy all creatures with the chosen name.';
  expect(JSON.stringify(reading(text))).toContain('"is":"chosen","quality":"card name"');
});

test('the opponent whose card is put onto the battlefield was named', () => {
  const effects = effectsIn(
    readingSpell(
      "Put target Elf card from an opponent's graveyard onto the battlefield tapped under your control. Then that player mills two cards.",
    ),
  );
  expect(effects[1]).toMatchObject({
    do: 'mill',
    who: { players: 'owner of', objects: { objects: 'target', slot: 0 } },
  });
});

test('CR 608.2i: a permanent was put into your hand from the battlefield', () => {
  const [ability] = reading(
    'At the beginning of your end step, if an artifact was put into your hand from the battlefield this turn, draw a card.',
  );
  expect(ability).toMatchObject({
    condition: { if: 'happened', event: { on: 'moves', from: ['battlefield'], to: ['hand'] } },
  });
});
