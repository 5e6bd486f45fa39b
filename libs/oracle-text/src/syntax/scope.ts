import {
  type TargetSpec,
  type Amount,
  type Duration,
  type Filter,
  type Objects,
  type Participle,
  type Players,
  type ReferentNoun,
  isSameTree,
} from '@stacktrail/card-tree';
import type { Speaker } from '../english/speaker.js';
import {
  type Facts,
  noFacts,
  type Referent,
  type Deed,
  type Subject,
  type ChoiceOfObjects,
  type Said,
  type SaidSoFar,
  copied,
  also,
  nothingSaid,
} from './said.js';

/** What has been said so far in one text. It is the same whether the text is read or written. */
export class Scope {
  said: Said;
  /** The tree may not say how it words its references, as a tree that is made by code: what was named is “that creature”, then “it”. */
  isUnworded = false;
  /** Whether a label was made, be it in words that were taken back. */
  hasLabelled = false;

  /**
   * @param speaker the object whose text it is
   * @param targets those of a text that is written; of one that is read they are found
   * @param granter the object whose text gives an ability, in the text of that ability (CR 201.5a)
   */
  constructor(
    readonly speaker: Speaker,
    targets: readonly TargetSpec[] = [],
    readonly granter: Speaker | null = null,
  ) {
    this.said = nothingSaid(targets);
  }

  /** What has been said, to say more. */
  private next(): SaidSoFar {
    const next = copied(this.said);
    this.said = next;
    return next;
  }

  get targets(): readonly TargetSpec[] {
    return this.said.targets;
  }

  get subject(): Subject | null {
    return this.said.subject;
  }

  set subject(subject: Subject | null) {
    if (this.said.subject !== subject) this.next().subject = subject;
  }

  get labels(): number {
    return this.said.labels;
  }

  get whereX(): Amount | null {
    return this.said.whereX;
  }

  set whereX(whereX: Amount | null) {
    if (this.said.whereX !== whereX) this.next().whereX = whereX;
  }

  get leadingDuration(): Duration | null {
    return this.said.leadingDuration;
  }

  set leadingDuration(leadingDuration: Duration | null) {
    if (this.said.leadingDuration !== leadingDuration) this.next().leadingDuration = leadingDuration;
  }

  get inGraveyard(): boolean {
    return this.said.inGraveyard;
  }

  set inGraveyard(inGraveyard: boolean) {
    if (this.said.inGraveyard !== inGraveyard) this.next().inGraveyard = inGraveyard;
  }

  get except(): Objects | null {
    return this.said.except;
  }

  set except(except: Objects | null) {
    if (this.said.except !== except) this.next().except = except;
  }

  get ofSpell(): boolean {
    return this.said.ofSpell;
  }

  set ofSpell(ofSpell: boolean) {
    if (this.said.ofSpell !== ofSpell) this.next().ofSpell = ofSpell;
  }

  get hasAmount(): boolean {
    return this.said.hasAmount;
  }

  set hasAmount(hasAmount: boolean) {
    if (this.said.hasAmount !== hasAmount) this.next().hasAmount = hasAmount;
  }

  get prevents(): boolean {
    return this.said.prevents;
  }

  set prevents(prevents: boolean) {
    if (this.said.prevents !== prevents) this.next().prevents = prevents;
  }

  get infinitive(): boolean {
    return this.said.infinitive;
  }

  set infinitive(infinitive: boolean) {
    if (this.said.infinitive !== infinitive) this.next().infinitive = infinitive;
  }

  get replaces(): Said['replaces'] {
    return this.said.replaces;
  }

  set replaces(replaces: Said['replaces']) {
    if (this.said.replaces !== replaces) this.next().replaces = replaces;
  }

  /** The label of the last optional action, which “if you do” asks about. */
  get choice(): string | null {
    return this.said.choice;
  }

  set choice(choice: string | null) {
    if (this.said.choice === choice) return;
    const next = this.next();
    next.choice = choice;
    next.beforeChoice = null;
  }

  get beforeChoice(): Said | null {
    return this.said.beforeChoice;
  }

  set beforeChoice(beforeChoice: Said | null) {
    if (this.said.beforeChoice !== beforeChoice) this.next().beforeChoice = beforeChoice;
  }

  get chooser(): Said['chooser'] {
    return this.said.chooser;
  }

  set chooser(chooser: Said['chooser']) {
    if (this.said.chooser !== chooser) this.next().chooser = chooser;
  }

  get partner(): Filter | null {
    return this.said.partner;
  }

  set partner(partner: Filter | null) {
    if (this.said.partner !== partner) this.next().partner = partner;
  }

  get apiece(): Said['apiece'] {
    return this.said.apiece;
  }

  set apiece(apiece: Said['apiece']) {
    if (this.said.apiece !== apiece) this.next().apiece = apiece;
  }

  /** The label of the last dice or coins. */
  get chance(): string | null {
    return this.said.chance;
  }

  set chance(chance: string | null) {
    if (this.said.chance !== chance) this.next().chance = chance;
  }

  get choices(): readonly ChoiceOfObjects[] {
    return this.said.choices;
  }

  set choices(choices: readonly ChoiceOfObjects[]) {
    if (this.said.choices !== choices) this.next().choices = choices;
  }

  get rest(): Objects | null {
    return this.said.rest;
  }

  set rest(rest: Objects | null) {
    if (this.said.rest !== rest) this.next().rest = rest;
  }

  get vote(): Said['vote'] {
    return this.said.vote;
  }

  set vote(vote: Said['vote']) {
    if (this.said.vote !== vote) this.next().vote = vote;
  }

  get piles(): Said['piles'] {
    return this.said.piles;
  }

  set piles(piles: Said['piles']) {
    if (this.said.piles !== piles) this.next().piles = piles;
  }

  get wordChoice(): Said['wordChoice'] {
    return this.said.wordChoice;
  }

  set wordChoice(wordChoice: Said['wordChoice']) {
    if (this.said.wordChoice !== wordChoice) this.next().wordChoice = wordChoice;
  }

  get notedColor(): string | null {
    return this.said.notedColor;
  }

  set notedColor(notedColor: string | null) {
    if (this.said.notedColor !== notedColor) this.next().notedColor = notedColor;
  }

  get colorOfChoice(): string | null {
    return this.said.colorOfChoice;
  }

  set colorOfChoice(colorOfChoice: string | null) {
    if (this.said.colorOfChoice !== colorOfChoice) this.next().colorOfChoice = colorOfChoice;
  }

  get grantee(): Speaker | null {
    return this.said.grantee;
  }

  set grantee(grantee: Speaker | null) {
    if (this.said.grantee !== grantee) this.next().grantee = grantee;
  }

  /** The scope of a text inside this one, such as a quoted ability: nothing has been said in it. */
  inside(speaker: Speaker, granter: Speaker | null = null): Scope {
    const scope = new Scope(speaker, [], granter);
    scope.isUnworded = this.isUnworded;
    return scope;
  }

  get thisWay(): Said['thisWay'] {
    return this.said.thisWay;
  }

  set thisWay(thisWay: Said['thisWay']) {
    if (this.said.thisWay !== thisWay) this.next().thisWay = thisWay;
  }

  get paid(): Said['paid'] {
    return this.said.paid;
  }

  set paid(paid: Said['paid']) {
    if (this.said.paid !== paid) this.next().paid = paid;
  }

  get each(): Said['each'] {
    return this.said.each;
  }

  set each(each: Said['each']) {
    if (this.said.each !== each) this.next().each = each;
  }

  get zone(): Said['zone'] {
    return this.said.zone;
  }

  set zone(zone: Said['zone']) {
    if (this.said.zone !== zone) this.next().zone = zone;
  }

  /** Something was done to things that later words know by it. */
  did(done: Participle, means: Objects, plural: boolean, was: Objects = means): void {
    this.next().deeds = { done, means, plural, was, before: this.said.deeds };
  }

  /** The last time that it was done. */
  lastDeed(done: Participle): Deed | undefined {
    for (let deed = this.said.deeds; deed !== null; deed = deed.before) if (deed.done === done) return deed;
    return undefined;
  }

  /** A label that nothing in this text has. */
  newLabel(what: string): string {
    this.hasLabelled = true;
    const next = this.next();
    next.labels++;
    return `${what} ${next.labels}`;
  }

  /** Adds a target that is read. Returns its slot. */
  addTarget(target: TargetSpec): number {
    const next = this.next();
    next.targets = [...next.targets, target];
    return next.targets.length - 1;
  }

  /**
   * A condition has been said: what follows is one of two courses (CR 608.2c).
   *
   * @param ofSpell it asks about this spell: “it” that does something may be either
   */
  ask(ofSpell = false): void {
    this.said = also(this.said, { asked: this.said, ofSpell });
  }

  /** Names something: later words can mean it. */
  name(means: Objects | Players, plural: boolean, nouns: readonly ReferentNoun[], facts: Facts = noFacts): void {
    const next = this.next();
    if ('players' in means && next.each !== undefined) next.each = null;
    next.referents = { means, plural, facts, nouns, before: next.referents };
  }

  /** Something is named that the language can't refer to: a pronoun that would mean it can't be read. */
  unsayable(nouns: readonly ReferentNoun[]): void {
    const next = this.next();
    next.referents = { means: null, plural: false, facts: noFacts, nouns, before: next.referents };
  }

  /** Later words can't mean it any more. */
  forget(means: Objects | Players): void {
    const without = (from: Referent | null): Referent | null =>
      from === null
        ? null
        : this.isSame(from, means)
          ? without(from.before)
          : { ...from, before: without(from.before) };
    if (this.referentOf(means) !== undefined) this.said = also(this.said, { referents: without(this.said.referents) });
  }

  /** What was named before is spoken of again: it is what was named last now. */
  nameAgain(referent: Referent): void {
    if (this.said.referents === referent) return;
    const next = this.next();
    next.referents = { ...referent, before: next.referents };
  }

  /** Whatever the text calls it. */
  isSame({ means }: Referent, other: Objects | Players): boolean {
    return means !== null && isSameTree(means, other, 'called');
  }

  /** What was named, as it was named. */
  referentOf(means: Objects | Players): Referent | undefined {
    return this.last((referent) => this.isSame(referent, means));
  }

  /** The last thing named that fits. */
  last(fits: (referent: Referent) => boolean): Referent | undefined {
    for (let referent = this.said.referents; referent !== null; referent = referent.before) {
      if (fits(referent)) return referent;
    }
    return undefined;
  }

  /** How often it was named. */
  timesNamed(means: Objects | Players): number {
    let times = 0;
    for (let one = this.said.referents; one !== null; one = one.before) if (this.isSame(one, means)) times++;
    return times;
  }

  /** What the text said of something that it named. */
  factsOf(means: Objects | Players): Facts {
    return this.referentOf(means)?.facts ?? noFacts;
  }

  /** Whether what was named is several. */
  isPlural(means: Objects | Players): boolean {
    return this.referentOf(means)?.plural ?? false;
  }
}
