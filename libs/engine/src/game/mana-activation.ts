import type { DefinitionPointer, ObjectId, PlayerId } from '@stacktrail/game-events';

/** The mana ability of a permanent that is activated. */
export interface Activated {
  readonly object: ObjectId;
  readonly ability: DefinitionPointer;
}

/** One activation of a mana ability during an action: the facts that it made, and what its mana was spent on. */
export class ManaActivation {
  /** The mana abilities that its mana paid for. If one of them isn't reversed, this one isn't either (CR 731.1). */
  readonly spentOn = new Set<ManaActivation>();
  private end = 0;
  private lastUnit = 0;

  /**
   * @param first index of its first fact in the action
   * @param firstUnit number of the first mana that it can produce
   */
  constructor(
    readonly player: PlayerId,
    readonly of: Activated,
    readonly first: number,
    private readonly firstUnit: number,
  ) {}

  /** @param end index after its last fact; @param nextUnit number of the first mana after its own */
  complete(end: number, nextUnit: number): void {
    this.end = end;
    this.lastUnit = nextUnit - 1;
  }

  /** Index after its last fact in the action. */
  get last(): number {
    return this.end;
  }

  produced(unit: number): boolean {
    return unit >= this.firstUnit && unit <= this.lastUnit;
  }
}
