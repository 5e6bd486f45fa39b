import type { PlayerId } from '@stacktrail/game-events';
import type { Characteristics, GameObject } from '@stacktrail/game-state';

/** The players who have goaded a permanent, themselves or by an effect that they control (CR 701.15b–d). */
export function goadersOf(
  { designations }: Pick<GameObject, 'designations'>,
  { combat }: Pick<Characteristics, 'combat'>,
): ReadonlySet<PlayerId | null> {
  const goaders = new Set<PlayerId | null>();
  for (const { name, player } of designations) if (name === 'goaded') goaders.add(player);
  for (const { rule, you } of combat) if (rule.rule === 'goaded') goaders.add(you);
  return goaders;
}
