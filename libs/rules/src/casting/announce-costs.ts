import type { ManaSymbol } from '@stacktrail/card-language';
import type { CastVia, ObjectId } from '@stacktrail/game-events';
import { choicesOf, isChoice } from '../costs/total-cost.js';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import { objectOf } from '../state/game-state.js';

/** The most that X can be: no mana that this engine's games can produce pays for more. */
const largestX = 1_000_000;

/**
 * CR 601.2b: the value of X, and how each hybrid and Phyrexian symbol will be paid.
 *
 * @param symbols all mana symbols of the costs that will be paid
 * @param kicked how many times it is kicked, which was announced before
 * @param via how a spell is cast
 */
export function* announceCosts(
  game: Game,
  id: ObjectId,
  symbols: readonly ManaSymbol[],
  kicked: number,
  via: CastVia = 'hand',
): Procedure<void> {
  const x = symbols.includes('X') ? yield* announceX(game, id) : 0;
  const hybrid: string[] = [];
  for (const symbol of symbols) if (isChoice(symbol)) hybrid.push(yield* announceHybrid(game, id, symbol));
  if (kicked === 0 && x === 0 && hybrid.length === 0 && via === 'hand') return;
  const player = objectOf(game.state, id).controller;
  game.emit('CostsAnnounced', { object: id, via, kicked, x, hybrid }, { rule: '601.2b', source: id, player });
}

/** CR 107.3a. */
function* announceX(game: Game, id: ObjectId): Procedure<number> {
  const answer = yield* ask({
    form: 'number',
    kind: 'choose X',
    rule: '107.3a',
    player: objectOf(game.state, id).controller,
    prompt: 'Choose the value of X.',
    source: id,
    min: 0,
    max: largestX,
  });
  return answer.value;
}

/** CR 107.4e, 107.4f. */
function* announceHybrid(game: Game, id: ObjectId, symbol: ManaSymbol): Procedure<string> {
  const answer = yield* ask({
    form: 'pick',
    kind: 'choose hybrid',
    rule: '601.2b',
    player: objectOf(game.state, id).controller,
    prompt: `How will you pay {${symbol}}?`,
    source: id,
    options: choicesOf(symbol).map((key) => ({ key, text: key === 'P' ? 'Pay 2 life.' : `Pay {${key}}.` })),
    min: 1,
    max: 1,
  });
  return answer.keys[0]!;
}
