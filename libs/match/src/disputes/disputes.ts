import type { KeyObject } from 'node:crypto';
import type { EventStore } from '@stacktrail/event-store';
import {
  disputedGameOf,
  disputeStreams,
  lastRuling,
  type DisputeEvent,
  type GameDisputes,
  type GivenPenalty,
} from '@stacktrail/game-events';
import type { Persons } from '../persons/persons.js';
import { DisputeRefused } from '../errors.js';
import type { HeldMatches } from '../held/held-matches.js';
import { signRuling } from '../proofs/verdict.js';
import { lastSeal } from '../storage/seals.js';
import {
  addNote,
  appeal,
  close,
  disputeIn,
  givePenalty,
  penaltyOf,
  requireJudge,
  requireParty,
  rulingOf,
} from './deciding-disputes.js';
import {
  mostOfDisputes,
  type AddNote,
  type AppealRuling,
  type CloseDispute,
  type DisputeDone,
  type GatherEvidence,
  type GivePenalty,
  type MakeRuling,
  type OpenDispute,
} from './dispute-commands.js';
import { DisputeHandler } from './dispute-handler.js';
import { DisputeRecord } from './dispute-record.js';
import { evidenceOf, momentIn } from './evidence.js';
import type { Infractions } from './infractions.js';
import { carryOutRuling, refuseUnfit, type GameInPlay } from './ruling-in-game.js';
import { VerdictKey } from './verdict-key.js';

/** What is disputed in games (docs/adr/0041-disputes.md): a stream for each game, beside the game's own. */
export class Disputes {
  /** The key with which rulings are signed. */
  readonly key: VerdictKey;
  private readonly handler: DisputeHandler;

  /** @param key an Ed25519 private key with which rulings are signed; the store's own where `null` */
  constructor(
    private readonly store: EventStore,
    private readonly matches: HeldMatches,
    private readonly play: GameInPlay,
    readonly infractions: Infractions,
    key: KeyObject | null,
    persons: Persons,
  ) {
    this.key = new VerdictKey(store, key);
    this.handler = new DisputeHandler(store, persons);
  }

  /** Everything that is disputed of a game. @throws DisputesDamaged */
  async of(gameId: string): Promise<GameDisputes> {
    return (await DisputeRecord.read(this.store, gameId)).disputes;
  }

  /** Every penalty of a store, game by game in the order in which something of them was first disputed. @throws DisputesDamaged */
  async penalties(): Promise<readonly GivenPenalty[]> {
    const games = (await this.store.streams(disputeStreams)).flatMap((stream) => disputedGameOf(stream) ?? []);
    const found = await Promise.all(games.map((game) => this.of(game)));
    return found.flatMap(({ penalties }) => penalties);
  }

  /**
   * Opens a dispute and gathers the evidence: what each seat, a spectator and the judge could know then.
   *
   * @throws InvalidCommand, GameNotFound, NotAllowed, DisputeRefused, CommandIdUsed, TooBusy; as all commands
   */
  open(gameId: string, command: OpenDispute): Promise<DisputeDone> {
    return this.handler.carryOut(gameId, command, 'OpenDispute', async (record) => {
      const game = await this.matches.record(gameId);
      requireParty(game, command.by);
      const { length } = record.disputes.disputes;
      if (length >= mostOfDisputes.disputes)
        throw new DisputeRefused(gameId, `A game has at most ${mostOfDisputes.disputes} disputes`);
      const { by, claim } = command;
      const moment = momentIn(game, command.revision);
      const [dispute, at, head] = [length + 1, game.lastRevision, lastSeal(game.stored)];
      const opened = { dispute, by, revision: moment.revision, claim, at, head };
      return [{ type: 'DisputeOpened', data: opened }, ...(await evidenceOf(game, dispute, moment)).map(gathered)];
    });
  }

  /** Gathers the evidence of another moment. */
  gather(gameId: string, command: GatherEvidence): Promise<DisputeDone> {
    return this.handler.carryOut(gameId, command, 'GatherEvidence', async (record) => {
      requireJudge(gameId, command.by);
      const { state, number } = disputeIn(record, command.dispute);
      if (state === 'closed') throw new DisputeRefused(gameId, `Dispute ${number} is closed: open another one`);
      const game = await this.matches.record(gameId);
      return (await evidenceOf(game, number, momentIn(game, command.revision, command))).map(gathered);
    });
  }

  note(gameId: string, command: AddNote): Promise<DisputeDone> {
    return this.handler.carryOut(gameId, command, 'AddNote', (record) => [addNote(record, command)]);
  }

  /** Rules, signs the ruling, and does in the game what it says. A repetition does what is left of it. */
  async rule(gameId: string, command: MakeRuling): Promise<DisputeDone> {
    const done = await this.handler.carryOut(gameId, command, 'MakeRuling', async (record) => {
      const game = await this.matches.record(gameId);
      const ruling = rulingOf(record, game, command, this.infractions);
      await refuseUnfit(this.play, gameId, ruling);
      const signed = signRuling(gameId, record.head, ruling, await this.key.get());
      const penalty = penaltyOf(game, ruling);
      return [{ type: 'RulingMade', data: { ...ruling, signed } }, ...(penalty === null ? [] : [penalty])];
    });
    return this.handler.alone(gameId, () => this.finish(done));
  }

  appeal(gameId: string, command: AppealRuling): Promise<DisputeDone> {
    return this.handler.carryOut(gameId, command, 'AppealRuling', (record) => [appeal(record, command)]);
  }

  close(gameId: string, command: CloseDispute): Promise<DisputeDone> {
    return this.handler.carryOut(gameId, command, 'CloseDispute', (record) => [close(record, command)]);
  }

  penalize(gameId: string, command: GivePenalty): Promise<DisputeDone> {
    return this.handler.carryOut(gameId, command, 'GivePenalty', async () => [
      givePenalty(await this.matches.record(gameId), command, this.infractions),
    ]);
  }

  /** Does in the game what the ruling says, where that isn't done yet. */
  private async finish(done: DisputeDone): Promise<DisputeDone> {
    const { game, dispute: number } = done;
    const record = await DisputeRecord.read(this.store, game);
    const dispute = number === null ? undefined : disputeIn(record, number);
    const ruling = dispute && lastRuling(dispute);
    if (dispute === undefined || ruling === undefined || dispute.isCarriedOut) return done;
    const { outcome, position: gamePosition } = await carryOutRuling(this.play, game, ruling, ruling.signed.signature);
    const mark = { commandId: ruling.signed.signature };
    // Where another process has been faster, it has done the same.
    await this.handler.append(record, [{ type: 'RulingCarriedOut', data: outcome }], mark, 'CarryOutRuling');
    return { ...done, ...(await this.handler.now(game)), gamePosition };
  }
}

function gathered(data: Extract<DisputeEvent, { type: 'EvidenceGathered' }>['data']): DisputeEvent {
  return { type: 'EvidenceGathered', data };
}
