import type { CardText } from './card-text.js';
import { CardDraft, type Compiled } from './card-draft.js';
import { ParagraphMemory } from './paragraph.js';

/**
 * Compiles a card's facts and Oracle text into a tree. It never throws and never guesses: whatever can't be read
 * becomes a diagnostic.
 */
export function compileCard(card: CardText): Compiled {
  return compileCards([card])[0]!;
}

/**
 * Compiles many cards with the same results as `compileCard`. Paragraphs that begin alike are read, and written, one
 * after another, so that the code and data for them stay in the caches (docs/performance.md).
 */
export function compileCards(cards: readonly CardText[]): readonly Compiled[] {
  const memory = new ParagraphMemory();
  const drafts = cards.map((card) => new CardDraft(card, memory));
  const faces = drafts.flatMap((draft) => draft.faces);
  for (let open = faces; ;) {
    open = open.filter(({ next }) => next !== undefined).sort((a, b) => order(a.next!, b.next!));
    if (open.length === 0) break;
    for (const face of open) face.readNext();
  }
  const paragraphs = faces.flatMap(({ toSay }) => toSay);
  for (const paragraph of paragraphs.sort((a, b) => order(a.text, b.text))) paragraph.says();
  return drafts.map((draft) => draft.finish());
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
