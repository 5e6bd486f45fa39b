import { namesPlayers, type Recipients } from '@stacktrail/card-tree';
import { hasSubtype, type TextContext } from '@stacktrail/characteristics';
import {
  ask,
  canEnchantPlayer,
  enteringPermanent,
  type TextRun,
  type Game,
  type MoveOccurrence,
  permanentsMeant,
  playersMeant,
  type Procedure,
} from '@stacktrail/engine';
import type { Ref } from '@stacktrail/game-events';
import type { GameObject } from '@stacktrail/game-state';
import { canBeAttached } from './attachment.js';

/**
 * A permanent that would enter attached to a host that an effect names. If the host isn't there or can't be enchanted,
 * an Aura stays where it is (CR 303.4i), and an Equipment or Fortification enters unattached (301.5e, 303.4h).
 *
 * @param to if it names several hosts, you choose a legal one
 */
export function* enteringAttached(
  game: Game,
  permanent: MoveOccurrence,
  to: Recipients,
  context: TextContext,
  run: TextRun,
): Procedure<readonly MoveOccurrence[]> {
  const attachment = enteringPermanent(game.state, permanent);
  const hosts = namesPlayers(to)
    ? playersMeant(game.state, to, context)
        .filter((player) => canEnchantPlayer(game.state, attachment, player))
        .map((id): Ref => ({ is: 'player', id }))
    : permanentsMeant(game.state, to, context, run)
        .filter((host) => canBeAttached(game.state, attachment, host))
        .map(({ id }): Ref => ({ is: 'object', id }));
  const host = hosts.length < 2 ? hosts[0] : yield* chooseAmong(game, attachment, hosts, context);
  if (host !== undefined) return [attachedToHost(permanent, host)];
  return hasSubtype(game.state, attachment, 'Aura') ? [] : [permanent];
}

export function attachedToHost(permanent: MoveOccurrence, host: Ref): MoveOccurrence {
  return host.is === 'player' ? { ...permanent, attachToPlayer: host.id } : { ...permanent, attachTo: host.id };
}

function* chooseAmong(
  game: Game,
  attachment: GameObject,
  candidates: readonly Ref[],
  { you, source }: TextContext,
): Procedure<Ref | undefined> {
  const { chosen } = yield* ask({
    form: 'select',
    kind: 'choose objects',
    rule: hasSubtype(game.state, attachment, 'Aura') ? '303.4d' : '301.5c',
    player: you,
    prompt: `Choose what ${attachment.printed.name} enters the battlefield attached to.`,
    source,
    candidates,
    min: 1,
    max: 1,
  });
  return chosen[0];
}
