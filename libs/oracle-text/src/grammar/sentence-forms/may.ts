import { type Effect, isSameTree, type Players, withNodes } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { type No, no } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { subjectOf } from '../clauses.js';
import { playersAsSubject } from '../players.js';
import { type Clauses, type SentenceForm, only } from './form.js';

/** “Have it deal 2 damage to any target”: what others do where “you” may have it. */
function readHave(reader: Reader, clauses: Clauses): readonly Effect[] | No {
  reader.scope.infinitive = true;
  const effects = clauses.read(reader);
  reader.scope.infinitive = false;
  return effects !== no && isHave(effects) ? effects : no;
}

/** Whether an object or another player does the first of them. */
function isHave([first]: readonly Effect[]): boolean {
  const subject = first === undefined ? undefined : subjectOf(first);
  return subject !== undefined && subject.called !== 'nothing' && !('players' in subject && subject.players === 'you');
}

function writeHave(effects: readonly Effect[], writer: Writer, clauses: Clauses): boolean {
  writer.scope.infinitive = true;
  const could = writer.add(' may have ') && clauses.write(effects, writer);
  writer.scope.infinitive = false;
  return could;
}

const thatPlayer: Players = { players: 'that player' };

function isSeveral({ players }: Players): boolean {
  return players === 'each player' || players === 'each opponent' || players === 'each other player';
}

/** Each of several players does it who wants to: whoever does it is “that player” to the instructions (CR 101.4). */
function withPlayers<T>(tree: T, from: Players, to: Players): T {
  return withNodes(tree, (node) => (node['players'] === from.players ? { ...node, players: to.players } : undefined));
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

/** “You may draw a card.” */
export const may: SentenceForm = {
  word: 'may',
  read(reader, clauses) {
    const who = playersAsSubject.read(reader);
    if (who === no || !reader.take('may') || reader.word === 'pay') return no;
    reader.scope.subject = { means: who, plural: true };
    const effects = reader.take('have') ? readHave(reader, clauses) : clauses.read(reader, true);
    if (effects === no) return no;
    const label = reader.scope.newLabel('choice');
    reader.scope.choice = label;
    return [{ do: 'may', who, effects: isSeveral(who) ? withPlayers(effects, who, thatPlayer) : effects, label }];
  },
  write(sentence, writer, clauses) {
    const effect = only(sentence, 'may');
    if (effect === undefined || !playersAsSubject.write(effect.who, writer)) return false;
    writer.scope.subject = { means: effect.who, plural: true };
    const theirs = isSeveral(effect.who) ? withPlayers(effect.effects, thatPlayer, effect.who) : effect.effects;
    const effects = writer.scope.isUnworded ? withoutSubject(theirs, effect.who) : theirs;
    const could = isHave(effects)
      ? writeHave(effects, writer, clauses)
      : writer.add(' may ') && clauses.write(effects, writer);
    if (!could) return false;
    writer.scope.choice = effect.label ?? null;
    return true;
  },
};
