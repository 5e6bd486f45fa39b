import type { Filter, Objects } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { conjuncts } from '../basics/filter-parts.js';
import { recordMostVotes } from '../counts/most-votes.js';
import { indefinite } from '../nouns/nouns.js';
import type { EffectOf } from './predicate.js';

type Vote = EffectOf<'vote'>;

const startingWithYou = literally('starting with you, each player votes for ');
const graveyardOfYours = literally(' in your graveyard');

/** The objects that can be voted for: “an artifact card in your graveyard”, “a creature you don't control”. */
const votedFor: Syntax<Objects> = oneOf<Objects>(
  mapped<{ readonly filter: Filter }, Objects>(
    says<{ readonly filter: Filter }>({})`${{ filter: indefinite('card') }}${graveyardOfYours}`,
    ({ filter }) => ({ objects: 'each', filter, zone: 'graveyard', of: { players: 'you' } }),
    (objects) => (objects.objects === 'each' && objects.zone === 'graveyard' ? { filter: objects.filter } : no),
  ),
  mapped<Filter, Objects>(
    indefinite(),
    (filter) => (conjuncts(filter).some(({ is }) => is === 'card') ? no : { objects: 'each', filter }),
    (objects) => (objects.objects === 'each' && objects.zone === undefined ? objects.filter : no),
  ),
);

/**
 * “Each player votes for a nonland permanent you don't control”: later words refer to the objects with the most votes.
 */
export const votesForObjects: Syntax<Vote> = {
  begins: new Set(['starting']),
  fixedFields: { do: 'vote' },
  read(reader) {
    const options = startingWithYou.read(reader) === no ? no : votedFor.read(reader);
    if (options === no) return no;
    const label = reader.scope.newLabel('vote');
    recordMostVotes(reader.scope, label);
    return { do: 'vote', who: { players: 'each player' }, options, label };
  },
  write(effect, writer) {
    if ((effect.do as string) !== 'vote' || effect.who.players !== 'each player' || effect.secret) return false;
    const { options, label } = effect;
    if (!('objects' in options)) return false;
    recordMostVotes(writer.scope, label);
    return startingWithYou.write({}, writer) && votedFor.write(options, writer);
  },
};
