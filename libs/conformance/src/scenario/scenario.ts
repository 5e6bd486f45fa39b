/** A stop point: the game pauses once that step of that turn has ended; `untap` is before the turn begins. */
export interface StopPoint {
  readonly turn: number;
  readonly step: string;
}

/** Something that must be true at a stop point, or during an action. Its kind says which fields it has. */
export interface Claim {
  readonly kind: string;
  readonly player?: string;
  readonly owner?: string;
  readonly name?: string;
  readonly attachment?: string;
  readonly value?: unknown;
  readonly power?: number;
  readonly toughness?: number;
  readonly scope?: string;
  readonly counter?: string;
  readonly type?: string;
  readonly subtype?: string;
  readonly color?: string;
  readonly colors?: string;
  readonly ability?: string;
  readonly abilities?: readonly string[];
  readonly copies?: number;
  readonly tapped?: boolean;
  readonly names?: readonly string[];
  readonly text?: string;
  readonly alias?: string;
  readonly zone?: string;
  readonly who?: string | null;
  readonly op?: string;
  readonly a?: Expression;
  readonly b?: Expression;
}

/** An `expr` claim's term: a literal, something of the game, or one of its properties. */
export type Expression =
  | string
  | number
  | boolean
  | null
  | {
      readonly op?: string;
      readonly a?: Expression;
      readonly b?: Expression;
      readonly prop?: string;
      readonly of?: Expression;
      readonly arg?: string;
      readonly get?: string;
      readonly name?: string;
      readonly player?: string;
    };

/** What a target or a choice names: an object by its name or alias, or a player. */
export interface Named {
  readonly name?: string;
  readonly player?: string;
  readonly alias?: string;
  readonly mode?: number;
  readonly copy?: 'no' | 'only';
  readonly amount?: number;
  readonly index?: number;
}

export interface OnlyIf {
  readonly onStack?: string;
  readonly notOnStack?: string;
  readonly copyOnStack?: string;
  readonly topOfStack?: string;
  readonly manaInPool?: string | number;
}

export interface ScenarioAction {
  readonly turn: number;
  readonly step: string;
  readonly player: string;
  readonly kind: string;
  readonly card?: string;
  readonly alias?: string;
  readonly ability?: string;
  readonly variant?: string;
  readonly targets?: readonly Named[];
  readonly noTarget?: boolean;
  /** What `addCounters` puts on a permanent. */
  readonly name?: string;
  readonly counter?: string;
  readonly count?: number;
  readonly onlyIf?: OnlyIf;
  readonly attacker?: Named;
  readonly blocker?: Named;
  readonly defender?: Named;
  readonly afterExecute?: number;
  readonly afterRollback?: unknown;
  /** The kind of claim that a `check` makes; its arguments are beside it. */
  readonly check?: string;
  readonly controller?: string;
}

export interface ChoiceItem {
  readonly queue: 'choice' | 'target' | 'mode';
  readonly type: string;
  readonly value?: unknown;
  readonly afterExecute?: number;
}

export interface Placement {
  readonly zone: string;
  readonly player: string;
  readonly card: string;
  readonly count: number;
  readonly tapped?: boolean;
  readonly alias?: string;
  readonly aliases?: readonly string[];
  readonly backFace?: boolean;
}

interface ScenarioPlayer {
  readonly id: string;
  readonly life: number;
  readonly deck: string;
  readonly libraryCleared?: boolean;
  readonly manualManaPayment?: boolean;
}

interface GameForm {
  readonly type: string;
  readonly attackOption: string;
  readonly range: string;
  readonly startingLife: number;
  readonly turnOrder: readonly string[];
  readonly shuffleLibraries: boolean;
  readonly daytime?: string;
}

/** Where a scenario is judged before its end; its failure is expected between the stop point before and this one. */
interface Checkpoint {
  readonly stopAt: StopPoint;
  readonly asserts: readonly Claim[];
  readonly expectFailure?: ExpectedFailure;
}

interface ExpectedFailure {
  readonly kind: string;
  readonly optional?: boolean;
}

/** A small game: its setup, what the players do and choose, and what must be true afterwards. */
export interface Scenario {
  readonly id: string;
  readonly area: string;
  readonly tier: string;
  readonly strict: boolean;
  readonly game: GameForm;
  readonly players: readonly ScenarioPlayer[];
  readonly setup: readonly Placement[];
  readonly actions: readonly ScenarioAction[];
  readonly choices: Readonly<Record<string, readonly ChoiceItem[]>>;
  readonly stopAt: StopPoint;
  readonly asserts: readonly Claim[];
  readonly checkpoints?: readonly Checkpoint[];
  readonly expectFailure?: ExpectedFailure;
  readonly features: readonly string[];
}

/** A deck that a scenario's players name: how many of each card. */
export interface ScenarioDeck {
  readonly library: Readonly<Record<string, number>>;
  /** The commanders of a Commander deck (CR 903.3). */
  readonly commanders?: Readonly<Record<string, number>>;
}
