import type {
  TargetSpec,
  Amount,
  Cost,
  Duration,
  Effect,
  Filter,
  Objects,
  Participle,
  Players,
  ReferentNoun,
} from '@stacktrail/card-tree';
import type { TextSource } from '../english/text-source.js';

/** What the text said about a referent, as far as later words depend on it. */
export interface Facts {
  /** How many objects the referent is. */
  readonly count?: number;
  /** They are yours: the text says “your hand”, not “its owner's hand”. */
  readonly yours?: true;
  /**
   * They come from a zone in which they have not been before, so they are “put” onto the battlefield, not “returned”.
   */
  readonly put?: true;
  /**
   * The instruction leaves the objects as they were described: it deals damage to them, taps or untaps them, or makes
   * them stronger.
   */
  readonly unchanged?: true | 'but tapped' | 'but stronger';
  /** The object as it was before it was moved; `null` if a tree can't refer to that. */
  readonly was?: Objects | null;
}

export const noFacts: Facts = {};

/** Something that the text named and that later words can mean: “it”, “that creature”, “those cards”, “that player”. */
export interface Referent {
  /** `null`: a pronoun that would have this meaning can't be read or written. */
  readonly means: Objects | Players | null;
  readonly plural: boolean;
  readonly facts: Facts;
  /** The nouns that can follow “that”: creature, permanent, card. */
  readonly nouns: readonly ReferentNoun[];
  /** The referent that was named before this one. */
  readonly before: Referent | null;
}

/** A move that has no participle to stand before a noun: “put into your hand this way”. */
export type MoveDone =
  'put into graveyard' | 'put into hand' | 'put onto battlefield' | 'returned to hand' | 'discarded or sacrificed';

/** The objects that an instruction affected: “the exiled card”, “cards milled this way”. */
export interface AffectedObjects {
  readonly participle: Participle | MoveDone;
  readonly means: Objects;
  readonly plural: boolean;
  /** The same objects as they were before the instruction. */
  readonly was: Objects;
  /** The player who followed the instruction. */
  readonly by: DoneBy;
  readonly before: AffectedObjects | null;
}

/** Who followed an instruction: you, one other player, or each of several. */
export type DoneBy = 'you' | 'another' | 'several';

/** The subject of a clause, with which its verb agrees. */
export interface Subject {
  readonly means: Objects | Players;
  /** Whether the verb has the plural form, as after “they” and “you”. */
  readonly plural: boolean;
}

/** An instruction to choose objects that another instruction is about: “return a creature card from your graveyard …”. */
export type ChoiceOfObjects = Extract<Effect, { readonly do: 'choose objects' }>;

/** What the text has said up to some place. It is an immutable value, so a reader or writer can go back to it. */
export interface TextSoFar {
  readonly referents: Referent | null;
  readonly affected: AffectedObjects | null;
  readonly targets: readonly TargetSpec[];
  readonly labels: number;
  readonly subject: Subject | null;
  /** The amount that X is, if “where X is …” at the end of the sentence says it. */
  readonly whereX: Amount | null;
  /** The instructions that the sentence with “instead” replaces; they won't have been followed. */
  readonly replaces: readonly Effect[] | null;
  /** Whether the condition of the sentence is about this spell. */
  readonly ofSpell: boolean;
  /** The text so far when the last condition had been read: “otherwise” continues from there. */
  readonly fork: TextSoFar | null;
  /** The duration at the beginning of the sentence: “until end of turn, …”. */
  readonly leadingDuration: Duration | null;
  /** The choices of objects that the clause makes before its own instruction. */
  readonly choices: readonly ChoiceOfObjects[];
  /** The object whose abilities are being read, if it isn't the subject: a token. */
  readonly grantee: TextSource | null;
  /** The label of the last optional action, to which “if you do” refers. */
  readonly choice: string | null;
  /** The text so far before that choice. */
  readonly beforeChoice: TextSoFar | null;
  /**
   * The player who made the choice: “if you do”, “if they do”. If several players chose, no later word says which of
   * them.
   */
  readonly chooser: 'you' | 'another' | 'several' | null;
  /** The other card of a meld pair, once the text has named both (CR 712.4a). */
  readonly partner: Filter | null;
  /**
   * The players for each of whom there is a target in this sentence: “up to one target creature that player controls”.
   */
  readonly playersWithOwnTarget: 'each opponent' | 'each player' | null;
  /** The label of the last dice or coins: “the result”, “if you win the flip”. */
  readonly lastNumber: string | null;
  /** Whether the text says that its object is in the graveyard, so that the ability functions there (CR 113.6). */
  readonly inGraveyard: boolean;
  /** Whether the triggering or replaced event has an amount, which “that much” and “that many” mean. */
  readonly hasAmount: boolean;
  /** Whether “that much” is an amount of prevented damage. */
  readonly prevents: boolean;
  /** An object that “it” can't mean here: in “attach this Equipment to it”, the Equipment. */
  readonly except: Objects | null;
  /** Whether verbs are infinitives, which don't agree with their subject: “have it deal 2 damage”. */
  readonly infinitive: boolean;
  /** “The rest”: the objects that were left when some were chosen. */
  readonly rest: Objects | null;
  /**
   * The players to each of whom the clause applies, one by one; “they” means each of them. `undefined` outside of
   * clauses.
   */
  readonly each: Players | null | undefined;
  /** The label of the two piles that cards were separated into (CR 700.3). */
  readonly piles: readonly [string, string] | null;
  /** The last vote: its label and the words that players voted for (CR 701.38). */
  readonly vote: { readonly label: string; readonly options: readonly string[] } | null;
  /** The last choice of one word among several, and the player who made it: “if that player chooses self”. */
  readonly wordChoice: { readonly label: string; readonly among: readonly string[]; readonly who: Players } | null;
  /** The label of the color that a player chose while following the text: “of that color”. */
  readonly notedColor: string | null;
  /** The label of a color that the clause itself has chosen: “the color of your choice”. */
  readonly colorOfChoice: string | null;
  /** The label of a type that the clause itself has chosen: “the creature type of your choice”. */
  readonly typeOfChoice: { readonly label: string; readonly choose: 'creature type' | 'basic land type' } | null;
  /** Whether the text is that of a delayed triggered ability, whose event can be about an object named before. */
  readonly inDelayedTrigger: boolean;
  /** The labels of what instructions affected, by the words before “this way”: “destroyed”, “lost”. */
  readonly thisWay: Readonly<Record<string, string>>;
  /** In a reflexive triggered ability, those of the text before it: they are known when its targets are chosen. */
  readonly thisWayBefore: Readonly<Record<string, string>>;
  /** The costs of the ability or spell that has this text. */
  readonly paid: readonly Cost[];
  /** The card whose type the sentence before asked for: “if it's a land card, …. If it's a creature card, …”. */
  readonly askedCard: Objects | null;
  /** The two numbers of the last comparison: “the difference”. */
  readonly compared: readonly [Amount, Amount] | null;
  /** “hand” if the text says that its object is in the hand, so that the ability functions there (CR 113.6). */
  readonly zone: 'hand' | 'exile' | 'command' | null;
}

export type MutableTextSoFar = { -readonly [K in keyof TextSoFar]: TextSoFar[K] };

/**
 * Copies field by field, so that all copies have one hidden class; reading and writing are mostly reads of these
 * fields.
 */
export function copied(soFar: TextSoFar): MutableTextSoFar {
  return {
    referents: soFar.referents,
    affected: soFar.affected,
    targets: soFar.targets,
    labels: soFar.labels,
    subject: soFar.subject,
    whereX: soFar.whereX,
    replaces: soFar.replaces,
    ofSpell: soFar.ofSpell,
    fork: soFar.fork,
    leadingDuration: soFar.leadingDuration,
    choices: soFar.choices,
    grantee: soFar.grantee,
    choice: soFar.choice,
    beforeChoice: soFar.beforeChoice,
    chooser: soFar.chooser,
    partner: soFar.partner,
    playersWithOwnTarget: soFar.playersWithOwnTarget,
    lastNumber: soFar.lastNumber,
    inGraveyard: soFar.inGraveyard,
    hasAmount: soFar.hasAmount,
    prevents: soFar.prevents,
    except: soFar.except,
    infinitive: soFar.infinitive,
    rest: soFar.rest,
    each: soFar.each,
    piles: soFar.piles,
    vote: soFar.vote,
    wordChoice: soFar.wordChoice,
    notedColor: soFar.notedColor,
    colorOfChoice: soFar.colorOfChoice,
    typeOfChoice: soFar.typeOfChoice,
    inDelayedTrigger: soFar.inDelayedTrigger,
    thisWay: soFar.thisWay,
    thisWayBefore: soFar.thisWayBefore,
    paid: soFar.paid,
    zone: soFar.zone,
    askedCard: soFar.askedCard,
    compared: soFar.compared,
  };
}

/** The text so far with some fields changed. */
export function withChanges(soFar: TextSoFar, more: Partial<TextSoFar>): TextSoFar {
  return Object.assign(copied(soFar), more);
}

/**
 * The state at the beginning of a text.
 * @param targets the targets of a text that is written
 */
export function startOfText(targets: readonly TargetSpec[]): TextSoFar {
  return {
    referents: null,
    affected: null,
    targets,
    labels: 0,
    subject: null,
    whereX: null,
    fork: null,
    replaces: null,
    ofSpell: false,
    leadingDuration: null,
    choices: [],
    rest: null,
    piles: null,
    vote: null,
    wordChoice: null,
    notedColor: null,
    colorOfChoice: null,
    typeOfChoice: null,
    zone: null,
    compared: null,
    askedCard: null,
    each: undefined,
    inDelayedTrigger: false,
    thisWay: {},
    thisWayBefore: {},
    paid: [],
    grantee: null,
    choice: null,
    beforeChoice: null,
    chooser: null,
    lastNumber: null,
    playersWithOwnTarget: null,
    partner: null,
    infinitive: false,
    except: null,
    hasAmount: false,
    prevents: false,
    inGraveyard: false,
  };
}
