/**
 * A player has left the game while a procedure waited for another answer than theirs: the procedure has to ask its
 * question to them anew.
 */
export class SomebodyLeft extends Error {
  override readonly name = 'SomebodyLeft';
}
