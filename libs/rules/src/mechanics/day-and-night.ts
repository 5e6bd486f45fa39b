import { hasKeyword } from '@stacktrail/characteristics';
import { type Game, type Reason, type Procedure, otherFace, type TextRun, noticeTriggers } from '@stacktrail/engine';
import { objectsIn, isDesignated } from '@stacktrail/game-state';
import { asItTurns } from '../changes/transform.js';
import { giveDesignations } from '../changes/give.js';

/**
 * CR 702.145c, d, f, g: if a permanent has daybound or nightbound and it is neither day nor night, it becomes one of
 * them; permanents with the wrong face up transform. This happens at once and isn't a state-based action.
 *
 * @returns whether anything happened
 */
export function* keepDayAndNight(game: Game, follow: TextRun['follow']): Procedure<boolean> {
  const { catalog } = game.state;
  if (!catalog.keywords.has('daybound') && !catalog.keywords.has('nightbound')) return false;
  const becomes = whatItBecomes(game);
  if (becomes !== null) {
    giveDesignations(game, [{ holder: null, name: becomes.name }], { rule: becomes.rule });
  }
  const following = { follow, began: game.state.revision, paid: null };
  return (yield* turnWithDayAndNight(game, {}, following)) || becomes !== null;
}

/** CR 702.145d, 702.145g. */
function whatItBecomes({ state }: Game): { readonly name: 'day' | 'night'; readonly rule: string } | null {
  if (isDesignated(state, 'day') || isDesignated(state, 'night')) return null;
  const permanents = objectsIn(state, state.battlefield);
  if (permanents.some((object) => hasKeyword(state, object, 'daybound'))) return { name: 'day', rule: '702.145d' };
  return permanents.some((object) => hasKeyword(state, object, 'nightbound'))
    ? { name: 'night', rule: '702.145g' }
    : null;
}

/**
 * CR 702.145b, 702.145e: as it becomes night, permanents with daybound transform, and as it becomes day, those with
 * nightbound.
 *
 * @returns whether any did
 */
export function* turnWithDayAndNight(game: Game, reason: Partial<Reason>, run: TextRun): Procedure<boolean> {
  const { state } = game;
  const night = isDesignated(state, 'night');
  if (!night && !isDesignated(state, 'day')) return false;
  const [keyword, face, rule] = night
    ? (['daybound', 0, '702.145c'] as const)
    : (['nightbound', 1, '702.145f'] as const);
  if (!state.catalog.keywords.has(keyword)) return false;
  const turning = objectsIn(state, state.battlefield).filter(
    (object) => object.face === face && hasKeyword(state, object, keyword) && otherFace(object) !== null,
  );
  const from = game.batch.length;
  for (const { id, controller: player, placedAt } of turning) {
    const why = { causes: [placedAt], ...reason, rule, player };
    game.emit('Transformed', { object: id, face: 1 - face, converted: false }, why);
    yield* asItTurns(game, id, 'transforms', null, why, run);
  }
  noticeTriggers(game, state, from);
  return turning.length > 0;
}
