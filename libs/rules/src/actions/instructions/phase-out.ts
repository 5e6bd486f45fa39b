import { type Interpreter, permanentsNamed } from '@stacktrail/engine';
import { phase } from '../../changes/phase.js';
import { hasHappenedAlready } from './until.js';

/** CR 702.26b: those permanents phase out, all at once; until an event where the text says so (CR 610.4). */
export const phaseOut: Interpreter<'phase out'> = function* (game, effect, context, reason, following) {
  if (hasHappenedAlready(game.state, effect.until, context, following)) return context; // CR 610.4b, 610.4c
  const objects = permanentsNamed(game.state, effect.what, context, following).map((object) => object.id);
  phase(game, objects, [], { ...reason, rule: '702.26b' });
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
