import type { Filter, Objects, Players } from '@stacktrail/card-tree';
import { constant, literally, no, type Syntax } from '../../syntax/syntax.js';
import { whose } from '../basics/holes.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { noun, nounOfEach } from './nouns.js';
import { apartPutThere, putThere } from './put-there-this-turn.js';

type Each = Extract<Objects, { readonly objects: 'each' }>;

/** The zones from which all cards of a kind can be moved. */
const emptied = ['graveyard', 'library', 'hand'] as const;
type Emptied = (typeof emptied)[number];
type Place = Pick<Each, 'zone' | 'of'>;

const opponents: Players = { players: 'each opponent' };

/** Graveyards of several players at once. */
const together: readonly (readonly [string, Place])[] = [
  ['all graveyards', { zone: 'graveyard' }],
  ["your opponents' graveyards", { zone: 'graveyard', of: { players: 'opponents of', of: { players: 'you' } } }],
];

function isThat({ zone, of }: Place, other: Place): boolean {
  return zone === other.zone && of?.players === other.of?.players;
}

/** “Your graveyard”, “all graveyards”, “your opponents' graveyards”. */
function placeIn(zones: readonly Emptied[]): Syntax<Place> {
  return {
    begins: null,
    read(reader) {
      const start = reader.mark();
      for (const [text, where] of together) {
        if (literally(text).read(reader) !== no) return where;
        reader.back(start);
      }
      const of = whose.read(reader);
      const zone = zones.find((word) => reader.word === word);
      if (of === no || zone === undefined) return no;
      reader.next();
      return { zone, of };
    },
    write(where, writer) {
      const both = together.find(([, other]) => isThat(where, other));
      if (both !== undefined) return writer.add(both[0]);
      const { zone, of } = where;
      if (of === undefined || !zones.includes(zone as Emptied)) return false;
      return whose.write(of, writer) && writer.add(` ${zone}`);
    },
  };
}

const place = placeIn(emptied);
const graveyard = placeIn(['graveyard']);

/** All cards of a kind in a zone: “all land cards from your graveyard”, “each creature card from all graveyards”. */
function fromZone(before: 'all ' | 'each '): Syntax<Objects> {
  const things = before === 'all ' ? noun(true, 'card') : nounOfEach('card');
  const from = literally(' from ');
  return {
    begins: new Set([before.trim()]),
    fixedFields: { objects: 'each' },
    read(reader) {
      if (!reader.take(before.trim())) return no;
      const filter = things.read(reader);
      const where = filter === no || from.read(reader) === no ? no : place.read(reader);
      if (filter === no || where === no) return no;
      const means: Objects = { objects: 'each', filter, ...where, ...(before === 'each ' && { one: true }) };
      reader.scope.name(means, true, ['card']);
      return means;
    },
    write(means, writer) {
      if (means.objects !== 'each' || means.called !== undefined || means.all) return false;
      if ((means.one === true) !== (before === 'each ')) return false;
      if (means.filter.is === 'card' && means.zone === 'graveyard') return false;
      if (!writer.add(before) || !things.write(means.filter, writer) || !from.write({}, writer)) return false;
      if (!place.write(means, writer)) return false;
      writer.scope.name(means, true, ['card']);
      return true;
    },
  };
}

/** “All cards in your graveyard that were put there from the battlefield this turn.” */
const allPutThere: Syntax<Objects> = {
  begins: new Set(['all']),
  fixedFields: { objects: 'each' },
  read(reader) {
    const filter = reader.take('all') ? noun(true, 'card').read(reader) : no;
    const where = filter === no || inWord.read(reader) === no ? no : graveyard.read(reader);
    const put = where === no ? no : putThere(true).read(reader);
    if (filter === no || where === no || put === no) return no;
    const means: Objects = { objects: 'each', filter: conjunction([...conjuncts(filter), put]), ...where };
    reader.scope.name(means, true, ['card']);
    return means;
  },
  write(means, writer) {
    if (means.objects !== 'each' || means.called !== undefined || means.all || means.one) return false;
    const { rest, put } = apartPutThere(means.filter);
    if (put === undefined || !writer.add('all ') || !noun(true, 'card').write(rest, writer)) return false;
    if (!inWord.write({}, writer) || !graveyard.write(means, writer) || !putThere(true).write(put, writer))
      return false;
    writer.scope.name(means, true, ['card']);
    return true;
  },
};
const inWord = literally(' in ');

/** A zone that stands for all of its cards: “exile target player's graveyard”, “exile all graveyards”. */
const wholeGraveyard: Syntax<Objects> = {
  begins: null,
  fixedFields: { objects: 'each' },
  read(reader) {
    const where = graveyard.read(reader);
    return where === no ? no : { objects: 'each', filter: anyCard, ...where };
  },
  write(means, writer) {
    if (means.objects !== 'each' || means.filter.is !== 'card' || means.called !== undefined) return false;
    return !means.one && !means.all && graveyard.write(means, writer);
  },
};

const anyCard: Filter = { is: 'card' };
const cards = (zone: 'hand' | 'graveyard', filter: Filter): Objects => ({
  objects: 'each',
  filter,
  zone,
  of: opponents,
});

/** “All cards from all opponents' hands and graveyards.” */
const handsAndGraveyards = constant<Objects>("all cards from all opponents' hands and graveyards", {
  objects: 'together',
  of: [cards('hand', { is: 'anything' }), cards('graveyard', { is: 'anything' })],
});

/** All cards of some zones, as objects of a verb. */
export const allFromZones: readonly Syntax<Objects>[] = [
  fromZone('all '),
  fromZone('each '),
  allPutThere,
  wholeGraveyard,
  handsAndGraveyards,
];
