import { type Effect, type Filter, isSameTree, type Objects, type Players } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no } from '../../syntax/syntax.js';
import { indefinite } from '../nouns/nouns.js';
import type { Compound } from './compound.js';

const you: Players = { players: 'you' };
const opponents: Players = { players: 'each opponent' };

const opening = literally('choose ');
const inTheirs = literally(" in an opponent's graveyard, then that player chooses ");
const inYours = literally(' in your graveyard');
const cards = indefinite('card');

interface Labels {
  readonly theirs: string;
  readonly opponent: string;
  readonly yours: string;
}

/** If no opponent has such a card, you choose the opponent who chooses one of yours. */
function choosing(filter: Filter, { theirs, opponent, yours }: Labels): readonly [Effect, Effect] {
  const first: Objects = { objects: 'result', label: theirs };
  const own = (who: Players): Effect => ({
    do: 'choose objects',
    who,
    from: { objects: 'each', filter, zone: 'graveyard', of: you },
    min: 1,
    max: 1,
    label: yours,
  });
  return [
    {
      do: 'choose objects',
      who: you,
      from: { objects: 'each', filter, zone: 'graveyard', of: opponents },
      min: 1,
      max: 1,
      label: theirs,
    },
    {
      do: 'if',
      condition: { if: 'compare', left: { amount: 'how many', of: first }, compare: 'at least', right: 1 },
      then: [own({ players: 'owner of', objects: first })],
      otherwise: [
        { do: 'choose players', who: you, from: opponents, min: 1, max: 1, label: opponent },
        { ...own({ players: 'noted', label: opponent }), joined: 'and' },
      ],
      joined: 'then',
    },
  ];
}

function nameBoth(scope: Scope, { theirs, yours }: Labels): void {
  const of = [theirs, yours].map((label): Objects => ({ objects: 'result', label }));
  scope.name({ objects: 'together', of }, true, ['card']);
}

/** “Choose a creature card in an opponent's graveyard, then that player chooses a creature card in your graveyard.” */
export const eachOthersGraveyard: Compound = {
  begins: opening.begins,
  words: ['chooses'],
  read(reader) {
    const filter = opening.read(reader) === no ? no : cards.read(reader);
    if (filter === no || inTheirs.read(reader) === no) return no;
    const same = cards.read(reader);
    if (same === no || !isSameTree(same, filter) || inYours.read(reader) === no) return no;
    const { scope } = reader;
    const labels = {
      theirs: scope.newLabel('chosen'),
      opponent: scope.newLabel('opponent'),
      yours: scope.newLabel('chosen'),
    };
    nameBoth(scope, labels);
    return choosing(filter, labels);
  },
  write(effects, at, writer) {
    const [first, second] = [effects[at], effects[at + 1]];
    if (first?.do !== 'choose objects' || first.from.objects !== 'each' || second?.do !== 'if') return 0;
    const [players, own] = second.otherwise ?? [];
    if (players?.do !== 'choose players' || own?.do !== 'choose objects') return 0;
    const { filter } = first.from;
    const labels = { theirs: first.label, opponent: players.label, yours: own.label };
    const { joined: _, ...plain } = first;
    const [one, other] = choosing(filter, labels);
    if (!isSameTree(plain, one) || !isSameTree(second, other) || !opening.write({}, writer)) return 0;
    const could =
      cards.write(filter, writer) &&
      inTheirs.write({}, writer) &&
      cards.write(filter, writer) &&
      inYours.write({}, writer);
    nameBoth(writer.scope, labels);
    return could ? 2 : 0;
  },
};
