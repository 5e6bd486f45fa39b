import type { Step } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import type { Action, ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import {
  emptyAnnouncement,
  isFaceDownObject,
  knows,
  objectOf,
  type Characteristics,
  type GameObject,
  type GameState,
} from '@stacktrail/game-state';
import { costOfAction, couldBeTaken, type TotalCost } from '@stacktrail/rules';

/** A player as everyone sees them. */
export interface SeenPlayer {
  readonly id: PlayerId;
  readonly life: number;
  readonly handSize: number;
  readonly librarySize: number;
  readonly lost: boolean;
}

/** What a seat sees of an object, without the card that a face-down one is. */
export type SeenObject = Pick<
  GameObject,
  'id' | 'controller' | 'zone' | 'tapped' | 'damage' | 'printed' | 'ability' | 'announced'
>;

/** What a seat may see of a game. The state itself is out of reach, so a bot can't look at hidden cards. */
export class Sight {
  readonly #state: GameState;

  constructor(
    state: GameState,
    readonly seat: PlayerId,
  ) {
    this.#state = state;
  }

  get turn(): number {
    return this.#state.turn;
  }

  get step(): Step {
    return this.#state.step;
  }

  get activePlayer(): PlayerId {
    return this.#state.activePlayer;
  }

  get battlefield(): readonly ObjectId[] {
    return this.#state.battlefield;
  }

  /** The objects on the stack, the bottom one first. */
  get stack(): readonly ObjectId[] {
    return this.#state.stack;
  }

  /** The cards in the seat's own hand. */
  get hand(): readonly ObjectId[] {
    return this.#state.players[this.seat]?.hand ?? [];
  }

  /** How often the seat has taken a mulligan. */
  get mulligans(): number {
    return this.#state.players[this.seat]?.mulligans ?? 0;
  }

  /** The mana in the seat's pool. */
  get pool(): readonly { readonly type: ManaUnit['type'] }[] {
    return this.#state.players[this.seat]?.mana ?? [];
  }

  get players(): readonly SeenPlayer[] {
    return this.#state.players.map(({ id, life, hand, library, lost }) => ({
      id,
      life,
      handSize: hand.length,
      librarySize: library.length,
      lost,
    }));
  }

  life(player: PlayerId): number {
    return this.#state.players[player]?.life ?? 0;
  }

  /** The attackers that are declared, each with what it attacks and what blocks it. */
  get attackers(): readonly {
    readonly object: ObjectId;
    readonly defender: Ref;
    readonly blockers: readonly ObjectId[];
  }[] {
    return this.#state.combat?.attackers ?? [];
  }

  /**
   * An object as the seat sees it; `undefined` if the seat can't see it. A face-down spell or permanent that it doesn't
   * know has its face-down characteristics (CR 708.2).
   */
  object(id: ObjectId): SeenObject | undefined {
    const object = this.#state.objects.get(id);
    if (object === undefined || knows(this.#state, object, { seat: this.seat })) return object;
    return isFaceDownObject(object) ? withoutItsCard(object) : undefined;
  }

  /** The characteristics of an object that the seat sees, under all effects. */
  characteristics({ id }: SeenObject): Characteristics {
    return characteristicsOf(this.#state, objectOf(this.#state, id));
  }

  /** What an action of the seat would cost, with X as 0 and without optional costs. */
  costOf(action: Action): TotalCost {
    return costOfAction(this.#state, action, this.seat);
  }

  /** Whether an action has legal targets, and all its costs except mana can be paid. */
  couldTake(action: Action, cost: TotalCost): boolean {
    return couldBeTaken(this.#state, this.seat, action, cost);
  }

  isManaAbility(action: Extract<Action, { do: 'activate' }>): boolean {
    return this.#state.catalog.ability(action.ability).isManaAbility;
  }

  /** The ability of a known object that an action activates. */
  abilityOf(action: Extract<Action, { do: 'activate' }>): ReturnType<GameState['catalog']['ability']>['ability'] {
    return this.#state.catalog.ability(action.ability).ability;
  }
}

type ManaUnit = GameState['players'][number]['mana'][number];

function withoutItsCard({ id, controller, zone, tapped, damage, printed, ability }: GameObject): SeenObject {
  return { id, controller, zone, tapped, damage, printed, ability, announced: emptyAnnouncement };
}
