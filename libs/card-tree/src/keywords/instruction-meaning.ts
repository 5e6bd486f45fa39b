import type { Effect } from '../effects.js';
import { ofBenders } from './meanings/bending.js';
import { ofCards } from './meanings/of-cards.js';
import { ofCreatures } from './meanings/of-creatures.js';
import { tokenActions } from './meanings/of-tokens.js';
import { self, you, type MeaningsOf } from './meanings/meaning.js';
import { ofTheRing } from './meanings/the-ring.js';

/** The pieces of instructions that are rules by themselves. */
const pieces: MeaningsOf<'exchange control' | 'exchange values' | 'multiply power and toughness'> = {
  /** CR 701.12b: each of the two players gains control of the other's permanent. */
  'exchange control': () => [
    { do: 'apply', to: self, changes: [{ change: 'control', to: you }], until: 'rest of the game' },
  ],
  /** CR 701.12g: the exchange sets power or toughness, each to a number that is known when it begins. */
  'exchange values': ({ until = 'rest of the game' }) =>
    (['set power', 'set toughness'] as const).map((change) => ({
      do: 'apply',
      to: self,
      changes: [{ change, to: 0 }],
      until,
    })),
  /** CR 701.10a: the instruction modifies power and toughness; it doesn't set them. */
  'multiply power and toughness': ({ of, until }) => [
    { do: 'apply', to: of, changes: [{ change: 'modify power and toughness', power: 0, toughness: 0 }], until },
  ],
};

/** What these instructions stand for, as trees of their own, made once when the definitions are pinned. */
const meanings = { ...ofCreatures, ...ofCards, ...tokenActions, ...ofTheRing, ...ofBenders, ...pieces };

/** Instructions that stand for others. */
type Meaningful = Extract<Effect, { readonly do: keyof typeof meanings }>;

function isMeaningful(effect: Effect): effect is Meaningful {
  return effect.do in meanings;
}

/** The instructions that an instruction stands for, as new trees; none if it is itself a rule. */
export function meaningOfInstruction(effect: Effect): readonly Effect[] {
  if (!isMeaningful(effect)) return [];
  const meaning = meanings[effect.do] as (effect: Meaningful) => readonly Effect[];
  // The meaning is copied, so that it shares no node with the text, whose nodes have places of their own.
  return JSON.parse(JSON.stringify(meaning(effect))) as readonly Effect[];
}
