import type { Filter } from '@stacktrail/card-tree';
import { constant, type Syntax } from '../../syntax/syntax.js';

/** CR 903.3: “your commander” is the commander that you own, whoever controls it. */
export const yourCommander: Syntax<Filter> = constant<Filter>('your commander', {
  is: 'all',
  of: [
    { is: 'designated', as: 'commander' },
    { is: 'owned by', who: 'you' },
  ],
});
