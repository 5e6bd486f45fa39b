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

/** “Have it deal 2 damage to any target”: what others do where “you” may have it. */
function readHave(reader: Reader, clauses: Clauses, who: Players): readonly Effect[] | No {
  reader.scope.infinitive = true;
  const effects = clauses.read(reader);
  reader.scope.infinitive = false;
  return effects !== no && isHave(effects, who) ? effects : no;
}

/** Whether an object or another player than who may have it done does the first of them. */
function isHave([first]: readonly Effect[], who: Players): boolean {
  const subject = first === undefined ? undefined : (subjectOf(first) ?? whoGains(first));
  if (subject === undefined || subject.called === 'nothing') return false;
  // A life total becomes something: nobody does that.
  if (first?.do === 'set life total') return true;
  if (!('players' in subject) || subject.players !== 'you') return true;
  return who.players === 'target' && subject.called === 'you';
}

/** “Have that player gain control of it.” */
function whoGains(effect: Effect): Players | undefined {
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

/** Each of several players does it who wants to: whoever does it is “that player” to the instructions (CR 101.4). */
export function withPlayers<T>(tree: T, from: Players, to: Players): T {
  const { called: _, ...other } = to;
  return withNodes(tree, ({ than, startingWith, ...node }) =>
    node['players'] === from.players &&
    isSameTree(than, 'than' in from ? from.than : undefined) &&
    startingWith === ('startingWith' in from ? from.startingWith : undefined)
      ? { ...node, ...other }
      : undefined,
  );
}

/** Whoever may do it is named before “may”. */
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

/** “Any opponent may have it deal 4 damage to them”: to that one. */
function nameEach(who: Players, scope: Scope): void {
  if (areSeveral(who)) scope.name(thatPlayer, false, ['player']);
}

/** Whether “you” would do what another player may do: an order that has no subject is said to that player. */
function isDoneByYou(effects: readonly Effect[], who: Players): boolean {
  const first = effects.find((effect) => effect.do !== 'choose objects');
  if (first === undefined || who.players === 'you') return false;
  // Only its own permanents can a player sacrifice (CR 701.21a), of which “of their choice” is said.
  if (first.do === 'sacrifice' && first !== effects[0]) return true;
  const subject = subjectOf(first);
  return subject !== undefined && isSameTree(subject, you);
}

function unworded({ called: _, ...who }: Players): Players {
  return who;
}

/** Whoever may do it chooses what it is done to (CR 608.2d). */
function chosenBy(effects: readonly Effect[], from: Players, to: Players): readonly Effect[] {
  const [before, after] = [from, to].map((who) => (areSeveral(who) ? thatPlayer : unworded(who)));
  return effects.map((effect) =>
    effect.do === 'choose objects' && isSameTree(effect.who, before) ? { ...effect, who: after! } : effect,
  );
}

function writeBody({ who, effects }: EffectOf<'may'>, writer: Writer, clauses: Clauses): boolean {
  const chosen = chosenBy(effects, who, you);
  if (isHave(chosen, who)) {
    const from = writer.mark();
    nameEach(who, writer.scope);
    if (writeHave(effects, writer, clauses)) return true;
    writer.back(from);
  }
  const theirs = areSeveral(who) ? withPlayers(chosen, thatPlayer, who) : chosen;
  return writer.add(' may ') && clauses.write(writer.scope.isUnworded ? withoutSubject(theirs, who) : theirs, writer);
}

const anyone = oneOf<Players>(
  constant<Players>('any opponent', { players: 'each opponent' }),
  constant<Players>('any player', { players: 'each player' }),
);

/** Under such a label it is noted whether any of several players did it. */
export const anyChoice = 'any choice';

/** “You may draw a card, then you may discard a card”: the second is offered whether or not the first was done. */
function endsInOffer(effects: readonly Effect[]): boolean {
  const last = effects[effects.length - 1];
  return last?.joined === 'then' && (last.do === 'may' || last.do === 'may pay');
}

/** “Pay {2}” is a cost; how much is paid of “any amount” is chosen as it is followed. */
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
    reader.scope.subject = { means: who, plural: true };
    const has = reader.take('have');
    if (has) nameEach(who, reader.scope);
    const effects = has ? readHave(reader, clauses, who) : clauses.read(reader, true);
    if (effects === no || (!has && isDoneByYou(effects, who)) || endsInOffer(effects)) return no;
    const label = reader.scope.newLabel(any ? anyChoice : 'choice');
    reader.scope.choice = label;
    reader.scope.beforeChoice = soFar;
    reader.scope.chooser = chooserOf(who);
    const theirs = has
      ? effects
      : chosenBy(areSeveral(who) ? withPlayers(effects, who, thatPlayer) : effects, you, who);
    return [{ do: 'may', who, effects: theirs, label, ...(any && { any }) }];
  },
  write(sentence, writer, clauses) {
    const effect = onlyEffect(sentence, 'may');
    const { soFar } = writer.scope;
    if (effect === undefined || !(effect.any ? anyone : playersAsSubject).write(effect.who, writer)) return false;
    writer.scope.subject = { means: effect.who, plural: true };
    if (!writeBody(effect, writer, clauses)) return false;
    writer.scope.choice = effect.label ?? null;
    writer.scope.beforeChoice = soFar;
    return true;
  },
};
