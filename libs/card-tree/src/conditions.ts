import type { Amount } from './amounts.js';
import type { Doer, RestatedAct } from './branches.js';
import type { DesignationName } from './designations.js';
import type { KeywordName } from './keywords.js';
import type { Comparator, Filter } from './filters.js';
import type { Objects, Players } from './references.js';
import type { CombatPoint, Step, Zone } from './zones.js';
import type { TriggerEvent } from './triggers.js';

/**
 * The name of a cost: a keyword, `additional` for an optional additional cost without a keyword (CR 118.8b), or
 * `alternative` for the one that the spell's own text names (CR 118.9).
 */
export type PaidCostName = KeywordName | 'additional' | 'alternative';

/** A condition that “if” or “as long as” states. */
export type Condition =
  | { readonly if: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly if: 'not'; readonly of: Condition }
  | {
      readonly if: 'compare';
      readonly left: Amount;
      readonly compare: Comparator;
      readonly right: Amount;
      /**
       * “At least three red mana”, where symbols are usual; “you've gained”, not “you gained”; “cards are in your
       * graveyard”, not “there are”; “a graveyard has”, not “a player has”; of what was done “this way” its tense and who
       * is said to have done it. It is only wording.
       */
      readonly said?: 'at least' | 'have' | 'are' | 'graveyard' | DoneThisWayWording;
    }
  | {
      readonly if: 'control';
      readonly who: Players;
      readonly filter: Filter;
      readonly compare: Comparator;
      readonly count: Amount;
    }
  /** `past`: an object that has left is asked about as it last existed (CR 608.2h). It is only wording. */
  | { readonly if: 'matches'; readonly objects: Objects; readonly filter: Filter; readonly past?: true }
  /** This spell or permanent was kicked (CR 702.33). */
  | { readonly if: 'kicked' }
  /**
   * The cost that a keyword names, alternative or optional additional, was paid for this spell or for the spell that
   * became this permanent. `which` is the ability's number, from 0, where several have the keyword (CR 702.33f).
   */
  | { readonly if: 'cost was paid'; readonly keyword: PaidCostName; readonly which?: number }
  /**
   * The controller had a permanent that matches when they finished casting this spell, or the spell that became this
   * permanent (CR 601.2i).
   */
  | { readonly if: 'controlled as cast'; readonly filter: Filter }
  | { readonly if: 'your turn' }
  /** This spell, or the spell that became this permanent, was cast from that zone (CR 400.7d). */
  | { readonly if: 'cast from'; readonly zone: Zone }
  /**
   * It is one of these steps, of that player's turn where `whose` is given. `first`: of the turn's first combat phase
   * (CR 506.1).
   */
  | { readonly if: 'during'; readonly steps: readonly Step[]; readonly whose?: Players; readonly first?: true }
  /**
   * It is before or after that point of the turn's first combat phase. With `thisCombat`, the game is in a combat
   * phase, and the point is that phase's (CR 506.7).
   */
  | {
      readonly if: 'combat point';
      readonly is: 'before' | 'after';
      readonly point: CombatPoint;
      readonly thisCombat?: true;
    }
  /** It is the declare attackers step, and creatures were declared in it that attack one of those players (CR 508.6). */
  | { readonly if: 'attacked this step'; readonly who: Players }
  /** One of those players attacked you during their last turn (CR 508.6). */
  | { readonly if: 'attacked you last turn'; readonly who: Players }
  /**
   * The object whose text it is was declared as an attacker of one of those players in the combat phase of yours before
   * this one, or before the next where it is none (CR 508.6).
   */
  | { readonly if: 'attacked in your last combat'; readonly who: Players }
  /** You have begun to activate an ability of that keyword this turn (CR 702.177b). */
  | { readonly if: 'began to activate'; readonly keyword: KeywordName }
  /** The turn's first such step has ended (CR 503.2). */
  | { readonly if: 'after step'; readonly step: Step }
  /** The game has the designation, or one of the players of `who` has it. */
  | { readonly if: 'designated'; readonly as: DesignationName; readonly who?: Players }
  /** One of the players was the monarch as the turn began (CR 608.2i, 723.1). */
  | { readonly if: 'was monarch as the turn began'; readonly who: Players }
  /** The word, or the text of that kind, was chosen for the source of this text (CR 614.12b). */
  | { readonly if: 'chosen'; readonly word: string; readonly label?: string }
  /**
   * The event happened at least that often this turn, last turn or in this game (CR 608.2i); at least once where no
   * number is given.
   */
  | {
      readonly if: 'happened';
      readonly event: TriggerEvent;
      readonly atLeast?: Amount;
      readonly turn?: 'last turn' | 'this game';
      /**
       * “Entered under your control”, not “entered the battlefield under your control”; “you drew”, not “you've drawn”;
       * `have`: “you've lost life”, not “you lost life”; `entered`: “a land entered”, not “you had a land enter”;
       * `had`: “an opponent had a land enter”, not “a land entered under an opponent's control”. It is only wording.
       */
      readonly said?: 'in short' | 'past' | 'have' | 'entered' | 'had';
    }
  /**
   * An action earlier in the same text was taken: “if you do”, or with `said`, “if they do”. `past`: “if you searched”,
   * not “search”; `can`: “if you can't”, not “if you don't”; `act`: “if you don't cast it”. These are only wording.
   */
  | {
      readonly if: 'did';
      readonly label: string;
      readonly said?: Doer;
      readonly past?: true;
      readonly can?: true;
      readonly act?: RestatedAct;
    }
  /**
   * The word that was chosen under that label is this one. `who`: the text says who chose it, “that player chooses
   * self”. It is only wording.
   */
  | { readonly if: 'noted'; readonly label: string; readonly word: string; readonly who?: Players }
  /** One of the players has completed a dungeon, or the one with that name (CR 309.7). */
  | { readonly if: 'completed a dungeon'; readonly who: Players; readonly named?: string }
  /** Each of the first players is one of the second, and there is at least one. */
  | { readonly if: 'are players'; readonly who: Players; readonly among: Players }
  /** The chosen modes of the spell or ability include that one, counted from 0 (CR 700.2). */
  | { readonly if: 'mode chosen'; readonly mode: number }
  /**
   * The ability is resolving for one of those times this turn, counted from 1 (CR 608.2c). `brief`: “it's the second
   * time”, after the text has asked once. It is only wording.
   */
  | { readonly if: 'time resolved'; readonly times: readonly number[]; readonly brief?: true };

/** “A card is discarded this way”, not “was”; “is put into exile”; “you discard”, “you discarded”, “that player discards”. */
export const doneThisWayWordings = [
  'is',
  'is put into exile',
  'you do',
  'you did',
  'that player does',
  'the player does',
  'they do',
] as const;
export type DoneThisWayWording = (typeof doneThisWayWordings)[number];
