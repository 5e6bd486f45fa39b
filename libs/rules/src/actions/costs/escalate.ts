import type { Cost } from '@stacktrail/card-tree';
import type { Announcement, GameObject } from '@stacktrail/game-state';

/** CR 702.120a: the cost for each mode chosen beyond the first. */
export function escalateCosts({ printed }: GameObject, { modes }: Announcement): readonly Cost[] {
  if (modes.length < 2 || !printed.keywords.has('escalate')) return [];
  return printed.abilities.flatMap(({ ability }) =>
    ability.kind === 'keyword' && ability.keyword === 'escalate'
      ? Array.from({ length: modes.length - 1 }, () => ability.cost).flat()
      : [],
  );
}
