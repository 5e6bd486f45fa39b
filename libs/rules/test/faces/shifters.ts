import { all, creature, creatures, enters, others, thatObject, thisObject, triggered } from '@stacktrail/card-tree';

/** “Whenever another creature enters, this becomes a copy of it, except it has this ability.” */
export const shifter = creature(
  'Shifter',
  '{3}{U}',
  ['Shapeshifter'],
  0,
  1,
  triggered(enters(all(creatures, others)), {
    do: 'become copy',
    what: thisObject,
    of: thatObject,
    except: [{ except: 'has this ability' }],
  }),
);
