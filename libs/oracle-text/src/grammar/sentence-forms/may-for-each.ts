import { type Effect, isSameTree, type Objects } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Scope } from '../../syntax/scope.js';
import type { Writer } from '../../syntax/writer.js';
import { exiledAfterwards, withoutPaying } from '../effects/manners.js';
import { newTarget } from '../targets/target-reference.js';
import { playersWithOwnTarget } from '../targets/target-per-player.js';
import type { EffectOf, SentenceForm } from './form.js';

type Cast = EffectOf<'cast'>;
type Choose = EffectOf<'choose objects'>;
type Move = EffectOf<'move'>;
type Target = Extract<Objects, { readonly objects: 'target' }>;

const opening = literally('for each opponent, you may ');
const cast = literally('cast ');
const put = literally('put ');
const ontoBattlefield = literally(' onto the battlefield under your control');
const targetCard = newTarget(['card in graveyard'], '', 'from');
const you = { players: 'you' } as const;

/** The target that is named for each opponent. */
function withOwnTargets<T>(scope: Scope, say: () => T): T {
  scope.playersWithOwnTarget = 'each opponent';
  const said = say();
  scope.playersWithOwnTarget = null;
  return said;
}

function readTarget(reader: Reader): Target | No {
  const means = withOwnTargets(reader.scope, () => targetCard.read(reader));
  return means !== no && 'objects' in means ? (means as Target) : no;
}

function writeTarget(means: Objects, writer: Writer): boolean {
  const { scope } = writer;
  if (means.objects !== 'target') return false;
  const target = scope.targets[means.slot];
  if (target === undefined || playersWithOwnTarget(target) !== 'each opponent') return false;
  return withOwnTargets(scope, () => targetCard.write(means, writer));
}

/** The player decides of each target by itself, as the instruction is followed (CR 608.2d, 608.2g). */
function castEach(what: Objects): Omit<Cast, 'how'> {
  return { do: 'cast', who: you, what, upTo: true };
}

function readCast(reader: Reader): readonly Effect[] | No {
  const what = cast.read(reader) === no ? no : readTarget(reader);
  const paid = what === no ? no : withoutPaying(false).read(reader);
  const after = paid === no ? no : exiledAfterwards(true).read(reader);
  if (what === no || paid === no || after === no || paid.pay !== 'nothing') return no;
  return [{ ...castEach(what), how: { permit: 'cast', filter: { is: 'anything' }, ...paid, ...after } }];
}

function writeCast(effect: Cast, writer: Writer): boolean {
  const { how, ...rest } = effect;
  const { permit, filter, pay, ...after } = how;
  if (!isSameTree(rest, castEach(rest.what)) || permit !== 'cast' || filter.is !== 'anything') return false;
  if (pay !== 'nothing' || !cast.write({}, writer) || !writeTarget(rest.what, writer)) return false;
  return withoutPaying(false).write({ pay }, writer) && exiledAfterwards(true).write(after, writer);
}

function choose(what: Objects, label: string): Choose {
  return { do: 'choose objects', who: you, from: what, min: 0, max: { amount: 'any number' }, label };
}

function putThose(label: string): Move {
  return { do: 'move', what: { objects: 'result', label }, to: { zone: 'battlefield', control: 'you' }, joined: 'and' };
}

function readPut(reader: Reader): readonly Effect[] | No {
  const what = put.read(reader) === no ? no : readTarget(reader);
  if (what === no || ontoBattlefield.read(reader) === no) return no;
  const label = reader.scope.newLabel('chosen');
  return [choose(what, label), putThose(label)];
}

function writePut(chosen: Choose, move: Effect | undefined, writer: Writer): boolean {
  if (!isSameTree(chosen, choose(chosen.from, chosen.label)) || !isSameTree(move, putThose(chosen.label))) return false;
  return put.write({}, writer) && writeTarget(chosen.from, writer) && ontoBattlefield.write({}, writer);
}

/** “For each opponent, you may cast up to one target instant card from that player's graveyard.” */
export const mayForEachOpponent: SentenceForm = {
  word: 'may',
  read(reader) {
    if (opening.read(reader) === no) return no;
    return reader.word === 'cast' ? readCast(reader) : readPut(reader);
  },
  write(sentence, writer) {
    const [first, second, ...more] = sentence;
    if (more.length > 0 || !opening.write({}, writer)) return false;
    if (first?.do === 'cast' && second === undefined) return writeCast(first, writer);
    return first?.do === 'choose objects' && writePut(first, second, writer);
  },
};
