import type { Duration } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import type { GameObject } from '@stacktrail/game-state';

/** What a duration requires of its source besides being on the battlefield (CR 611.2b). */
const required = {
  'as long as this remains on the battlefield': {},
  'as long as you control this': { control: true },
  'as long as this remains tapped': { tapped: true },
  'as long as you control this tapped': { control: true, tapped: true },
} as const satisfies Partial<Readonly<Record<Duration, { readonly control?: true; readonly tapped?: true }>>>;

type DurationOfSource = keyof typeof required;

export function dependsOnSource(duration: Duration): duration is DurationOfSource {
  return duration in required;
}

/** Whether the source and its controller still meet the conditions of the duration. */
export function isSourceAsRequired(
  duration: DurationOfSource,
  source: GameObject | undefined,
  controller: PlayerId,
): boolean {
  if (source?.zone !== 'battlefield' || source.left || source.phasedOut !== null) return false; // CR 702.26f
  const { control, tapped }: { readonly control?: true; readonly tapped?: true } = required[duration];
  return (!control || source.controller === controller) && (!tapped || source.tapped);
}
