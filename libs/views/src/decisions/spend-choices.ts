import type { ManaType } from '@stacktrail/card-tree';
import type { Question } from '@stacktrail/engine';
import type { Answer } from '@stacktrail/game-events';
import { braced } from '../words.js';
import { listOf } from './list-of.js';
import type { Choices } from './option.js';

/** The types of mana in a pool of which some mana pays for a generic cost (CR 601.2h). */
export function spendChoices({ pool, amount }: Extract<Question, { form: 'spend' }>): Choices {
  const answerOf = (mana: readonly ManaType[]): Answer => ({ form: 'spend', mana });
  const isOne = amount === 1;
  return {
    options: [...new Set(pool)].map((type) => {
      const others = pool.filter((other) => other !== type);
      const held = pool.filter((other) => other === type);
      const inTurn = [...held, ...others];
      const [spent, left] = [inTurn.slice(0, amount), inTurn.slice(amount)];
      return {
        label: `Spend ${braced(spent)}, and ${left.length === 0 ? 'nothing' : braced(left)} is left`,
        ...(isOne ? {} : { piece: type }),
        answer: answerOf(spent),
      };
    }),
    combine: isOne
      ? null
      : listOf(answerOf([]), 'mana', { min: amount, max: amount }, [
          `One piece for each mana: the same type again as often as the pool holds it. The pool holds ${braced(pool)}.`,
        ]),
  };
}
