import {
  choosersOf,
  untapOrRemoveStun,
  type EffectOf,
  noticeTriggers,
  type Interpreter,
  permanentsMeant,
  playersMeant,
  withResult,
} from '@stacktrail/engine';
import type { TextContext } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';

/** “A player taps a creature they control”: whoever chose it taps it. */
function choosing({ what, joined }: EffectOf<'tap' | 'untap'>, { players }: TextContext): readonly PlayerId[] {
  if (joined !== 'and' || what.objects !== 'result' || what.called !== undefined) return [];
  return players.get(choosersOf(what.label)) ?? [];
}

/** CR 701.26: taps those of the permanents that are untapped, or untaps those that are tapped, all at once. */
function tapOrUntap(fact: 'Tapped' | 'Untapped', rule: string): Interpreter<'tap' | 'untap'> {
  return function* (game, effect, context, reason, run) {
    const before = game.state;
    const from = game.batch.length;
    const changed: ObjectId[] = [];
    const players = effect.who === undefined ? undefined : playersMeant(before, effect.who, context);
    const tapping = before.catalog.asksWhoTaps ? (players ?? choosing(effect, context)) : [];
    for (const permanent of permanentsMeant(before, effect.what, context, run)) {
      if (players?.includes(permanent.controller) === false) continue;
      if (permanent.tapped === (fact === 'Tapped')) continue;
      if (fact === 'Untapped') untapOrRemoveStun(game, permanent, { ...reason, rule });
      else
        game.emit(
          fact,
          { object: permanent.id },
          { ...reason, rule, ...(tapping.includes(permanent.controller) && { player: permanent.controller }) },
        );
      if (game.state.objects.get(permanent.id)?.tapped === (fact === 'Tapped')) changed.push(permanent.id);
    }
    noticeTriggers(game, before, from);
    return withResult(context, effect.label, changed);
  };
}

export const tap = tapOrUntap('Tapped', '701.26a');
export const untap = tapOrUntap('Untapped', '701.26b');
