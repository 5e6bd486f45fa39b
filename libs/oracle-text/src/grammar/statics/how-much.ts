import type { Amount, ManaCost } from '@stacktrail/card-tree';
import { literally, no, table, type Syntax } from '../../syntax/syntax.js';
import { mana } from '../costs.js';
import { forEach } from '../counts.js';

/** How much more or less something costs: “{2} less”, “{1} more … for each …”, “{X} less”. */
export interface Change {
  readonly change: 'more' | 'less';
  readonly mana: ManaCost;
  readonly times?: Amount;
}

const direction = table<'more' | 'less'>({ more: 'more', less: 'less' });

/** “{2} less to cast for each artifact you control.” */
function changeOf(act: 'cast' | 'activate'): Syntax<Change> {
  const toDo = literally(` to ${act}`);
  return {
    begins: mana.begins,
    read(reader) {
      const symbols = mana.read(reader);
      const change = symbols === no ? no : direction.read(reader);
      if (symbols === no || change === no || toDo.read(reader) === no) return no;
      if (symbols.length === 1 && symbols[0] === 'X') return { change, mana: ['1'], times: { amount: 'X' } };
      if (symbols.includes('X')) return no;
      const from = reader.mark();
      const times = forEach.read(reader);
      if (times !== no) return { change, mana: symbols, times };
      reader.back(from);
      return { change, mana: symbols };
    },
    write({ change, mana: symbols, times }, writer) {
      const isX = typeof times === 'object' && times.amount === 'X';
      if (isX && times.is !== undefined) writer.scope.whereX = times.is;
      return (
        mana.write(isX ? ['X'] : symbols, writer) &&
        writer.add(` ${change} to ${act}`) &&
        (times === undefined || isX || forEach.write(times, writer))
      );
    },
  };
}

export const toCast = changeOf('cast');
export const toActivate = changeOf('activate');
