import { isSameTree, type Players } from '@stacktrail/card-tree';
import { takes } from '../../syntax/attempt.js';
import { no } from '../../syntax/syntax.js';
import { type EventForm, part } from './draft.js';

const chosen: Players = { players: 'chosen' };
const words =
  'a source controlled by one of the chosen players would deal damage to the other chosen player or a permanent that player controls';

/** “A source controlled by one of the chosen players would deal damage to the other chosen player or …” (CR 607.2d, 614.1a). */
export const amongChosenPlayers: EventForm = {
  read(reader) {
    if (!takes(reader, words)) return no;
    reader.scope.name({ objects: 'that object' }, false, ['source', 'permanent']);
    return part({ would: 'be dealt damage', to: 'anything', among: chosen });
  },
  write(replacement, writer) {
    if (replacement.would !== 'be dealt damage' || !isSameTree(replacement.among, chosen)) return false;
    writer.scope.name({ objects: 'that object' }, false, ['source', 'permanent']);
    return replacement.to === 'anything' && replacement.from === undefined && writer.add(words);
  },
};
