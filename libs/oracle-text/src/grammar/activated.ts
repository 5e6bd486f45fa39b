import type { ActivatedAbility, Cost, Instructions } from '@stacktrail/card-tree';
import type { Reader } from '../syntax/reader.js';
import { literally, no, type No } from '../syntax/syntax.js';
import type { Writer } from '../syntax/writer.js';
import { readCostsLess, writeCostsLess } from './ability-costs.js';
import { activationCost } from './costs.js';
import { readLimits, saysLimits, writeLimits } from './limits.js';
import { readInstructions, readLimitedModal, writeInstructions, writeLimitedModal } from './modes.js';
import { plainValue } from './numerals.js';
import { readResultsTable, withoutResultsTable, writeResultsTable } from './results-table.js';

/** “[+1]”, “[−2]”, “[0]”, “[−X]”: a loyalty cost (CR 606.4). */
function readLoyaltyCost(reader: Reader): readonly Cost[] | No {
  if (!reader.take('[')) return no;
  const adds = reader.take('+');
  const removes = !adds && (reader.take('−') || reader.take('-'));
  const count = plainValue.read(reader);
  if (count === no || !reader.take(']')) return no;
  if (!adds && !removes) return count === 0 ? [] : no;
  return [{ cost: adds ? 'put counters' : 'remove counters', counter: 'loyalty', count }];
}

export function writeLoyaltyCost([cost]: readonly Cost[], writer: Writer): boolean {
  if (cost === undefined) return writer.add('[0]');
  if (cost.cost !== 'put counters' && cost.cost !== 'remove counters') return false;
  return (
    writer.add(cost.cost === 'put counters' ? '[+' : '[−') && plainValue.write(cost.count, writer) && writer.add(']')
  );
}

export function readLoyalty(reader: Reader): readonly [ActivatedAbility] | No {
  const cost = readLoyaltyCost(reader);
  if (cost === no || !reader.take(':')) return no;
  const instructions = readInstructions(reader);
  if (instructions === no) return no;
  return [{ kind: 'activated', cost, ...instructions, loyalty: true, timing: 'sorcery' }];
}

export function readActivated(reader: Reader): readonly [ActivatedAbility] | No {
  const cost = activationCost.read(reader);
  if (cost === no || !reader.take(':')) return no;
  reader.scope.paid = cost;
  const limited = reader.may(limitedModal, null);
  if (limited !== null) return [{ kind: 'activated', cost, ...limited.instructions, ...limited.limits }];
  const instructions = readInstructions(reader);
  if (instructions === no) return no;
  const limits = { ...readUncounterable(reader), ...readCostsLess(reader), ...readLimits(reader) };
  const whole = readTableBehind(reader, instructions);
  const { zone } = reader.scope;
  return whole === no ? no : [{ kind: 'activated', cost, ...whole, ...limits, ...(zone !== null && { from: zone }) }];
}

const limitedModal = { read: (reader: Reader) => readLimitedModal(reader, () => readLimits(reader)) };

const uncounterable = literally(" This ability can't be countered.");

/** CR 602.1b. */
function readUncounterable(reader: Reader): Pick<ActivatedAbility, 'cantBeCountered'> {
  const from = reader.mark();
  if (uncounterable.read(reader) !== no) return { cantBeCountered: true };
  reader.back(from);
  return {};
}

/** A results table stands behind what says when the ability may be activated. */
function readTableBehind(reader: Reader, instructions: Instructions): Instructions | No {
  const [mode] = instructions.modes;
  if (reader.word !== '\n' || instructions.choose !== undefined || mode === undefined) return instructions;
  const effects = readResultsTable(reader, mode.effects);
  return effects === no ? no : { modes: [{ ...mode, effects }] };
}

export function writeActivated(ability: ActivatedAbility, writer: Writer): boolean {
  const [mode, ...others] = ability.modes;
  const effects = mode === undefined || others.length > 0 ? [] : mode.effects;
  const modes = effects.length === 0 ? ability.modes : [{ ...mode!, effects: withoutResultsTable(effects) }];
  writer.scope.paid = ability.cost;
  if (ability.choose !== undefined && saysLimits(ability)) {
    return (
      activationCost.write(ability.cost, writer) &&
      writer.add(': ') &&
      writeLimitedModal(ability, writer, () => writeLimits(ability, writer))
    );
  }
  return (
    activationCost.write(ability.cost, writer) &&
    writer.add(': ') &&
    writeInstructions({ ...ability, modes }, writer, true) &&
    (!ability.cantBeCountered || uncounterable.write({}, writer)) &&
    writeCostsLess(ability, writer) &&
    writeLimits(ability, writer) &&
    writeResultsTable(effects, writer)
  );
}
