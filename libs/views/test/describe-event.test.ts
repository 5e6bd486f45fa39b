import { describe, expect, test } from '@jest/globals';
import { eventTypes, type EventData, type ObjectId, type Revision } from '@stacktrail/game-events';
import { alice, bob, cardOf, everyone, object, move, pointers, there, told } from './told.js';
import { sentences } from './sentences/index.js';

const { bear, elf, bolt, secret, top } = there;

describe('every kind of event is told in one sentence', () => {
  test.each(eventTypes.map((type) => [type] as const))('%s', (type) => {
    const [data, sentence, rule] = sentences[type] as readonly [never, string, string?];
    expect(told(type, data, rule === undefined ? {} : { rule })).toBe(sentence);
  });
});

describe('ObjectMoved is told by what moves the object', () => {
  const moved = (change: Partial<EventData<'ObjectMoved'>>): string => told('ObjectMoved', { ...move, ...change });
  const drawn = { object: top, from: 'library', to: 'hand', manner: 'draw', card: cardOf(top), seenBy: 1 } as const;

  test('CR 121.1: who draws sees the card, the others that there is one', () => {
    const draw = { ...move, ...drawn };
    expect(told('ObjectMoved', draw)).toBe('Player 1 draws a card.');
    expect(told('ObjectMoved', draw, {}, { seat: bob })).toBe('Player 1 draws a card.');
    expect(told('ObjectMoved', draw, {}, { seat: alice })).toBe('Player 1 draws Forest.');
    expect(told('ObjectMoved', draw, {}, 'judge')).toBe('Player 1 draws Forest.');
  });

  test.each<[string, Partial<EventData<'ObjectMoved'>>]>([
    ['Player 2 discards Healing.', { object: secret, from: 'hand', manner: 'discard', card: cardOf(secret) }],
    [
      'Player 2 discards Healing, which is put into exile instead.',
      { object: secret, from: 'hand', to: 'exile', manner: 'discard', card: cardOf(secret) },
    ],
    ['Player 1 mills Forest.', { object: top, from: 'library', manner: 'mill', card: cardOf(top) }],
    [
      'Player 1 puts Forest onto the battlefield as a land, tapped.',
      { object: top, from: 'hand', to: 'battlefield', manner: 'play', tapped: true, card: cardOf(top) },
    ],
    ['Player 1 sacrifices Bear.', { manner: 'sacrifice' }],
    ['Bear is exiled from the battlefield.', { to: 'exile', manner: 'exile' }],
    ["Bear returns into Player 1's hand from the battlefield.", { to: 'hand', manner: 'return' }],
    [
      "Bear is put on the bottom of Player 1's library from the battlefield.",
      { to: 'library', position: -1, manner: 'put' },
    ],
    [
      "Bear is put under 2 cards of Player 1's library from the battlefield.",
      { to: 'library', position: 2, manner: 'put' },
    ],
    [
      "Bolt resolves: it is put into Player 1's graveyard.",
      { object: bolt, from: 'stack', manner: 'resolve', card: cardOf(bolt) },
    ],
    [
      "Bolt, countered, is put into Player 1's graveyard.",
      { object: bolt, from: 'stack', manner: 'counter', card: cardOf(bolt) },
    ],
    [
      "Bolt doesn't resolve: it is put into Player 1's graveyard.",
      { object: bolt, from: 'stack', manner: 'no legal targets', card: cardOf(bolt) },
    ],
    ["Bear is put into Player 1's graveyard.", { manner: 'state-based' }],
  ])('%s', (sentence, change) => {
    expect(moved(change)).toBe(sentence);
  });
});

describe('decisions', () => {
  const scry: EventData<'DecisionMade'> = {
    player: alice,
    decision: 1 as Revision,
    kind: 'scry',
    answer: { form: 'select', chosen: [object(top)] },
    seenBy: 1,
  };

  test('an answer that is for some eyes alone is told to those', () => {
    expect(told('DecisionMade', scry)).toBe('Player 1 has decided, for their eyes alone.');
    expect(told('DecisionMade', scry, {}, { seat: bob })).toBe('Player 1 has decided, for their eyes alone.');
    expect(told('DecisionMade', scry, {}, 'judge')).toBe('Player 1 chooses Forest.');
  });

  test('an action with a card in hand does not name it to those who don’t know it', () => {
    const cast = { ...scry, player: bob, kind: 'priority', seenBy: everyone } as const;
    const answer = {
      form: 'action',
      action: { do: 'cast', object: secret, via: 'hand', by: null, ability: null, face: 0 },
    } as const;
    expect(told('DecisionMade', { ...cast, answer })).toBe('Player 2 begins to cast a card.');
    expect(told('DecisionMade', { ...cast, answer }, {}, { seat: bob })).toBe('Player 2 begins to cast Healing.');
  });

  test('CR 721: who decides for another is named', () => {
    const asked = {
      player: alice,
      decidedBy: bob,
      kind: 'declare attackers',
      form: 'attack',
      seenBy: everyone,
    } as const;
    expect(told('DecisionAsked', asked)).toBe('Player 2 is to declare attackers in place of Player 1.');
    const targets = { ...asked, decidedBy: alice, kind: 'choose targets', form: 'select' } as const;
    expect(told('DecisionAsked', targets, { source: bolt })).toBe('Player 1 is to choose targets for Bolt.');
  });

  test('CR 731.1: what stands after a reversal says which fact it repeats', () => {
    const data = { source: elf, player: bob, ability: pointers.elfMana };
    expect(told('ManaAbilityActivated', data, { repeats: 5 as Revision })).toBe(
      'Player 2 activates a mana ability of Elf: “{T}: Add {G}.” (as at revision 5).',
    );
    expect(told('Tapped', { object: elf }, { repeats: 6 as Revision })).toBe('Elf is tapped (as at revision 6).');
  });
});

test('hidden cards among others are counted', () => {
  const objects = [secret, bear, top] as readonly ObjectId[];
  expect(told('CardsChosenAtRandom', { player: bob, objects, draws: 1 })).toBe(
    'Bear and 2 cards are chosen at random.',
  );
});
