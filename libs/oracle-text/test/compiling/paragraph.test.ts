import { describe, expect, test } from '@jest/globals';
import type { TextSource } from '../../src/english/text-source.js';
import { ParagraphMemory, readParagraph } from '../../src/compiling/paragraph.js';

const bear: TextSource = { name: 'Bear', types: ['Creature'], subtypes: ['Bear'], supertypes: [], abilities: [] };
const elf: TextSource = { ...bear, name: 'Elf', subtypes: ['Elf'] };
const aura: TextSource = { ...bear, name: 'Bond', types: ['Enchantment'], subtypes: ['Aura'] };

describe('a memory of paragraphs', () => {
  test('what speaks alike and says the same is read once', () => {
    const memory = new ParagraphMemory();
    const text = 'When this creature enters, draw a card.';
    const first = readParagraph(text, bear, memory);
    expect(first.says()).toBe(text);
    expect(readParagraph(text, elf, memory)).toBe(first);
  });

  test('what speaks otherwise is read for itself', () => {
    const memory = new ParagraphMemory();
    const text = 'When this creature enters, draw a card.';
    const land: TextSource = { ...bear, types: ['Land'] };
    const first = readParagraph(text, bear, memory);
    const other = readParagraph(text, land, memory);
    expect(other).not.toBe(first);
    expect(other.abilities).not.toEqual(first.abilities);
  });

  test('a paragraph with a name in it is of that card alone', () => {
    const memory = new ParagraphMemory();
    const named = readParagraph('Whenever Bear attacks, draw a card.', bear, memory);
    expect(named.stuckAt).toBeUndefined();
    expect(readParagraph('Whenever Bear attacks, draw a card.', elf, memory).stuckAt).toBeDefined();
  });

  test('CR 303.4: what is enchanted depends on the abilities above', () => {
    const memory = new ParagraphMemory();
    const text = 'Enchanted creature gets +1/+1.';
    const above = readParagraph('Enchant creature', aura, memory).abilities;
    const ofLand = readParagraph('Enchant land', aura, memory).abilities;
    expect(readParagraph(text, { ...aura, abilities: above }, memory).stuckAt).toBeUndefined();
    expect(readParagraph(text, { ...aura, abilities: ofLand }, memory).stuckAt).toBeDefined();
  });
});
