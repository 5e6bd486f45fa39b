import type { Effect } from '@stacktrail/card-tree';
import { withChanges, type Referent } from '../../syntax/text-so-far.js';
import type { Scope } from '../../syntax/scope.js';
import { no } from '../../syntax/syntax.js';
import { condition } from '../conditions/index.js';
import { asksOfSpell } from '../effects/if-it-is-a-spell.js';
import { labelsOf } from '../basics/branches.js';
import type { Writer } from '../../syntax/writer.js';
import { type Clauses, type SentenceForm, onlyEffect } from './form.js';
import { may } from './may.js';

/** “Destroy target creature if it's white”, “you may draw a card if you control a creature.” */
export const conditionLast: SentenceForm = {
  word: 'if',
  read(reader, clauses) {
    const plain = { read: () => clauses.read(reader) };
    const optional = { read: () => may.read(reader, clauses) };
    const then = reader.isAhead('may') ? reader.any([plain, optional]) : clauses.read(reader);
    // With several instructions, it would be unclear to which of them the condition belongs.
    if (then === no || then.length !== 1 || !reader.take('if')) return no;
    const asked = askedBefore(then, reader.scope, () => condition.read(reader));
    return asked === no || asksOfSpell(then, asked) ? no : [{ do: 'if', condition: asked, then, last: true }];
  },
  write(sentence, writer, clauses) {
    const effect = onlyEffect(sentence, 'if');
    return (
      effect?.last === true &&
      writeThen(effect.then, writer, clauses) &&
      writer.add(' if ') &&
      askedBefore(effect.then, writer.scope, () => condition.write(effect.condition, writer))
    );
  },
};

/** “Discard a card unless you attacked this turn.” */
export const unlessLast: SentenceForm = {
  word: 'unless',
  read(reader, clauses) {
    const then = clauses.read(reader);
    if (then === no || then.length !== 1 || !reader.take('unless')) return no;
    const asked = askedBefore(then, reader.scope, () => condition.read(reader));
    return asked === no ? no : [{ do: 'if', condition: { if: 'not', of: asked }, then, last: 'unless' }];
  },
  write(sentence, writer, clauses) {
    const effect = onlyEffect(sentence, 'if');
    if (effect?.last !== 'unless' || effect.condition.if !== 'not') return false;
    const { of } = effect.condition;
    return (
      clauses.write(effect.then, writer) &&
      writer.add(' unless ') &&
      askedBefore(effect.then, writer.scope, () => condition.write(of, writer))
    );
  },
};

function writeThen(then: readonly Effect[], writer: Writer, clauses: Clauses): boolean {
  return onlyEffect(then, 'may') === undefined ? clauses.write(then, writer) : may.write(then, writer, clauses);
}

/**
 * The condition is checked before the instruction, so its pronouns can't mean what the instruction produces, even though
 * it is written after it.
 */
function askedBefore<T>(then: readonly Effect[], scope: Scope, ask: () => T): T {
  const after = scope.soFar.referents;
  const made = labelsOf(then);
  const isMade = ({ means }: Referent): boolean =>
    means !== null && 'objects' in means && means.objects === 'result' && made.has(means.label);
  const newestNotMade = (referent: Referent | null): Referent | null => {
    if (referent === null || !isMade(referent)) return referent;
    return newestNotMade(referent.before);
  };
  const before = newestNotMade(after);
  if (before === after) return ask();
  scope.soFar = withChanges(scope.soFar, { referents: before });
  const asked = ask();
  if (scope.soFar.referents === before) scope.soFar = withChanges(scope.soFar, { referents: after });
  return asked;
}
