import { type TextContext, appliesToPlayer, staticsInForce } from '@stacktrail/characteristics';
import {
  type Game,
  ask,
  type Procedure,
  type EffectOf,
  type Interpreter,
  objectsMeant,
  playersMeant,
  withNumber,
  withResult,
  takeAction,
} from '@stacktrail/engine';
import { seatBit, type ObjectId, type PlayerId, type Ref } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';

/**
 * CR 701.38a: each player in turn order votes for one of the choices, starting with you if you vote.
 *
 * Votes for words are counted under “label word”. Of objects, the label holds those with the most votes, and “label
 * any” holds all that got votes.
 */
export const vote: Interpreter<'vote'> = function* (game, effect, context, reason, run) {
  const players = fromYou(playersMeant(game.state, effect.who, context), context.you);
  const voters = players.flatMap((player) => Array<PlayerId>(votesOf(game.state, player)).fill(player));
  const { options } = effect;
  const after = isWords(options)
    ? yield* voteForWords(game, effect, options, voters, context)
    : yield* voteForObjects(
        game,
        effect,
        objectsMeant(game.state, options, context, run).map(({ id }) => id),
        voters,
        context,
      );
  for (const player of players) takeAction(game, { player, action: 'vote' }, { ...reason, rule: '701.38a' });
  return after;
};

/** CR 701.38d: how many votes a player has; they cast all of them when it is their turn to vote. */
function votesOf(state: GameState, player: PlayerId): number {
  let votes = 1;
  for (const { source, effect } of staticsInForce(state, 'additional votes')) {
    if (appliesToPlayer(state, effect.who, source, player)) votes += effect.count;
  }
  return votes;
}

function isWords(options: EffectOf<'vote'>['options']): options is readonly string[] {
  return Array.isArray(options);
}

function fromYou(players: readonly PlayerId[], you: PlayerId): readonly PlayerId[] {
  const at = Math.max(0, players.indexOf(you));
  return [...players.slice(at), ...players.slice(0, at)];
}

function* voteForWords(
  game: Game,
  effect: EffectOf<'vote'>,
  words: readonly string[],
  voters: readonly PlayerId[],
  context: TextContext,
): Procedure<TextContext> {
  const votes = new Map(words.map((word) => [word, 0]));
  for (const player of voters) {
    const { keys } = yield* ask({
      form: 'pick',
      kind: 'vote',
      rule: '701.38a',
      player,
      prompt: 'Vote for one of these.',
      source: context.source,
      options: words.map((word) => ({ key: word, text: word })),
      min: 1,
      max: 1,
      ...(effect.secret ? { seenBy: seatBit(player) } : {}),
    });
    votes.set(keys[0]!, (votes.get(keys[0]!) ?? 0) + 1);
  }
  let current = context;
  for (const [word, count] of votes) current = withNumber(current, `${effect.label} ${word}`, count);
  return current;
}

function* voteForObjects(
  game: Game,
  effect: EffectOf<'vote'>,
  objects: readonly ObjectId[],
  voters: readonly PlayerId[],
  context: TextContext,
): Procedure<TextContext> {
  const votes = new Map<ObjectId, number>();
  for (const player of objects.length === 0 ? [] : voters) {
    const { chosen } = yield* ask({
      form: 'select',
      kind: 'vote',
      rule: '701.38a',
      player,
      prompt: 'Vote for one of these.',
      source: context.source,
      candidates: objects.map((id): Ref => ({ is: 'object', id })),
      min: 1,
      max: 1,
      ...(effect.secret ? { seenBy: seatBit(player) } : {}),
    });
    const id = chosen[0]!.id as ObjectId;
    votes.set(id, (votes.get(id) ?? 0) + 1);
  }
  const most = Math.max(0, ...votes.values());
  const winners = objects.filter((id) => most > 0 && votes.get(id) === most);
  return withResult(
    withResult(context, effect.label, winners),
    `${effect.label} any`,
    objects.filter((id) => votes.has(id)),
  );
}
