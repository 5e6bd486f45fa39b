import { type Interpreter, permanentsMeant } from '@stacktrail/engine';
import { phaseOutAndIn } from '../../changes/phasing.js';
import { hasHappenedAlready } from './until.js';

/** CR 702.26b: the permanents phase out, all at once; if the text names an event, until that event (CR 610.4). */
export const phaseOut: Interpreter<'phase out'> = function* (game, effect, context, reason, run) {
  if (hasHappenedAlready(game.state, effect.until, context, run)) return context; // CR 610.4b, 610.4c
  const objects = permanentsMeant(game.state, effect.what, context, run).map((object) => object.id);
  phaseOutAndIn(game, objects, [], { ...reason, rule: '702.26b' });
  const { state } = game;
  const out = objects.filter((id) => state.phasedOut.includes(id));
  if (effect.until !== undefined && out.length > 0) {
    game.emit(
      'ReturnAwaited',
      {
        effect: state.nextEffect,
        instruction: state.catalog.pointerOf(effect),
        source: context.source,
        controller: context.you,
        moved: out.map((object) => ({ object, from: 'battlefield' })),
      },
      { ...reason, rule: '610.4' },
    );
  }
  return context;
};
