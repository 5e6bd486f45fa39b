import { Failed } from '../outcome/outcomes.js';
import type { Script } from '../script/script.js';
import type { Table } from '../table/table.js';
import { wasForced } from './forced.js';
import { inWords } from './in-words.js';

/** Checks that everything that the scenario lists was used, except modes: that is one of its claims. */
export function checkAllUsed(table: Table, script: Script): void {
  if (table.premise.scenario.expectFailure?.kind === 'illegalBlock' && script.ignoredBlocks.length > 0) {
    throw new Failed('illegalBlock', 'a creature can’t block as the scenario lists it');
  }
  const [action] = script.left;
  if (action !== undefined) {
    const what = action.card ?? action.ability ?? action.attacker?.name ?? action.blocker?.name ?? action.check ?? '';
    throw new Failed(
      'actionsLeft',
      `${action.player}, turn ${action.turn} ${action.step}: ${action.kind} “${what}” was not taken`,
    );
  }
  const isTargetIllegal = table.premise.scenario.expectFailure?.kind === 'illegalTarget';
  table.queues.forEach((queues, seat) => {
    const item = queues.left.find((each) => !wasForced(table, each));
    const id = table.premise.scenario.game.turnOrder[seat];
    if (isTargetIllegal && item?.queue === 'target')
      throw new Failed('illegalTarget', `${inWords(item.value)} is no legal target`);
    if (item !== undefined)
      throw new Failed(
        'actionsLeft',
        `choice of ${id} not used: ${item.queue} ${inWords(item.value ?? item.type)}`,
        `${item.queue} ${item.type}`,
      );
  });
  const [chance] = table.state.foretoldChance;
  if (chance !== undefined) throw new Failed('actionsLeft', `a ${chance.kind} was not used: ${chance.value}`);
}
