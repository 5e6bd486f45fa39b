import { describe, expect, test } from '@jest/globals';
import { unreadClauses, validateCard, type Ability, type CardDefinition } from '@stacktrail/card-tree';
import { compileInPart, showFace, type CardText } from '../src/index.js';

function inPart(types: readonly string[], text: string, more: Partial<CardText['faces'][number]> = {}): CardDefinition {
  const face = { name: 'Test Card', manaCost: '{1}{R}', supertypes: [], types, subtypes: [], text, ...more };
  const compiled = compileInPart({ name: 'Test Card', layout: 'normal', faces: [face] });
  if (!('definition' in compiled)) throw new Error(compiled.reason);
  return validateCard(compiled.definition);
}

const abilities = (card: CardDefinition): readonly Ability[] => card.faces[0].abilities;
const clauses = (card: CardDefinition) => unreadClauses(card).map(({ clause, words }) => [clause, words]);

describe('a card that can’t be read as a whole', () => {
  test('has its facts, what is read, and each other paragraph as a clause with its number and words', () => {
    const card = inPart(['Creature'], 'Flying\nFrobnicate the mumble.', { power: '2', toughness: '3' });
    expect(card.faces[0]).toMatchObject({ name: 'Test Card', types: ['Creature'], power: 2, toughness: 3 });
    expect(abilities(card)).toMatchObject([{ kind: 'keyword', keyword: 'flying' }, { kind: 'unread' }]);
    expect(clauses(card)).toEqual([[2, 'Frobnicate the mumble.']]);
  });

  test('of a triggered ability the event is read, and its effect is adjudicated', () => {
    const card = inPart(['Creature'], 'When this creature enters, frobnicate target mumble.', {
      power: '1',
      toughness: '1',
    });
    const [ability] = abilities(card);
    expect(ability).toMatchObject({ kind: 'triggered', event: { on: 'enters' } });
    expect(clauses(card)).toEqual([[1, 'When this creature enters, frobnicate target mumble.']]);
  });

  test('an instruction before the words that can’t be read isn’t taken for a part of the event', () => {
    const card = inPart(['Enchantment'], 'When this enchantment enters, you gain 2 life, then frobnicate.');
    const [ability] = abilities(card);
    expect(ability).toMatchObject({ kind: 'triggered', modes: [{ effects: [{ do: 'adjudicate' }] }] });
  });

  test('of an activated ability the cost is read', () => {
    const card = inPart(['Artifact'], '{2}, {T}: Frobnicate.');
    expect(abilities(card)).toMatchObject([{ kind: 'activated', cost: [{ cost: 'mana' }, { cost: 'tap' }] }]);
    expect(clauses(card)).toEqual([[1, '{2}, {T}: Frobnicate.']]);
  });

  test('a spell’s paragraphs are followed in their order, read or not', () => {
    const card = inPart(['Sorcery'], 'Draw two cards.\nFrobnicate.');
    expect(abilities(card)).toMatchObject([
      { kind: 'spell', modes: [{ effects: [{ do: 'draw' }] }] },
      { kind: 'spell', modes: [{ effects: [{ do: 'adjudicate', clause: 2 }] }] },
    ]);
  });

  test('an ability that speaks of what an unread one exiles is unread, too', () => {
    const text =
      'Frobnicate target creature into exile.\nWhen this artifact leaves the battlefield, return the exiled card to its owner’s hand.';
    const card = inPart(['Artifact'], text.replace('’', "'"));
    expect(clauses(card).map(([number]) => number)).toEqual([1, 2]);
  });

  test('a card that is read as a whole has no clause', () => {
    expect(clauses(inPart(['Instant'], 'Draw a card.'))).toEqual([]);
  });

  test('its text is shown in its own words', () => {
    const card = inPart(['Creature'], 'Flying\nFrobnicate the mumble.', { power: '2', toughness: '3' });
    expect(showFace(card.faces[0])).toBe('Test Card {1}{R}\nCreature\nFlying\nFrobnicate the mumble.\n2/3');
  });

  test('where not even the facts can be used, it says why', () => {
    const face = { name: 'Odd', supertypes: [], types: ['Gadget'], subtypes: [], text: '' };
    expect(compileInPart({ name: 'Odd', layout: 'normal', faces: [face] })).toEqual({
      reason: '“Gadget” is no card type that the card language has',
    });
  });
});
