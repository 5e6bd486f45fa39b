import { describe, expect, test } from '@jest/globals';
import type { Ability } from '@stacktrail/card-tree';
import { differenceOf } from '../../src/compiling/difference.js';
import { FaceDraft } from '../../src/compiling/face-draft.js';
import { ParagraphReading } from '../../src/compiling/meaning.js';
import { ParagraphMemory, readParagraph, type Paragraph } from '../../src/compiling/paragraph.js';
import { applyPreferences } from '../../src/preferences/index.js';

const speaker = { name: 'Test Card', types: ['Creature'], subtypes: [], supertypes: [], abilities: [] } as const;
const text = 'When this creature enters, draw a card.';

function abilitiesOf(paragraph: string): readonly Ability[] {
  return readParagraph(paragraph, speaker).abilities;
}

describe('a text whose meaning no preference decides', () => {
  const two = [text, 'When this creature enters, draw two cards.'].map(
    (paragraph) => new ParagraphReading(abilitiesOf(paragraph), speaker),
  );

  test('is told to have several readings', () => {
    expect(applyPreferences(two)).toEqual({ reading: two[0], decidedBy: [], others: [two[1]] });
  });

  test('isn’t strict: a diagnostic says where they differ', () => {
    const doubtful: Paragraph = {
      text,
      abilities: two[0]!.abilities,
      meaning: { ...applyPreferences(two), ways: 2 },
      says: () => text,
    };
    class Doubtful extends ParagraphMemory {
      override recall(): Paragraph {
        return doubtful;
      }
    }
    const draft = new FaceDraft(text, speaker, 0, new Doubtful());
    draft.readNext();
    expect(draft.finish().diagnostics).toEqual([
      {
        kind: 'ambiguous',
        face: 0,
        message: 'it is ambiguous: its modes, effects, count can be 1 or 2',
        paragraph: text,
        at: 0,
      },
    ]);
  });

  test('a text that a preference decides is strict', () => {
    const decided = 'When this creature enters, if you control a Forest, draw a card.';
    expect(readParagraph(decided, speaker).meaning?.ways).toBe(2);
    const draft = new FaceDraft(decided, speaker, 0);
    draft.readNext();
    expect(draft.finish().diagnostics).toEqual([]);
  });
});

describe('where two readings differ', () => {
  test('the innermost place', () => {
    expect(differenceOf([{ do: 'draw', who: { players: 'you' } }], [{ do: 'draw', who: { players: 'target' } }])).toBe(
      'its who can be {"players":"you"} or {"players":"target"}',
    );
  });

  test('what only one has', () => {
    expect(differenceOf([{ is: 'type' }], [{ is: 'type', said: 'and' }])).toBe('its said can be nothing or "and"');
  });

  test('lists of other lengths', () => {
    expect(differenceOf({ effects: [1] }, { effects: [1, 2] })).toBe('its effects can be [1] or [1,2]');
  });
});
