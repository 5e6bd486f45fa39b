import {
  type TargetSpec,
  type Amount,
  type Duration,
  type Filter,
  type Objects,
  type Players,
  type ReferentNoun,
  isSameTree,
} from '@stacktrail/card-tree';
import type { TextSource } from '../english/text-source.js';
import {
  type Facts,
  noFacts,
  type Referent,
  type AffectedObjects,
  type DoneBy,
  type Subject,
  type ChoiceOfObjects,
  type TextSoFar,
  type MutableTextSoFar,
  copied,
  withChanges,
  startOfText,
} from './text-so-far.js';

/** What the text has said so far; the same class serves reading and writing. */
export class Scope {
  soFar: TextSoFar;
  /**
   * Whether the tree may lack the wording of its references, as a tree made by code does. A referent is then written
   * “that creature” first, and “it” after that.
   */
  isUnworded = false;
  /** Whether a label was made, even in words that were read in vain. */
  hasLabelled = false;

  /**
   * @param textSource the object that has this text
   * @param targets the targets of a text that is written; reading finds them itself
   * @param granter the object whose text gives the ability, if the text is that of a given ability (CR 201.5a)
   */
  constructor(
    readonly textSource: TextSource,
    targets: readonly TargetSpec[] = [],
    readonly granter: TextSource | null = null,
  ) {
    this.soFar = startOfText(targets);
  }

  /** Replaces `soFar` by a copy that can be changed. */
  private change(): MutableTextSoFar {
    const next = copied(this.soFar);
    this.soFar = next;
    return next;
  }

  get targets(): readonly TargetSpec[] {
    return this.soFar.targets;
  }

  get subject(): Subject | null {
    return this.soFar.subject;
  }

  set subject(subject: Subject | null) {
    if (this.soFar.subject !== subject) this.change().subject = subject;
  }

  get labels(): number {
    return this.soFar.labels;
  }

  get whereX(): Amount | null {
    return this.soFar.whereX;
  }

  set whereX(whereX: Amount | null) {
    if (this.soFar.whereX !== whereX) this.change().whereX = whereX;
  }

  get leadingDuration(): Duration | null {
    return this.soFar.leadingDuration;
  }

  set leadingDuration(leadingDuration: Duration | null) {
    if (this.soFar.leadingDuration !== leadingDuration) this.change().leadingDuration = leadingDuration;
  }

  get inGraveyard(): boolean {
    return this.soFar.inGraveyard;
  }

  set inGraveyard(inGraveyard: boolean) {
    if (this.soFar.inGraveyard !== inGraveyard) this.change().inGraveyard = inGraveyard;
  }

  get except(): Objects | null {
    return this.soFar.except;
  }

  set except(except: Objects | null) {
    if (this.soFar.except !== except) this.change().except = except;
  }

  get ofSpell(): boolean {
    return this.soFar.ofSpell;
  }

  set ofSpell(ofSpell: boolean) {
    if (this.soFar.ofSpell !== ofSpell) this.change().ofSpell = ofSpell;
  }

  get hasAmount(): boolean {
    return this.soFar.hasAmount;
  }

  set hasAmount(hasAmount: boolean) {
    if (this.soFar.hasAmount !== hasAmount) this.change().hasAmount = hasAmount;
  }

  get prevents(): boolean {
    return this.soFar.prevents;
  }

  set prevents(prevents: boolean) {
    if (this.soFar.prevents !== prevents) this.change().prevents = prevents;
  }

  get infinitive(): boolean {
    return this.soFar.infinitive;
  }

  set infinitive(infinitive: boolean) {
    if (this.soFar.infinitive !== infinitive) this.change().infinitive = infinitive;
  }

  get replaces(): TextSoFar['replaces'] {
    return this.soFar.replaces;
  }

  set replaces(replaces: TextSoFar['replaces']) {
    if (this.soFar.replaces !== replaces) this.change().replaces = replaces;
  }

  /** The label of the last optional action, to which “if you do” refers. */
  get choice(): string | null {
    return this.soFar.choice;
  }

  set choice(choice: string | null) {
    if (this.soFar.choice === choice) return;
    const next = this.change();
    next.choice = choice;
    next.beforeChoice = null;
  }

  get beforeChoice(): TextSoFar | null {
    return this.soFar.beforeChoice;
  }

  set beforeChoice(beforeChoice: TextSoFar | null) {
    if (this.soFar.beforeChoice !== beforeChoice) this.change().beforeChoice = beforeChoice;
  }

  get chooser(): TextSoFar['chooser'] {
    return this.soFar.chooser;
  }

  set chooser(chooser: TextSoFar['chooser']) {
    if (this.soFar.chooser !== chooser) this.change().chooser = chooser;
  }

  get partner(): Filter | null {
    return this.soFar.partner;
  }

  set partner(partner: Filter | null) {
    if (this.soFar.partner !== partner) this.change().partner = partner;
  }

  get playersWithOwnTarget(): TextSoFar['playersWithOwnTarget'] {
    return this.soFar.playersWithOwnTarget;
  }

  set playersWithOwnTarget(apiece: TextSoFar['playersWithOwnTarget']) {
    if (this.soFar.playersWithOwnTarget !== apiece) this.change().playersWithOwnTarget = apiece;
  }

  /** The label of the last dice or coins. */
  get lastNumber(): string | null {
    return this.soFar.lastNumber;
  }

  set lastNumber(label: string | null) {
    if (this.soFar.lastNumber !== label) this.change().lastNumber = label;
  }

  get choices(): readonly ChoiceOfObjects[] {
    return this.soFar.choices;
  }

  set choices(choices: readonly ChoiceOfObjects[]) {
    if (this.soFar.choices !== choices) this.change().choices = choices;
  }

  get rest(): Objects | null {
    return this.soFar.rest;
  }

  set rest(rest: Objects | null) {
    if (this.soFar.rest !== rest) this.change().rest = rest;
  }

  get vote(): TextSoFar['vote'] {
    return this.soFar.vote;
  }

  set vote(vote: TextSoFar['vote']) {
    if (this.soFar.vote !== vote) this.change().vote = vote;
  }

  get piles(): TextSoFar['piles'] {
    return this.soFar.piles;
  }

  set piles(piles: TextSoFar['piles']) {
    if (this.soFar.piles !== piles) this.change().piles = piles;
  }

  get wordChoice(): TextSoFar['wordChoice'] {
    return this.soFar.wordChoice;
  }

  set wordChoice(wordChoice: TextSoFar['wordChoice']) {
    if (this.soFar.wordChoice !== wordChoice) this.change().wordChoice = wordChoice;
  }

  get notedColor(): string | null {
    return this.soFar.notedColor;
  }

  set notedColor(notedColor: string | null) {
    if (this.soFar.notedColor !== notedColor) this.change().notedColor = notedColor;
  }

  get colorOfChoice(): string | null {
    return this.soFar.colorOfChoice;
  }

  set colorOfChoice(colorOfChoice: string | null) {
    if (this.soFar.colorOfChoice !== colorOfChoice) this.change().colorOfChoice = colorOfChoice;
  }

  get grantee(): TextSource | null {
    return this.soFar.grantee;
  }

  set grantee(grantee: TextSource | null) {
    if (this.soFar.grantee !== grantee) this.change().grantee = grantee;
  }

  /** The scope of a text inside this one, such as a quoted ability; nothing has been said there yet. */
  inside(textSource: TextSource, granter: TextSource | null = null): Scope {
    const scope = new Scope(textSource, [], granter);
    scope.isUnworded = this.isUnworded;
    return scope;
  }

  get thisWay(): TextSoFar['thisWay'] {
    return this.soFar.thisWay;
  }

  set thisWay(thisWay: TextSoFar['thisWay']) {
    if (this.soFar.thisWay !== thisWay) this.change().thisWay = thisWay;
  }

  get paid(): TextSoFar['paid'] {
    return this.soFar.paid;
  }

  set paid(paid: TextSoFar['paid']) {
    if (this.soFar.paid !== paid) this.change().paid = paid;
  }

  get each(): TextSoFar['each'] {
    return this.soFar.each;
  }

  set each(each: TextSoFar['each']) {
    if (this.soFar.each !== each) this.change().each = each;
  }

  get zone(): TextSoFar['zone'] {
    return this.soFar.zone;
  }

  set zone(zone: TextSoFar['zone']) {
    if (this.soFar.zone !== zone) this.change().zone = zone;
  }

  /** Records the objects that an instruction affected, so that later words can refer to them: “the exiled card”. */
  recordAffected(
    participle: AffectedObjects['participle'],
    means: Objects,
    plural: boolean,
    was: Objects = means,
  ): void {
    this.change().affected = { participle, means, plural, was, by: this.doer, before: this.soFar.affected };
  }

  /** Who follows the instruction that the clause says. */
  private get doer(): DoneBy {
    const means = this.subject?.means;
    if (means === undefined || !('players' in means) || means.players === 'you') return 'you';
    return means.players.startsWith('each') || means.players === 'those who' ? 'several' : 'another';
  }

  /** The objects that the last instruction with this participle affected. */
  lastAffected(participle: AffectedObjects['participle']): AffectedObjects | undefined {
    for (let affected = this.soFar.affected; affected !== null; affected = affected.before)
      if (affected.participle === participle) return affected;
    return undefined;
  }

  /** Makes a label that is unique in this text. */
  newLabel(what: string): string {
    this.hasLabelled = true;
    const next = this.change();
    next.labels++;
    return `${what} ${next.labels}`;
  }

  /** Adds a target and returns its slot. */
  addTarget(target: TargetSpec): number {
    const next = this.change();
    next.targets = [...next.targets, target];
    return next.targets.length - 1;
  }

  /**
   * Records that a condition has been read; the instructions after it are one of two branches (CR 608.2c).
   * @param ofSpell whether the condition is about this spell
   */
  recordFork(ofSpell = false): void {
    this.soFar = withChanges(this.soFar, { fork: this.soFar, ofSpell });
  }

  /** Adds a referent that later words can mean. */
  name(means: Objects | Players, plural: boolean, nouns: readonly ReferentNoun[], facts: Facts = noFacts): void {
    const next = this.change();
    if ('players' in means && next.each !== undefined) next.each = null;
    next.referents = { means, plural, facts, nouns, before: next.referents };
  }

  /** Adds a referent that a tree can't express, so that a pronoun with this meaning isn't read. */
  unsayable(nouns: readonly ReferentNoun[]): void {
    const next = this.change();
    next.referents = { means: null, plural: false, facts: noFacts, nouns, before: next.referents };
  }

  /** Removes a referent, so that later words can't mean it any more. */
  forget(means: Objects | Players): void {
    const without = (from: Referent | null): Referent | null =>
      from === null
        ? null
        : this.isSame(from, means)
          ? without(from.before)
          : { ...from, before: without(from.before) };
    if (this.referentOf(means) !== undefined)
      this.soFar = withChanges(this.soFar, { referents: without(this.soFar.referents) });
  }

  /** Makes an earlier referent the last one, because the text has mentioned it again. */
  nameAgain(referent: Referent): void {
    if (this.soFar.referents === referent) return;
    const next = this.change();
    next.referents = { ...referent, before: next.referents };
  }

  /** Whether the referent has this meaning, whatever noun the text uses for it. */
  isSame({ means }: Referent, other: Objects | Players): boolean {
    return means !== null && isSameTree(means, other, 'called');
  }

  /** The last referent with this meaning. */
  referentOf(means: Objects | Players): Referent | undefined {
    return this.last((referent) => this.isSame(referent, means));
  }

  /** The last referent that fits. */
  last(fits: (referent: Referent) => boolean): Referent | undefined {
    for (let referent = this.soFar.referents; referent !== null; referent = referent.before) {
      if (fits(referent)) return referent;
    }
    return undefined;
  }

  /** How many times the text named it. */
  timesNamed(means: Objects | Players): number {
    let times = 0;
    for (let one = this.soFar.referents; one !== null; one = one.before) if (this.isSame(one, means)) times++;
    return times;
  }

  /** The facts about a referent. */
  factsOf(means: Objects | Players): Facts {
    return this.referentOf(means)?.facts ?? noFacts;
  }

  /** Whether the referent is plural. */
  isPlural(means: Objects | Players): boolean {
    return this.referentOf(means)?.plural ?? false;
  }
}
