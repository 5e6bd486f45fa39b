import {
  type CardDefinition,
  type KeywordAbility,
  type Step,
  creature,
  keywords,
  type PlainKeyword,
} from '@stacktrail/card-tree';
import type { Game } from '@stacktrail/engine';
import type { AnyGameEvent, Answer, DamageAssignment, ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { presentObject, playerOf } from '@stacktrail/game-state';
import { dealCombatDamage, declareAttackers, declareBlockers, checkStateBasedActions } from '@stacktrail/rules';
import { object, player } from './answers.js';
import { gameAt, type Position } from './game-at.js';
import { alice, bob, position, type Details } from './position.js';
import { run, type Ran } from './run-procedure.js';

/** A creature of that size with keywords; green where no cost says otherwise. */
export function body(
  power: number,
  toughness: number,
  ...text: readonly (PlainKeyword | KeywordAbility)[]
): CardDefinition {
  return bodyOf('{1}{G}', power, toughness, ...text);
}

export function bodyOf(
  cost: string,
  power: number,
  toughness: number,
  ...text: readonly (PlainKeyword | KeywordAbility)[]
): CardDefinition {
  const abilities = text.flatMap((part) => (typeof part === 'string' ? keywords(part) : [part]));
  return creature(`Body ${power}/${toughness}`, cost, ['Bear'], power, toughness, abilities);
}

type Pair = readonly [blocker: ObjectId, attacker: ObjectId];

/** A combat phase from a position on, step by step. */
export class Battle {
  readonly game: Game;

  constructor(from: Position) {
    this.game = gameAt(from);
  }

  begin(step: Step): void {
    const began = this.game.emit('StepBegan', { step }, { rule: '500.1', causes: [] });
    this.game.causes = [began];
  }

  /** The declare attackers step: these creatures attack the player in seat 1, or what is named beside them. */
  attack(...attackers: readonly (ObjectId | readonly [ObjectId, Ref])[]): Ran<void> {
    this.begin('declare attackers');
    const attacks = attackers.map((entry) =>
      typeof entry === 'number'
        ? { attacker: entry, defender: player(bob) }
        : { attacker: entry[0], defender: entry[1] },
    );
    return run(this.game, declareAttackers(this.game), { form: 'attack', attacks });
  }

  /** The declare blockers step where nobody can block. */
  noBlocks(): Ran<void> {
    this.begin('declare blockers');
    return run(this.game, declareBlockers(this.game));
  }

  /** The declare blockers step: pairs of a blocker and the attacker that it blocks. */
  block(...pairs: readonly Pair[]): Ran<void> {
    return this.blocksOfEach(pairs);
  }

  /** The same where several players are attacked: the pairs of each in turn order. */
  blocksOfEach(...players: readonly (readonly Pair[])[]): Ran<void> {
    this.begin('declare blockers');
    const answers = players.map((pairs): Answer => {
      return { form: 'block', blocks: pairs.map(([blocker, attacker]) => ({ blocker, attacker })) };
    });
    return run(this.game, declareBlockers(this.game), ...answers);
  }

  /** A combat damage step, with the answers of those who have a choice. */
  damage(step: 'first-strike damage' | 'combat damage', ...answers: readonly Answer[]): Ran<void> {
    this.begin(step);
    return run(this.game, dealCombatDamage(this.game), ...answers);
  }

  /** State-based actions until none applies (CR 704.3). */
  settle(): readonly AnyGameEvent[] {
    const start = this.game.action.length;
    while (run(this.game, checkStateBasedActions(this.game)).result);
    return this.game.action.slice(start);
  }

  isOnBattlefield(id: ObjectId): boolean {
    return presentObject(this.game.state, id)?.zone === 'battlefield';
  }

  damageOn(id: ObjectId): number {
    return presentObject(this.game.state, id)?.damage ?? 0;
  }

  life(seat: PlayerId): number {
    return playerOf(this.game.state, seat).life;
  }
}

/** Combat damage: from a creature, to a creature or player, so much. */
export type Share = readonly [from: ObjectId, to: ObjectId | Ref, amount: number];

export function assign(...shares: readonly Share[]): Answer {
  const assignments = shares.map(([from, to, amount]): DamageAssignment => ({
    from,
    to: typeof to === 'number' ? object(to) : to,
    amount,
  }));
  return { form: 'damage', assignments };
}

/** One attacker, blocked by all these creatures. */
export function gang(attacker: CardDefinition, blockers: readonly (readonly [CardDefinition, Details?])[]) {
  const p = position();
  const attacking = p.battlefield(alice, attacker);
  const blocking = blockers.map(([card, details]) => p.battlefield(bob, card, details));
  const battle = new Battle(p);
  battle.attack(attacking);
  if (blocking.length === 0) battle.noBlocks();
  else battle.block(...blocking.map((blocker) => [blocker, attacking] as const));
  return { battle, attacking, blocking };
}
