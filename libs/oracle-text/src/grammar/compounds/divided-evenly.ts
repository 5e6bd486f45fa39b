import { type Amount, type Effect, type Objects, isSameTree } from '@stacktrail/card-tree';
import { conjugate } from '../../english/words.js';
import { literally, no } from '../../syntax/syntax.js';
import { amountOf } from '../counts/counts.js';
import { objectsAsSubject } from '../objects/objects.js';
import { target } from '../targets/targets.js';
import type { Compound } from './compound.js';

const among = literally(' divided evenly, rounded down, among ');
const amount = amountOf('damage');
const spec = target('in');

/** The same amount for each target that is still legal, permanents and players alike (CR 608.2d). */
function shareOf(of: Amount, slot: number): Amount {
  const by: Amount = {
    amount: 'sum',
    of: [
      { amount: 'how many', of: { objects: 'target', slot } },
      { amount: 'number of players', who: { players: 'target', slot } },
    ],
  };
  return { amount: 'quotient', of, by, round: 'down' };
}

/** “It deals X damage divided evenly, rounded down, among any number of targets”: divided while it is dealt. */
export const dividedEvenly: Compound = {
  begins: objectsAsSubject.begins,
  words: ['evenly'],
  read(reader) {
    const source = objectsAsSubject.read(reader);
    if (source === no || !reader.take('deals')) return no;
    const whole = amount.read(reader);
    if (whole === no || among.read(reader) === no) return no;
    const targets = spec.read(reader);
    if (targets === no || targets.max === 1) return no;
    const slot = reader.scope.addTarget(targets);
    const to: Objects = { objects: 'target', slot };
    return [{ do: 'deal damage', amount: shareOf(whole, slot), to, source }];
  },
  write(effects, at, writer) {
    const effect: Effect | undefined = effects[at];
    if (effect?.do !== 'deal damage' || typeof effect.amount !== 'object' || !('slot' in effect.to)) return 0;
    const { amount: share, to, source = { objects: 'this' } } = effect;
    if (share.amount !== 'quotient' || !isSameTree(share, shareOf(share.of, to.slot))) return 0;
    const targets = writer.scope.targets[to.slot];
    if (targets === undefined || !objectsAsSubject.write(source, writer)) return 0;
    writer.add(` ${conjugate('deal', false)} `);
    return amount.write(share.of, writer) && among.write({}, writer) && spec.write(targets, writer) ? 1 : 0;
  },
};
