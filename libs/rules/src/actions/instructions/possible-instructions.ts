import type { Objects, Players } from '@stacktrail/card-tree';
import { evaluateAmount, findObjects, isAnyNumber, type TextContext } from '@stacktrail/characteristics';
import {
  canDraw,
  drawsLeft,
  objectsMeant,
  permanentsMeant,
  playersMeant,
  isProhibited,
  type EffectOf,
  type TextRun,
  type Verb,
} from '@stacktrail/engine';
import { countersOn, playerOf, type GameObject, type GameState } from '@stacktrail/game-state';
import { blightable } from '../costs/blight.js';
import { castableCards, playableLands } from './castable-cards.js';
import { sacrificeable } from './sacrifice.js';
import { canCollectEvidence, canForage } from './only-if-possible.js';
import { storedResults } from './stored-results.js';

/** Whether one instruction can be followed. */
type IsPossible<E> = (state: GameState, effect: E, context: TextContext, run: TextRun) => boolean;

interface WithWho {
  readonly who: Players;
}
interface WithWhat {
  readonly what: Objects;
}

/**
 * CR 121.2b, 121.3: a player who can't draw that many cards can't choose to; an empty library doesn't make it
 * impossible.
 */
const canDrawThatMany: IsPossible<EffectOf<'draw'>> = (state, effect, context) => {
  const count = evaluateAmount(state, effect.count, context);
  return playersMeant(state, effect.who, context).every(
    (player) => canDraw(state, player) && count <= drawsLeft(state, player),
  );
};

/** CR 701.17b: nobody can mill more cards than there are. */
const canMillThatMany: IsPossible<EffectOf<'mill'>> = (state, effect, context) => {
  const count = evaluateAmount(state, effect.count, context);
  return playersMeant(state, effect.who, context).every((player) => playerOf(state, player).library.length >= count);
};

const canDiscardThatMany: IsPossible<EffectOf<'discard'>> = (state, effect, context) => {
  if (isAnyNumber(effect.count)) return true; // CR 107.1c
  const count = effect.count === 'hand' ? 0 : evaluateAmount(state, effect.count, context);
  return playersMeant(state, effect.who, context).every((player) => playerOf(state, player).hand.length >= count);
};

const canSacrificeThatMany: IsPossible<EffectOf<'choose and sacrifice'>> = (state, effect, context) => {
  const count = evaluateAmount(state, effect.count, context);
  return playersMeant(state, effect.who, context).every((player) => {
    const own = sacrificeable(state, player, effect.filter, { ...context, thatPlayer: player });
    return own.length >= count;
  });
};

const canDiscardOrSacrifice: IsPossible<EffectOf<'discard or sacrifice'>> = (state, { who, filter }, context) =>
  playersMeant(state, who, context).every(
    (player) =>
      playerOf(state, player).hand.length > 0 ||
      sacrificeable(state, player, filter, { ...context, thatPlayer: player }).length > 0,
  );

/** CR 101.2: nobody can do what an effect forbids. */
function allowedTo(what: Parameters<typeof isProhibited>[2]): IsPossible<WithWho> {
  return (state, { who }, context) =>
    playersMeant(state, who, context).every((player) => !isProhibited(state, player, what));
}

function somePermanent(fits: (permanent: GameObject) => boolean = () => true): IsPossible<WithWhat> {
  return (state, { what }, context, run) => permanentsMeant(state, what, context, run).some(fits);
}

function someObject(fits: (object: GameObject) => boolean = () => true): IsPossible<WithWhat> {
  return (state, { what }, context, run) => objectsMeant(state, what, context, run).some(fits);
}

/** Instructions that can be impossible, with the check. All other instructions can always be chosen. */
export const possibleInstructions: { readonly [K in Verb]?: IsPossible<EffectOf<K>> } = {
  draw: canDrawThatMany,
  mill: canMillThatMany,
  discard: canDiscardThatMany,
  'choose and sacrifice': canSacrificeThatMany,
  'discard or sacrifice': canDiscardOrSacrifice,
  'lose life': allowedTo('lose life'),
  'gain life': allowedTo('gain life'),
  'search library': allowedTo('search libraries'),
  blight: (state, { who }, context) =>
    playersMeant(state, who, context).every((player) => blightable(state, player).length > 0),
  sacrifice(state, { what, who }, context, run) {
    const whose = who === undefined ? [context.you] : playersMeant(state, who, context);
    return permanentsMeant(state, what, context, run).some(({ controller }) => whose.includes(controller));
  },
  tap: somePermanent(({ tapped }) => !tapped),
  untap: somePermanent(({ tapped }) => tapped),
  destroy: somePermanent(),
  transform: somePermanent(),
  'turn face up': somePermanent(),
  'phase out': somePermanent(),
  regenerate: somePermanent(),
  attach: (state, { what, to }, context, run) =>
    [what, to].every((objects) => permanentsMeant(state, objects, context, run).length > 0),
  fight: (state, { first, second }, context, run) =>
    [first, second].every((objects) => permanentsMeant(state, objects, context, run).length > 0),
  move: someObject(),
  'discard cards': someObject(),
  'put into library': someObject(),
  reveal: someObject(),
  counter: someObject(({ zone }) => zone === 'stack'),
  'copy spell': (state, { what }, context) =>
    // CR 608.2h: it may have left the stack
    findObjects(state, what, context).some((id) => state.objects.get(id)?.zone === 'stack'),
  cast: (state, effect, context, run) =>
    playersMeant(state, effect.who, context).some(
      (player) =>
        castableCards(state, effect, player, context, run).length > 0 ||
        playableLands(state, effect, player, context, run).length > 0,
    ),
  'put counters': (state, { on }, context, run) => objectsMeant(state, on, context, run).length > 0,
  'remove counters'(state, { on, counter, count }, context, run) {
    const least = Math.max(1, evaluateAmount(state, count, context));
    return objectsMeant(state, on, context, run).some((object) => countersOn(object, counter) >= least);
  },
  'choose objects': (state, { from, min }, context, run) =>
    objectsMeant(state, from, context, run).length >= evaluateAmount(state, min, context),
  'reroll stored results': (state, effect, context, run) => storedResults(state, effect, context, run).length > 0,
  'collect evidence': (state, effect, context) => canCollectEvidence({ state }, effect, context), // CR 701.59b
  forage: (state, _, context) => canForage({ state }, context),
};
