/**
 * While a player with priority was asked, it was told which card something is: they can do other things now, so they
 * are asked anew (CR 117.1).
 */
export class CardWasTold extends Error {
  override readonly name = 'CardWasTold';
}
