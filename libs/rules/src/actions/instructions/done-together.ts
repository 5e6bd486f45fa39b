import { refersToThatPlayer, type Effect } from '@stacktrail/card-tree';

/** Instructions that several players can follow at once: each makes their choices in turn, then all of it happens. */
const together: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
  'choose objects',
  'choose and sacrifice',
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
 * Whether what each of several players does can be done by all at the same time (CR 101.4): where “that player” is
 * nothing but who follows the instruction, and whose objects are chosen among.
 */
export function canBeDoneTogether(effects: readonly Effect[]): boolean {
  return effects.every((effect) => together.has(effect.do) && !refersToThatPlayer(withoutDoer(effect)));
}

/** What is left of an instruction but for who follows it and among whose objects they choose. */
function withoutDoer(effect: Effect): unknown {
  if (effect.do !== 'choose objects' || effect.from.objects !== 'each') return { ...effect, who: undefined };
  return { ...effect, who: undefined, from: { ...effect.from, of: undefined } };
}
