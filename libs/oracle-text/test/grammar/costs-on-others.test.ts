import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

const json = (text: string): string => JSON.stringify(reading(text));
const ofSpell = (text: string): string => JSON.stringify(readingSpell(text));

describe('costs that are about others', () => {
  test.each([
    ['Exile a spell you control: Draw a card.', '"cost":"exile spells"'],
    ['{T}, Put a -1/-1 counter on a creature you control: Draw a card.', '"cost":"put counters on","counter":"-1/-1","counters":1'],
    ['{T}, Sacrifice another creature or an artifact: Draw a card.', '"filter":{"is":"any","of":[{"is":"all","of":[{"is":"other"},{"is":"type","type":"Creature"}]},{"is":"type","type":"Artifact"}],"said":"phrases"}'],
    ['Remove an ice counter or a void counter from a permanent you control: Draw a card.', '"cost":"choice"'],
  ])('“%s”', (text, cost) => {
    expect(json(text)).toContain(cost);
  }); // prettier-ignore

  test('a creature is no spell, and counters on somebody else’s creature are no cost', () => {
    expect(json('Exile a creature you control: Draw a card.')).toContain('"cost":"exile permanents"');
    expect(() => json('Put a -1/-1 counter on a creature: Draw a card.')).toThrow();
  });

  test.each([
    ['an opponent', 'opponent'],
    ['each other player', 'each other player'],
  ])('CR 118.9: having %s gain life rather than paying a mana cost', (whom, who) => {
    const text = `If you control an Elf, rather than pay this spell's mana cost, you may have ${whom} gain 3 life.`;
    expect(ofSpell(text)).toContain(`"leads":true,"cost":[{"cost":"others gain life","who":"${who}","amount":3}]`);
  });
});

test('CR 118.7c: “only the amount of colored mana” is said of that reduction', () => {
  const plain = 'Elf spells you cast cost {B}{R} less to cast.';
  expect(json(plain)).not.toContain('coloredOnly');
  const only = `${plain} This effect reduces only the amount of colored mana you pay.`;
  expect(json(only)).toContain('"mana":["B","R"],"coloredOnly":true');
});

describe('what a sentence of its own says of how things enter', () => {
  const returned = 'Return target creature card from your graveyard to the battlefield.';

  test.each([
    ['That creature enters with an additional void counter on it.', '"counters":[{"counter":"void","count":1,"additional":true}]'],
    ['If {G} was spent to cast this spell, that creature enters with an additional void counter on it.', '"condition":{"if":"compare"'],
    ["It enters with two additional void counters on it if it's a Cat.", '"if":{"if":"matches","objects":{"objects":"each one"},"filter":{"is":"subtype","subtype":"Cat"}}'],
  ])('CR 614.1c: “%s”', (sentence, facts) => {
    const found = ofSpell(`${returned} ${sentence}`);
    expect(found).toContain('"to":{"zone":"battlefield","entersWith":');
    expect(found).toContain(facts);
  }); // prettier-ignore

  test('of what is returned later, too', () => {
    const later = 'Exile target Cat you control. At the beginning of the next end step, return it to the battlefield.';
    expect(ofSpell(`${later} It enters with a void counter on it.`)).toContain('"entersWith":{"subject"');
    const each =
      'Exile any number of target Cats. At the beginning of the next end step, return each of them to the battlefield.';
    expect(ofSpell(`${each} Each of them enters with a void counter on it.`)).toContain('"entersWith":{"subject"');
  });

  test('it is said of what has just been moved onto the battlefield', () => {
    expect(() =>
      ofSpell('Return target creature card from your graveyard to your hand. It enters with a void counter on it.'),
    ).toThrow();
    expect(() => ofSpell(`${returned} Each Cat enters with an additional void counter on it.`)).toThrow();
  });

  test('what is asked of the card is asked before it moves', () => {
    const text =
      'You may put a creature card from your hand onto the battlefield. If that card has mana value 3 or less, it enters with an additional void counter on it.';
    expect(ofSpell(text)).toContain('"condition":{"if":"matches","objects":{"objects":"each one","called":"card"}');
  });
});

test('an amount of counters can stand before what they are put on', () => {
  const before = json('When this creature dies, put void counters equal to its power on target Cat.');
  expect(before).toContain('"count":{"amount":"power"');
  expect(before).not.toContain('amountLast');
  const last = 'When this creature dies, put void counters on target Cat equal to its power.';
  expect(json(last)).toContain('"amountLast":true');
});

test.each([
  ['You may cast your commander from the command zone without paying its mana cost.', '"objects":"commanders"'],
  ['Destroy target land with a mana ability.', '"mana":true'],
  ["Destroy target land with an activated ability that isn't a mana ability.", '"mana":false'],
  ['Target player taps all lands with mana abilities they control and loses all unspent mana.', '"who":{"players":"target","slot":0}'],
  ['Destroy each artifact whose controller was dealt combat damage this turn.', '"players":"those who","of":{"players":"each player"}'],
  ['Exile target instant card from your graveyard. Copy that card. You may cast the copy without paying its mana cost.', '"copies":true}'],
  ['Exile target instant card from your graveyard and copy it three times. You may cast the copies without paying their mana costs.', '"copies":true,"copiesOfEach":3,"upTo":true'],
  ['Exile all instant cards from your graveyard. Copy them. You may cast any number of the copies without paying their mana costs.', '"copies":true,"upTo":true,"count":{"amount":"any number"}'],
])('“%s”', (text, facts) => {
  expect(ofSpell(text)).toContain(facts);
}); // prettier-ignore

test('CR 106.7: “that type” is the one that the sentence before speaks of', () => {
  const first = '{T}: Add one mana of any type that a land you control could produce.';
  expect(json(`${first} If you control an Elf, add three mana of that type instead.`)).toContain(
    '"add":"could produce","what":"type","count":3',
  );
  expect(() => json('{T}: Add {G}. If you control an Elf, add three mana of that type instead.')).toThrow();
});

test('CR 505.1a: the next precombat main phase is no postcombat one', () => {
  const text = 'Counter target spell. At the beginning of your next precombat main phase, draw a card.';
  expect(ofSpell(text)).toContain('"event":{"on":"beginning of step","step":"precombat main","whose":"you"}');
});
