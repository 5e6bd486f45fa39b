import { type Game, ask, type Procedure, type Question } from '@stacktrail/engine';
import { type Answer, type PlayerId, type Ref, seatBit } from '@stacktrail/game-events';
import { areOpponents, nextPlayer, playersInOrder, type GameState } from '@stacktrail/game-state';
import { withoutLeft } from './narrow.js';

/** What comes in the place of a question after a player has left: an answer where nothing is left to decide. */
export type Instead = { readonly answer: Answer } | { readonly question: Question } | 'impossible';

/**
 * What the game asks instead of what it was asking when a player left. Of a choice that nobody is left to make, another
 * player makes it: one whom the controller of the object that asks chooses (CR 800.4g), or the next in turn order where
 * a rule asks (CR 800.4h).
 */
export function* standIn(game: Game, asked: Question, leaver: PlayerId): Procedure<Instead> {
  const question = withoutLeft(game.state, asked);
  if (asked.kind === 'choose targets' && tooFew(asked, question)) return 'impossible'; // CR 601.2c, 603.3d
  const answer = asked.player === leaver ? settledForLeaver(game.state, question) : settled(question);
  if (answer !== null) return { answer };
  if (question.player !== leaver) return { question };
  const controller = game.undertakings[0]?.player;
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

/** What is about the leaver's own things is settled by their leaving; the order of what has left is any. */
function settledForLeaver(state: GameState, question: Question): Answer | null {
  if (question.kind === 'mulligan') return { form: 'pick', keys: ['keep'] };
  if (question.form === 'order') return { form: 'order', keys: question.options.map(({ key }) => key) };
  if (question.kind === 'keep mana ability') return { form: 'pick', keys: ['reverse'] };
  return settled(question);
}

/** CR 800.4g: another opponent of the object's controller where it was for an opponent to choose, if there is one. */
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
