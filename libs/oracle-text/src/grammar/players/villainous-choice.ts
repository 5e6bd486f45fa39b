import type { Effect, Players } from '@stacktrail/card-tree';
import { capitalise } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import { withChanges } from '../../syntax/text-so-far.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { returnToFork } from '../basics/branches.js';
import { playersAsSubject, takesPluralVerb } from './players.js';

interface Clauses {
  read(reader: Reader): readonly Effect[] | No;
  write(effects: readonly Effect[], writer: Writer): boolean;
}

const thatPlayer: Players = { players: 'that player' };
const between = literally(', or ');

function faces(who: Players): string {
  return `${takesPluralVerb(who) ? 'face' : 'faces'} a villainous choice — `;
}

/** Lets “they” and “that player” in each option mean the player who faces the choice. */
function addChooserAsReferent(scope: Scope): void {
  scope.name(thatPlayer, false, ['player', 'opponent']);
}

/** “Each opponent faces a villainous choice — They lose 3 life, or you draw a card.” (CR 701.55a) */
export const villainousChoice = {
  word: 'villainous',
  read(reader: Reader, clauses: Clauses): readonly Effect[] | No {
    const who = playersAsSubject.read(reader);
    if (who === no || literally(faces(who)).read(reader) === no) return no;
    const { scope } = reader;
    const { soFar } = scope;
    const { length } = scope.targets;
    addChooserAsReferent(scope);
    const first = clauses.read(reader);
    if (first === no || between.read(reader) === no) return no;
    returnToFork(scope, soFar);
    addChooserAsReferent(scope);
    const second = clauses.read(reader);
    // A target that only one option has would be chosen in vain.
    if (second === no || scope.targets.length !== length) return no;
    const { labels } = scope.soFar;
    scope.soFar = withChanges(soFar, { labels });
    const options = [{ effects: first }, { effects: second }];
    return [{ do: 'choose one', who, options, facing: 'villainous choice' }];
  },
  write(sentence: readonly Effect[], writer: Writer, clauses: Clauses): boolean {
    const [effect] = sentence;
    if (sentence.length !== 1 || effect?.do !== 'choose one' || effect.facing === undefined) return false;
    const { who, options, atRandom } = effect;
    const [first, second] = options;
    if (first === undefined || second === undefined || options.length > 2 || atRandom) return false;
    if (!playersAsSubject.write(who, writer)) return false;
    const { scope } = writer;
    const { soFar } = scope;
    addChooserAsReferent(scope);
    const one = writer.capture(() => clauses.write(first.effects, writer));
    scope.soFar = soFar;
    addChooserAsReferent(scope);
    const other = writer.capture(() => clauses.write(second.effects, writer));
    scope.soFar = soFar;
    return one !== undefined && other !== undefined && writer.add(` ${faces(who)}${capitalise(one)}, or ${other}`);
  },
};
