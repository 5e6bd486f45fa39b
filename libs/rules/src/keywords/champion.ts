import {
  all,
  compare,
  each,
  leaves,
  itself,
  others,
  result,
  sacrifice,
  thisObject,
  triggered,
  whenThisEnters,
  you,
  youControl,
} from '@stacktrail/card-language';
import type { Filter, TriggeredAbility } from '@stacktrail/card-language';

/**
 * CR 702.72a: when this enters, it is sacrificed unless another such permanent is exiled, which returns when this leaves
 * the battlefield. The two are linked (CR 702.72b).
 */
export function champion(filter: Filter): readonly TriggeredAbility[] {
  return [
    whenThisEnters(
      {
        do: 'choose objects',
        who: you,
        from: each(all(filter, others, youControl)),
        min: 0,
        max: 1,
        label: 'championed',
      },
      {
        do: 'if',
        condition: compare({ amount: 'number of', label: 'championed' }, 'at least', 1),
        then: [
          { do: 'move', what: result('championed'), to: { zone: 'exile' }, link: 'championed' },
          // CR 702.72c
          { do: 'take action', action: 'champion', what: thisObject },
        ],
        otherwise: [sacrifice(thisObject)],
      },
    ),
    triggered(leaves(itself), {
      do: 'move',
      what: { objects: 'linked', label: 'championed' },
      to: { zone: 'battlefield', control: 'owner' },
    }),
  ];
}
