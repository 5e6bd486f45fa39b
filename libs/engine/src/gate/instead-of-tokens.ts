import type { Replacement as ReplacementTree } from '@stacktrail/card-tree';
import { matches, type TextContext } from '@stacktrail/characteristics';
import { predefinedPointer, type GameState } from '@stacktrail/game-state';
import { enteringPermanent } from './entering.js';
import { changedAmount, follow, just, type MakeInstead } from './follow-instead.js';
import type { Occurrence, TokensOccurrence } from '../game/occurrence.js';
import { isPlayer } from './is-about.js';

type Tokens = Extract<ReplacementTree, { would: 'create tokens' }>;

/** The number and kind of tokens after the effect (CR 614.1a, 614.16); `null` if it isn't about them. */
export function insteadOfTokens(
  state: GameState,
  occurrence: Occurrence,
  { who, what, instead }: Tokens,
  context: TextContext,
): MakeInstead | null {
  if (occurrence.would !== 'create tokens' || occurrence.entering) return null;
  if (!isPlayer(state, occurrence.controller ?? occurrence.player, who, context)) return null;
  if (what !== undefined && !matches(state, what, enteringPermanent(state, occurrence), context)) return null;
  const { count, player } = occurrence;
  const about = { player, amount: count };
  switch (instead.do) {
    case 'change amount': {
      const changed = changedAmount(state, instead.to, context, about);
      return changed === 0 ? just() : just({ ...occurrence, count: changed });
    }
    case 'create': {
      const others = instead.tokens.map(({ token, count: number }): TokensOccurrence => {
        const description =
          typeof token === 'string' ? predefinedPointer(token) : state.catalog.createdBy(token, context.source);
        const { controller, causes } = occurrence;
        return {
          would: 'create tokens',
          player,
          ...(controller === undefined ? {} : { controller }),
          count: changedAmount(state, number, context, about),
          description,
          // Tokens that are created instead of others enter as these would have.
          tapped: instead.besides ? false : occurrence.tapped,
          ...(causes === undefined ? {} : { causes }),
        };
      });
      return just(...(instead.besides ? [occurrence, ...others] : others));
    }
    case 'follow':
      return follow(occurrence, instead, context, about);
  }
}
