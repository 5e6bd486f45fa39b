import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell, understood } from './reading.js';

const facts = (text: string) => JSON.stringify(text.startsWith('!') ? readingSpell(text.slice(1)) : reading(text));
const itself = '{"is":"this"}';

describe.each([
  ['CR 508.1d', '{R}: Target creature attacks you this turn if able.', '{"rule":"attacks if able","once":true,"whom":{"who":"you","as":["player"]}}'],
  ['CR 508.1d', '{R}: Target creature attacks target opponent this turn if able.', '"whom":{"who":"that player","as":["player"],"named":{"players":"target","slot":1}}'],
  ['CR 508.1d', '!Target creature attacks or blocks this combat if able.', '"until":"until end of combat","changes":[{"change":"combat rule","combat":{"rule":"attacks if able"}},{"change":"combat rule","combat":{"rule":"blocks if able"}}]'],
  ['CR 509.1c', '{R}: Target creature blocks this creature this turn if able.', `{"rule":"blocks if able","once":true,"what":${itself}}`],
  ['CR 509.1c', 'Whenever this creature attacks, target creature defending player controls blocks it this turn if able.', '"what":{"is":"one of","objects":{"objects":"this","called":"it"}}'],
  ['CR 509.1c', '!All creatures able to block target creature this turn do so.', '{"rule":"must be blocked by all","once":true}}],"to":{"objects":"target","slot":0}'],
  ['CR 509.1c', 'All creatures with flying able to block this creature do so.', '{"rule":"must be blocked by all","by":{"is":"all"'],
  ['CR 509.1b', "{1}: This creature can't be blocked this turn except by Walls.", `"combat":{"rule":"can't be blocked","except":{"is":"subtype","subtype":"Wall"}}`],
  ['CR 508.1c', "This creature can't attack or block unless you control another Giant.", `{"rule":"can't block","unless":{"if":"control"`],
  ['CR 509.1b', '!Target creature can block an additional creature this turn.', '"until":"this turn","changes":[{"change":"rule","rule":"can block an additional creature"}]'],
  ['CR 508.1b', 'Whenever a creature you control attacks, this creature deals 1 damage to the player or planeswalker it\'s attacking.', '"to":{"objects":"attacked by","of":{"objects":"that object","called":"it"}}'],
  ['CR 508.1b', "Whenever this creature attacks, it deals 1 damage to the player or planeswalker it's attacking.", '"to":{"objects":"attacked by","of":{"objects":"this","called":"it"}}'],
  ['CR 508.4', "Whenever you attack, for each opponent, create a 1/1 white Human creature token that's tapped and attacking that player or a planeswalker they control.", '"whom":{"players":"that player","called":"player"},"orPlaneswalkers":true'],
  ['CR 509.4', "Whenever this creature blocks a creature, create a 1/1 white Cat creature token that's blocking that creature.", '{"do":"becomes blocking","what":{"objects":"result","label":"tokens 1","called":"nothing"},"attacker":{"objects":"that object","called":"creature"},"put":true,"joined":"and"}'],
  ['CR 502.3', "{1}: This creature doesn't untap during your next untap step.", `"until":"through its controller's next untap step","yours":true`],
  ['CR 509.1g', '{1}: Destroy target creature blocking this creature.', `{"is":"blocks","what":${itself}}`],
  ['CR 508.1b', 'This creature gets +1/+1 for each creature attacking you.', '{"is":"attacks players","who":{"players":"you"}}'],
] as const)('%s: “%s”', (_, text, part) => {
  test('is read as what it says', () => expect(facts(text)).toContain(part));
}); // prettier-ignore

test('a lasting rule that would have to find another creature again isn’t read', () => {
  expect(understood('{1}: Target creature blocks target creature this turn if able.')).toBe(
    '{1}: Target creature blocks target creature ',
  );
});

test('CR 115.1: permanents have no targets: of their abilities some do', () => {
  const text = 'Activated abilities of Equipment you control that target this creature cost {1} less to activate.';
  expect(facts(text)).toContain(`"targeting":${itself}`);
  expect(understood('{1}: Destroy all creatures that target this creature.')).toBe(
    '{1}: Destroy all creatures that target this creature',
  );
});

describe('what joins clauses', () => {
  test.each([
    ['Destroy target creature, and you gain 2 life.', ['comma and']],
    ['Draw two cards, discard a card, then you lose 2 life.', ['comma', 'then']],
    ['Destroy target creature, draw a card, and you gain 2 life.', ['comma', 'and']],
  ])('“%s”', (text, joints) => {
    const [ability] = readingSpell(text);
    const effects = ability?.kind === 'spell' ? ability.modes[0]!.effects : [];
    expect(effects.slice(1).map(({ joined }) => joined)).toEqual(joints);
  });
});

test('what is said last of a list of changes can be a rule', () => {
  const text = 'This creature gets +2/+2, has vigilance, and can block an additional creature each combat.';
  expect(facts(text)).toContain('{"change":"rule","rule":"can block an additional creature"}');
});
