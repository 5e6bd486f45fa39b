import { refersToThatPlayer, type Effect } from '@stacktrail/card-tree';

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

/** The instruction without the player who follows it and whose objects they choose. */
function withoutDoer(effect: Effect): unknown {
  if (effect.do !== 'choose objects' || effect.from.objects !== 'each') return { ...effect, who: undefined };
  return { ...effect, who: undefined, from: { ...effect.from, of: undefined } };
}
