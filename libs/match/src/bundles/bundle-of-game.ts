import type { KeyObject } from 'node:crypto';
import { isStoredEvent, type EventStore, type StoredEvent } from '@stacktrail/event-store';
import { redact, storedGameEvent, type StoredGameEvent, type Viewer } from '@stacktrail/game-events';
import { GameDamaged } from '../errors.js';
import { GameRecord } from '../game-record.js';
import type { Matches } from '../matches.js';
import { wholeGame } from '../storage/streams.js';
import { verifyGame, type VerifyOptions } from '../verify/verify-game.js';
import type { CheckResult, VerifyReport } from '../verify/report.js';
import { bundleText, signatureFault, type Bundle } from './bundle.js';
import { bundled, bundledDisputes, disputeLinkIn } from './bundled-disputes.js';

/**
 * A game as a file that can be handed over.
 *
 * @param viewer whose view it holds; a judge's holds everything but the secrets of the store
 * @param key an Ed25519 private key with which it is signed; `null` for none
 * @throws GameNotFound, GameDamaged where the store has lost an event
 */
export async function bundleOfGame(
  store: EventStore,
  matches: Matches,
  game: string,
  viewer: Viewer,
  key: KeyObject | null,
): Promise<string> {
  const { definitions, lost } = await matches.load(game);
  if (lost[0] !== undefined) throw new GameDamaged(game, lost[0]);
  const isOpen = viewer === 'judge';
  const entries = (await wholeGame(store, game)).filter(isStoredEvent);
  const seenBy = typeof viewer === 'string' ? viewer : viewer.seat;
  const parts = {
    definitions: isOpen ? definitions : [],
    events: entries.map((entry) => bundled(redactedEntry(entry, viewer), viewer)),
    disputes: await bundledDisputes(store, game, viewer),
  };
  return bundleText({ game, seenBy }, parts, key);
}

function redactedEntry(entry: StoredEvent, viewer: Viewer): StoredEvent {
  const { data, envelope } = redact(storedGameEvent(entry), viewer);
  return { ...entry, data: { data, envelope } };
}

/** The record of a game that a bundle holds. */
export function recordOfBundle({ head: { game }, definitions, events, disputes }: Bundle): GameRecord {
  const stored = events.map(({ type, data }) => ({ type, ...(data as object) }) as StoredGameEvent);
  return new GameRecord({
    id: game,
    stored,
    definitions,
    secrets: null,
    metadata: [],
    disputes: disputes.map(disputeLinkIn),
  });
}

/**
 * Makes the checks of a game that a bundle holds, without any store. Of a bundle that hides something the chain of hashes
 * is checked, and the disputes as far as they can be seen.
 *
 * @param trusted the Ed25519 public keys whose signature counts; it isn't looked at where there are none
 */
export function verifyBundle(bundle: Bundle, trusted: readonly KeyObject[], options: VerifyOptions = {}): VerifyReport {
  const report = verifyGame(recordOfBundle(bundle), options);
  const checks = [signature(bundle, trusted), ...report.checks.map((check) => asFarAsSeen(bundle, check))];
  return { ...report, ok: checks.every(({ status }) => status !== 'failed'), checks };
}

function signature(bundle: Bundle, trusted: readonly KeyObject[]): CheckResult {
  const result = { check: 'signature', examined: 1, problems: [], skipped: null } as const;
  if (trusted.length === 0) {
    const by = bundle.seal.signed === null ? 'nobody has signed it' : `no key is given for ${bundle.seal.signed.key}`;
    return { ...result, status: 'skipped', examined: 0, skipped: by };
  }
  const problem = signatureFault(bundle, trusted);
  if (problem === null) return { ...result, status: 'passed' };
  return { ...result, status: 'failed', problems: [{ revision: null, problem }] };
}

function asFarAsSeen({ head: { seenBy } }: Bundle, check: CheckResult): CheckResult {
  if (seenBy === 'judge' || check.check === 'chain' || check.check === 'disputes') return check;
  return { ...check, status: 'skipped', examined: 0, problems: [], skipped: 'the bundle hides what it rests on' };
}
