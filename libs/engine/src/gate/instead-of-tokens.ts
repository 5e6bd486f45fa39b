import type { CreateInstead, Replacement as ReplacementTree } from '@stacktrail/card-tree';
import { matches, type TextContext } from '@stacktrail/characteristics';
import { objectOf, predefinedPointer, type GameState } from '@stacktrail/game-state';
import { enteringPermanent } from './entering.js';
import { changedAmount, follow, just, type MakeInstead } from './follow-instead.js';
import type { Occurrence, TokensOccurrence } from '../game/occurrence.js';
import { ask } from '../game/procedure.js';
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
      const others = tokensOf(state, occurrence, instead, context, count);
      if (instead.mayChoose) return oneOf(occurrence, others, instead.tokens, context);
      return just(...(instead.besides ? [occurrence, ...others] : others));
    }
    case 'follow':
      return follow(occurrence, instead, context, about);
  }
}

/** Whether an effect adds tokens to those that a player would create: “those tokens plus a Food token”. */
export function addsTokens(tree: ReplacementTree): tree is Tokens & { readonly instead: CreateInstead } {
  return tree.would === 'create tokens' && tree.instead.do === 'create' && tree.instead.besides === true;
}

/**
 * CR 614.5: tokens of several kinds that a player would create at the same time are one event, to which the effect adds
 * once.
 *
 * @param all the tokens that one player would create
 */
export function withAddedTokens(
  state: GameState,
  instead: CreateInstead,
  context: TextContext,
  all: readonly Occurrence[],
): readonly (readonly Occurrence[])[] {
  const tokens = all.filter((each) => each.would === 'create tokens');
  const total = tokens.reduce((sum, { count }) => sum + count, 0);
  return all.map((each) =>
    each === tokens[0] ? [each, ...tokensOf(state, tokens[0], instead, context, total)] : [each],
  );
}

/** @param amount “that many”: how many tokens would be created */
function tokensOf(
  state: GameState,
  { player, controller, causes, tapped }: TokensOccurrence,
  { tokens, besides }: CreateInstead,
  context: TextContext,
  amount: number,
): readonly TokensOccurrence[] {
  return tokens.map(({ token, count }) => ({
    would: 'create tokens',
    player,
    ...(controller === undefined ? {} : { controller }),
    count: changedAmount(state, count, context, { player, amount }),
    description: typeof token === 'string' ? predefinedPointer(token) : state.catalog.createdBy(token, context.source),
    // Tokens that are created instead of others enter as these would have.
    tapped: besides ? false : tapped,
    ...(causes === undefined ? {} : { causes }),
  }));
}

/** “You may instead create … or …”: whoever controls the effect chooses between them and what would have been (CR 614.1a). */
function oneOf(
  occurrence: TokensOccurrence,
  others: readonly TokensOccurrence[],
  tokens: CreateInstead['tokens'],
  context: TextContext,
): MakeInstead {
  return function* (game) {
    const { name } = objectOf(game.state, context.source).printed;
    const answer = yield* ask({
      form: 'pick',
      kind: 'may',
      rule: '614.1a',
      player: context.you,
      prompt: `Which tokens that ${name} offers do you create instead?`,
      source: context.source,
      options: [
        ...tokens.map(({ token }, i) => ({ key: `${i + 1}`, text: typeof token === 'string' ? token : token.name })),
        { key: 'no', text: 'None of them.' },
      ],
      min: 1,
      max: 1,
    });
    return [others[Number(answer.keys[0]) - 1] ?? occurrence];
  };
}
