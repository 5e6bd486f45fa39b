import type { ActivatedAbility } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { condition } from '../conditions/index.js';
import { whenOf } from '../statics/own-reduction.js';
import { toActivate } from '../costs/cost-changes.js';
import { readWhereXOf, writeWhereX } from '../basics/where-x.js';

type CostsLess = Pick<ActivatedAbility, 'costsLess'>;
type CostsMore = Pick<ActivatedAbility, 'costsMore'>;

const thisAbilityCosts = literally(' This ability costs ');
const when = whenOf(condition);

/** “This ability costs {1} less to activate for each …”, “… if …” (CR 601.2f, 602.2b). */
export function readCostsLess(reader: Reader): CostsLess {
  const from = reader.mark();
  const found = readChange(reader);
  if (found !== undefined) return { costsLess: found };
  reader.back(from);
  return {};
}

/** “This ability costs {1} more to activate for each …” (CR 601.2f, 602.2b). */
export function readCostsMore(reader: Reader): CostsMore {
  const from = reader.mark();
  const change = thisAbilityCosts.read(reader) === no ? no : toActivate.read(reader);
  if (change !== no && change.change === 'more' && change.times !== undefined && reader.stop())
    return { costsMore: { mana: change.mana, times: change.times } };
  reader.back(from);
  return {};
}

export function writeCostsMore({ costsMore }: ActivatedAbility, writer: Writer): boolean {
  if (costsMore === undefined) return true;
  return (
    writer.add(' This ability costs ') && toActivate.write({ change: 'more', ...costsMore }, writer) && writer.stop()
  );
}

function readChange(reader: Reader): CostsLess['costsLess'] | undefined {
  const change = thisAbilityCosts.read(reader) === no ? no : toActivate.read(reader);
  const withX = change === no || change.change !== 'less' ? no : readWhereXOf(reader, change);
  if (withX === no) return undefined;
  const { mana, times } = withX;
  const from = reader.mark();
  const condition = times === undefined ? when.read(reader) : no;
  if (condition === no) reader.back(from);
  if (!reader.stop()) return undefined;
  if (condition !== no) return { mana, times: { amount: 'either', condition, then: 1, otherwise: 0 } };
  return { mana, ...(times !== undefined && { times }) };
}

export function writeCostsLess({ costsLess }: CostsLess, writer: Writer): boolean {
  if (costsLess === undefined) return true;
  const { mana, times } = costsLess;
  const condition =
    typeof times === 'object' && times.amount === 'either' && times.then === 1 && times.otherwise === 0
      ? times.condition
      : undefined;
  return (
    writer.add(' This ability costs ') &&
    toActivate.write(
      { change: 'less', mana, ...(times !== undefined && condition === undefined && { times }) },
      writer,
    ) &&
    writeWhereX(writer) &&
    (condition === undefined || when.write(condition, writer)) &&
    writer.stop()
  );
}
