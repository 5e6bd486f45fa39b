import { type Condition, type Effect, someNode } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { type No, type Syntax, literally, no } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { readDelayedTrigger, writeDelayedTrigger } from '../triggers/later-triggers.js';
import { readReflexive, writeReflexive } from '../triggers/reflexive.js';
import { withoutChoice } from '../basics/branches.js';
import { body, replaceableBody } from './body.js';
import { asking, canReferToChooser } from './doers.js';
import { type SentenceForm, onlyEffect } from './form.js';
import { anyChoice } from './may.js';
import { mustLabel } from './must.js';

const ifYouWin = literally('if you win, ');
const ifAPlayerDoes = literally('if a player does, ');
const ifNobodyDoes = literally('if no one does, ');

/**
 * Other wordings of “if you do”. For a clash, the text says “if you win” (CR 701.30d); for an action that any player
 * may take, “if a player does”.
 */
const otherWordings: Readonly<Record<string, Syntax<object>>> = { [anyChoice]: ifAPlayerDoes, won: ifYouWin };

function otherQuestion(label: string): Syntax<object> | undefined {
  return Object.entries(otherWordings).find(([kind]) => label.startsWith(`${kind} `))?.[1];
}

/** Whether the instructions refer to the one player who acted; but several players can have acted. */
function refersToOnePlayer(then: readonly Effect[], label: string): boolean {
  return label.startsWith(anyChoice) && someNode(then, ({ players }) => players === 'that player');
}

function readQuestion(reader: Reader, label: string): Condition | No {
  const other = otherQuestion(label);
  if (other !== undefined) return other.read(reader) === no ? no : { if: 'did', label };
  const asked = asking.read(reader);
  if (asked === no || !canReferToChooser(asked, reader.scope.chooser)) return no;
  // For an optional action, the text says “if you don't”, not “if you can't”.
  if (asked.can && !label.startsWith(`${mustLabel} `)) return no;
  const { not, ...wording } = asked;
  const done: Condition = { if: 'did', label, ...wording };
  return not ? { if: 'not', of: done } : done;
}

function writeQuestion(condition: Condition, writer: Writer): boolean {
  const done = condition.if === 'not' ? condition.of : condition;
  if (done.if !== 'did' || done.label !== writer.scope.choice) return false;
  const other = otherQuestion(done.label);
  if (other !== undefined) return condition.if === 'did' && other.write({}, writer);
  const { if: _, label: __, past: ___, ...wording } = done;
  return asking.write({ ...wording, ...(condition.if === 'not' && { not: true }) }, writer);
}

/** “If you do, draw a card”, “if that player doesn't, you draw a card”. */
export const did: SentenceForm = {
  word: 'if',
  read(reader, clauses) {
    const label = reader.scope.choice;
    const condition = label === null ? no : readQuestion(reader, label);
    if (label === null || condition === no) return no;
    if (condition.if === 'not') withoutChoice(reader.scope);
    reader.scope.recordFork();
    const then = replaceableBody(clauses).read(reader);
    if (then === no || refersToOnePlayer(then, label)) return no;
    return [{ do: 'if', condition, then }];
  },
  write(sentence, writer, clauses) {
    const effect = onlyEffect(sentence, 'if');
    if (effect === undefined || effect.otherwise !== undefined) return false;
    if (!writeQuestion(effect.condition, writer)) return false;
    if (effect.condition.if === 'not') withoutChoice(writer.scope);
    writer.scope.recordFork();
    return replaceableBody(clauses).write(effect.then, writer);
  },
};

/** “When you do, destroy target creature.” */
export const didReflexive: SentenceForm = {
  word: 'when',
  toEnd: true,
  read(reader) {
    const label = reader.scope.choice;
    const reflexive = label === null ? no : readReflexive(reader);
    if (label === null || reflexive === no) return no;
    return [{ do: 'if', condition: { if: 'did', label }, then: [reflexive] }];
  },
  write(sentence, writer) {
    const effect = onlyEffect(sentence, 'if');
    const [then] = effect?.then ?? [];
    if (effect?.condition.if !== 'did' || effect.condition.label !== writer.scope.choice) return false;
    return effect.then.length === 1 && writeReflexive(then!, writer, false);
  },
};

/** “If you do, when you cast your next creature spell this turn, copy it” (CR 603.7). */
export const didLater: SentenceForm = {
  word: 'if',
  toEnd: true,
  read(reader) {
    const label = reader.scope.choice;
    const condition = label === null ? no : readQuestion(reader, label);
    if (label === null || condition === no || condition.if === 'not') return no;
    reader.scope.recordFork();
    const later = readDelayedTrigger(reader);
    return later === no || refersToOnePlayer([later], label) ? no : [{ do: 'if', condition, then: [later] }];
  },
  write(sentence, writer) {
    const effect = onlyEffect(sentence, 'if');
    const [later, ...more] = effect?.then ?? [];
    if (effect === undefined || effect.otherwise !== undefined || more.length > 0) return false;
    if (later?.do !== 'delayed trigger' || later.leads || effect.condition.if === 'not') return false;
    if (!writeQuestion(effect.condition, writer)) return false;
    writer.scope.recordFork();
    return writeDelayedTrigger(later, writer);
  },
};

/** “If no one does, draw a card”, after an action that any player may take. */
export const nobodyDid: SentenceForm = {
  word: 'if',
  read(reader, clauses) {
    const label = reader.scope.choice;
    if (label?.startsWith(anyChoice) !== true || ifNobodyDoes.read(reader) === no) return no;
    reader.scope.recordFork();
    const then = body(clauses).read(reader);
    if (then === no || refersToOnePlayer(then, label)) return no;
    return [{ do: 'if', condition: { if: 'not', of: { if: 'did', label } }, then }];
  },
  write(sentence, writer, clauses) {
    const effect = onlyEffect(sentence, 'if');
    const asked = effect?.condition.if === 'not' ? effect.condition.of : undefined;
    if (effect === undefined || asked?.if !== 'did' || !asked.label.startsWith(anyChoice)) return false;
    if (asked.label !== writer.scope.choice || effect.otherwise !== undefined) return false;
    ifNobodyDoes.write({}, writer);
    writer.scope.recordFork();
    return body(clauses).write(effect.then, writer);
  },
};
