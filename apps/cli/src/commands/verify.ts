import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { EventStore } from '@stacktrail/event-store';
import { Matches, verifyBundle, type VerifyReport } from '@stacktrail/match';
import { readAnchors } from '../anchors/anchor-file.js';
import { reportsOnMissing, withAnchorsChecked, type Signed } from '../anchors/check-anchored.js';
import { readPublicKey } from '../anchors/key-files.js';
import { readBundleFile } from '../bundles/read-bundle-file.js';
import { CommandError } from '../command-error.js';
import { gamesMeant } from '../games/find-game.js';
import { damageOfNoGame, scanStore, withScan } from '../games/scan-store.js';
import { verifyGames } from '../games/verify-games.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { reportText } from '../output/report-text.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';

interface VerifyOptions extends StoreOptions, AnswerOptions {
  readonly all: boolean;
  readonly legacyOk: boolean;
  readonly anchors?: string;
  readonly trust: readonly string[];
}

function signedBy(io: Io, { anchors, trust }: VerifyOptions): Signed | null {
  if (anchors === undefined && trust.length === 0) return null;
  if (anchors === undefined || trust.length === 0) {
    throw new CommandError(
      anchors === undefined ? 'A key is given, and no anchors.' : 'Anchors are given, and no key whose word counts.',
      'Give both --anchors and --trust, or neither.',
      2,
    );
  }
  const keys = trust.map((file) => readPublicKey(resolve(io.directory, file)));
  return { anchors: readAnchors(resolve(io.directory, anchors)), keys };
}

/** `verify GAME|FILE|--all`: whether the record holds: facts, hashes, shuffles, cards, and that play goes on from it. */
export function addVerify(command: Command, io: Io): void {
  command
    .option('--all', 'every game of the store', false)
    .option('--legacy-ok', "report facts that today's rules would not make any more, and accept them", false)
    .option('--anchors <file>', 'what was signed of the games; see “stacktrail anchor”')
    .option('--trust <file...>', 'the public keys of those whose signatures count', []);
  withStore(command).action((given: string | undefined, options: VerifyOptions) => {
    const file = given === undefined || options.all ? null : resolve(io.directory, given);
    if (file !== null && existsSync(file)) return verifyFile(io, file, options);
    return useStore(io, options.store, 'read', async (store) => {
      const signed = signedBy(io, options);
      const stored = await new Matches(store).games();
      const alone = await verifyGames(io, store, gamesMeant(stored, given, options), options.legacyOk);
      const scan = options.all ? await scanStore(store) : null;
      const scanned = scan === null ? alone : withScan(alone, scan);
      const reports = signed === null ? scanned : await withSigned(store, scanned, stored, signed, options);
      print(io, options, reports, () => reports.map(reportText).join('\n\n'));
      const failed = reports.filter(({ ok }) => !ok).map(({ game }) => game);
      const besides = scan === null ? [] : damageOfNoGame(scan);
      if (failed.length > 0 || besides.length > 0) throw failure(failed, reports.length, besides);
    });
  });
}

/** Verifies the game in a bundle, without any store. */
function verifyFile(io: Io, file: string, options: VerifyOptions): void {
  if (options.anchors !== undefined)
    throw new CommandError('A bundle has its own signature.', 'Leave --anchors out; give --trust alone.', 2);
  const trusted = options.trust.map((key) => readPublicKey(resolve(io.directory, key)));
  const report = verifyBundle(readBundleFile(file), trusted, { legacyOk: options.legacyOk });
  print(io, options, [report], () => reportText(report));
  if (!report.ok) throw failure([report.game], 1, []);
}

async function withSigned(
  store: EventStore,
  reports: readonly VerifyReport[],
  stored: readonly string[],
  signed: Signed,
  { all }: VerifyOptions,
): Promise<readonly VerifyReport[]> {
  const checked = await withAnchorsChecked(store, reports, signed);
  return all ? [...checked, ...reportsOnMissing(stored, signed.anchors)] : checked;
}

const mostTold = 20;

/** The error that names what failed. @param besides damage that belongs to no game */
function failure(failed: readonly string[], of: number, besides: readonly string[]): CommandError {
  const which = of === 1 ? `Game ${failed.join()} does` : `${failed.length} of ${of} games do`;
  const games = failed.length === 0 ? [] : [`${which} not verify${of === 1 ? '' : `: ${failed.join(', ')}`}.`];
  const more = besides.length > mostTold ? ` … and ${besides.length - mostTold} more` : '';
  const rest = besides.length === 0 ? [] : [`Damaged besides: ${besides.slice(0, mostTold).join('; ')}${more}.`];
  return new CommandError([...games, ...rest].join(' '));
}
