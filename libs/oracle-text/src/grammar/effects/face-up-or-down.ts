import { type Effect, isSameTree, type Objects } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { mapped, no, type Syntax } from '../../syntax/syntax.js';
import { movedObjects } from '../objects/objects.js';

const words = says<{ readonly what: Objects }>(
  {},
)`return ${{ what: movedObjects }} to the battlefield face up or face down`;

/** A choice between both, which the player who moves the card makes as it returns. */
function either({ what }: { readonly what: Objects }): Effect {
  return {
    do: 'choose one',
    who: { players: 'you' },
    options: [
      { word: 'face up', effects: [{ do: 'move', what, to: { zone: 'battlefield' } }] },
      { word: 'face down', effects: [{ do: 'move', what, to: { zone: 'battlefield', faceDown: 'effect' } }] },
    ],
  };
}

/** “Return this card from your graveyard to the battlefield face up or face down.” */
export const faceUpOrDown: Syntax<Effect> = mapped<{ readonly what: Objects }, Effect>(words, either, (effect) => {
  const [first] = effect.do === 'choose one' ? effect.options : [];
  const [move] = first?.effects ?? [];
  if (move?.do !== 'move') return no;
  const { what } = move;
  const { joined: _, ...plain } = effect;
  return isSameTree(plain, either({ what })) ? { what } : no;
});
