import { expect, test } from '@jest/globals';
import { reading } from './reading.js';

test('CR 101.2: what players can’t do at some time, and of which permanents', () => {
  const cast = { static: "players can't", who: 'opponent', what: 'cast spells' };
  expect(reading("Your opponents can't cast spells during your turn.")).toEqual([
    { kind: 'static', effects: [cast], condition: { if: 'your turn' }, said: 'during' },
  ]);
  const [ability] = reading(
    "During your turn, your opponents can't cast spells or activate abilities of artifacts, creatures, or enchantments.",
  );
  expect(ability).toMatchObject({
    effects: [cast, { what: 'activate abilities', filter: { is: 'any', of: [{}, {}, {}] } }],
    condition: { if: 'your turn' },
    leads: true,
  });
});

test('CR 115.4: spells of a kind that can’t target it', () => {
  const of = { static: "can't be targeted", of: 'spells', what: { is: 'this' } };
  expect(reading("This creature can't be the target of black or red spells your opponents control.")).toMatchObject([
    { effects: [{ ...of, by: 'opponent', from: { is: 'any', of: [{ color: 'B' }, { color: 'R' }] } }] },
  ]);
  expect(reading("This creature can't be the target of Aura spells.")).toMatchObject([
    { effects: [{ ...of, by: 'any player', from: { is: 'subtype', subtype: 'Aura' } }] },
  ]);
});

test('CR 605.1: abilities that can be activated only if they’re mana abilities', () => {
  expect(
    reading(
      "This creature can't attack or block, and its activated abilities can't be activated unless they're mana abilities.",
    ),
  ).toMatchObject([{ effects: [{ changes: [{}, {}, { rule: "can't activate nonmana abilities" }] }] }]);
});

test('CR 106.4: mana that isn’t lost as steps end', () => {
  const [ability] = reading(
    "Whenever this creature attacks, add {R}{R}. Until end of turn, you don't lose this mana as steps and phases end.",
  );
  expect(ability).toMatchObject({ modes: [{ effects: [{ do: 'add mana', lasts: true }] }] });
});

test('CR 603.4: which spell of the turn it is', () => {
  const [ability] = reading(
    "Whenever you cast a spell, if it's the second creature spell you cast this turn, draw a card.",
  );
  const filter = { is: 'nth cast this turn', nth: 2, what: { is: 'type', type: 'Creature' } };
  expect(ability).toMatchObject({ condition: { if: 'matches', objects: { objects: 'that object' }, filter } });
});

test('CR 614.17: counters of one kind that can’t be put on permanents, or got by you', () => {
  const ofKind = { static: "can't get counters", counter: '-1/-1' };
  expect(reading("Creatures you control can't have -1/-1 counters put on them.")).toMatchObject([
    { kind: 'static', effects: [ofKind] },
  ]);
  expect(reading("You can't get poison counters.")).toEqual([
    { kind: 'static', effects: [{ static: "players can't", who: 'you', what: 'get counters', counter: 'poison' }] },
  ]);
  expect(reading("Creatures you control can't have counters put on them.")).toMatchObject([
    { effects: [{ static: 'continuous', changes: [{ rule: "can't have counters put on it" }] }] },
  ]);
});
