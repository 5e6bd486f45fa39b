import { type Game, ask, type Procedure, type Occurrence, perform } from '@stacktrail/engine';
import { noObject, type DamageAssignment, type PlayerId, type Revision } from '@stacktrail/game-events';
import { playersInOrder } from '@stacktrail/game-state';
import { assigningAttackers, assigningBlockers, type DamageAssigner } from '../../changes/damage-assigners.js';
import { damageViolation, forcedAssignment } from './damage-legality.js';

interface Assigned {
  readonly assigners: readonly DamageAssigner[];
  readonly assignments: readonly DamageAssignment[];
}

/**
 * CR 510.1, 510.2: combat damage is assigned, by the active player and then by the defending players in turn order
 * (CR 802.5), and dealt all at once. Which creatures assign it depends on the step that the game is in (CR 510.4).
 */
export function* dealCombatDamage(game: Game): Procedure<void> {
  const attackers = game.state.combat?.attackers ?? [];
  if (attackers.length === 0) return;
  const causes = new Set<Revision>();
  const assigned: Assigned[] = [];
  for (const player of playersInOrder(game.state)) {
    const attacking = player === game.state.activePlayer;
    const side = attacking ? assigningAttackers(game.state) : assigningBlockers(game.state, player);
    assigned.push(yield* assignDamage(game, side, causes));
  }
  const assigners = assigned.flatMap((side) => side.assigners);
  if (assigners.length === 0) return;
  for (const attacker of attackers) causes.add(attacker.declaredAt).add(attacker.blockedAt);
  const assignments = assigned.flatMap((side) => side.assignments);
  const powers = assigners.map(({ object, power }) => ({ object, power }));
  const rule = '510.1';
  const revision = game.emit('CombatDamageAssigned', { assignments, powers }, { rule, causes: [...causes] });
  const damage = assignments.map(({ from, to, amount }): Occurrence => ({
    would: 'be dealt damage',
    from,
    to,
    amount,
    combat: true,
  }));
  if (damage.length > 0) yield* perform(game, damage, { rule: '510.2', causes: [revision] });
}

/** How a player's creatures assign their damage. Asks only where there is a choice; adds the decisions to `causes`. */
function* assignDamage(game: Game, side: readonly DamageAssigner[], causes: Set<Revision>): Procedure<Assigned> {
  const { state } = game;
  const forced = side.map((assigner) => forcedAssignment(state, assigner, side));
  const assignments = forced.flatMap((shares) => shares ?? []);
  const open = side.filter((_, i) => forced[i] === null);
  for (const player of playersInOrder(state)) {
    const theirs = open.filter(({ chooser }) => chooser === player);
    if (theirs.length > 0) assignments.push(...(yield* divideDamage(game, player, theirs, side, assignments.slice())));
    if (theirs.length > 0) for (const decision of game.causes) causes.add(decision);
  }
  const inOrder = side.flatMap(({ object }) => assignments.filter(({ from }) => from === object));
  return { assigners: side, assignments: inOrder };
}

function* divideDamage(
  game: Game,
  player: PlayerId,
  choosers: readonly DamageAssigner[],
  side: readonly DamageAssigner[],
  given: readonly DamageAssignment[],
): Procedure<readonly DamageAssignment[]> {
  const { assignments } = yield* ask({
    form: 'damage',
    kind: 'assign combat damage',
    rule: '510.1',
    player,
    prompt: 'Assign combat damage.',
    source: noObject,
    sources: choosers.map(({ object, power, recipients }) => ({ object, power, recipients })),
    findViolation: (answer) => damageViolation(game.state, choosers, side, given, answer.assignments),
  });
  return assignments;
}
