import { resolve } from 'node:path';
import type { Command } from 'commander';
import { importBundle } from '@stacktrail/match';
import { readBundleFile } from '../bundles/read-bundle-file.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { counted } from '../output/words.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';

type ImportOptions = StoreOptions & AnswerOptions;

/** `import FILE`: the game of a bundle, to look at it. */
export function addImport(command: Command, io: Io): void {
  withStore(command).action(async (name: string, options: ImportOptions) => {
    const bundle = readBundleFile(resolve(io.directory, name));
    const imported = await useStore(io, options.store, 'write or make', (store) => importBundle(store, bundle));
    print(io, options, imported, () => {
      const before = imported.present === 0 ? '' : `; ${counted(imported.present, 'event')} stood there already`;
      return `Game ${imported.game} is in ${options.store.shown}: ${counted(imported.copied, 'event')}${before}.`;
    });
  });
}
