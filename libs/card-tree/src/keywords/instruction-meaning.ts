import type { Effect } from '../effects.js';
import { ofBenders } from './meanings/bending.js';
import { ofCards } from './meanings/of-cards.js';
import { ofCreatures } from './meanings/of-creatures.js';
import { ofTokens } from './meanings/of-tokens.js';
import { self, you, type MeaningsOf } from './meanings/meaning.js';
import { ofTheRing } from './meanings/the-ring.js';

/** The pieces of instructions that are rules themselves. */
const pieces: MeaningsOf<'exchange control' | 'exchange values' | 'multiply power and toughness'> = {
  /** CR 701.12b: each of the two players gains control of the other's permanent. */
  'exchange control': () => [
    { do: 'apply', to: self, changes: [{ change: 'control', to: you }], until: 'rest of the game' },
  ],
  /** CR 701.12g: they set power or toughness, each to a number that is known as they begin. */
  'exchange values': ({ until = 'rest of the game' }) =>
    (['set power', 'set toughness'] as const).map((change) => ({
      do: 'apply',
      to: self,
      changes: [{ change, to: 0 }],
      until,
    })),
  /** CR 701.10a: it modifies power and toughness, and sets them to nothing. */
  'multiply power and toughness': ({ of, until }) => [
    { do: 'apply', to: of, changes: [{ change: 'modify power and toughness', power: 0, toughness: 0 }], until },
  ],
};

/** What these instructions stand for: their own trees, made once where the definitions are pinned. */
const meanings = { ...ofCreatures, ...ofCards, ...ofTokens, ...ofTheRing, ...ofBenders, ...pieces };

/** Instructions that mean others. */
type Meaningful = Extract<Effect, { readonly do: keyof typeof meanings }>;

function isMeaningful(effect: Effect): effect is Meaningful {
  return effect.do in meanings;
}

/** The instructions that an instruction is short for, as new trees; none where it is itself a rule. */
export function meaningOfInstruction(effect: Effect): readonly Effect[] {
  if (!isMeaningful(effect)) return [];
  const meaning = meanings[effect.do] as (effect: Meaningful) => readonly Effect[];
  // A copy shares no node with the text, whose own nodes have their own places.
  return JSON.parse(JSON.stringify(meaning(effect))) as readonly Effect[];
}
