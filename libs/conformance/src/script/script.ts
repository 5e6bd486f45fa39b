import type { Step } from '@stacktrail/card-tree';
import type { ScenarioAction } from '../scenario/scenario.js';
import { isStep } from './steps.js';

const inCombat: ReadonlySet<string> = new Set(['attack', 'block', 'attackSkip']);

/** What the players of a scenario do, each in the order of their list. */
export class Script {
  private readonly used = new Set<ScenarioAction>();
  /** The turns that had a declare blockers step. */
  readonly turnsWithBlockers = new Set<number>();
  /** How many checkpoints have been passed; actions for later parts of the scenario wait. */
  segment = 0;

  constructor(private readonly actions: readonly ScenarioAction[]) {}

  /** What a player with priority does next; attacks and blocks come when they are asked for. */
  next(player: string, turn: number, step: Step): ScenarioAction | undefined {
    return this.open(player, turn).find((action) => !inCombat.has(action.kind) && isStep(action.step, step));
  }

  of(kind: 'attack' | 'block', player: string, turn: number): readonly ScenarioAction[] {
    return this.open(player, turn).filter((action) => action.kind === kind);
  }

  use(action: ScenarioAction): void {
    this.used.add(action);
  }

  /** The actions that have not been taken, without blocks that are ignored. */
  get left(): readonly ScenarioAction[] {
    return this.actions.filter(
      (action) => !this.used.has(action) && action.kind !== 'attackSkip' && !this.isIgnored(action),
    );
  }

  /** Whether a block is ignored: no creature could block so in the turn's declare blockers step. */
  private isIgnored({ kind, turn }: ScenarioAction): boolean {
    return kind === 'block' && this.turnsWithBlockers.has(turn);
  }

  /** Blocks that were ignored. */
  get ignoredBlocks(): readonly ScenarioAction[] {
    return this.actions.filter((action) => !this.used.has(action) && this.isIgnored(action));
  }

  private open(player: string, turn: number): readonly ScenarioAction[] {
    return this.actions.filter(
      (action) =>
        action.player === player &&
        action.turn === turn &&
        !this.used.has(action) &&
        (action.afterExecute ?? 0) <= this.segment,
    );
  }
}
