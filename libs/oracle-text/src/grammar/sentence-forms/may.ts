import { type Effect, isSameTree, type Players, withNodes } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { constant, type No, no, oneOf } from '../../syntax/syntax.js';
import type { Scope } from '../../syntax/scope.js';
import type { Writer } from '../../syntax/writer.js';
import { subjectOf } from '../effects/clauses.js';
import { areSeveral } from '../basics/one-by-one.js';
import { playersAsSubject } from '../players/players.js';
import { chooserOf } from './doers.js';
import { type Clauses, type EffectOf, type SentenceForm, onlyEffect } from './form.js';

/** “Have it deal 2 damage to any target”: an instruction that you may have an object or another player carry out. */
function readHave(reader: Reader, clauses: Clauses, who: Players): readonly Effect[] | No {
  reader.scope.infinitive = true;
  const effects = clauses.read(reader);
  reader.scope.infinitive = false;
  return effects !== no && isWordedWithHave(effects, who) ? effects : no;
}

/** Whether the first instruction is carried out by an object, or by a player other than `who`. */
function isWordedWithHave(effects: readonly Effect[], who: Players): boolean {
  const first = effects.find((effect) => effect.do !== 'note choice');
  if (first?.do === 'exchange life totals') return first.first.players !== 'you';
  const subject = first === undefined ? undefined : (subjectOf(first) ?? newController(first));
  if (subject === undefined || subject.called === 'nothing') return false;
  // “Have your life total become 10”: no player carries out this change.
  if (first?.do === 'set life total') return true;
  if (!('players' in subject) || subject.players !== 'you') return true;
  return who.players === 'target' && subject.called === 'you';
}

/** The player who gains control in “have that player gain control of it”. */
function newController(effect: Effect): Players | undefined {
  const change = effect.do === 'apply' ? effect.changes[0] : undefined;
  return change?.change === 'control' && change.to.players !== 'you' ? change.to : undefined;
}

function writeHave(effects: readonly Effect[], writer: Writer, clauses: Clauses): boolean {
  writer.scope.infinitive = true;
  writer.scope.subject = null;
  const could = writer.add(' may have ') && clauses.write(effects, writer);
  writer.scope.infinitive = false;
  return could;
}

const thatPlayer: Players = { players: 'that player' };

/**
 * Replaces one reference to players by another in a tree. In “each opponent may …”, the instructions say “that player”
 * of each opponent (CR 101.4).
 */
export function replacePlayers<T>(tree: T, from: Players, to: Players): T {
  const { called: _, ...other } = to;
  return withNodes(tree, ({ than, startingWith, ...node }) =>
    node['players'] === from.players &&
    isSameTree(than, 'than' in from ? from.than : undefined) &&
    startingWith === ('startingWith' in from ? from.startingWith : undefined)
      ? { ...node, ...other }
      : undefined,
  );
}

/** Leaves out the subject of the first instruction if “may” already has it as subject. */
function withoutSubject(effects: readonly Effect[], who: Players): readonly Effect[] {
  const [first, ...others] = effects;
  const subject = first === undefined ? undefined : subjectOf(first);
  if (
    first === undefined ||
    first.do === 'choose objects' ||
    subject === undefined ||
    subject.called !== undefined ||
    !isSameTree(subject, who)
  )
    return effects;
  return [{ ...first, who: { ...who, called: 'nothing' } } as Effect, ...others];
}

const you: Players = { players: 'you' };

/** In “Any opponent may have it deal 4 damage to them”, “them” is the opponent who does so. */
function letThemMeanThatPlayer(who: Players, scope: Scope): void {
  if (areSeveral(who)) scope.name(thatPlayer, false, ['player']);
}

/**
 * Whether you would carry out the first instruction though another player may. Without a subject of its own, that
 * player carries it out.
 */
function isDoneByYou(effects: readonly Effect[], who: Players): boolean {
  const first = effects.find((effect) => effect.do !== 'choose objects');
  if (first === undefined || who.players === 'you') return false;
  // A player can sacrifice only permanents they control (CR 701.21a); the text then says “of their choice”.
  if (first.do === 'sacrifice' && first !== effects[0]) return true;
  if (first.do === 'copy spell' && first.who === undefined) return true;
  const subject = subjectOf(first);
  return subject !== undefined && isSameTree(subject, you);
}

function withoutCalled({ called: _, ...who }: Players): Players {
  return who;
}

/**
 * Changes the player who chooses what the instructions affect: the player who may carry them out makes the choice (CR
 * 608.2d).
 */
function withChooser(effects: readonly Effect[], from: Players, to: Players): readonly Effect[] {
  const [before, after] = [from, to].map((who) => (areSeveral(who) ? thatPlayer : withoutCalled(who)));
  return effects.map((effect) =>
    effect.do === 'choose objects' && isSameTree(effect.who, before) ? { ...effect, who: after! } : effect,
  );
}

function writeBody({ who, effects }: EffectOf<'may'>, writer: Writer, clauses: Clauses): boolean {
  const chosen = withChooser(effects, who, you);
  if (isWordedWithHave(chosen, who)) {
    const from = writer.mark();
    letThemMeanThatPlayer(who, writer.scope);
    if (writeHave(effects, writer, clauses)) return true;
    writer.back(from);
  }
  const theirs = areSeveral(who) ? replacePlayers(chosen, thatPlayer, who) : chosen;
  return writer.add(' may ') && clauses.write(writer.scope.isUnworded ? withoutSubject(theirs, who) : theirs, writer);
}

/** Each of the players of whom something holds is “that player” in what they may do. */
function subjectFor(who: Players, scope: Scope): Players {
  if (who.players !== 'those who') return who;
  scope.name(thatPlayer, false, ['player']);
  return thatPlayer;
}

const anyone = oneOf<Players>(
  constant<Players>('any opponent', { players: 'each opponent' }),
  constant<Players>('any player', { players: 'each player' }),
);

/** The name of the label that records whether any of several players did what they might do. */
export const anyChoice = 'any choice';

/**
 * “You may draw a card, then you may discard a card”: the second action is offered whether or not the player took the
 * first.
 */
function endsInOffer(effects: readonly Effect[]): boolean {
  const last = effects[effects.length - 1];
  if (last?.do !== 'may' && last?.do !== 'may pay') return false;
  return last.joined === 'then' || last.joined === 'and' || last.joined === 'comma and';
}

/** “Pay {2}” is a cost. “Pay any amount” is an instruction: the player chooses the amount while following it. */
function isCost(reader: Reader): boolean {
  return reader.word === 'pay' && reader.ahead(1) !== 'any';
}

/** “You may draw a card”, “any opponent may sacrifice a creature”. */
export const may: SentenceForm = {
  word: 'may',
  read(reader, clauses) {
    const { soFar } = reader.scope;
    const any = reader.word === 'any';
    const who = (any ? anyone : playersAsSubject).read(reader);
    if (who === no || !reader.take('may') || (isCost(reader) && !any)) return no;
    if (any) reader.scope.each = who;
    const subject = subjectFor(who, reader.scope);
    reader.scope.subject = { means: subject, plural: true };
    const has = reader.take('have');
    if (has && subject !== who) return no;
    if (has) letThemMeanThatPlayer(who, reader.scope);
    const effects = has ? readHave(reader, clauses, who) : clauses.read(reader, true);
    if (effects === no || (!has && isDoneByYou(effects, who)) || endsInOffer(effects)) return no;
    const label = reader.scope.newLabel(any ? anyChoice : 'choice');
    reader.scope.choice = label;
    reader.scope.beforeChoice = soFar;
    reader.scope.chooser = chooserOf(who);
    const theirs = has
      ? effects
      : withChooser(areSeveral(who) ? replacePlayers(effects, who, thatPlayer) : effects, you, who);
    return [{ do: 'may', who, effects: theirs, label, ...(any && { any }) }];
  },
  write(sentence, writer, clauses) {
    const effect = onlyEffect(sentence, 'may');
    const { soFar } = writer.scope;
    if (effect === undefined || !(effect.any ? anyone : playersAsSubject).write(effect.who, writer)) return false;
    writer.scope.subject = { means: subjectFor(effect.who, writer.scope), plural: true };
    if (!writeBody(effect, writer, clauses)) return false;
    writer.scope.choice = effect.label ?? null;
    writer.scope.beforeChoice = soFar;
    return true;
  },
};
