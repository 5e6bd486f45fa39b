import {
  cardLanguageVersion,
  hasKind,
  type Ability,
  type AdjudicateInstruction,
  type CardDefinition,
} from '@stacktrail/card-tree';
import type { TextSource } from '../english/text-source.js';
import { withLinks } from '../grammar/index.js';
import { halves, layoutOfCard, meldsOf, prototypeIn } from './card-draft.js';
import { factsOf, textSourceOf } from './card-facts.js';
import type { CardText } from './card-text.js';
import { paragraphsOf, place } from './face-draft.js';
import { faceText } from './face-text.js';
import { normalise } from './normalise.js';
import { readParagraph } from './paragraph.js';
import { readInPart, strictly } from './read-in-part.js';

/** A card of which each paragraph is read or stands as an unread clause; or why not even its facts can be used. */
export type CompiledInPart = { readonly definition: CardDefinition } | { readonly reason: string };

/**
 * Compiles a card for a game in which unread clauses are adjudicated (docs/adjudication.md): whatever is read strictly is
 * enforced, and each other paragraph is pinned with its words.
 */
export function compileInPart(card: CardText): CompiledInPart {
  const layout = layoutOfCard(card);
  if (layout === undefined) return { reason: `the layout “${card.layout}” isn't compiled yet` };
  const melds = meldsOf(card);
  if (layout === 'meld' && melds === undefined) return { reason: 'the rest of its meld pair isn’t known' };
  const { prototype, rest } = prototypeIn(layout === 'prototype' ? card.faces[0]!.text : '');
  let before = 0;
  try {
    const [first, ...others] = card.faces.map((text, face) => {
      const half = layout === 'room' ? halves[face] : undefined;
      const source = { ...textSourceOf(text), ...(half && { half }), ...(melds && { melds }) };
      const paragraphs = paragraphsOf(normalise(prototype === undefined ? faceText(text) : rest));
      const abilities = abilitiesOf(paragraphs, source, before);
      before += paragraphs.length;
      return { ...factsOf(text), abilities };
    });
    if (first === undefined) return { reason: 'it has no face' };
    const definition: CardDefinition = {
      language: cardLanguageVersion,
      layout,
      faces: [first, ...others],
      ...(prototype && { prototype }),
      ...(melds && { meldsWith: melds.with }),
    };
    return { definition };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** @param before how many paragraphs the faces before this one have */
function abilitiesOf(paragraphs: readonly string[], source: TextSource, before: number): readonly Ability[] {
  const barred = new Set<number>();
  for (;;) {
    const read = readEach(paragraphs, source, before, barred);
    const more = read.abilities === undefined ? read.linked : read.laterModes;
    const open = more.filter((at) => !barred.has(at));
    if (read.abilities !== undefined && open.length === 0) return read.abilities;
    // What hangs together with something that isn't read can't be enforced alone.
    for (const at of open.length > 0 ? open : paragraphs.keys()) barred.add(at);
  }
}

interface ReadEach {
  /** Absent if linked abilities lack their other part (CR 607). */
  readonly abilities: readonly Ability[] | undefined;
  /** The paragraphs that speak of what another one did. */
  readonly linked: readonly number[];
  /** The paragraphs whose modes would be chosen behind other instructions, which isn't played yet. */
  readonly laterModes: readonly number[];
}

function readEach(
  paragraphs: readonly string[],
  source: TextSource,
  before: number,
  barred: ReadonlySet<number>,
): ReadEach {
  const abilities: Ability[] = [];
  const linked: number[] = [];
  const laterModes: number[] = [];
  paragraphs.forEach((text, at) => {
    const clause: AdjudicateInstruction = { do: 'adjudicate', clause: before + at + 1, words: text };
    const about = { ...source, abilities: [...abilities] };
    const strict = barred.has(at) ? null : strictly(readParagraph(text, about));
    const read = strict ?? [barred.has(at) ? unreadWhole(source, clause) : readInPart(text, about, clause)];
    if (hasKind(read, { objects: ['linked'] })) linked.push(at);
    const isLater = abilities.some(({ kind }) => kind === 'spell');
    if (isLater && read.some((one) => one.kind === 'spell' && one.choose !== undefined)) laterModes.push(at);
    place(read, abilities);
  });
  return { abilities: withLinks(abilities), linked, laterModes };
}

function unreadWhole({ types }: TextSource, clause: AdjudicateInstruction): Ability {
  const isSpell = types.some((type) => type === 'Instant' || type === 'Sorcery');
  return { kind: isSpell ? 'spell' : 'unread', modes: [{ targets: [], effects: [clause] }] };
}
