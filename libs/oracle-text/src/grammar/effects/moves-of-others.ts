import type { Destination, Objects } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { says } from '../../syntax/says.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { doneThisWay, theParticipleObjects } from '../this-way/done-this-way.js';
import { allFromZones } from '../nouns/from-zones.js';
import { topOfLibrary } from '../objects/library.js';
import { each, referent } from '../objects/objects.js';
import { theRest } from '../nouns/the-rest.js';
import { theirChoice } from '../objects/their-choice.js';
import { verbOfOthers } from '../basics/verbs.js';
import { newTarget } from '../targets/target-reference.js';
import { allTheyExiled } from './all-of-theirs.js';
import { arrival } from './arrivals.js';
import { becoming, moveTo, type Move } from './moves.js';
import { undergoes, type Predicate } from './predicate.js';

const it = referent('object');

/** “Target creature card from their graveyard”: you choose it, and they move it. */
const targetCard = newTarget(['card in graveyard'], '', 'from') as Syntax<Objects>;

const exiled = oneOf<Objects>(topOfLibrary, theirChoice, targetCard, ...allFromZones);
const returned = oneOf<Objects>(theirChoice, targetCard, ...allFromZones);
const put = oneOf<Objects>(it, theirChoice, theRest, allTheyExiled, theParticipleObjects, doneThisWay('all '));

/** The zones into which other players put their cards. */
const theirs: readonly (readonly [string, Destination])[] = [
  ['into their hand', { zone: 'hand' }],
  ['into their graveyard', { zone: 'graveyard' }],
  ['on top of their library', { zone: 'library', position: 'top' }],
  ['on the bottom of their library', { zone: 'library', position: 'bottom' }],
];

/** Objects that were in a graveyard are “returned”, unless the text says “put”. */
function worded(verb: 'put' | 'return', inner: Syntax<Move>): Syntax<Move> {
  const usual = ({ what }: Move, { choices, targets }: Scope): 'put' | 'return' => {
    if (what.objects === 'target') return targets[what.slot]?.kind === 'card in graveyard' ? 'return' : 'put';
    if (what.objects === 'each') return what.zone === 'graveyard' ? 'return' : 'put';
    const from = what.objects === 'result' ? choices.find(({ label }) => label === what.label)?.from : undefined;
    return from?.objects === 'each' && (from.zone === undefined || from.zone === 'graveyard') ? 'return' : 'put';
  };
  return {
    begins: inner.begins,
    fixedFields: { do: 'move' },
    read(reader) {
      const move = inner.read(reader);
      return move === no || usual(move, reader.scope) === verb ? move : { ...move, verb };
    },
    write: (move, writer) => (move.verb ?? usual(move, writer.scope)) === verb && inner.write(move, writer),
  };
}

/** “Returns a creature they control to its owner's hand”: a player needn't own what they control. */
function toOwners(many: boolean): Syntax<Move> {
  const fits = (what: Objects, { choices }: Scope): boolean => {
    const choice = choices.find(({ label }) => what.objects === 'result' && label === what.label);
    return choice?.from.objects === 'each' && choice.from.zone === undefined && (choice.max !== 1) === many;
  };
  const inner = says<Move>({
    ...moveTo({ zone: 'hand' }),
    whose: 'owner',
  })`${verbOfOthers('return')} ${{ what: theirChoice }} to ${literally(many ? "their owners' hands" : "its owner's hand")}`;
  return {
    begins: inner.begins,
    fixedFields: { do: 'move' },
    read(reader) {
      const move = inner.read(reader);
      return move === no || !fits(move.what, reader.scope) ? no : move;
    },
    write: (move, writer) => fits(move.what, writer.scope) && inner.write(move, writer),
  };
}

const cards = ['card', 'creature', 'permanent'] as const;

/** “That player exiles the top card of their library”, “each player puts a card from their hand on top of their library.” */
export const movePredicates: readonly Predicate[] = [
  undergoes(
    becoming(['card'], says<Move>(moveTo({ zone: 'exile' }))`${verbOfOthers('exile')} ${{ what: exiled }}`, 'exiled'),
  ),
  undergoes(
    becoming(
      ['card'],
      says<Move>(moveTo({ zone: 'exile', faceDown: 'effect' }))`${verbOfOthers('exile')} ${{ what: exiled }} face down`,
      'exiled',
    ),
  ),
  undergoes(
    becoming(
      cards,
      worded('put', says<Move>({ do: 'move' })`${verbOfOthers('put')} ${{ what: put }} onto the battlefield${arrival}`),
    ),
  ),
  undergoes(
    becoming(
      cards,
      worded(
        'return',
        says<Move>({ do: 'move' })`${verbOfOthers('return')} ${{ what: returned }} to the battlefield${arrival}`,
      ),
      'returned',
    ),
  ),
  undergoes(
    becoming(
      ['card'],
      without(
        ['whose'],
        worded(
          'return',
          says<Move>(moveTo({ zone: 'hand' }))`${verbOfOthers('return')} ${{ what: returned }} to their hand`,
        ),
      ),
      'returned',
    ),
  ),
  undergoes(
    becoming(
      ['card'],
      says<Move>(
        moveTo({ zone: 'command' }),
      )`${verbOfOthers('return')} ${{ what: each('each ') }} from the battlefield to the command zone`,
    ),
  ),
  ...([false, true] as const).map((many) => undergoes(becoming(['card'], toOwners(many), 'returned'))),
  ...theirs.map(([text, destination]) =>
    undergoes(
      becoming(['card'], says<Move>(moveTo(destination))`${verbOfOthers('put')} ${{ what: put }} ${literally(text)}`),
    ),
  ),
];
