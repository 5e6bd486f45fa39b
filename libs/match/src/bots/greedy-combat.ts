import type { AttackQuestion, BlockQuestion, DamageQuestion } from '@stacktrail/engine';
import type { Answer, Attack, Block, DamageAssignment, ObjectId, Ref } from '@stacktrail/game-events';
import { fighterOf, fighters, kills, survives, type Fighter } from './appraisal.js';
import { plainDamage } from './random-combat.js';
import type { Sight } from './sight.js';

type AnswerOf<F extends Answer['form']> = Extract<Answer, { form: F }>;

/**
 * Attacks with the creatures whose attack is profitable, and with all creatures if the unblocked ones deal lethal
 * damage.
 */
export function greedyAttack(sight: Sight, question: AttackQuestion): AnswerOf<'attack'> {
  const [opponent] = sight.players.filter(({ id, lost }) => id !== sight.seat && !lost);
  const life = opponent?.life ?? 0;
  const blockers = fighters(sight, ({ object }) => object.controller !== sight.seat && !object.tapped);
  const able = question.attackers.flatMap(({ object, defenders: [defender] }) => {
    const fighter = fighterOf(sight, object);
    return fighter === null || defender === undefined ? [] : [{ fighter, defender }];
  });
  const unblocked = able
    .map(({ fighter }) => fighter.power)
    .sort((a, b) => b - a)
    .slice(blockers.length);
  const isLethal = unblocked.reduce((sum, power) => sum + power, 0) >= life;
  const attacks = able
    .filter(({ fighter }) => fighter.power > 0 && (isLethal || gains(fighter, blockers)))
    .map(({ fighter, defender }): Attack => ({ attacker: fighter.id, defender }));
  const answer: AnswerOf<'attack'> = { form: 'attack', attacks };
  if (question.findViolation(answer) === null) return answer;
  const all = able.map(({ fighter, defender }): Attack => ({ attacker: fighter.id, defender }));
  const everyone: AnswerOf<'attack'> = { form: 'attack', attacks: all };
  return question.findViolation(everyone) === null ? everyone : { form: 'attack', attacks: question.required() };
}

/** Whether attacking is profitable: every possible blocker would die, or is worth at least what it kills. */
function gains(attacker: Fighter, blockers: readonly Fighter[]): boolean {
  return blockers
    .filter((blocker) => canMeet(attacker, blocker))
    .every((blocker) => survives(attacker, blocker) || (kills(attacker, blocker) && blocker.worth >= attacker.worth));
}

function canMeet(attacker: Fighter, blocker: Fighter): boolean {
  const { keywords, rules } = attacker.characteristics;
  if (rules.has("can't be blocked") || blocker.characteristics.rules.has("can't block")) return false;
  if (!keywords.has('flying')) return true;
  return blocker.characteristics.keywords.has('flying') || blocker.characteristics.keywords.has('reach');
}

/** Blocks the most dangerous attackers first, if the block is profitable or the attack would be lethal. */
export function greedyBlock(sight: Sight, question: BlockQuestion): AnswerOf<'block'> {
  const attackers = [...new Set(question.blockers.flatMap((blocker) => blocker.attackers))]
    .flatMap((id) => fighterOf(sight, id) ?? [])
    .sort((a, b) => b.power - a.power || b.worth - a.worth);
  let incoming = sight.attackers.reduce((sum, { object }) => sum + (fighterOf(sight, object)?.power ?? 0), 0);
  const used = new Set<ObjectId>();
  const blocks: Block[] = [];
  for (const attacker of attackers) {
    const able = question.blockers
      .filter((blocker) => !used.has(blocker.object) && blocker.attackers.includes(attacker.id))
      .flatMap(({ object }) => fighterOf(sight, object) ?? [])
      .sort((a, b) => a.worth - b.worth);
    const isInDanger = incoming >= sight.life(sight.seat);
    const blocker =
      able.find((each) => survives(each, attacker) && kills(each, attacker)) ??
      able.find((each) => survives(each, attacker)) ??
      able.find((each) => kills(each, attacker) && attacker.worth > each.worth) ??
      (isInDanger ? able[0] : undefined);
    if (blocker === undefined) continue;
    used.add(blocker.id);
    incoming -= attacker.power;
    blocks.push({ blocker: blocker.id, attacker: attacker.id });
  }
  const answer: AnswerOf<'block'> = { form: 'block', blocks };
  return question.findViolation(answer) === null ? answer : { form: 'block', blocks: question.required() };
}

/**
 * Assigns lethal damage to one recipient after another, and the rest to the last one; with trample, that is the player.
 */
export function greedyDamage(sight: Sight, question: DamageQuestion): AnswerOf<'damage'> {
  const assignments = question.sources.flatMap(({ object, power, recipients }): DamageAssignment[] => {
    const deathtouch = fighterOf(sight, object)?.characteristics.keywords.has('deathtouch') ?? false;
    let left = power;
    return recipients.flatMap((to, i): DamageAssignment[] => {
      const isLast = i === recipients.length - 1;
      const amount = isLast ? left : Math.min(left, lethalFor(sight, to, deathtouch));
      left -= amount;
      return amount > 0 ? [{ from: object, to, amount }] : [];
    });
  });
  const answer: AnswerOf<'damage'> = { form: 'damage', assignments };
  return question.findViolation(answer) === null ? answer : plainDamage(question);
}

function lethalFor(sight: Sight, to: Ref, deathtouch: boolean): number {
  const endurance = to.is === 'object' ? (fighterOf(sight, to.id)?.endurance ?? 0) : 0;
  return Math.max(0, deathtouch ? Math.min(1, endurance) : endurance);
}
