import { staticsInForce, fitsEvent, matches, finished, plainContext } from '@stacktrail/characteristics';
import type { Revision } from '@stacktrail/game-events';
import { type GameObject, objectOf, type GameState, type Occasion } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';

interface HowOften {
  readonly times: number;
  /** What the additional times follow from. */
  readonly because: readonly Revision[];
}

const once: HowOften = { times: 1, because: [] };
const never: HowOften = { times: 0, because: [] };

/**
 * How many times an ability triggers on one occasion (CR 603.2d): once, unless effects say that such ones trigger
 * additional times or that such an event causes none to trigger.
 *
 * @param seen the state in which the ability's object is looked at (CR 603.10)
 */
export function timesToTrigger(
  game: Pick<Game, 'state'>,
  seen: GameState,
  object: GameObject,
  occasion: Occasion,
): HowOften {
  const { catalog } = game.state;
  if (!catalog.changesTriggering) return once;
  const isCause = (cause: Parameters<typeof fitsEvent>[1], by: GameObject): boolean => {
    const { state } = game;
    const subject = state.objects.get(occasion.object) ?? null;
    const context = plainContext(by.controller, by.id);
    return fitsEvent({ queries: finished, state, occasion, subject, context }, cause);
  };
  for (const { source, effect } of staticsInForce(seen, "don't trigger")) {
    const by = objectOf(seen, source);
    if (!matches(seen, effect.abilitiesOf, object, plainContext(by.controller, source))) continue;
    if (isCause(effect.cause, by)) return never;
  }
  let times = 1;
  const because: Revision[] = [];
  for (const { source, effect } of staticsInForce(seen, 'additional triggers')) {
    const by = objectOf(seen, source);
    if (!matches(seen, effect.abilitiesOf, object, plainContext(by.controller, source))) continue;
    if (effect.cause !== undefined && !isCause(effect.cause, by)) continue;
    times += effect.times;
    because.push(by.placedAt);
  }
  return { times, because };
}
