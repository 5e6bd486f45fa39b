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

/** What the text said of things that it named, on which later words depend. */
export interface Facts {
  /** How many they are. */
  readonly count?: number;
  /** They are yours: “your hand”, not “its owner's hand”. */
  readonly yours?: true;
  /** They come from where they have not been before: they are “put” onto the battlefield, not “returned”. */
  readonly put?: true;
  /** What is done to them leaves them as they were described: they are dealt damage; or it taps or untaps them, or makes them stronger. */
  readonly unchanged?: true | 'but tapped' | 'but stronger';
  /** What it was before it was moved; `null` where the language can't refer to that. */
  readonly was?: Objects | null;
}

export const noFacts: Facts = {};

/** Something that was named, which later words can mean: “it”, “that creature”, “those cards”, “that player”. */
export interface Referent {
  /** `null`: what a pronoun would mean here can't be said. */
  readonly means: Objects | Players | null;
  readonly plural: boolean;
  readonly facts: Facts;
  /** What “that …” can call it: creature, permanent, card. */
  readonly nouns: readonly ReferentNoun[];
  /** What was named before it. */
  readonly before: Referent | null;
}

/** What an instruction did to things: “the exiled card”, “cards milled this way”. */
export interface Deed {
  readonly done: Participle;
  readonly means: Objects;
  readonly plural: boolean;
  /** The same as it was before. */
  readonly was: Objects;
  readonly before: Deed | null;
}

/** The subject of a clause: what its verb agrees with. */
export interface Subject {
  readonly means: Objects | Players;
  /** The verb's form: that of “they” and of “you” too. */
  readonly plural: boolean;
}

/** An instruction to choose objects that another instruction is about: “return a creature card from your graveyard …”. */
export type ChoiceOfObjects = Extract<Effect, { readonly do: 'choose objects' }>;

/** What has been said up to a place of a text: a value, to which a reader or writer can go back. */
export interface TextSoFar {
  readonly referents: Referent | null;
  readonly deeds: Deed | null;
  readonly targets: readonly TargetSpec[];
  readonly labels: number;
  readonly subject: Subject | null;
  /** What X is, where the end of the sentence says it. */
  readonly whereX: Amount | null;
  /** The instructions in whose place is done what is being said: they won't have been followed. */
  readonly replaces: readonly Effect[] | null;
  /** The condition of the sentence is about this spell. */
  readonly ofSpell: boolean;
  /** What had been said when the last condition of an instruction had been: the other course begins there. */
  readonly asked: TextSoFar | null;
  /** The duration that was said at the beginning of the sentence. */
  readonly leadingDuration: Duration | null;
  /** The choices that the clause makes for what it says. */
  readonly choices: readonly ChoiceOfObjects[];
  /** Whose abilities are being said, where it isn't the subject: a token's. */
  readonly grantee: TextSource | null;
  readonly choice: string | null;
  /** What had been said before it. */
  readonly beforeChoice: TextSoFar | null;
  /** Who made it: “if you do”, “if they do”; which of several is never told. */
  readonly chooser: 'you' | 'another' | 'several' | null;
  /** The other card of a meld pair, where the text has spoken of both (CR 712.4a). */
  readonly partner: Filter | null;
  /** Players who each have a target of their own in this sentence: “up to one target creature that player controls”. */
  readonly apiece: 'each opponent' | 'each player' | null;
  /** The label of the last dice or coins: “the result”, “if you win the flip”. */
  readonly lastNumber: string | null;
  /** The text says that its object is in the graveyard: that is where the ability functions (CR 113.6). */
  readonly inGraveyard: boolean;
  /** What triggered or would happen has a number: “that much”, “that many”. */
  readonly hasAmount: boolean;
  /** “That much” is damage that is prevented. */
  readonly prevents: boolean;
  /** What “it” can't mean here: “attach this Equipment to it”. */
  readonly except: Objects | null;
  /** Verbs don't agree with their subject: “have it deal 2 damage”. */
  readonly infinitive: boolean;
  /** “The rest”: what was left when some of several were chosen. */
  readonly rest: Objects | null;
  /** The players about whom the clause says the same, one by one: “they” is each of them there. Absent outside of clauses. */
  readonly each: Players | null | undefined;
  /** The label of the two piles that cards were separated into (CR 700.3). */
  readonly piles: readonly [string, string] | null;
  /** The last vote: its label and the words that were voted for (CR 701.38). */
  readonly vote: { readonly label: string; readonly options: readonly string[] } | null;
  /** The last choice of one word among some, and who made it: “if that player chooses self”. */
  readonly wordChoice: { readonly label: string; readonly among: readonly string[]; readonly who: Players } | null;
  /** The label of the color that a player chose as the text was followed: “of that color”. */
  readonly notedColor: string | null;
  /** The same of a color that the clause chooses for what it says: “the color of your choice”. */
  readonly colorOfChoice: string | null;
  /** The same of a type: “the creature type of your choice”. */
  readonly typeOfChoice: { readonly label: string; readonly choose: 'creature type' | 'basic land type' } | null;
  /** It is said of an ability that triggers later: what it is about may have been named before. */
  readonly later: boolean;
  /** The labels of what instructions did, by what “… this way” says of it: “destroyed”, “lost”. */
  readonly thisWay: Readonly<Record<string, string>>;
  /** What was paid for the ability or spell whose text it is. */
  readonly paid: readonly Cost[];
  /** The card of which the sentence before asked what it is: “if it's a land card, …. If it's a creature card, …”. */
  readonly askedCard: Objects | null;
  /** The two numbers of the last comparison: “the difference”. */
  readonly compared: readonly [Amount, Amount] | null;
  /** The words say that its object is in the hand: that is where the ability functions (CR 113.6). */
  readonly zone: 'hand' | null;
}

export type MutableTextSoFar = { -readonly [K in keyof TextSoFar]: TextSoFar[K] };

/** All are of one shape: most of reading and writing is looking at them. */
export function copied(soFar: TextSoFar): MutableTextSoFar {
  return {
    referents: soFar.referents,
    deeds: soFar.deeds,
    targets: soFar.targets,
    labels: soFar.labels,
    subject: soFar.subject,
    whereX: soFar.whereX,
    replaces: soFar.replaces,
    ofSpell: soFar.ofSpell,
    asked: soFar.asked,
    leadingDuration: soFar.leadingDuration,
    choices: soFar.choices,
    grantee: soFar.grantee,
    choice: soFar.choice,
    beforeChoice: soFar.beforeChoice,
    chooser: soFar.chooser,
    partner: soFar.partner,
    apiece: soFar.apiece,
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
    later: soFar.later,
    thisWay: soFar.thisWay,
    paid: soFar.paid,
    zone: soFar.zone,
    askedCard: soFar.askedCard,
    compared: soFar.compared,
  };
}

/** What has been said, and more. */
export function withChanges(soFar: TextSoFar, more: Partial<TextSoFar>): TextSoFar {
  return Object.assign(copied(soFar), more);
}

/** Where a text begins. @param targets those of a text that is written */
export function startOfText(targets: readonly TargetSpec[]): TextSoFar {
  return {
    referents: null,
    deeds: null,
    targets,
    labels: 0,
    subject: null,
    whereX: null,
    asked: null,
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
    later: false,
    thisWay: {},
    paid: [],
    grantee: null,
    choice: null,
    beforeChoice: null,
    chooser: null,
    lastNumber: null,
    apiece: null,
    partner: null,
    infinitive: false,
    except: null,
    hasAmount: false,
    prevents: false,
    inGraveyard: false,
  };
}
