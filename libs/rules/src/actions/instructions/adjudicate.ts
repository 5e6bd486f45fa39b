import type { Interpreter } from '@stacktrail/engine';
import { rulingPointer } from '@stacktrail/game-state';
import { agree } from '../adjudication/agree.js';
import { withThingsNamed } from '../adjudication/named-things.js';

/**
 * Stands where a clause can't be read: people say what it does now, and that is followed as if the card said it. Each
 * fact that comes of it has the ruling as its cause (docs/adjudication.md).
 */
export const adjudicate: Interpreter<'adjudicate'> = function* (game, effect, context, reason, run) {
  const card = game.state.objects.get(context.source)?.printed.name ?? 'the card';
  const { actions, by, objections } = yield* agree(game, { instruction: effect, card, context, rule: reason.rule });
  const ruling = rulingPointer(actions);
  const ruled = game.emit(
    'Adjudicated',
    { object: context.source, card, clause: effect.clause, player: context.you, by, objections, ruling },
    { ...reason, player: context.you },
  );
  const instructions = game.state.catalog.ruling(ruling);
  const about = withThingsNamed(context, instructions);
  return yield* game.because([ruled], () =>
    run.follow(game, instructions, about, { ...reason, causes: [ruled] }, { ...run, next: [] }),
  );
};
