import {
  cardLanguageVersion,
  manaCost,
  type CardDefinition,
  type CardFace,
  type Layout,
  type PrototypeFrame,
} from '@stacktrail/card-tree';
import type { TextSource } from '../english/text-source.js';
import { factsOf, textSourceOf } from './card-facts.js';
import type { CardText } from './card-text.js';
import type { Diagnostic } from './diagnostic.js';
import { faceText } from './face-text.js';
import { normalise } from './normalise.js';
import type { ParagraphMemory } from './paragraph.js';
import { FaceDraft } from './face-draft.js';

/**
 * The result for a card. The card is *strict* if there is no diagnostic: every clause was read, and writes the same
 * text.
 */
export interface Compiled {
  readonly name: string;
  /** Present if the card is strict. */
  readonly definition?: CardDefinition;
  readonly diagnostics: readonly Diagnostic[];
  /** How many of its paragraphs could be read. */
  readonly read: number;
  readonly paragraphs: number;
}

/** The layouts of card databases and those of the card language; cards with other layouts aren't compiled yet. */
const layoutOf: Readonly<Record<string, Layout>> = {
  normal: 'normal',
  transform: 'transforming',
  modal_dfc: 'modal',
  split: 'split',
  flip: 'flip',
  adventure: 'adventure',
  prepare: 'prepare',
  saga: 'normal',
  class: 'normal',
  case: 'normal',
  leveler: 'normal',
  mutate: 'normal',
  aftermath: 'split',
  prototype: 'prototype',
  meld: 'meld',
  planar: 'normal',
  scheme: 'normal',
  vanguard: 'normal',
};

/** A card's layout in the card language; nothing if cards like it aren't compiled yet. Rooms are split cards with one type line (CR 709.5). */
export function layoutOfCard({ layout, faces }: CardText): Layout | undefined {
  return layout === 'split' && faces[0]?.subtypes.includes('Room') ? 'room' : layoutOf[layout];
}

export const halves = ['left', 'right'] as const;
const prototypeLine = /^Prototype ((?:\{[^}]+\})+) — (\d+)\/(\d+)$/;

/** The names in the text of a meld card: its counterpart, and the card that they meld into. */
export function meldsOf({ layout, faces, meldsWith }: CardText): TextSource['melds'] {
  const into = faces[1]?.name;
  return layout !== 'meld' || meldsWith === undefined || into === undefined ? undefined : { with: meldsWith, into };
}

/** Splits off the smaller frame of a prototype card, which is a line of its own in the text (CR 702.160a, 718.2). */
export function prototypeIn(text: string): { readonly prototype?: PrototypeFrame; readonly rest: string } {
  if (!text.startsWith('Prototype')) return { rest: text };
  const [first = '', ...lines] = normalise(text).split('\n');
  const [, cost, power, toughness] = prototypeLine.exec(first) ?? [];
  if (cost === undefined) return { rest: text };
  const prototype = { manaCost: manaCost(cost), power: Number(power), toughness: Number(toughness) };
  return { prototype, rest: lines.join('\n') };
}

/** A card that is being compiled. */
export class CardDraft {
  readonly faces: readonly FaceDraft[];
  private readonly layout: Layout | undefined;
  private readonly melds: TextSource['melds'];
  private readonly prototype: PrototypeFrame | undefined;

  constructor(
    private readonly card: CardText,
    memory?: ParagraphMemory,
  ) {
    this.layout = layoutOfCard(card);
    this.melds = meldsOf(card);
    const { prototype, rest } = prototypeIn(this.layout === 'prototype' ? card.faces[0]!.text : '');
    this.prototype = prototype;
    this.faces = card.faces.map((text, face) => {
      const half = this.layout === 'room' ? halves[face] : undefined;
      const textSource = { ...textSourceOf(text), ...(half && { half }), ...(this.melds && { melds: this.melds }) };
      return new FaceDraft(prototype === undefined ? faceText(text) : rest, textSource, face, memory);
    });
  }

  /** The result, once its faces are read. */
  finish(): Compiled {
    const { card, layout, melds, prototype } = this;
    const { name } = card;
    const diagnostics: Diagnostic[] = [];
    const faces: CardFace[] = [];
    let paragraphs = 0;
    card.faces.forEach((text, face) => {
      paragraphs += text.text === '' ? 0 : text.text.split('\n').length;
      const read = this.faces[face]!.finish();
      diagnostics.push(...read.diagnostics);
      try {
        faces.push({ ...factsOf(text), abilities: read.abilities });
      } catch (error) {
        diagnostics.push({ kind: 'fact', face, message: error instanceof Error ? error.message : String(error) });
      }
    });
    if (layout === undefined) {
      diagnostics.push({ kind: 'fact', face: 0, message: `the layout “${card.layout}” isn't compiled yet` });
    }
    if (layout === 'meld' && melds === undefined) {
      diagnostics.push({ kind: 'fact', face: 0, message: 'the rest of its meld pair isn’t known' });
    }
    const read = paragraphs - diagnostics.filter(({ kind }) => kind === 'unread').length;
    const [first, ...others] = faces;
    if (diagnostics.length > 0 || layout === undefined || first === undefined) {
      return { name, diagnostics, read, paragraphs };
    }
    const definition: CardDefinition = {
      language: cardLanguageVersion,
      layout,
      faces: [first, ...others],
      ...(prototype && { prototype }),
      ...(melds && { meldsWith: melds.with }),
    };
    return { name, definition, diagnostics, read, paragraphs };
  }
}
