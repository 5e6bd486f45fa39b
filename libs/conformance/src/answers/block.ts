import { characteristicsOf } from '@stacktrail/characteristics';
import type { BlockQuestion } from '@stacktrail/engine';
import type { Answer, Block, ObjectId } from '@stacktrail/game-events';
import { Failed } from '../outcome/outcomes.js';
import type { Named, ScenarioAction } from '../scenario/scenario.js';
import type { Table } from '../table/table.js';
import type { AnswerContext } from './answer-context.js';
import { isStrict } from './strictness.js';

/**
 * Blocks with what the script lists. A creature that can't block the attacker at all is ignored; a wrong number of
 * blockers is an error; a creature that must block does so unlisted (CR 509.1c).
 */
export function blockAnswer({ table, script }: AnswerContext, question: BlockQuestion): Answer {
  const id = table.idOf(question.player);
  const blocks: Block[] = [];
  for (const action of script.of('block', id, table.state.turn)) {
    const block = blockOf(table, question, action, blocks);
    if (block !== null) blocks.push(block);
    script.use(action);
  }
  return { form: 'block', blocks: withRequired(table, question, blocks) };
}

function blockOf(
  table: Table,
  question: BlockQuestion,
  { blocker, attacker }: ScenarioAction,
  others: readonly Block[],
): Block | null {
  if (blocker === undefined || attacker === undefined) return null;
  const attackers = attackersNamed(table, attacker);
  const blockers = table.state.battlefield.filter((id) => {
    return table.object(id)?.controller === question.player && table.means(blocker, { is: 'object', id });
  });
  const meant = blocker.index === undefined ? blockers : blockers.slice(blocker.index, blocker.index + 1);
  // A creature that blocks nothing yet comes before one that would block one attacker more.
  const fresh = meant.filter((id) => !others.some((other) => other.blocker === id));
  for (const id of [...fresh, ...meant]) {
    const able = question.blockers.find(({ object }) => object === id)?.attackers ?? [];
    const found = attackers.find(
      (each) => able.includes(each) && !others.some((other) => other.blocker === id && other.attacker === each),
    );
    if (found !== undefined) return { blocker: id, attacker: found };
  }
  return null;
}

function attackersNamed(table: Table, attacker: Named): readonly ObjectId[] {
  const all = (table.state.combat?.attackers ?? []).map(({ object }) => object);
  const inOrder = table.state.battlefield.filter(
    (id) => all.includes(id) && table.means(attacker, { is: 'object', id }),
  );
  return attacker.index === undefined ? inOrder : inOrder.slice(attacker.index, attacker.index + 1);
}

/** CR 509.1b: whether a creature can't block alone; the other engine removes such a blocker. */
function mayNotBlockAlone(table: Table, id: ObjectId): boolean {
  const blocker = table.object(id);
  return (
    blocker !== undefined &&
    characteristicsOf(table.state, blocker).combat.some(({ rule }) => rule.rule === 'blocks only with')
  );
}

function withRequired(table: Table, question: BlockQuestion, blocks: readonly Block[]): readonly Block[] {
  const violation = question.findViolation({ form: 'block', blocks });
  if (violation === null) return blocks;
  const listed = new Set<ObjectId>(blocks.map(({ blocker }) => blocker));
  const all = [...blocks, ...question.required().filter(({ blocker }) => !listed.has(blocker))];
  if (question.findViolation({ form: 'block', blocks: all }) === null) return all;
  const alone = blocks.filter(({ blocker }) => !mayNotBlockAlone(table, blocker));
  if (blocks.length === 1 && alone.length === 0 && question.findViolation({ form: 'block', blocks: [] }) === null)
    return [];
  // In a scenario that isn't strict the other engine moves blockers until they do what they must.
  const required = question.required();
  if (!isStrict(table) && required.length > 0 && question.findViolation({ form: 'block', blocks: required }) === null)
    return required;
  throw new Failed('illegalBlock', `blockers (CR ${violation.rule}): ${violation.message}`);
}
