import { chooseObjects, type Interpreter, permanentsMeant } from '@stacktrail/engine';
import { presentObject } from '@stacktrail/game-state';
import { canBeAttached } from './attachment.js';

/**
 * CR 701.3: an attachment that can't be attached there, or is there already, stays where it is (701.3b). Attaching
 * gives a new timestamp (701.3c). If there are several hosts, the controller chooses (301.5c, 303.4d).
 */
export const attach: Interpreter<'attach'> = function* (game, effect, context, reason, run) {
  const hosts = permanentsMeant(game.state, effect.to, context, run);
  for (const attachment of permanentsMeant(game.state, effect.what, context, run)) {
    const possible = hosts.filter((host) => canBeAttached(game.state, attachment, host, effect.asThough));
    const [to] = yield* chooseObjects({
      player: attachment.controller,
      kind: 'choose objects',
      rule: '301.5c',
      prompt: `Choose what ${attachment.printed.name} becomes attached to.`,
      source: attachment.id,
      candidates: possible.map((host) => host.id),
      min: 1,
      max: 1,
    });
    if (to === undefined || presentObject(game.state, attachment.id)?.attachedTo === to) continue;
    game.emit('Attached', { object: attachment.id, to }, { ...reason, rule: '701.3a' });
  }
  return context;
};
