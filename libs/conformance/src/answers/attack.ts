import { sameRef, type AttackQuestion } from '@stacktrail/engine';
import type { Answer, Attack, ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { Failed } from '../outcome/outcomes.js';
import { required } from '../scenario/required.js';
import type { ScenarioAction } from '../scenario/scenario.js';
import type { Table } from '../table/table.js';
import type { AnswerContext } from './answer-context.js';

/**
 * Attacks with what the script lists. The action of a creature that can't attack stays unused; a creature that must
 * attack does so unlisted (CR 508.1d).
 */
export function attackAnswer({ table, script }: AnswerContext, question: AttackQuestion): Answer {
  const id = table.idOf(question.player);
  const attacks: Attack[] = [];
  for (const action of script.of('attack', id, table.state.turn)) {
    const attack = attackOf(table, question, action, attacks);
    if (attack === null) {
      if (hasImpossibleDefender(table, question, action)) script.use(action);
      continue;
    }
    attacks.push(attack);
    script.use(action);
  }
  return { form: 'attack', attacks: withRequired(question, attacks) };
}

function attackOf(
  table: Table,
  question: AttackQuestion,
  { attacker, defender }: ScenarioAction,
  others: readonly Attack[],
): Attack | null {
  if (attacker === undefined) return null;
  const named = table.state.battlefield.filter((id) => {
    return table.object(id)?.controller === question.player && table.means(attacker, { is: 'object', id });
  });
  const meant = attacker.index === undefined ? named : named.slice(attacker.index, attacker.index + 1);
  const wants = (refs: readonly Ref[]): Ref | undefined =>
    defender === undefined
      ? refs.find((ref) => sameRef(ref, { is: 'player', id: nextOpponent(table, question.player) }))
      : refs.find((ref) => table.means(defender, ref));
  for (const id of meant) {
    const able = question.attackers.find(({ object }) => object === id);
    const to = able === undefined ? undefined : wants(able.defenders);
    if (to !== undefined && !others.some((other) => other.attacker === id)) return { attacker: id, defender: to };
  }
  return null;
}

/** Whether the creature can attack, but not the permanent that is named: such an attack is ignored. */
function hasImpossibleDefender(
  table: Table,
  question: AttackQuestion,
  { attacker, defender }: ScenarioAction,
): boolean {
  if (attacker === undefined || defender?.name === undefined) return false;
  return question.attackers.some(({ object }) => table.means(attacker, { is: 'object', id: object }));
}

function nextOpponent({ state }: Table, player: PlayerId): PlayerId {
  const { players } = state;
  for (let i = 1; i < players.length; i++) {
    const id = ((player + i) % players.length) as PlayerId;
    if (!required(players[id]).lost) return id;
  }
  return player;
}

/** CR 508.1c: the other engine removes an attacker that can't attack alone. */
function withoutAlone(question: AttackQuestion, attacks: readonly Attack[]): readonly Attack[] | null {
  if (attacks.length !== 1 || question.findViolation({ form: 'attack', attacks })?.rule !== '508.1c') return null;
  return question.findViolation({ form: 'attack', attacks: [] }) === null ? [] : null;
}

function withRequired(question: AttackQuestion, attacks: readonly Attack[]): readonly Attack[] {
  const violation = question.findViolation({ form: 'attack', attacks });
  if (violation === null) return attacks;
  const listed = new Set<ObjectId>(attacks.map(({ attacker }) => attacker));
  const all = [...attacks, ...question.required().filter(({ attacker }) => !listed.has(attacker))];
  if (question.findViolation({ form: 'attack', attacks: all }) === null) return all;
  const fewer = withoutAlone(question, attacks);
  if (fewer !== null) return fewer;
  throw new Failed('illegalAction', `attackers (CR ${violation.rule}): ${violation.message}`);
}
