import type { Destination, Objects, Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { says } from '../../syntax/says.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { chosen } from '../chosen.js';
import { isEach } from '../one-by-one.js';
import { topOfLibrary } from '../library.js';
import { referent } from '../objects.js';
import { othersSay } from '../verbs.js';
import { arrival } from './arrivals.js';
import { becoming, to, type Move } from './moves.js';
import { undergoes, type Doing, type Predicate } from './predicate.js';

const it = referent('object');

/** Another player than you, of whom the clause speaks. */
function subjectOf({ subject }: Scope): Players | undefined {
  if (subject === null || !('players' in subject.means) || subject.means.players === 'you') return undefined;
  const { called: _, ...players } = subject.means;
  return players;
}

/** “Target player may put a card …” says of one player what an order says, which “may” turns to that player. */
function isOrder({ tokens, at, scope }: Reader, who: Players): boolean {
  return scope.subject?.plural === true && !isEach(who) && tokens[at - 2]?.word === 'may';
}

/** “A card from their hand”, “a creature they control”: of the choice of those who do it (CR 608.2d). */
const theirChoice: Syntax<Objects> = {
  begins: null,
  marks: { objects: 'result' },
  read(reader) {
    const who = subjectOf(reader.scope);
    return who === undefined || isOrder(reader, who) ? no : chosen('from', true, who).read(reader);
  },
  write(objects, writer) {
    const who = subjectOf(writer.scope);
    return who !== undefined && chosen('from', true, who).write(objects, writer);
  },
};

const exiled = oneOf<Objects>(topOfLibrary, theirChoice);
const put = oneOf<Objects>(it, theirChoice);

/** Where other players put their cards. */
const theirs: readonly (readonly [string, Destination])[] = [
  ['into their hand', { zone: 'hand' }],
  ['into their graveyard', { zone: 'graveyard' }],
  ['on top of their library', { zone: 'library', position: 'top' }],
  ['on the bottom of their library', { zone: 'library', position: 'bottom' }],
];

/** What has been in a graveyard returns, unless the text says that it is put somewhere. */
function worded(verb: 'put' | 'return', inner: Syntax<Move>): Syntax<Move> {
  const usual = ({ what }: Move, { choices }: Scope): 'put' | 'return' => {
    const from = what.objects === 'result' ? choices.find(({ label }) => label === what.label)?.from : undefined;
    return from?.objects === 'each' && (from.zone === undefined || from.zone === 'graveyard') ? 'return' : 'put';
  };
  return {
    begins: inner.begins,
    marks: { do: 'move' },
    read(reader) {
      const move = inner.read(reader);
      return move === no || usual(move, reader.scope) === verb ? move : { ...move, verb };
    },
    write: (move, writer) => (move.verb ?? usual(move, writer.scope)) === verb && inner.write(move, writer),
  };
}

const cards = ['card', 'creature', 'permanent'] as const;

/** “That player exiles the top card of their library”, “each player puts a card from their hand on top of their library.” */
export const movePredicates: readonly Predicate[] = [
  undergoes(becoming(['card'], says<Move>(to({ zone: 'exile' }))`${othersSay('exile')} ${{ what: exiled }}`, 'exiled')),
  undergoes(
    becoming(
      ['card'],
      says<Move>(to({ zone: 'exile', faceDown: 'effect' }))`${othersSay('exile')} ${{ what: exiled }} face down`,
      'exiled',
    ),
  ),
  undergoes(
    becoming(
      cards,
      worded('put', says<Move>({ do: 'move' })`${othersSay('put')} ${{ what: put }} onto the battlefield${arrival}`),
    ),
  ),
  undergoes(
    becoming(
      cards,
      worded(
        'return',
        says<Move>({ do: 'move' })`${othersSay('return')} ${{ what: theirChoice }} to the battlefield${arrival}`,
      ),
      'returned',
    ),
  ),
  undergoes(
    becoming(
      ['card'],
      worded('return', says<Move>(to({ zone: 'hand' }))`${othersSay('return')} ${{ what: theirChoice }} to their hand`),
      'returned',
    ),
  ),
  ...theirs.map(([text, destination]) =>
    undergoes(becoming(['card'], says<Move>(to(destination))`${othersSay('put')} ${{ what: put }} ${literally(text)}`)),
  ),
];
