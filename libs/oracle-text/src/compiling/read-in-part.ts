import {
  isSameTree,
  type Ability,
  type AdjudicateInstruction,
  type Effect,
  type Instructions,
} from '@stacktrail/card-tree';
import type { TextSource } from '../english/text-source.js';
import { readParagraph, type Paragraph } from './paragraph.js';

/** Stands for an effect that can't be read, while what comes before it in its paragraph is. */
const standIn = 'draw a card.';
const drawsOne: Effect = { do: 'draw', who: { players: 'you' }, count: 1 };

/** A paragraph's abilities, if it is read strictly: it writes the same text, and has one meaning. */
export function strictly(paragraph: Paragraph): readonly Ability[] | null {
  const isStrict = paragraph.stuckAt === undefined && paragraph.says() === paragraph.text;
  return isStrict && (paragraph.meaning?.others ?? []).length === 0 ? paragraph.abilities : null;
}

/**
 * The ability of a paragraph that can't be read as a whole. Of an activated ability its cost may be read, of a triggered
 * one its event; then the rest is adjudicated as it resolves.
 */
export function readInPart(text: string, source: TextSource, clause: AdjudicateInstruction): Ability {
  const instructions: Instructions = { modes: [{ targets: [], effects: [clause] }] };
  if (source.types.some((type) => type === 'Instant' || type === 'Sorcery')) return { kind: 'spell', ...instructions };
  for (const head of headsOf(text)) {
    const [ability, ...others] =
      strictly(readParagraph(`${head}${head.endsWith(':') ? ' Draw a card.' : ` ${standIn}`}`, source)) ?? [];
    if (others.length > 0 || !drawsOnly(ability)) continue;
    return { ...ability, ...instructions };
  }
  return { kind: 'unread', ...instructions };
}

/** What may be a cost, with its colon, or an event, with its comma, the longest first. */
function headsOf(text: string): readonly string[] {
  const colon = text.indexOf(': ');
  const costs = colon < 0 ? [] : [text.slice(0, colon + 1)];
  if (!/(?:^|— )(?:When|Whenever|At) /.test(text)) return costs;
  const commas = [...text.matchAll(/, /g)].map(({ index }) => text.slice(0, index + 1));
  return [...costs, ...commas.reverse()];
}

/** Whether the stand-in is the whole effect of an ability: nothing before it was read as an instruction. */
function drawsOnly(ability: Ability | undefined): ability is Extract<Ability, { kind: 'activated' | 'triggered' }> {
  if (ability?.kind !== 'activated' && ability?.kind !== 'triggered') return false;
  const [mode, ...modes] = ability.modes;
  const [effect, ...effects] = mode?.effects ?? [];
  const isOne = modes.length === 0 && effects.length === 0 && mode?.targets.length === 0;
  return isOne && effect !== undefined && isSameTree(effect, drawsOne);
}
