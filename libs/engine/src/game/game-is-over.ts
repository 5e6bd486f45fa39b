/** The game has ended (CR 104.1): nothing of the procedure at hand happens any more. The driver catches it. */
export class GameIsOver extends Error {
  override readonly name = 'GameIsOver';
}
