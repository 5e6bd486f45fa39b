import type { Condition, Filter } from '@stacktrail/card-tree';
import type { Syntax } from '../../syntax/syntax.js';
import { enters, happenedTo, toGraveyard } from './happened.js';
import { ofOneOpponent, some } from './opponents-cast.js';

const ofOpponents: Filter = { is: 'controlled by', who: 'opponent' };
const ofThatPlayer: Filter = { is: 'controlled by', who: 'that player' };
const ownedByOpponents: Filter = { is: 'owned by', who: 'opponent' };
const ownedByThatPlayer: Filter = { is: 'owned by', who: 'that player' };

const entered = ' enter the battlefield under their control this turn';
const buried = ' put into their graveyard from anywhere this turn';

/** “An opponent had two or more lands enter the battlefield under their control this turn” (CR 608.2i). */
export const opponentsHad: readonly Syntax<Condition>[] = [
  some(happenedTo('an opponent had ', entered, enters, ofOpponents, 'permanent', 'had')),
  ofOneOpponent(happenedTo('an opponent had ', entered, enters, ofThatPlayer)),
  some(happenedTo('an opponent had ', buried, toGraveyard, ownedByOpponents, 'card', 'had')),
  ofOneOpponent(happenedTo('an opponent had ', buried, toGraveyard, ownedByThatPlayer, 'card')),
];
