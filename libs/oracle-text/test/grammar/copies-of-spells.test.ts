import { describe, expect, test } from '@jest/globals';
import { normalise } from '../../src/index.js';
import { reading, readingSpell, understood } from './reading.js';

const copied = (text: string): unknown => {
  const [ability] = reading(text);
  return ability?.kind === 'triggered' ? ability.modes[0]!.effects : undefined;
};

describe('CR 602.2: abilities that are activated', () => {
  test('“that ability” is what was activated', () => {
    expect(
      reading(
        "Whenever you activate an ability of an artifact that isn't a mana ability, copy that ability. You may choose new targets for the copy.",
      ),
    ).toMatchObject([
      {
        event: { on: 'activates', what: { is: 'type', type: 'Artifact' }, nonMana: true, that: 'ability' },
        modes: [{ effects: [{ do: 'copy spell', what: { objects: 'that object', called: 'ability' } }] }],
      },
    ]);
  });

  test('otherwise it is its source that is named', () => {
    const [ability] = reading('Whenever you activate an ability of a creature, put a +1/+1 counter on that creature.');
    expect(ability).toMatchObject({ event: { on: 'activates', what: { is: 'type' } } });
    expect(ability).not.toHaveProperty('event.that');
  });

  test('by the keyword that it is short for, and by what it targets', () => {
    expect(reading('Whenever you activate an exhaust ability, draw a card.')).toMatchObject([
      { event: { on: 'activates', keyword: 'exhaust' } },
    ]);
    expect(reading('Whenever you activate an ability that targets only this creature, draw a card.')).toMatchObject([
      { event: { ability: { is: 'targets', only: true } } },
    ]);
  });

  test('the next one', () => {
    expect(readingSpell('When you next activate a loyalty ability this turn, copy that ability.')).toMatchObject([
      { modes: [{ effects: [{ do: 'delayed trigger', once: 'next', ability: { event: { loyalty: true } } }] }] },
    ]);
  });
});

describe('CR 707.10: copies of spells', () => {
  test('for each other thing that the spell could target, which its own target isn’t', () => {
    const [effect] = copied(
      'Whenever a player casts a spell that targets only a single Elf, that player copies that spell for each other Elf that the spell could target. Each copy targets a different one of those Elves.',
    ) as readonly object[];
    expect(effect).toMatchObject({ forEach: { is: 'subtype', subtype: 'Elf' }, who: { players: 'that player' } });
  });

  test('each copy is of those that were named', () => {
    expect(
      understood(
        'Whenever you cast a spell, copy that spell for each other Elf that the spell could target. Each copy targets a different one of those Goblins.',
      ),
    ).toMatch(/Goblins$/);
  });

  test('with exceptions', () => {
    expect(normalise("Copy target spell, except the copy isn't legendary.")).toBe(
      "Copy target spell, except it isn't legendary.",
    );
    expect(readingSpell("Copy target creature spell, except it isn't legendary.")).toMatchObject([
      { modes: [{ effects: [{ do: 'copy spell', except: [{ except: "isn't legendary" }] }] }] },
    ]);
  });

  test('if something is so, and then if something else is', () => {
    expect(
      copied(
        'When you cast this spell from your hand, copy it if you control an artifact, then copy it if you control a land. You may choose new targets for the copies.',
      ),
    ).toMatchObject([
      { do: 'if', then: [{ do: 'copy spell', mayChooseNewTargets: true }] },
      { do: 'if', then: [{ do: 'copy spell', mayChooseNewTargets: true }], joined: 'then' },
    ]);
  });

  test('with a target that is named', () => {
    expect(copied('Whenever you cast a spell, copy that spell. The copy targets this creature.')).toMatchObject([
      { do: 'copy spell', targeting: { objects: 'this' } },
    ]);
  });

  test('by each other player than the one who cast it', () => {
    expect(
      copied(
        'Whenever a player casts a spell, each other player copies that spell and may choose new targets for the copy.',
      ),
    ).toMatchObject([{ who: { players: 'each other player', than: { players: 'that player' } } }]);
  });

  test('“each other player” is any but you where the event names none', () => {
    expect(copied('When this creature enters, each other player draws a card.')).toEqual([
      { do: 'draw', count: 1, who: { players: 'each other player' } },
    ]);
  });

  test('later, if something is so', () => {
    expect(
      readingSpell('If you attacked this turn, when you cast your next sorcery spell this turn, copy that spell.'),
    ).toMatchObject([{ modes: [{ effects: [{ do: 'if', then: [{ do: 'delayed trigger', once: 'your next' }] }] }] }]);
  });
});

test.each([
  [
    "Copy target spell, then return it to its owner's hand. You may choose new targets for the copy.",
    'copy. Then return',
  ],
  [
    'Copy target spell. If you attacked this turn, copy that spell twice instead. You may choose new targets for the copies.',
    'Then if you attacked this turn, copy that spell. You may',
  ],
])('one wording of what means the same: %s', (text, part) => {
  expect(normalise(text)).toContain(part);
  expect(readingSpell(normalise(text))).toHaveLength(1);
});
