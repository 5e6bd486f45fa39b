import type { Amount, Filter } from '@stacktrail/card-tree';
import { lazy, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { inExile } from './in-exile.js';
import { says } from '../../syntax/says.js';
import { afterNoun } from './after-noun.js';
import { whose } from '../basics/holes.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { noun, nounOfEach, type Head } from './nouns.js';
import { maybePutThereThisTurn } from './put-there-this-turn.js';

type Counted = Pick<Extract<Amount, { readonly amount: 'count' }>, 'filter' | 'zone'>;

/**
 * Counted objects and their zone: “creatures you control”, “cards in your graveyard”, “creatures on the battlefield”.
 */
function form(
  many: boolean,
  head: Head,
  place: string,
  zone: Counted['zone'],
  owner?: 'you' | 'opponent',
): Syntax<Counted> {
  const things = many ? noun(true, head) : nounOfEach(head);
  const where = words(place, true);
  const owned: readonly Filter[] = owner === undefined ? [] : [{ is: 'owned by', who: owner }];
  return {
    begins: things.begins,
    read(reader) {
      const filter = things.read(reader);
      if (filter === no || (place !== '' && where.read(reader) === no)) return no;
      const all = conjunction([...conjuncts(filter), ...owned]);
      return zone === undefined ? { filter: all } : { filter: all, zone };
    },
    write(counted, writer) {
      if (counted.zone !== zone) return false;
      const parts = conjuncts(counted.filter);
      const found = parts.find((part) => part.is === 'owned by');
      if (zone !== undefined && (found?.is === 'owned by' ? found.who : undefined) !== owner) return false;
      const rest = owner === undefined ? parts : parts.filter((part) => part !== found);
      return things.write(conjunction(rest), writer) && writer.add(place);
    },
  };
}

/** “Other creatures on the battlefield that share a creature type with it.” */
function sharingSomething(many: boolean): Syntax<Counted> {
  const things = form(many, 'permanent', ' on the battlefield', 'battlefield');
  const sharing = afterNoun(many ? 'several' : 'each');
  return {
    begins: things.begins,
    fixedFields: { zone: 'battlefield' },
    read(reader) {
      const found = things.read(reader);
      const shared = found === no ? no : sharing.read(reader);
      if (found === no || shared === no || shared.is !== 'shares') return no;
      return { ...found, filter: conjunction([...conjuncts(found.filter), shared]) };
    },
    write(counted, writer) {
      const parts = conjuncts(counted.filter);
      const shared = parts[parts.length - 1];
      if (shared?.is !== 'shares') return false;
      return (
        things.write({ ...counted, filter: conjunction(parts.slice(0, -1)) }, writer) && sharing.write(shared, writer)
      );
    },
  };
}

/** “Cards you own in exile.” */
function exiled(many: boolean): Syntax<Counted> {
  const cards = many ? noun(true, 'card') : nounOfEach('card');
  return says<Counted>({ zone: 'exile' })`${{ filter: inExile(cards, many ? 'several' : 'each') }}`;
}

const hand = words(' hand', true);

/** “Red card in that player's hand.” Cards without a quality are the size of the hand, which is another amount. */
function inTheirHand(many: boolean): Syntax<Counted> {
  const things = many ? noun(true, 'card') : nounOfEach('card');
  return {
    begins: things.begins,
    fixedFields: { zone: 'hand' },
    read(reader) {
      const filter = things.read(reader);
      if (filter === no || filter.is === 'anything' || !reader.take('in')) return no;
      const who = whose.read(reader);
      if (who === no || who.players === 'you' || hand.read(reader) === no) return no;
      return { zone: 'hand', filter: conjunction([...conjuncts(filter), { is: 'owned by players', who }]) };
    },
    write({ zone, filter }, writer) {
      const parts = conjuncts(filter);
      const owner = parts[parts.length - 1];
      if (zone !== 'hand' || owner?.is !== 'owned by players' || parts.length < 2) return false;
      return (
        things.write(conjunction(parts.slice(0, -1)), writer) &&
        writer.add(' in ') &&
        whose.write(owner.who, writer) &&
        writer.add(' hand')
      );
    },
  };
}

function forms(many: boolean): Syntax<Counted> {
  return oneOf(
    exiled(many),
    inTheirHand(many),
    maybePutThereThisTurn(form(many, 'card', ' in your graveyard', 'graveyard', 'you'), many),
    form(many, 'card', ' in your hand', 'hand', 'you'),
    form(many, 'card', " in your opponents' graveyards", 'graveyard', 'opponent'),
    form(many, 'card', many ? ' in all graveyards' : ' in all graveyards', 'graveyard'),
    sharingSomething(many),
    form(many, 'permanent', ' on the battlefield', 'battlefield'),
    form(many, 'permanent', '', undefined),
  );
}

const one = lazy(() => forms(false));
const several = lazy(() => forms(true));

/** Objects that are counted. */
export function counted(many: boolean): Syntax<Counted> {
  return many ? several : one;
}
