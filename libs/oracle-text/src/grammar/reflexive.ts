import { type Amount, type Effect, isSameTree, withNodes } from '@stacktrail/card-tree';
import { also } from '../syntax/said.js';
import type { Reader } from '../syntax/reader.js';
import { literally, no, type No } from '../syntax/syntax.js';
import type { Writer } from '../syntax/writer.js';
import { instructions } from './holes.js';
import { inward, outward } from './nested-abilities.js';

const whenYouDo = literally('when you do, ');

/** “When you do, …”: all that follows is the reflexive triggered ability's (CR 603.12). Its full stops are read too. */
export function readReflexive(reader: Reader): Effect | No {
  if (whenYouDo.read(reader) === no) return no;
  const { scope } = reader;
  const { targets } = scope;
  const read = instructions.read(reader);
  if (read === no) return no;
  scope.said = also(scope.said, { targets });
  const nested = inward(read, targets.length);
  if (nested === no) return no;
  const { instructions: own, keep } = nested;
  const known = withX(own, x, thatMuch);
  const ability = { kind: 'triggered', event: { on: 'when you do' }, ...known } as const;
  return { do: 'reflexive trigger', ability, ...(keep && { keep }), ...(known !== own && { amount: x }) };
}

const x: Amount & object = { amount: 'X' };
const thatMuch: Amount & object = { amount: 'that much' };

/** The X that was paid is told to the ability as the number of what it triggers on (CR 603.12). */
function withX<T>(tree: T, from: Amount & object, to: Amount & object): T {
  return withNodes(tree, (node) => (isSameTree(node, from) ? to : undefined));
}

/** @param capital it begins a sentence */
export function writeReflexive(effect: Effect, writer: Writer, capital: boolean): boolean {
  if (effect.do !== 'reflexive trigger') return false;
  const { amount } = effect;
  if (amount !== undefined && !isSameTree(amount, x)) return false;
  const { kind: _, event, condition, ...known } = effect.ability;
  const own = amount === undefined ? known : withX(known, thatMuch, x);
  if (event.on !== 'when you do' || condition !== undefined) return false;
  const { scope } = writer;
  const { targets } = scope;
  writer.add(capital ? 'When you do, ' : 'when you do, ');
  const could = instructions.write(
    outward({ instructions: own, ...(effect.keep && { keep: effect.keep }) }, targets),
    writer,
  );
  scope.said = also(scope.said, { targets });
  return could;
}
