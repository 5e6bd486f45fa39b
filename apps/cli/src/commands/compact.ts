import { packSqliteStore } from '@stacktrail/event-store';
import type { Command } from 'commander';
import type { Io } from '../io.js';
import { print } from '../output/print.js';
import { counted, grouped } from '../output/words.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { sqliteFile } from '../stores/use-store.js';

interface CompactOptions extends StoreOptions {
  readonly json: boolean;
}

/** `compact`: the events of a store that an older version has written, in less room. */
export function addCompact(command: Command, io: Io): void {
  withStore(command).action(async (options: CompactOptions) => {
    const packed = await packSqliteStore(sqliteFile(io, options.store, 'write'));
    const { blocks, events, bytesBefore, bytesAfter } = packed;
    print(
      io,
      options,
      packed,
      () =>
        `${counted(events, 'event')} are packed into ${counted(blocks, 'block')}; ` +
        `the file has ${grouped(bytesAfter)} bytes, and had ${grouped(bytesBefore)}.`,
    );
  });
}
