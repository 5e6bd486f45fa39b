import {
  type ActivatedAbility,
  type Amount,
  type Color,
  type Cost,
  type Instructions,
  type Node,
  someNode,
} from '@stacktrail/card-tree';
import { capitalise } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { readCostsLess, readCostsMore, writeCostsLess, writeCostsMore } from './ability-costs.js';
import { activationCost } from '../costs/costs.js';
import { value } from '../basics/holes.js';
import { readLimits, saysLimits, writeLimits } from '../conditions/limits.js';
import { readInstructions, readLimitedModal, writeInstructions, writeLimitedModal } from './modes.js';
import { numeralOrX } from '../basics/numerals.js';
import { spentOnX } from '../costs/spent-on-x.js';
import { readXIsPositive, xIsPositive } from '../costs/positive-x.js';
import { readResultsTable, withoutResultsTable, writeResultsTable } from './results-table.js';

/** “[+1]”, “[−2]”, “[0]”, “[−X]”: a loyalty cost (CR 606.4). */
function readLoyaltyCost(reader: Reader): readonly Cost[] | No {
  if (!reader.take('[')) return no;
  const adds = reader.take('+');
  const removes = !adds && (reader.take('−') || reader.take('-'));
  const count = numeralOrX.read(reader);
  if (count === no || !reader.take(']')) return no;
  if (!adds && !removes) return count === 0 ? [] : no;
  return [{ cost: adds ? 'put counters' : 'remove counters', counter: 'loyalty', count }];
}

export function writeLoyaltyCost([cost]: readonly Cost[], writer: Writer): boolean {
  if (cost === undefined) return writer.add('[0]');
  if (cost.cost !== 'put counters' && cost.cost !== 'remove counters') return false;
  return (
    writer.add(cost.cost === 'put counters' ? '[+' : '[−') && numeralOrX.write(cost.count, writer) && writer.add(']')
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
  const defined = reader.may(definedX, undefined);
  const paid = defined === undefined ? cost : withX(cost, defined, instructions);
  if (paid === no) return no;
  const limits = {
    ...readSpentOnX(reader),
    ...readSpendOnly(reader),
    ...readUncounterable(reader),
    ...readCostsLess(reader),
    ...readCostsMore(reader),
    ...readXIsPositive(reader),
    ...readLimits(reader),
  };
  const whole = readTableBehind(reader, instructions);
  const { zone } = reader.scope;
  if (whole === no) return no;
  return [{ kind: 'activated', cost: paid, ...whole, ...limits, ...(zone !== null && { from: zone }) }];
}

const xIs = literally('X is ');

/** “X is the mana value of that card.” */
const definedX = {
  read(reader: Reader): Amount | No {
    const amount = xIs.read(reader) === no ? no : value.read(reader);
    return amount !== no && reader.take('.') ? amount : no;
  },
};

function isX({ amount, of, is }: Node): boolean {
  return amount === 'X' && of === undefined && is === undefined;
}

/** CR 107.3c: the text defines the X of the cost. If the instructions have an X, too, it would have to be the same. */
function withX(cost: readonly Cost[], x: Amount, instructions: Instructions): readonly Cost[] | No {
  const at = cost.findIndex((part) => part.cost === 'mana' && part.mana.includes('X'));
  // The instructions are followed after the cost was paid.
  if (at < 0 || someNode(instructions, isX) || someNode(x, ({ objects }) => objects === 'result')) return no;
  return cost.map((part, i) => (i === at ? ({ ...part, x } as Cost) : part));
}

/** Writes the definition of X, if it stands after the instructions. */
function writeDefinedX(cost: readonly Cost[], writer: Writer): boolean {
  const [x] = cost.flatMap((part) => (part.cost === 'mana' && part.x !== undefined ? [part.x] : []));
  return x === undefined || (writer.add(' X is ') && value.write(x, writer) && writer.add('.'));
}

const limitedModal = { read: (reader: Reader) => readLimitedModal(reader, () => readLimits(reader)) };

/** “Spend only black mana on X.” */
function readSpentOnX(reader: Reader): Pick<ActivatedAbility, 'spendOnX'> {
  const from = reader.mark();
  const found = reader.word === 'spend' ? spentOnX.read(reader) : no;
  if (found !== no && reader.stop()) return { spendOnX: found.type };
  reader.back(from);
  return {};
}

function writeSpentOnX({ spendOnX }: ActivatedAbility, writer: Writer): boolean {
  if (spendOnX === undefined) return true;
  const text = writer.capture(() => spentOnX.write({ type: spendOnX as Color }, writer));
  return text !== undefined && writer.add(` ${capitalise(text)}.`);
}

const spendOnly = literally(' Spend only mana of the chosen color to activate this ability.');

/** Reads “spend only mana of the chosen color to activate this ability” (CR 106.6). */
function readSpendOnly(reader: Reader): Pick<ActivatedAbility, 'spendOnly'> {
  const from = reader.mark();
  if (reader.word === 'spend' && spendOnly.read(reader) !== no) return { spendOnly: 'chosen color' };
  reader.back(from);
  return {};
}

const uncounterable = literally(" This ability can't be countered.");

/** Reads “this ability can't be countered” (CR 602.1b). */
function readUncounterable(reader: Reader): Pick<ActivatedAbility, 'cantBeCountered'> {
  const from = reader.mark();
  if (uncounterable.read(reader) !== no) return { cantBeCountered: true };
  reader.back(from);
  return {};
}

/** Reads a results table, which stands after the restrictions on activating. */
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
    writeDefinedX(ability.cost, writer) &&
    writeSpentOnX(ability, writer) &&
    (ability.spendOnly === undefined || spendOnly.write({}, writer)) &&
    (!ability.cantBeCountered || uncounterable.write({}, writer)) &&
    writeCostsLess(ability, writer) &&
    writeCostsMore(ability, writer) &&
    (!ability.xIsPositive || xIsPositive.write({}, writer)) &&
    writeLimits(ability, writer) &&
    writeResultsTable(effects, writer)
  );
}
