/** A player has left the game while another thing was asked than what it asks of that player: it is to be asked anew. */
export class SomebodyLeft extends Error {
  override readonly name = 'SomebodyLeft';
}
