import type { KeywordAction } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import { type Game, type Reason, type EffectOf, type TextRun, type Procedure, takeAction } from '@stacktrail/engine';

type Shorthand = Extract<KeywordAction['do'], keyof typeof rules>;

/** The rules of the keyword actions that stand for other instructions. */
const rules = {
  behold: '701.4a',
  goad: '701.15a',
  investigate: '701.16a',
  detain: '701.35a',
  monstrosity: '701.37a',
  bolster: '701.39a',
  support: '701.41a',
  adapt: '701.46a',
  amass: '701.47a',
  learn: '701.48a',
  discover: '701.57a',
  'collect evidence': '701.59a',
  suspect: '701.60a',
  forage: '701.61a',
  endure: '701.63a',
  exert: '701.43a',
  populate: '701.36a',
  incubate: '701.53a',
  'the Ring tempts you': '701.54a',
  'manifest dread': '701.62a',
  airbend: '701.65a',
  earthbend: '701.66a',
  blight: '701.68a',
  recruit: '701.70a',
} as const;

/** Follows the instructions that a keyword action stands for. */
export function meaning(
  game: Game,
  effect: EffectOf<Shorthand>,
  context: TextContext,
  reason: Reason,
  run: TextRun,
): Procedure<TextContext> {
  return run.follow(game, game.state.catalog.meaningOf(effect), context, because(effect, reason), run);
}

export function because(effect: EffectOf<Shorthand>, reason: Reason): Reason {
  return { ...reason, rule: rules[effect.do] };
}

export function took(game: Game, effect: EffectOf<Shorthand>, context: TextContext, reason: Reason, amount = 0): void {
  takeAction(game, { player: context.you, action: effect.do, amount }, because(effect, reason));
}
