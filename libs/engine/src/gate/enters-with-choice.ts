import type { EntersModification } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import type { PlayerId } from '@stacktrail/game-events';
import { chooseValue } from '../choices/choose-value.js';
import type { Game } from '../game/game.js';
import type { ChosenAsItEnters, Occurrence } from '../game/occurrence.js';
import type { Procedure } from '../game/procedure.js';
import type { Instead } from '../game/replacement.js';
import type { Entering } from './entering.js';

/**
 * CR 614.12a: the choice is made before the permanent enters. Each of several tokens has its own choice, so they enter
 * one by one in the same event.
 */
export function* entersWithChoice(
  game: Game,
  occurrence: Entering,
  change: Extract<EntersModification, { enters: 'with choice' }>,
  context: TextContext,
): Procedure<Instead> {
  const { choice, label = choice.choose, who, atRandom = false, secret = false } = change;
  const scope = game.state.catalog.scopeOf(change);
  const chooser = who === 'opponent' ? yield* opponentToChoose(game, context) : context.you;
  if (chooser === undefined) return [occurrence];
  const choose = function* (): Procedure<ChosenAsItEnters> {
    const made = yield* chooseValue(game, choice, { player: chooser, rule: '614.12a', context, atRandom, secret });
    const { kind, values, draws, place } = made;
    if (place !== undefined) {
      const numbers = { least: 1, most: place.of, value: place.at + 1, draws };
      const reason = { rule: '614.12a', source: context.source, player: chooser };
      game.emit('NumberChosenAtRandom', { player: chooser, ...numbers }, reason);
    }
    return { label, kind, values, scope, ...(secret && { secretOf: chooser }) };
  };
  const { chosen = [] } = occurrence;
  if (occurrence.would === 'move') return [{ ...occurrence, chosen: [...chosen, yield* choose()] }];
  const tokens: Occurrence[] = [];
  for (let i = 0; i < occurrence.count; i++) {
    tokens.push({ ...occurrence, count: 1, chosen: [...chosen, yield* choose()] });
  }
  return tokens;
}

/** If there are several opponents, the controller decides which one it is. */
export function* opponentToChoose(game: Game, context: TextContext): Procedure<PlayerId | undefined> {
  const choice = { choose: 'player', among: 'opponent' } as const;
  const { values } = yield* chooseValue(game, choice, { player: context.you, rule: '614.12a', context });
  return values[0]?.is === 'player' ? values[0].id : undefined;
}
