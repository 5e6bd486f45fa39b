import { GameIsOver, type Game, type Procedure, type PlayerResult, type SimultaneousResults } from '@stacktrail/engine';
import type { PlayerId, Revision } from '@stacktrail/game-events';
import { areOpponents, playersInOrder, type GameState } from '@stacktrail/game-state';
import { leaveTheGame } from './leave-the-game.js';

/** A player's several reasons to win or lose count as one: the first rule is recorded, with the causes of all. */
function endingOf(endings: readonly PlayerResult[], player: PlayerId): PlayerResult | undefined {
  const theirs = endings.filter((ending) => ending.player === player);
  const [first] = theirs;
  if (first === undefined) return undefined;
  return { player, rule: first.rule, causes: [...new Set(theirs.flatMap(({ causes }) => causes))] };
}

/**
 * Players win and lose the game at the same time (CR 104.2, 104.3). Whoever would do both loses (104.3f). The game ends
 * if somebody wins, if one player or team is left (104.2a, 104.2c), or none (104.4a, 104.4d); if it goes on, those who
 * lost leave it (104.5).
 *
 * @throws GameIsOver if the game has ended
 */
export function* endFor(game: Game, { wins, losses }: SimultaneousResults): Procedure<void> {
  const lost: PlayerId[] = [];
  const facts: Revision[] = [];
  for (const player of playersInOrder(game.state)) {
    const loss = endingOf(losses, player);
    if (loss === undefined) continue;
    lost.push(player);
    facts.push(game.emit('PlayerLost', { player }, { rule: loss.rule, player, causes: loss.causes }));
  }
  const winner = playersInOrder(game.state).flatMap((player) => endingOf(wins, player) ?? [])[0];
  if (winner !== undefined) endGame(game, winner.player, winner.rule, [...winner.causes, ...facts]);
  if (lost.length === 0) return;
  const [first, ...others] = playersInOrder(game.state);
  if (first === undefined) return endGame(game, null, ofTeams(game.state) ? '104.4d' : '104.4a', facts);
  const contested = others.some((other) => areOpponents(game.state, first, other));
  if (!contested) return endGame(game, first, ofTeams(game.state) ? '104.2c' : '104.2a', facts);
  yield* leaveTheGame(game, lost, facts);
}

/** CR 104.4c: an effect states that the game is a draw. @throws GameIsOver */
export function drawTheGame(game: Game, causes: readonly Revision[], rule = '104.4c'): never {
  return endGame(game, null, rule, causes);
}

/** Whether only one player or team, or nobody, would be left if these players lose. */
export function wouldEnd(state: GameState, losers: readonly PlayerId[]): boolean {
  const [first, ...others] = playersInOrder(state).filter((player) => !losers.includes(player));
  return first === undefined || !others.some((other) => areOpponents(state, first, other));
}

function ofTeams(state: GameState): boolean {
  const teams = state.setup?.teams ?? [];
  return new Set(teams).size < teams.length;
}

/** CR 104.2c: the players of the team that wins, even those who had lost before. Nobody wins a draw. */
function endGame(game: Game, winner: PlayerId | null, rule: string, causes: readonly Revision[]): never {
  const { state } = game;
  if (winner === null) game.emit('GameEnded', { winner, by: 'draw', winners: [] }, { rule, causes });
  else {
    const winners = state.players.map(({ id }) => id).filter((id) => !areOpponents(state, winner, id));
    if (winners.length === 1 && state.ante !== null && state.ante.length > 0) {
      game.emit('AnteWon', { player: winner, objects: state.ante }, { rule: '407.2', player: winner, causes });
    }
    game.emit('GameEnded', { winner, by: 'win', winners }, { rule, player: winner, causes });
  }
  throw new GameIsOver();
}
