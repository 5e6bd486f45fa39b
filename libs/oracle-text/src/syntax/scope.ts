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
  type Deed,
  type DoneBy,
  type Subject,
  type ChoiceOfObjects,
  type TextSoFar,
  type MutableTextSoFar,
  copied,
  withChanges,
  startOfText,
} from './text-so-far.js';

/** What has been said so far in one text. It is the same whether the text is read or written. */
export class Scope {
  soFar: TextSoFar;
  /** The tree may not say how it words its references, as a tree that is made by code: what was named is “that creature”, then “it”. */
  isUnworded = false;
  /** Whether a label was made, be it in words that were taken back. */
  hasLabelled = false;

  /**
   * @param textSource the object whose text it is
   * @param targets those of a text that is written; of one that is read they are found
   * @param granter the object whose text gives an ability, in the text of that ability (CR 201.5a)
   */
  constructor(
    readonly textSource: TextSource,
    targets: readonly TargetSpec[] = [],
    readonly granter: TextSource | null = null,
  ) {
    this.soFar = startOfText(targets);
  }

  /** What has been said, to say more. */
  private next(): MutableTextSoFar {
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
    if (this.soFar.subject !== subject) this.next().subject = subject;
  }

  get labels(): number {
    return this.soFar.labels;
  }

  get whereX(): Amount | null {
    return this.soFar.whereX;
  }

  set whereX(whereX: Amount | null) {
    if (this.soFar.whereX !== whereX) this.next().whereX = whereX;
  }

  get leadingDuration(): Duration | null {
    return this.soFar.leadingDuration;
  }

  set leadingDuration(leadingDuration: Duration | null) {
    if (this.soFar.leadingDuration !== leadingDuration) this.next().leadingDuration = leadingDuration;
  }

  get inGraveyard(): boolean {
    return this.soFar.inGraveyard;
  }

  set inGraveyard(inGraveyard: boolean) {
    if (this.soFar.inGraveyard !== inGraveyard) this.next().inGraveyard = inGraveyard;
  }

  get except(): Objects | null {
    return this.soFar.except;
  }

  set except(except: Objects | null) {
    if (this.soFar.except !== except) this.next().except = except;
  }

  get ofSpell(): boolean {
    return this.soFar.ofSpell;
  }

  set ofSpell(ofSpell: boolean) {
    if (this.soFar.ofSpell !== ofSpell) this.next().ofSpell = ofSpell;
  }

  get hasAmount(): boolean {
    return this.soFar.hasAmount;
  }

  set hasAmount(hasAmount: boolean) {
    if (this.soFar.hasAmount !== hasAmount) this.next().hasAmount = hasAmount;
  }

  get prevents(): boolean {
    return this.soFar.prevents;
  }

  set prevents(prevents: boolean) {
    if (this.soFar.prevents !== prevents) this.next().prevents = prevents;
  }

  get infinitive(): boolean {
    return this.soFar.infinitive;
  }

  set infinitive(infinitive: boolean) {
    if (this.soFar.infinitive !== infinitive) this.next().infinitive = infinitive;
  }

  get replaces(): TextSoFar['replaces'] {
    return this.soFar.replaces;
  }

  set replaces(replaces: TextSoFar['replaces']) {
    if (this.soFar.replaces !== replaces) this.next().replaces = replaces;
  }

  /** The label of the last optional action, which “if you do” asks about. */
  get choice(): string | null {
    return this.soFar.choice;
  }

  set choice(choice: string | null) {
    if (this.soFar.choice === choice) return;
    const next = this.next();
    next.choice = choice;
    next.beforeChoice = null;
  }

  get beforeChoice(): TextSoFar | null {
    return this.soFar.beforeChoice;
  }

  set beforeChoice(beforeChoice: TextSoFar | null) {
    if (this.soFar.beforeChoice !== beforeChoice) this.next().beforeChoice = beforeChoice;
  }

  get chooser(): TextSoFar['chooser'] {
    return this.soFar.chooser;
  }

  set chooser(chooser: TextSoFar['chooser']) {
    if (this.soFar.chooser !== chooser) this.next().chooser = chooser;
  }

  get partner(): Filter | null {
    return this.soFar.partner;
  }

  set partner(partner: Filter | null) {
    if (this.soFar.partner !== partner) this.next().partner = partner;
  }

  get apiece(): TextSoFar['apiece'] {
    return this.soFar.apiece;
  }

  set apiece(apiece: TextSoFar['apiece']) {
    if (this.soFar.apiece !== apiece) this.next().apiece = apiece;
  }

  /** The label of the last dice or coins. */
  get lastNumber(): string | null {
    return this.soFar.lastNumber;
  }

  set lastNumber(chance: string | null) {
    if (this.soFar.lastNumber !== chance) this.next().lastNumber = chance;
  }

  get choices(): readonly ChoiceOfObjects[] {
    return this.soFar.choices;
  }

  set choices(choices: readonly ChoiceOfObjects[]) {
    if (this.soFar.choices !== choices) this.next().choices = choices;
  }

  get rest(): Objects | null {
    return this.soFar.rest;
  }

  set rest(rest: Objects | null) {
    if (this.soFar.rest !== rest) this.next().rest = rest;
  }

  get vote(): TextSoFar['vote'] {
    return this.soFar.vote;
  }

  set vote(vote: TextSoFar['vote']) {
    if (this.soFar.vote !== vote) this.next().vote = vote;
  }

  get piles(): TextSoFar['piles'] {
    return this.soFar.piles;
  }

  set piles(piles: TextSoFar['piles']) {
    if (this.soFar.piles !== piles) this.next().piles = piles;
  }

  get wordChoice(): TextSoFar['wordChoice'] {
    return this.soFar.wordChoice;
  }

  set wordChoice(wordChoice: TextSoFar['wordChoice']) {
    if (this.soFar.wordChoice !== wordChoice) this.next().wordChoice = wordChoice;
  }

  get notedColor(): string | null {
    return this.soFar.notedColor;
  }

  set notedColor(notedColor: string | null) {
    if (this.soFar.notedColor !== notedColor) this.next().notedColor = notedColor;
  }

  get colorOfChoice(): string | null {
    return this.soFar.colorOfChoice;
  }

  set colorOfChoice(colorOfChoice: string | null) {
    if (this.soFar.colorOfChoice !== colorOfChoice) this.next().colorOfChoice = colorOfChoice;
  }

  get grantee(): TextSource | null {
    return this.soFar.grantee;
  }

  set grantee(grantee: TextSource | null) {
    if (this.soFar.grantee !== grantee) this.next().grantee = grantee;
  }

  /** The scope of a text inside this one, such as a quoted ability: nothing has been said in it. */
  inside(textSource: TextSource, granter: TextSource | null = null): Scope {
    const scope = new Scope(textSource, [], granter);
    scope.isUnworded = this.isUnworded;
    return scope;
  }

  get thisWay(): TextSoFar['thisWay'] {
    return this.soFar.thisWay;
  }

  set thisWay(thisWay: TextSoFar['thisWay']) {
    if (this.soFar.thisWay !== thisWay) this.next().thisWay = thisWay;
  }

  get paid(): TextSoFar['paid'] {
    return this.soFar.paid;
  }

  set paid(paid: TextSoFar['paid']) {
    if (this.soFar.paid !== paid) this.next().paid = paid;
  }

  get each(): TextSoFar['each'] {
    return this.soFar.each;
  }

  set each(each: TextSoFar['each']) {
    if (this.soFar.each !== each) this.next().each = each;
  }

  get zone(): TextSoFar['zone'] {
    return this.soFar.zone;
  }

  set zone(zone: TextSoFar['zone']) {
    if (this.soFar.zone !== zone) this.next().zone = zone;
  }

  /** Something was done to things that later words know by it. */
  noteDeed(done: Deed['done'], means: Objects, plural: boolean, was: Objects = means): void {
    this.next().deeds = { done, means, plural, was, by: this.doer, before: this.soFar.deeds };
  }

  /** Who does what the clause says. */
  private get doer(): DoneBy {
    const means = this.subject?.means;
    if (means === undefined || !('players' in means) || means.players === 'you') return 'you';
    return means.players.startsWith('each') || means.players === 'those who' ? 'several' : 'another';
  }

  /** The last time that it was done. */
  lastDeed(done: Deed['done']): Deed | undefined {
    for (let deed = this.soFar.deeds; deed !== null; deed = deed.before) if (deed.done === done) return deed;
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
    this.soFar = withChanges(this.soFar, { asked: this.soFar, ofSpell });
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
    if (this.referentOf(means) !== undefined)
      this.soFar = withChanges(this.soFar, { referents: without(this.soFar.referents) });
  }

  /** What was named before is spoken of again: it is what was named last now. */
  nameAgain(referent: Referent): void {
    if (this.soFar.referents === referent) return;
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
    for (let referent = this.soFar.referents; referent !== null; referent = referent.before) {
      if (fits(referent)) return referent;
    }
    return undefined;
  }

  /** How often it was named. */
  timesNamed(means: Objects | Players): number {
    let times = 0;
    for (let one = this.soFar.referents; one !== null; one = one.before) if (this.isSame(one, means)) times++;
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
