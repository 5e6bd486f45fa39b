import { describe, expect, test } from '@jest/globals';
import { writeRulesText } from '../../src/grammar/abilities/abilities.js';
import { compileCard, faceText, withMeldBacks, type CardText, type FaceText, type MeldText } from '../../src/index.js';

function face(name: string, text: string, more: Partial<FaceText> = {}): FaceText {
  return { name, manaCost: '{2}{G}', supertypes: [], types: ['Enchantment'], subtypes: [], text, ...more };
}

/** The card's tree. */
function compiled(layout: string, ...faces: readonly FaceText[]) {
  const card: CardText = { name: faces.map(({ name }) => name).join(' // '), layout, faces };
  const { definition, diagnostics } = compileCard(card);
  expect(diagnostics).toEqual([]);
  return definition!;
}

describe('frames of cards', () => {
  test('CR 714.2: a Saga has a chapter ability for each of its chapter symbols', () => {
    const text = '(Reminder text.)\nI, II — Roaring — You gain 2 life.\nIII — Draw a card.';
    const { layout, faces } = compiled('saga', face('Tale', text, { subtypes: ['Saga'] }));
    expect(layout).toBe('normal');
    expect(faces[0].abilities).toMatchObject([
      { event: { on: 'chapter', chapters: [1, 2] } },
      { event: { on: 'chapter', chapters: [3] } },
    ]);
    expect(writeRulesText(faces[0].abilities, faces[0])).toBe('I, II — You gain 2 life.\nIII — Draw a card.');
  });

  test('CR 716.2: what stands below a class level bar belongs to it', () => {
    const text =
      'Creatures you control have reach.\n{1}{G}: Level 2\nWhenever you draw a card, you gain 1 life.\nCreatures you control have haste.\n{3}{G}: Level 3\nCreatures you control have trample.';
    const [{ abilities }] = compiled('class', face('Order', text, { subtypes: ['Class'] })).faces;
    expect(abilities).toMatchObject([
      { kind: 'static' },
      { keyword: 'class level', level: 2, abilities: [{ kind: 'triggered' }, { kind: 'static' }] },
      { keyword: 'class level', level: 3, abilities: [{ kind: 'static' }] },
    ]);
  });

  test.each([
    [
      'planar',
      'Plane',
      'When you planeswalk to Shore and at the beginning of your upkeep, draw a card.',
      'planeswalk to',
    ],
    ['planar', 'Plane', 'When you planeswalk away from Shore, draw a card.', 'planeswalk away from'],
    ['planar', 'Plane', 'Whenever chaos ensues, roll the planar die.', 'chaos ensues'],
    ['planar', 'Plane', 'Whenever chaos ensues, creatures get +1/+1 until a player planeswalks.', 'chaos ensues'],
    ['planar', 'Phenomenon', 'When you encounter Shore, draw a card. Then planeswalk.', 'planeswalk to'],
    ['scheme', 'Scheme', 'When you set this scheme in motion, each opponent discards a card.', 'set in motion'],
    ['scheme', 'Scheme', 'Whenever you gain life, abandon this scheme.', '"do":"abandon"'],
    ['normal', 'Enchantment', 'Whenever a player planeswalks, chaos ensues.', '"action":"planeswalk"'],
  ])('CR 311, 312, 314: cards of the command zone (%s, %s) “%s”', (layout, type, text, found) => {
    const speaker = face('Shore', text, { types: [type] });
    const [{ types, abilities }] = compiled(layout, speaker).faces;
    expect(types).toEqual([type]);
    expect(JSON.stringify(abilities)).toContain(found);
    expect(writeRulesText(abilities, { ...speaker, types } as never)).toBe(text);
  });

  test('CR 702.106, 313.6, 313.7: hidden agenda, and the modifiers of a vanguard', () => {
    const text = 'Hidden agenda\nCreatures you control with the chosen name have haste.';
    const [{ abilities }] = compiled('normal', face('Plot', text, { types: ['Conspiracy'] })).faces;
    expect(abilities).toMatchObject([{ keyword: 'hidden agenda' }, { kind: 'static' }]);
    const [sage] = compiled('vanguard', face('Sage', '', { types: ['Vanguard'], hand: '+1', life: '-3' })).faces;
    expect([sage.handModifier, sage.lifeModifier]).toEqual([1, -3]);
  });

  test('CR 711.2: what stands below a level symbol belongs to it, and so do the power and toughness', () => {
    const text = 'Level up {1}\nLEVEL 1-3\n3/3\nFlying\nLEVEL 4+\n5/5\nFlying\nTrample';
    const creature = { types: ['Creature'], subtypes: ['Human'], power: '1', toughness: '1' };
    const [{ abilities }] = compiled('leveler', face('Climber', text, creature)).faces;
    expect(abilities).toMatchObject([
      { keyword: 'level up' },
      { keyword: 'level', from: 1, to: 3, power: 3, abilities: [{ keyword: 'flying' }] },
      { keyword: 'level', from: 4, power: 5, abilities: [{ keyword: 'flying' }, { keyword: 'trample' }] },
    ]);
  });

  test('CR 721.1, 721.2c: the size of a station card belongs to its last station symbol', () => {
    const text = 'Station (Reminder text.)\nSTATION 2+\nVigilance\nSTATION 8+\nFlying';
    const facts = { types: ['Artifact'], subtypes: ['Spacecraft'], power: '5', toughness: '4' };
    const [ship] = compiled('normal', face('Ship', text, facts)).faces;
    expect([ship.power, ship.toughness]).toEqual([undefined, undefined]);
    expect(ship.abilities).toEqual([
      { kind: 'keyword', keyword: 'station' },
      { kind: 'keyword', keyword: 'station symbol', from: 2, abilities: [{ kind: 'keyword', keyword: 'vigilance' }] },
      {
        kind: 'keyword',
        keyword: 'station symbol',
        from: 8,
        power: 5,
        toughness: 4,
        abilities: [{ kind: 'keyword', keyword: 'flying' }],
      },
    ]);
  });

  test('CR 607.2q: “the exiled card” is what hideaway exiled', () => {
    const text = 'Hideaway 4\n{T}: You may cast the exiled card without paying its mana cost.';
    const [{ abilities }] = compiled('normal', face('Hideout', text, { types: ['Land'] })).faces;
    expect(abilities[1]).toMatchObject({
      modes: [{ effects: [{ effects: [{ what: { objects: 'linked', label: 'hideaway' } }] }] }],
    });
  });

  test('CR 702.148a: cleave has the text without what is in square brackets', () => {
    const text =
      'Cleave {1}{U} (Reminder text.)\nDestroy target [attacking] creature. [You lose 2 life.]\nDraw a card.';
    const [{ abilities }] = compiled('normal', face('Cut', text, { types: ['Instant'] })).faces;
    expect(abilities).toMatchObject([
      {
        keyword: 'cleave',
        cost: [{ mana: ['1', 'U'] }],
        without: {
          modes: [
            { targets: [{ filter: { is: 'type', type: 'Creature' } }], effects: [{ do: 'destroy' }, { do: 'draw' }] },
          ],
        },
      },
      {
        kind: 'spell',
        modes: [{ targets: [{ filter: { is: 'all' } }], effects: [{ do: 'destroy' }, { do: 'lose life' }] }],
      },
      { kind: 'spell', modes: [{ effects: [{ do: 'draw' }] }] },
    ]);
    expect(faceText(face('Cut', text, { types: ['Instant'] }))).toBe(
      'Cleave {1}{U} — Destroy target creature. Draw a card.\nDestroy target attacking creature. You lose 2 life.\nDraw a card.',
    );
  });

  test('CR 719.3: a Case', () => {
    const text =
      'When this Case enters, draw a card.\nTo solve — You control three or more artifacts. (Reminder text.)\nSolved — Creatures you control have haste.';
    const [{ abilities }] = compiled('case', face('Riddle', text, { subtypes: ['Case'] })).faces;
    expect(abilities).toMatchObject([{ kind: 'triggered' }, { keyword: 'to solve' }, { keyword: 'solved' }]);
  });

  test('CR 718.2: a prototype card has a second mana cost, power and toughness', () => {
    const creature = { types: ['Artifact', 'Creature'], subtypes: ['Golem'], power: '6', toughness: '5' };
    const card = compiled('prototype', face('Golem', 'Prototype {1}{W} — 2/1 (Reminder text.)\nVigilance', creature));
    expect(card).toMatchObject({
      layout: 'prototype',
      prototype: { manaCost: ['1', 'W'], power: 2, toughness: 1 },
      faces: [{ power: 6, abilities: [{ keyword: 'vigilance' }] }],
    });
  });
});

describe('cards with several faces', () => {
  test('CR 702.127: a card with aftermath is a split card', () => {
    const sorcery = { types: ['Sorcery'] };
    const card = compiled(
      'aftermath',
      face('First', 'Draw a card.', sorcery),
      face('Second', 'Aftermath\nYou gain 3 life.', sorcery),
    );
    expect(card).toMatchObject({ layout: 'split', faces: [{}, { abilities: [{ keyword: 'aftermath' }, {}] }] });
  });

  test('CR 709.5: a Room’s doors are its halves', () => {
    const room = { subtypes: ['Room'] };
    const text = 'When you unlock this door, draw a card.';
    const card = compiled('split', face('Hall', text, room), face('Attic', text, room));
    expect(card).toMatchObject({
      layout: 'room',
      faces: [
        { abilities: [{ event: { as: 'left half unlocked' } }] },
        { abilities: [{ event: { as: 'right half unlocked' } }] },
      ],
    });
  });

  test('a Saga whose third chapter turns it over', () => {
    const text =
      'I — You gain 2 life.\nII — Draw a card.\nIII — Exile this Saga, then return it to the battlefield transformed under your control.';
    const creature = { types: ['Enchantment', 'Creature'], subtypes: ['Human'], power: '2', toughness: '2' };
    const card = compiled('transform', face('Tale', text, { subtypes: ['Saga'] }), face('Hero', 'Vigilance', creature));
    expect(card).toMatchObject({ layout: 'transforming', faces: [{ subtypes: ['Saga'] }, { name: 'Hero' }] });
  });
});

test('CR 208.2: a star may stand in a calculation', () => {
  const text =
    "Heap's power is equal to the number of creature cards in all graveyards and its toughness is equal to that number plus 1.";
  const creature = { types: ['Creature'], subtypes: ['Ooze'], power: '*' };
  expect(compiled('normal', face('Heap', text, { ...creature, toughness: '1+*' })).faces[0].toughness).toBe('1+*');
  expect(compiled('normal', face('Heap', text, { ...creature, toughness: '*+1' })).faces[0].toughness).toBe('1+*');
});

test('CR 111.3: what is said of a token in a sentence of its own is part of it', () => {
  const [{ abilities }] = compiled(
    'normal',
    face('Nest', 'Create two 0/1 colorless Spawn creature tokens. They have "Sacrifice this token: Add {C}."', {
      types: ['Sorcery'],
    }),
  ).faces;
  expect(abilities).toMatchObject([
    { modes: [{ effects: [{ do: 'create tokens', token: { abilities: [{ kind: 'activated' }] } }] }] },
  ]);
});

test('CR 706.3: the rows of a results table belong to the paragraph of their roll', () => {
  const text = 'Roll a d20.\n1—9 | Draw a card.\n10-19 | Draw two cards.\n20 | Draw three cards.';
  const [{ abilities }] = compiled('normal', face('Chance', text, { types: ['Sorcery'] })).faces;
  expect(abilities).toMatchObject([{ modes: [{ effects: [{ do: 'roll dice', table: [{}, {}, {}] }] }] }]);
});

describe('CR 712.4: meld cards', () => {
  const creature = { types: ['Creature'], subtypes: ['Angel'], power: '2', toughness: '2' };
  const part = (name: string, text: string, meldsWith: string): MeldText => {
    return { name, layout: 'meld', faces: [face(name, text, creature)], meldsWith };
  };
  const left = part(
    'Left Wing',
    'At the beginning of your end step, if you both own and control this creature and a creature named Right Wing, exile them, then meld them into Both Wings.',
    'Right Wing',
  );
  const right = part('Right Wing', 'Flying\n(Melds with Left Wing.)', 'Left Wing');
  const back: MeldText = {
    name: 'Both Wings',
    layout: 'meld',
    faces: [{ name: 'Both Wings', text: 'Flying', supertypes: [], ...creature }],
    meldedFrom: ['Left Wing', 'Right Wing'],
  };

  test('the pair knows each other and what it becomes', () => {
    const [first, second] = withMeldBacks([left, right, back]).map(compileCard);
    expect(first?.diagnostics).toEqual([]);
    expect(first?.definition).toMatchObject({
      layout: 'meld',
      meldsWith: 'Right Wing',
      faces: [{}, { name: 'Both Wings' }],
    });
    expect(second?.definition).toMatchObject({
      layout: 'meld',
      meldsWith: 'Left Wing',
      faces: [{}, { name: 'Both Wings' }],
    });
  });

  test('CR 701.42a: one exiles both and melds them', () => {
    const [first] = withMeldBacks([left, right, back]).map(compileCard);
    expect(first?.definition?.faces[0].abilities).toMatchObject([
      {
        condition: { if: 'all', of: [{ if: 'matches' }, { if: 'control' }] },
        modes: [{ effects: [{ do: 'choose objects' }, { do: 'move', to: { zone: 'exile' } }, { do: 'meld' }] }],
      },
    ]);
  });

  test('what they become is no card of its own', () => {
    expect(withMeldBacks([left, right, back]).map(compileCard)[2]?.definition).toBeUndefined();
    expect(compileCard(right).definition).toBeUndefined();
  });
});
