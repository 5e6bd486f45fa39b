import type { OptionalCostName, PaidCostName } from '@stacktrail/card-tree';
import type { Announcement } from './game-object.js';

/** How often an optional additional cost was paid; of one of several, where `which` tells them apart from 0. */
export function timesPaid({ paid }: Announcement, keyword: OptionalCostName, which?: number): number {
  let times = 0;
  for (const cost of paid) {
    if (cost.cost === keyword && (which === undefined || cost.which === which)) times += cost.times;
  }
  return times;
}

/** Whether the cost that a keyword names was paid, as an alternative or an additional one. */
export function wasPaid(announced: Announcement, keyword: PaidCostName, which?: number): boolean {
  return announced.via === keyword || timesPaid(announced, keyword, which) > 0;
}

/** CR 702.33c, 702.33d: how often it was kicked; a multikicker cost is a kicker cost. */
export function timesKickedIn(announced: Announcement): number {
  return timesPaid(announced, 'kicker') + timesPaid(announced, 'multikicker');
}
