/** The game has ended (CR 104.1). It stops the current procedure; the driver catches it. */
export class GameIsOver extends Error {
  override readonly name = 'GameIsOver';
}
