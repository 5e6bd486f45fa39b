import { isSameTree, type Filter, type Objects } from '@stacktrail/card-tree';
import { literally, type Syntax } from '../../syntax/syntax.js';

type Matching = Extract<Objects, { readonly objects: 'matching' }>;

const there: Filter = {
  is: 'all',
  of: [
    { is: 'in zone', zone: 'graveyard' },
    { is: 'owned by', who: 'you' },
  ],
};

/** “[One of them] from your graveyard”: one that is still there (CR 400.7). */
export const fromYourGraveyard: Syntax<object> = literally(' from your graveyard');

export const stillInYourGraveyard = (of: Objects): Matching => ({ objects: 'matching', of, filter: there });

export const isStillInYourGraveyard = (from: Objects): from is Matching =>
  from.objects === 'matching' && isSameTree(from.filter, there);
