import type { Action, Answer } from '@stacktrail/game-events';
import { assertNever } from '@stacktrail/kernel';
import { braced, counted, listed } from '../words.js';
import type { Telling } from './telling.js';

/** What a player answered, after their name: “chooses Grizzly Bears”. */
export function answerSentence(answer: Answer, tell: Telling): string {
  switch (answer.form) {
    case 'action':
      return actionSentence(answer.action, tell);
    case 'select':
      return `chooses ${tell.refs(answer.chosen)}`;
    case 'pick':
      return `chooses ${listed(answer.keys.map((key) => `“${key}”`))}`;
    case 'number':
      return `chooses ${answer.value}`;
    case 'order':
      return `puts ${counted(answer.keys.length, 'thing')} in an order`;
    case 'divide':
      return `divides: ${listed(answer.shares.map(({ to, amount }) => `${amount} to ${tell.ref(to)}`))}`;
    case 'attack':
      return `attacks with ${tell.names(answer.attacks.map((attack) => attack.attacker))}`;
    case 'block':
      return `blocks with ${tell.names([...new Set(answer.blocks.map((block) => block.blocker))])}`;
    case 'damage': {
      const shares = answer.assignments.map(
        ({ from, to, amount }) => `${amount} from ${tell.name(from)} to ${tell.ref(to)}`,
      );
      return `assigns damage: ${listed(shares, 'none')}`;
    }
    case 'spend':
      return `spends ${answer.mana.length === 0 ? 'no mana' : braced(answer.mana)}`;
    case 'adjudicate':
      return `says what it does: ${tell.ruling(answer.actions)}`;
    default:
      return assertNever(answer, 'form of answer');
  }
}

function actionSentence(action: Action, tell: Telling): string {
  switch (action.do) {
    case 'pass':
      return 'does not act';
    case 'play land':
      return `plays ${tell.name(action.object)}`;
    case 'cast':
      return `begins to cast ${tell.name(action.object)}`;
    case 'activate':
      return `begins to activate an ability of ${tell.name(action.object)}${tell.abilityText(action.ability, action.object)}`;
    case 'special':
      return `takes a special action with ${tell.name(action.object)}`;
    case 'pay':
      return 'goes on to pay';
    case 'cancel':
      return 'takes the action back';
    default:
      return assertNever(action, 'action');
  }
}
