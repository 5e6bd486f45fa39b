import type { Amount } from './amounts.js';
import type { Doer, RestatedAct } from './branches.js';
import type { DesignationName } from './designations.js';
import type { KeywordName } from './keywords.js';
import type { Comparator, Filter } from './filters.js';
import type { Objects, Players } from './references.js';
import type { CombatPoint, Step, Zone } from './zones.js';
import type { TriggerEvent } from './triggers.js';

/** What names a cost: a keyword, or an optional additional cost that the text names by itself (CR 118.8b). */
export type PaidCostName = KeywordName | 'additional';

/** What “if” and “as long as” ask. */
export type Condition =
  | { readonly if: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly if: 'not'; readonly of: Condition }
  | {
      readonly if: 'compare';
      readonly left: Amount;
      readonly compare: Comparator;
      readonly right: Amount;
      /**
       * Only wording: “at least three red mana”, where symbols are usual; “you've gained”, not “you gained”; “cards are in
       * your graveyard”, not “there are”; “a graveyard has”, not “a player has”.
       */
      readonly said?: 'at least' | 'have' | 'are' | 'graveyard';
    }
  | {
      readonly if: 'control';
      readonly who: Players;
      readonly filter: Filter;
      readonly compare: Comparator;
      readonly count: Amount;
    }
  /** `past` is only wording: what has left is asked as it last existed (CR 608.2h). */
  | { readonly if: 'matches'; readonly objects: Objects; readonly filter: Filter; readonly past?: true }
  /** This spell or permanent was kicked (CR 702.33). */
  | { readonly if: 'kicked' }
  /**
   * The cost that a keyword names was paid for this spell, or for the spell that this permanent was: an alternative cost
   * or an optional additional one. `which` tells several of the same keyword apart, from 0 (CR 702.33f).
   */
  | { readonly if: 'cost was paid'; readonly keyword: PaidCostName; readonly which?: number }
  /** The controller had a permanent that matches when they finished casting this spell, or the spell that this permanent was (CR 601.2i). */
  | { readonly if: 'controlled as cast'; readonly filter: Filter }
  | { readonly if: 'your turn' }
  /** This spell was cast from that zone, or the spell that this permanent was (CR 400.7d). */
  | { readonly if: 'cast from'; readonly zone: Zone }
  /** It is one of these steps, of that player's turn where `whose` is given. */
  | { readonly if: 'during'; readonly steps: readonly Step[]; readonly whose?: Players }
  /**
   * It is before or after that point of the turn's first combat phase; with `thisCombat` the game is in a combat phase,
   * and it is that phase's (CR 506.7).
   */
  | {
      readonly if: 'combat point';
      readonly is: 'before' | 'after';
      readonly point: CombatPoint;
      readonly thisCombat?: true;
    }
  /** You have begun to activate an ability of that keyword this turn (CR 702.177b). */
  | { readonly if: 'began to activate'; readonly keyword: KeywordName }
  /** The turn's first such step has ended (CR 503.2). */
  | { readonly if: 'after step'; readonly step: Step }
  /** The game has the designation, or where `who` is given one of the players. */
  | { readonly if: 'designated'; readonly as: DesignationName; readonly who?: Players }
  /** That word, or the text of that kind, was chosen for the source of the text (CR 614.12b). */
  | { readonly if: 'chosen'; readonly word: string; readonly label?: string }
  /** The event happened this or last turn, at least that often; once where absent (CR 608.2i). */
  | {
      readonly if: 'happened';
      readonly event: TriggerEvent;
      readonly atLeast?: Amount;
      readonly turn?: 'last turn';
      /**
       * “Entered under your control”, not “entered the battlefield under your control”; “you drew”, not “you've drawn”;
       * `have`: “you've lost life”, not “you lost life”; `entered`: “a land entered”, not “you had a land enter”. It is wording
       * alone.
       */
      readonly said?: 'in short' | 'past' | 'have' | 'entered';
    }
  /**
   * An action earlier in the same text was taken: “if you do”, or as `said` calls whoever took it, “if they do”. `past`: “if
   * you searched”, not “search”; `can`: “if you can't”, not “if you don't”; `act`: “if you don't cast it”; they are wording
   * alone.
   */
  | {
      readonly if: 'did';
      readonly label: string;
      readonly said?: Doer;
      readonly past?: true;
      readonly can?: true;
      readonly act?: RestatedAct;
    }
  /** The word that was chosen under that label is this one. `who` chose it: “that player chooses self”; it is only wording. */
  | { readonly if: 'noted'; readonly label: string; readonly word: string; readonly who?: Players }
  /** One of the players has completed a dungeon, or the one with that name (CR 309.7). */
  | { readonly if: 'completed a dungeon'; readonly who: Players; readonly named?: string }
  /** Each of the first is one of the second, and there is one. */
  | { readonly if: 'are players'; readonly who: Players; readonly among: Players }
  /** The spell or ability has that mode among those chosen, counted from 0 (CR 700.2). */
  | { readonly if: 'mode chosen'; readonly mode: number }
  /**
   * The ability that is resolving resolves for one of those times this turn, counted from 1 (CR 608.2c). `brief`: “it’s the
   * second time”, of what was asked before; it is only wording.
   */
  | { readonly if: 'time resolved'; readonly times: readonly number[]; readonly brief?: true };
