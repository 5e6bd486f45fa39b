import { all, itself, others, youControl } from '../builders/filters.js';
import { compare } from '../builders/conditions.js';
import { each, result, thisObject, you } from '../builders/references.js';
import { leaves } from '../builders/triggers.js';
import { sacrifice } from '../builders/effects.js';
import { triggered, whenThisEnters } from '../builders/abilities.js';
import type { Filter } from '../filters.js';
import type { TriggeredAbility } from '../abilities.js';

/**
 * CR 702.72a: when this enters, sacrifice it unless you exile another such permanent, which returns when this leaves
 * the battlefield. The two abilities are linked (CR 702.72b).
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
