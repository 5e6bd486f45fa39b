import { evaluateAmount, findObjects } from '@stacktrail/characteristics';
import {
  brought,
  copiablePointer,
  copyFormula,
  type TokensOccurrence,
  perform,
  type Interpreter,
  playersMeant,
  withResult,
} from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { formUnderCopies, isTransforming, type GameObject, objectOf, typeMask } from '@stacktrail/game-state';
import { putAttacking } from '../combat.js';
import { forPlayer } from '../for-player.js';
import { linkObjects } from '../link.js';

const none = { tapped: false, counters: [] } as const;
const spells = typeMask(['Instant', 'Sorcery']);

/**
 * Creates tokens that are copies (CR 111.3, 111.12), but not of an object that doesn't exist, nor of an instant or
 * sorcery (CR 111.5).
 */
export const createCopies: Interpreter<'create copies'> = function* (game, effect, context, reason) {
  const { state } = game;
  const count = evaluateAmount(state, effect.count, context);
  const players = playersMeant(state, effect.who, context);
  const created = players.flatMap((player) => {
    const own = forPlayer(context, effect.who, player);
    const originals = findObjects(state, effect.of, own).map((id) => objectOf(state, id));
    return originals.flatMap((original): readonly TokensOccurrence[] => {
      const description = copyFormula(state, tokenPointer(original), original, effect.except, context);
      const face = facesUp(original);
      const printed = state.catalog.form(description).faces[face];
      if (printed === undefined || (printed.types & spells) !== 0) return [];
      const tapped = effect.tapped ?? false;
      const brings = effect.except === undefined ? none : brought(state, description, effect.except, context);
      const { counters } = brings;
      return [
        {
          would: 'create tokens',
          player,
          count,
          description,
          face,
          tapped: tapped || brings.tapped,
          ...(counters.length > 0 && { counters }),
        },
      ];
    });
  });
  if (created.length === 0 || count <= 0) return withResult(context, effect.label, []);
  const happened = yield* perform(game, created, { ...reason, rule: '701.7a' });
  const tokens: readonly ObjectId[] = happened.flatMap((result) => result.objects);
  if (effect.attacking) for (const token of tokens) yield* putAttacking(game, token, reason);
  if (effect.link !== undefined) linkObjects(game, effect, effect.link, tokens, context, reason);
  return withResult(context, effect.label, tokens);
};

/** CR 707.8a: a token that copies a permanent which can transform has both faces. */
function tokenPointer(original: GameObject): GameObject['form']['pointer'] {
  if (original.faceDown !== null || !isTransforming(original)) return copiablePointer(original);
  return formUnderCopies(original).pointer;
}

/** CR 707.8a: the token has the same face up as the permanent that it copies. */
function facesUp(original: GameObject): number {
  const present = original.zone === 'battlefield' && original.faceDown === null;
  return present && formUnderCopies(original).layout === 'transforming' ? original.face : 0;
}
