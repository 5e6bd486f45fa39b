import type { ManaType } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import type { ActionQuestion, ManaDue } from '@stacktrail/engine';
import type { Answer } from '@stacktrail/game-events';
import { poolOf } from '../payment/mana-pool.js';
import { planPayment } from '../payment/plan.js';
import { namesSubstitute, substituteKeywords } from '../payment/substituting.js';
import { yieldsOf, type ManaYield } from '../payment/yields.js';
import { text } from '../queues/entries.js';
import { required } from '../scenario/required.js';
import type { Table } from '../table/table.js';
import type { Announcement } from './announcement.js';
import type { AnswerContext } from './answer-context.js';

/** Pays from the pool first, then with the sources that have the fewest uses; exact colors come first. */
export function manaAnswer({ table, announcement }: AnswerContext, question: ActionQuestion): Answer {
  const { due, player } = question;
  const actions = question.actions();
  if (due === undefined) return { form: 'action', action: required(actions[0]) };
  const wanted = withoutSubstitutes(table, announcement, question.source, due);
  const pool = poolOf(table, player);
  // The source itself may be needed for the rest of its cost, so it is used last.
  const itself = table.object(question.source)?.ability?.source ?? question.source;
  const planned = (sources: readonly ManaYield[]): readonly ManaYield[] | null => {
    const others = sources.filter(({ object }) => object !== itself);
    return planPayment(wanted, pool, others) ?? planPayment(wanted, pool, sources);
  };
  // Triggered mana abilities add to what an ability's own text gives (CR 605.1b).
  const plan = planned(yieldsOf(table, actions)) ?? planned(yieldsOf(table, actions, true));
  const [next] = plan ?? [];
  if (next !== undefined) {
    if (next.choose === null) table.colorToChoose.delete(next.object);
    else table.colorToChoose.set(next.object, next.choose);
    return { form: 'action', action: next.action };
  }
  const cancels = plan === null && actions.some((action) => action.do === 'cancel');
  return { form: 'action', action: { do: cancels ? 'cancel' : 'pay' } };
}

/** What is due in mana once convoke, delve, improvise or waterbending has paid its part. */
function withoutSubstitutes(
  table: Table,
  announcement: Announcement | null,
  source: ActionQuestion['source'],
  due: ManaDue,
): ManaDue {
  const { state } = table;
  const spell = state.objects.get(source);
  if (spell === undefined || announcement === null) return due;
  const { keywords } = characteristicsOf(state, spell);
  if (!substituteKeywords.some((keyword) => keywords.has(keyword)) && due.waterbend === undefined) return due;
  const tried = announcement.tactics.get('substitutes');
  let left =
    tried > 0 ? tried : table.queuesOf(spell.controller).count('choice', (item) => namesSubstitute(text(item)));
  const generic = Math.max(0, due.generic - left);
  left -= due.generic - generic;
  const typed = { ...due.typed };
  if (keywords.has('convoke')) {
    for (const type of Object.keys(typed) as ManaType[]) {
      const paid = Math.min(left, typed[type]);
      typed[type] -= paid;
      left -= paid;
    }
  }
  return { ...due, generic, typed };
}
