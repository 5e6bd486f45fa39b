import type { Command } from 'commander';
import { Matches } from '@stacktrail/match';
import { CommandError } from '../command-error.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';

type Options = StoreOptions & AnswerOptions;

/** `persons list|erase`: who gives commands, and that nobody knows it any more (docs/adr/0043-persons.md). */
export function addPersons(persons: Command, io: Io): void {
  const list = persons.command('list').description('everybody who gave a command under a name, and wasn’t erased');
  withStore(list).action((options: Options) =>
    useStore(io, options.store, 'read', async (store) => {
      const known = await new Matches(store).persons.list();
      print(io, options, known, () => {
        if (known.length === 0) return 'Nobody gave a command under a name.';
        return known.map(({ id, person }) => `${id}  ${person ?? '(this account may not read who it is)'}`).join('\n');
      });
    }),
  );
  const erase = persons
    .command('erase <person>')
    .description('erase who somebody was, for ever; what they did stays, under an id that is nobody’s');
  withStore(erase).action((person: string, options: Options) =>
    useStore(io, options.store, 'write', async (store) => {
      const ids = await new Matches(store).persons.erase(person);
      if (ids.length === 0) {
        const advice = '“stacktrail persons list” says who did.';
        throw new CommandError(`Nobody gave a command under the name “${person}”.`, advice);
      }
      print(io, options, { ids }, () => `Nothing says any more who ${ids.join(', ')} was.`);
    }),
  );
}
