import { type Game, ask, type Procedure, type Question } from '@stacktrail/engine';
import { type Answer, type PlayerId, type Ref, seatBit } from '@stacktrail/game-events';
import { areOpponents, nextPlayer, playersInOrder, type GameState } from '@stacktrail/game-state';
import { withoutLeft } from './narrow.js';

/** What replaces a question after a player has left: another question, or an answer if nothing is left to decide. */
export type Instead = { readonly answer: Answer } | { readonly question: Question } | 'impossible';

/**
 * What the game asks instead of its question when a player leaves. If nobody is left to make a choice, another player
 * makes it: one chosen by the controller of the object that asks (CR 800.4g), or the next player in turn order if a
 * rule asks (CR 800.4h).
 */
export function* standIn(game: Game, asked: Question, leaver: PlayerId): Procedure<Instead> {
  const question = withoutLeft(game.state, asked);
  if (asked.kind === 'choose targets' && tooFew(asked, question)) return 'impossible'; // CR 601.2c, 603.3d
  const answer = asked.player === leaver ? settledForLeaver(game.state, question) : settled(question);
  if (answer !== null) return { answer };
  if (question.player !== leaver) return { question };
  const controller = game.unfinishedActions[0]?.player;
  const player =
    controller === undefined || question.source === 0
      ? nextPlayer(game.state, leaver) // CR 800.4h
      : yield* chosenBy(game, controller, leaver); // CR 800.4g
  const seenBy = question.seenBy === undefined ? {} : { seenBy: question.seenBy | seatBit(player) };
  return { question: { ...question, player, ...seenBy } };
}

function tooFew(asked: Question, question: Question): boolean {
  return asked.form === 'select' && question.form === 'select' && question.max < asked.min;
}

/** The answer to a question that leaves nothing to decide. */
function settled(question: Question): Answer | null {
  switch (question.form) {
    case 'select':
      return question.max === 0 ? { form: 'select', chosen: [] } : null;
    case 'attack':
      return question.attackers.every(({ defenders }) => defenders.length === 0)
        ? { form: 'attack', attacks: [] }
        : null;
    case 'block':
      return question.blockers.every(({ attackers }) => attackers.length === 0) ? { form: 'block', blocks: [] } : null;
    case 'damage':
      return question.sources.length === 0 ? { form: 'damage', assignments: [] } : null;
    default:
      return null;
  }
}

/**
 * The answer to a question about the leaver's own objects, or about whether the leaver objects: leaving settles it, and
 * the order of what has left doesn't matter.
 */
function settledForLeaver(state: GameState, question: Question): Answer | null {
  if (question.kind === 'mulligan') return { form: 'pick', keys: ['keep'] };
  if (question.form === 'order') return { form: 'order', keys: question.options.map(({ key }) => key) };
  if (question.kind === 'accept an adjudication') return { form: 'pick', keys: ['accept'] };
  if (question.kind === 'keep mana ability') return { form: 'pick', keys: ['reverse'] };
  return settled(question);
}

/**
 * CR 800.4g: the player who chooses instead: another opponent of the object's controller if an opponent had to choose
 * and there is one.
 */
function* chosenBy(game: Game, controller: PlayerId, leaver: PlayerId): Procedure<PlayerId> {
  const { state } = game;
  const others = playersInOrder(state).filter((player) => player !== controller);
  const opponents = others.filter((player) => areOpponents(state, controller, player));
  const fitting = areOpponents(state, controller, leaver) && opponents.length > 0 ? opponents : others;
  if (fitting.length === 0) return controller;
  if (fitting.length === 1) return fitting[0]!;
  const { chosen } = yield* ask({
    form: 'select',
    kind: 'choose player',
    rule: '800.4g',
    player: controller,
    prompt: 'Choose the player who makes the choice of the player who left the game.',
    source: 0 as never,
    candidates: fitting.map((id): Ref => ({ is: 'player', id })),
    min: 1,
    max: 1,
  });
  return chosen[0]!.id as PlayerId;
}
