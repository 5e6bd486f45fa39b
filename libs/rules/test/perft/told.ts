import type { Question } from '@stacktrail/engine';
import type { Answer, ObjectId, Ref } from '@stacktrail/game-events';
import { type GameState, objectOf } from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import { choicesInWords } from '@stacktrail/views';

/** An answer in words, for a reader of a test: `cast Zap`, `Bear blocks Ogre`. */
export function told(state: GameState, question: Question, answer: Answer): string {
  const name = (id: ObjectId): string => objectOf(state, id).printed.name;
  const of = (ref: Ref): string => (ref.is === 'player' ? `player ${ref.id}` : name(ref.id));
  const list = (words: readonly string[]): string => (words.length === 0 ? 'nothing' : words.join(', '));
  switch (answer.form) {
    case 'action':
      return 'object' in answer.action ? `${answer.action.do} ${name(answer.action.object)}` : answer.action.do;
    case 'select':
      return list(answer.chosen.map(of));
    case 'pick':
    case 'order': {
      const texts = 'options' in question ? choicesInWords(question.options, state) : [];
      return list(answer.keys.map((key) => texts.find((option) => option.key === key)?.text ?? key));
    }
    case 'number':
      return String(answer.value);
    case 'divide':
      return list(answer.shares.map(({ to, amount }) => `${amount} to ${of(to)}`));
    case 'attack':
      return list(answer.attacks.map(({ attacker, defender }) => `${name(attacker)} attacks ${of(defender)}`));
    case 'block':
      return list(answer.blocks.map(({ blocker, attacker }) => `${name(blocker)} blocks ${name(attacker)}`));
    case 'damage':
      return list(answer.assignments.map(({ from, to, amount }) => `${name(from)}: ${amount} to ${of(to)}`));
    case 'spend':
      return list(answer.mana);
    case 'adjudicate':
      return `rules ${answer.actions.length} actions`;
    default:
      return assertNever(answer, 'form of answer');
  }
}
