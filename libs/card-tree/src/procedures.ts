import type { Together } from './abilities.js';
import type { Amount } from './amounts.js';
import type { Choice } from './choices.js';
import type { Duration } from './durations.js';
import type { Effect, SearchedFor } from './effects.js';
import type { Filter } from './filters.js';
import type { Objects, Players, Recipients } from './references.js';

/** A row of a results table (CR 706.3a): the results from `from` to `to`, or from `from` up where `to` is absent. */
export interface ResultsRow {
  readonly from: number;
  readonly to?: number;
  readonly effects: readonly Effect[];
}

/**
 * One of several things that a player can choose. `word` is what the player reads: a word to vote for, or a whole
 * sentence.
 */
export interface Option {
  readonly word?: string;
  readonly effects: readonly Effect[];
}

/** A number that can be exchanged with another one (CR 701.12g). */
export type ExchangedValue =
  | { readonly value: 'life total'; readonly of: Players }
  | { readonly value: 'power' | 'toughness'; readonly of: Objects };

/**
 * Instructions that choose, look, note and repeat: the pieces that longer instructions are made of. Later instructions
 * of the same text find the outcome under the label: objects as `result`, players and words as `noted`, numbers as
 * `noted number`.
 */
export type Procedural =
  | {
      readonly do: 'choose objects';
      readonly who: Players;
      readonly from: Objects;
      readonly min: Amount;
      readonly max: Amount;
      readonly label: string;
      readonly atRandom?: true;
      readonly together?: readonly Together[];
      /** The choice is made once for each basic land type among objects of that type; one can be chosen again. */
      readonly ofEach?: 'basic land type';
      /** Only Auras that could enchant one of these, as they would be on the battlefield (CR 303.4i). */
      readonly couldEnchant?: Objects;
    }
  /**
   * “Choose target creature”: the target was chosen when the text was announced (CR 601.2c), and following the
   * instruction does nothing more.
   */
  | { readonly do: 'choose targets'; readonly targeted: readonly Recipients[] }
  /** A player chooses objects, or `atRandom` chance does. Later instructions find them under the label. */
  | {
      readonly do: 'choose players';
      readonly who: Players;
      readonly from: Players;
      readonly min: Amount;
      readonly max: Amount;
      readonly label: string;
      readonly atRandom?: true;
    }
  /** A player chooses a color, a type, a number or a word that only this text refers to. */
  | {
      readonly do: 'note choice';
      readonly who: Players;
      readonly choice: Choice;
      readonly label: string;
    }
  | { readonly do: 'note random number'; readonly least: Amount; readonly most: Amount; readonly label: string }
  | { readonly do: 'note number'; readonly amount: Amount; readonly label: string }
  /** CR 701.20e: only these players see the cards. */
  | { readonly do: 'look at'; readonly who: Players; readonly what: Objects; readonly label?: string }
  /** CR 701.20a. */
  /** `said`: cards “in” a hand, not “from” it. It is only wording. */
  | {
      readonly do: 'reveal';
      readonly who?: Players;
      readonly what: Objects;
      readonly label?: string;
      readonly said?: 'in';
    }
  /**
   * Cards are revealed from the top of the library one after another until that many match. `rest` labels those that
   * don't match.
   */
  | {
      readonly do: 'reveal until' | 'exile until';
      readonly who: Players;
      readonly filter: Filter;
      readonly count: Amount;
      readonly label: string;
      readonly rest: string;
    }
  /**
   * Cards go on top or on the bottom of their owners' libraries, or to that place from the top. Where the order isn't
   * random, CR 401.4 says who arranges them.
   */
  | {
      readonly do: 'put into library';
      readonly what: Objects;
      readonly position: 'top' | 'bottom';
      readonly order: 'any' | 'random';
      readonly below?: Amount;
      /** The player who arranges the cards, if that isn't their owner. */
      readonly who?: Players;
      /**
       * Whose library the text names, if it isn't “your library”, and that cards are put “back” there. It is only
       * wording.
       */
      readonly whose?: 'they' | 'that player' | 'that library' | 'the library' | 'back';
      readonly back?: true;
    }
  /**
   * The players shuffle, even if there is nothing to shuffle in (CR 701.24c, 701.24d). The label holds the cards that
   * were shuffled in.
   */
  | { readonly do: 'shuffle into library'; readonly what: Objects; readonly who: Players; readonly label?: string }
  /** CR 701.23: finds cards in other players' zones or in several zones. Another instruction moves them. */
  | {
      readonly do: 'search zones';
      readonly who: Players;
      readonly whose: Players;
      readonly zones: readonly ('library' | 'hand' | 'graveyard')[];
      readonly filter: Filter;
      readonly min: Amount;
      readonly max: Amount;
      /** Further cards that the search finds: “an Island card and a Swamp card”. */
      readonly also?: readonly SearchedFor[];
      /** “With different names”: a condition for the cards found for `filter`. */
      readonly together?: readonly Together[];
      readonly label: string;
      readonly reveal?: true;
      /**
       * “And/or”: the player chooses which of the zones to search. The label notes whether the library is among them
       * (`did`).
       */
      readonly someOf?: string;
    }
  /** The owners of the cards discard them; `who` names those owners. */
  | { readonly do: 'discard cards'; readonly what: Objects; readonly who?: Players; readonly label?: string }
  /** CR 701.12b, for ever where no duration is given. */
  | { readonly do: 'exchange control'; readonly first: Objects; readonly second: Objects }
  /** CR 701.12c. */
  | { readonly do: 'exchange life totals'; readonly first: Players; readonly second: Players }
  /**
   * CR 701.12g: each number becomes what the other one was; for power and toughness, for the rest of the game where no
   * duration is given.
   */
  | {
      readonly do: 'exchange values';
      readonly first: ExchangedValue;
      readonly second: ExchangedValue;
      readonly until?: Duration;
    }
  /** CR 701.12d, 701.12f. */
  | {
      readonly do: 'exchange zones';
      readonly who: Players;
      readonly first: 'hand' | 'graveyard' | 'library';
      readonly second: 'hand' | 'graveyard' | 'library';
    }
  /** CR 119.5: “your life total becomes 10”. */
  | { readonly do: 'set life total'; readonly who: Players; readonly to: Amount }
  /** CR 701.10, 701.11. */
  | {
      readonly do: 'multiply power and toughness';
      readonly what: 'power' | 'toughness' | 'power and toughness';
      readonly of: Objects;
      readonly by: 2 | 3;
      readonly until: Duration;
    }
  | { readonly do: 'multiply counters'; readonly on: Recipients; readonly counter?: string; readonly by: 2 | 3 }
  | { readonly do: 'multiply life total'; readonly who: Players; readonly by: 2 | 3 }
  | { readonly do: 'for each'; readonly of: Objects; readonly effects: readonly Effect[] }
  /** `said`: “Repeat this process once.”, behind the instructions; `then`: “Then repeat …”. It is only wording. */
  | {
      readonly do: 'repeat';
      readonly times: Amount;
      readonly effects: readonly Effect[];
      readonly said?: 'this process' | 'then this process';
    }
  /**
   * “Repeat this process”: the instructions are followed again as long as the optional action with that label was taken
   * in the round before; with `again`, as long as that player chooses to. Later instructions find under a label what all
   * rounds produced.
   */
  | {
      readonly do: 'repeat while';
      readonly label: string;
      readonly effects: readonly Effect[];
      readonly again?: Players;
      /** “As many times as you choose, …”; “if you do, repeat this process”. It is only wording. */
      readonly said?: 'as many times' | 'if done';
    }
  /**
   * CR 608.2d: the player chooses one of the options. With `facing` it is a villainous choice, in which an impossible
   * option may be chosen (CR 701.55b).
   */
  | {
      readonly do: 'choose one';
      readonly who: Players;
      readonly options: readonly Option[];
      readonly atRandom?: true;
      readonly facing?: 'villainous choice';
      /** “A … counter or a … counter”, not “your choice of” these. It is only wording. */
      readonly said?: 'or';
    }
  /** CR 700.3. */
  | {
      readonly do: 'separate into piles';
      readonly who: Players;
      readonly what: Objects;
      readonly labels: readonly [string, string];
    }
  /**
   * CR 700.3: the player chooses one of two piles, which may be empty. The label holds its objects, `other` those of the
   * other pile. With `of`, only the objects that those players control are piles: “one of their piles”.
   */
  | {
      readonly do: 'choose pile';
      readonly who: Players;
      readonly labels: readonly [string, string];
      readonly of?: Players;
      readonly label: string;
      readonly other?: string;
    }
  /**
   * CR 701.38: the players vote in turn order, beginning with the first of the players. A vote is noted as “label
   * word”, or is a result.
   */
  | {
      readonly do: 'vote';
      readonly who: Players;
      readonly options: readonly string[] | Objects;
      readonly label: string;
      readonly secret?: true;
    }
  /**
   * CR 705. The label counts heads, or the flips that the player won by calling. The option `won` is followed for each
   * of those.
   */
  | {
      readonly do: 'flip coins';
      readonly who: Players;
      readonly count: Amount | 'until you lose' | 'until you lose or stop';
      readonly called?: true;
      readonly label: string;
      /** The label that is set if a flip was lost. */
      readonly lost?: string;
      /** “For each opponent”: one flip for each of these players. The label notes those for whom it was lost. */
      readonly forEach?: { readonly who: Players; readonly lost: string };
    }
  /** CR 706. The label holds the result, or the sum of several results. */
  | {
      readonly do: 'roll dice';
      readonly who: Players;
      readonly count: Amount;
      readonly sides: number;
      readonly modifier?: Amount;
      readonly ignore?: 'lowest' | 'highest';
      readonly label: string;
      /** Whoever rolls chooses one of the results: `label` holds it, and this label the other result. */
      readonly other?: string;
      readonly table?: readonly ResultsRow[];
      /** “Six-sided dice” for “d6”. It is only wording. */
      readonly said?: 'sided';
      /** CR 706.8a: the results are stored on these permanents. */
      readonly storeOn?: Objects;
    }
  /** CR 706.8b: the player rerolls any number of the results that linked abilities stored on the permanents. */
  | { readonly do: 'reroll stored results'; readonly who: Players; readonly of: Objects }
  /** Inside a results table: rolls again with the same dice and modifiers (CR 706.3c). */
  | { readonly do: 'roll again' }
  | { readonly do: 'pay any life'; readonly who: Players; readonly label: string }
  /** “Pay any amount of {E}” (CR 107.14): the player pays with counters that they have. The label holds how many. */
  | {
      readonly do: 'pay any player counters';
      readonly who: Players;
      readonly counter: string;
      readonly label: string;
    }
  /** CR 115.7a–d: targets are changed. With `to`, the target becomes that object or player if it is legal. */
  | {
      readonly do: 'change targets';
      readonly who: Players;
      readonly of: Objects;
      readonly how: 'all' | 'one' | 'any' | 'choose new';
      /** “The targets”, not “the target”. It is only wording. */
      readonly said?: 'targets';
      readonly to?: Recipients;
    }
  /** CR 701.3d. */
  | { readonly do: 'unattach'; readonly what: Objects };
