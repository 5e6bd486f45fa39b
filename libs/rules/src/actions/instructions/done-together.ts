import { refersToThatPlayer, type Effect, type Objects } from '@stacktrail/card-tree';

/** Instructions that several players can follow at once: each makes their choices in turn, then all of it happens. */
const together: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
  'choose objects',
  'choose and sacrifice',
  'discard or sacrifice',
  'discard',
  'draw',
  'gain life',
  'lose life',
  'mill',
  'create tokens',
  'put player counters',
  'search library',
  'shuffle',
  'reveal',
  'move',
]);

/**
 * Whether several players can follow the instructions at the same time (CR 101.4): “that player” occurs only as the
 * player who follows them and whose objects are chosen.
 */
export function canBeDoneTogether(effects: readonly Effect[]): boolean {
  return effects.every((effect) => together.has(effect.do) && !refersToThatPlayer(withoutDoer(effect)));
}

/** The instruction without the player who follows it and whose objects they choose or move. */
function withoutDoer(effect: Effect): unknown {
  const alone = { ...effect, who: undefined };
  if (effect.do === 'choose objects') return { ...alone, from: withoutOwner(effect.from) };
  return effect.do === 'move' ? { ...alone, what: withoutOwner(effect.what) } : alone;
}

function withoutOwner(objects: Objects): unknown {
  const { objects: which } = objects;
  return which === 'each' || which === 'top of library' ? { ...objects, of: undefined } : objects;
}
