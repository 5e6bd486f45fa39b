import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell, understood } from './reading.js';

const isKept = '{"is":"one of","objects":{"objects":"kept"}}';

describe.each([
  ['CR 602.5', 'Activated abilities of artifacts can\'t be activated.', '"what":"activate abilities","passive":true,"filter":{"is":"all","of":[{"is":"type","type":"Artifact"},{"is":"in zone","zone":"battlefield"}]}'],
  ['CR 602.5', "Activated abilities of creatures can't be activated unless they're mana abilities.", '"what":"activate nonmana abilities"'],
  ['CR 101.2', "Spells with the chosen name can't be cast.", '"what":"cast spells","passive":true'],
  ['CR 615.1', 'Prevent all combat damage that would be dealt to and dealt by this creature.', '"to":"anything","from":{"is":"this"}'],
  ['CR 615.1', 'Prevent all damage that would be dealt to you and creatures you control.', '"to":"you","orTo"'],
  ['CR 615.1', 'Prevent all damage that would be dealt to creatures.', '"to":{"is":"type","type":"Creature"}'],
  ['CR 614.9', 'All damage that would be dealt to you is dealt to this creature instead.', '"do":"redirect","to":{"objects":"this"}'],
] as const)('%s: “%s”', (_, text, part) => {
  test('is read as what it says', () => expect(JSON.stringify(reading(text))).toContain(part));
}); // prettier-ignore

describe.each([
  ['CR 101.2', "Target player can't cast noncreature spells this turn.", '"do":"prohibit"'],
  ['CR 101.2', "Players can't gain life this turn.", '"who":{"players":"each player"}'],
  ['CR 615.12', "Damage can't be prevented this turn.", '"what":"prevent damage"'],
  ['CR 615.1', 'Prevent all combat damage that would be dealt by target creature this turn.', `"from":${isKept}`],
  ['CR 615.1', 'Prevent all damage target creature would deal this turn.', '"said":["that"]'],
  ['CR 615.1', 'Prevent all combat damage that would be dealt to and dealt by target creature this turn.', `"to":${isKept}`],
  ['CR 615.1', 'Prevent all damage that would be dealt to creatures you control this turn.', '"would":"be dealt damage","to":{"is":"all"'],
  ['CR 615.1', 'Prevent all damage that would be dealt to you this turn by a red source of your choice.', '"source":{"is":"color","color":"R"}'],
  ['CR 615.5', 'Prevent all damage that would be dealt by creatures this turn. You gain life equal to the damage prevented this way.', '"then":[{"do":"gain life"'],
  ['CR 615.7', 'Prevent the next X damage that would be dealt to any target this turn.', '"amount":{"amount":"X"}'],
  ['CR 614.1a', 'Test Card deals 3 damage to target creature. If that creature would die this turn, exile it instead.', '"do":"exile instead of dying","what":{"objects":"target","slot":0,"called":"creature"}'],
  ['CR 614.1a', 'Test Card deals 3 damage to target creature or planeswalker. If that creature or planeswalker would die this turn, exile it instead.', '"called":"permanent"'],
  ['CR 614.1a', 'Test Card deals 2 damage to each creature. If a creature dealt damage this way would die this turn, exile it instead.', '"is":"in event"'],
] as const)('%s: “%s”', (_, text, part) => {
  test('is read as what it says', () => expect(JSON.stringify(readingSpell(text))).toContain(part));
}); // prettier-ignore

test('CR 611.2c: what a text chose isn’t known to an effect that asks for it later: such words aren’t read', () => {
  const text = 'Prevent all combat damage that would be dealt this turn by creatures target opponent controls.';
  const instant = { name: 'Test Card', types: ['Instant'], subtypes: [], supertypes: [], abilities: [] } as const;
  expect(understood(text, instant)).toBe(text);
});

describe.each([
  ['CR 603.2d', 'If a creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.', '"static":"additional triggers"'],
  ['CR 603.2', "Creatures entering or dying don't cause abilities to trigger.", '"on":"any of"'],
  ['CR 115.1', "Creatures can't be the targets of spells.", '"of":"spells","by":"any player"'],
  ['CR 115.1', "This creature can't be the target of spells or abilities your opponents control.", '"by":"opponent"'],
  ['CR 120.4c', 'Damage that would reduce your life total to less than 1 reduces it to 1 instead.', '"do":"stay at","life":1'],
  ['CR 120.4c', 'If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.', '"while":{"if":"control"'],
  ['CR 104.3', "You can't lose the game and your opponents can't win the game.", '"what":"win the game"'],
  ['CR 614.10a', '{0}: You skip your next turn.', '{"do":"skip","what":"turn","count":1'],
  ['CR 614.10a', 'When this creature enters, target player skips their next two turns.', '"count":2'],
] as const)('%s: “%s”', (_, text, part) => {
  test('is read as what it says', () => expect(JSON.stringify(reading(text))).toContain(part));
}); // prettier-ignore

test('CR 614.1a: what would leave the battlefield is exiled instead', () => {
  const text =
    'Return target creature card from your graveyard to the battlefield. If it would leave the battlefield, exile it instead of putting it anywhere else.';
  expect(JSON.stringify(readingSpell(text))).toContain('"do":"exile instead of leaving"');
});
