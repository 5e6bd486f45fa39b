import type { KeyObject } from 'node:crypto';
import type { TreeUpcasters } from '@stacktrail/card-tree';
import type { CardReference } from '@stacktrail/engine';
import { lastRevisionOf, type EventStore } from '@stacktrail/event-store';
import type { PlayerId, Revision } from '@stacktrail/game-events';
import type { Rejection } from '@stacktrail/rules';
import { checkCommand } from './checks/command-faults.js';
import type {
  AnswerShortcut,
  Committed,
  Concede,
  ConsentToOpening,
  CreateGame,
  CurrentGame,
  EndGame,
  GameCreated,
  GiveRuling,
  OfferDraw,
  ProposeShortcut,
  RequestRewind,
  RewindGame,
  RewindPreview,
  Rewound,
  SubmitAnswer,
  TakeBack,
  VoteOnDraw,
  VoteOnRewind,
} from './commands.js';
import { consentToOpening } from './deciding/consent-to-opening.js';
import { offerDraw, voteOnDraw } from './deciding/draw-offers.js';
import { endGame } from './deciding/end-game.js';
import {
  answerShortcut,
  concede,
  giveRuling,
  proposeShortcut,
  submitAnswer,
  takeBack,
} from './deciding/play-commands.js';
import { tellCard, type TellCard } from './deciding/tell-card.js';
import { Rewinds } from './deciding/rewinding/rewinds.js';
import { GameDeletions } from './deletion/game-deletions.js';
import { disputeLinks } from './disputes/dispute-record.js';
import { Disputes } from './disputes/disputes.js';
import { standardInfractions, type Infractions } from './disputes/infractions.js';
import { GameDamaged } from './errors.js';
import { GameClocks } from './game-clocks.js';
import { GameTokens } from './game-tokens.js';
import type { GameRecord } from './game-record.js';
import { CommandHandler } from './handling/command-handler.js';
import { DamagedMatch, type HeldMatch } from './held/damaged-match.js';
import { HeldMatches } from './held/held-matches.js';
import { TokenExpiry } from './held/token-expiry.js';
import { GameForks } from './lines/game-forks.js';
import type { SeatSettings } from './settings/seat-settings.js';
import { SettingsOfSeats } from './settings/settings-of-seats.js';
import { beginMatch, createdGame, randomnessOf } from './starting/begin-match.js';
import { checkDecks } from './starting/check-decks.js';
import { begunBefore, creationOf, type Creation } from './starting/creation.js';
import { Persons } from './persons/persons.js';
import { PromisedSeeds } from './starting/promised-seeds.js';
import { storeMatch } from './starting/store-match.js';
import type { Randomness } from './storage/randomness.js';
import type { SeedPromise } from './storage/seed-promises.js';
import { StoreSecret } from './storage/store-secret.js';
import { gameStream } from './storage/streams.js';

const defaultLiveBytes = 128 * 1024 * 1024;

export interface MatchesOptions {
  /** How many games are kept in memory at most; others are resumed from the store when a command comes. */
  readonly liveGames?: number;
  /** About how many bytes they may take in memory together; 128 MiB where absent. */
  readonly liveBytes?: number;
  /** How cards in older versions of the card language are read; as this release does where absent. */
  readonly treeUpcasters?: TreeUpcasters;
  /** Where names of cards that players choose are looked up (CR 201.4); they aren't checked where absent. */
  readonly cardReference?: CardReference;
  /** After how many days tokens of a game expire that says nothing of it itself; they never do where absent. */
  readonly tokenDays?: number;
  /** What judges have names for; the list that comes with the program where absent. */
  readonly infractions?: Infractions;
  /** The Ed25519 private key with which rulings are signed; the store's own where absent. */
  readonly verdictKey?: KeyObject;
  /** The time, in milliseconds, as the store records it; the system's where absent. */
  readonly now?: () => number;
}

/**
 * The games of an event store that are played: takes commands, has the rules decide, and stores the facts.
 *
 * Several processes may share the store. Each command is stored at the revision on which its decision is based, or not
 * at all. A command whose id is stored isn't carried out again.
 */
export class Matches {
  /** The clocks of the games. */
  readonly clocks: GameClocks;
  /** Who may act in the games and watch them. */
  readonly tokens: GameTokens;
  /** The games that were deleted. */
  readonly deletions: GameDeletions;
  /** Other lines of play. */
  readonly forks: GameForks;
  /** What is disputed in the games, and the rulings. */
  readonly disputes: Disputes;
  /** Who gives commands. */
  readonly persons: Persons;
  private readonly matches: HeldMatches;
  private readonly rewinds: Rewinds;
  private readonly handler: CommandHandler;
  private readonly settings: SettingsOfSeats;
  private readonly secret: StoreSecret;
  private readonly promises: PromisedSeeds;
  private readonly now: () => number;

  constructor(
    private readonly store: EventStore,
    options: MatchesOptions = {},
  ) {
    this.now = options.now ?? Date.now;
    this.matches = new HeldMatches(
      store,
      { most: options.liveGames ?? 256, mostBytes: options.liveBytes ?? defaultLiveBytes },
      options.treeUpcasters,
      this.now,
    );
    this.tokens = new GameTokens(this.matches, new TokenExpiry(store, options.tokenDays ?? Infinity, this.now));
    this.rewinds = new Rewinds(this.matches);
    this.settings = new SettingsOfSeats(store);
    this.persons = new Persons(store, this.now);
    this.handler = new CommandHandler(
      store,
      this.matches,
      this.settings,
      options.cardReference,
      this.now,
      this.persons,
    );
    this.deletions = new GameDeletions(store, this.matches, this.handler, this.tokens);
    this.clocks = new GameClocks(this.handler, this.now);
    this.secret = new StoreSecret(store);
    this.promises = new PromisedSeeds(store);
    this.forks = new GameForks(store, this.matches, this.handler, this.secret, this.persons);
    const { infractions = standardInfractions(), verdictKey = null } = options;
    this.disputes = new Disputes(store, this.matches, this, infractions, verdictKey, this.persons);
  }

  /** How many games are in memory. */
  get held(): number {
    return this.matches.size;
  }

  /**
   * Begins a game, or finds the one that the same command has begun.
   *
   * @throws InvalidCommand, InvalidSetup; CommandIdUsed where its id stands for another creation; GameExists where
   *   another command has begun a game with its seed
   */
  async create(command: CreateGame): Promise<GameCreated> {
    checkCommand(command);
    const randomness = randomnessOf(command);
    const creation = await creationOf(command, this.secret);
    const gameId = await this.idOfNewGame(command, randomness);
    return this.handler.alone(gameId, async () => {
      if ((await lastRevisionOf(this.store, gameStream(gameId))) !== undefined)
        return this.begunBefore(gameId, creation);
      checkDecks(command);
      const promised = await this.promises.seedOf(command, gameId);
      const named = await this.persons.pseudonymous(command);
      const begun = beginMatch(named, gameId, randomness, creation, promised, this.now);
      const appended = await storeMatch(this.store, this.matches, begun);
      if (appended === undefined) return this.begunBefore(gameId, creation);
      this.matches.keep(begun.match);
      return createdGame(begun, appended.position, command);
    });
  }

  /** Draws a seed and commits to it, so that whoever takes a seat gives a nonce after that (docs/decisions.md D8). */
  promiseSeed(): Promise<SeedPromise> {
    return this.promises.make();
  }

  /** What was promised; nothing where there is no such promise. */
  promisedSeed(id: string): Promise<SeedPromise | undefined> {
    return this.promises.find(id);
  }

  /**
   * Answers the pending decision.
   *
   * @throws InvalidCommand, GameNotFound, GameDamaged, NotAllowed, RulesFailed, UnstorableFacts, TooBusy; as all commands
   */
  submit(gameId: string, command: SubmitAnswer): Promise<Committed | Rejection> {
    return this.handler.carryOut(
      gameId,
      command,
      'SubmitAnswer',
      (match) => submitAnswer(match, command),
      command.ahead,
    );
  }

  /** CR 104.3a: at any time. */
  concede(gameId: string, command: Concede): Promise<Committed | Rejection> {
    return this.handler.carryOut(gameId, command, 'Concede', (match) => concede(match, command));
  }

  /** CR 731.1: takes back the action that a seat is announcing. */
  takeBack(gameId: string, command: TakeBack): Promise<Committed | Rejection> {
    return this.handler.carryOut(gameId, command, 'TakeBack', (match) => takeBack(match, command));
  }

  /** CR 104.4i: offers the other players a draw. */
  offerDraw(gameId: string, command: OfferDraw): Promise<Committed | Rejection> {
    return this.handler.carryOut(gameId, command, 'OfferDraw', (match) => offerDraw(match, command));
  }

  /** CR 104.4i: agrees to a draw or refuses it. With the last consent the game is a draw. */
  voteOnDraw(gameId: string, command: VoteOnDraw): Promise<Committed | Rejection> {
    return this.handler.carryOut(gameId, command, 'VoteOnDraw', (match) => voteOnDraw(match, command));
  }

  /** Records a judge's words. The game goes on as it stands. */
  rule(gameId: string, command: GiveRuling): Promise<Committed | Rejection> {
    return this.handler.carryOut(gameId, command, 'GiveRuling', (match) => giveRuling(match, command));
  }

  /** In a game of told chance, says which card an unknown object is. */
  tell(gameId: string, command: TellCard): Promise<Committed | Rejection> {
    return this.handler.carryOut(gameId, command, 'TellCard', (match) => tellCard(match, command));
  }

  /** CR 730.2a: suggests a sequence of game choices; the others accept or shorten it. */
  proposeShortcut(gameId: string, command: ProposeShortcut): Promise<Committed | Rejection> {
    return this.handler.carryOut(gameId, command, 'ProposeShortcut', (match) => proposeShortcut(match, command));
  }

  /** CR 730.2b. With the last answer the shortcut is taken. */
  answerShortcut(gameId: string, command: AnswerShortcut): Promise<Committed | Rejection> {
    return this.handler.carryOut(gameId, command, 'AnswerShortcut', (match) => answerShortcut(match, command));
  }

  /** Asks every other player for consent to a rewind. */
  requestRewind(gameId: string, command: RequestRewind): Promise<Committed | Rejection> {
    return this.handler.carryOut(gameId, command, 'RequestRewind', (match) => this.rewinds.request(match, command));
  }

  /** Consents to a rewind or refuses it. With the last consent the game is taken back. */
  async vote(gameId: string, command: VoteOnRewind): Promise<Rewound | Committed | Rejection> {
    const result = await this.handler.carryOut(gameId, command, 'VoteOnRewind', (match) =>
      this.rewinds.vote(match, command),
    );
    return result.accepted ? this.rewinds.withSeenCards(gameId, result) : result;
  }

  /** A judge takes the game back. */
  async rewind(gameId: string, command: RewindGame): Promise<Rewound | Rejection> {
    const result = await this.handler.carryOut(gameId, command, 'RewindGame', (match) =>
      this.rewinds.rewindByRuling(match, command),
    );
    return result.accepted ? ((await this.rewinds.withSeenCards(gameId, result)) as Rewound) : result;
  }

  /** What a rewind would undo, and which cards stay seen; nothing is stored. @throws GameNotFound, GameDamaged */
  async previewRewind(gameId: string, to: Revision): Promise<RewindPreview | Rejection> {
    return this.handler.look(gameId, (match) => {
      if (match instanceof DamagedMatch) throw new GameDamaged(gameId, match.damage);
      return this.rewinds.preview(match, to);
    });
  }

  /** After the end a seat consents to showing everybody what was hidden. With the last consent it is shown. */
  consentToOpening(gameId: string, command: ConsentToOpening): Promise<Committed | Rejection> {
    return this.handler.carryOut(gameId, command, 'ConsentToOpening', (match) => consentToOpening(match, command));
  }

  /** A judge ends a damaged game as a draw. Any other game ends by its rules. */
  end(gameId: string, command: EndGame): Promise<Committed | Rejection> {
    return this.handler.carryOutOnAny(gameId, command, 'EndGame', async (match: HeldMatch) => {
      if (match instanceof DamagedMatch) return endGame(match, await this.matches.recordOf(match), command);
      const message = 'The whole record of the game can be read: the game ends by its rules.';
      return { accepted: false, rule: '104.1', message, stale: false };
    });
  }

  /**
   * The settings of a seat: which decisions are made for it. @throws GameNotFound, NotAllowed if there is no such seat
   */
  async settingsOf(gameId: string, seat: PlayerId): Promise<SeatSettings> {
    await this.tokens.requireSeat(gameId, seat);
    const { since: _, ...settings } = await this.settings.of(gameId, seat);
    return settings;
  }

  /** Changes a seat's settings, and makes the decisions that they now make. @throws as `settingsOf` */
  async changeSettings(
    gameId: string,
    seat: PlayerId,
    wanted: SeatSettings,
  ): Promise<Partial<Pick<Committed, 'position'>>> {
    await this.tokens.requireSeat(gameId, seat);
    return this.handler.alone(gameId, async () => {
      const match = await this.matches.get(gameId);
      const { turn, step, stack } = match instanceof DamagedMatch ? match.current().state : match.live.state;
      const since = wanted.passUntil === null ? null : { turn, step, stack };
      await this.settings.keep(gameId, seat, { ...wanted, since });
      return this.handler.followSettings(gameId);
    });
  }

  /**
   * The game as it stands in the store, or as far as it can be read.
   *
   * @throws GameNotFound; GameDamaged where not even its first event can be read
   */
  current(gameId: string): Promise<CurrentGame> {
    return this.handler.look(gameId, (match) => {
      if (match instanceof DamagedMatch) return match.current();
      const { revision, live, catalog, requests, drawOffer } = match;
      const { state, pending: decision } = live;
      return { gameId, revision, state, decision, catalog, requests, drawOffer, damaged: null };
    });
  }

  /**
   * The whole game with its secrets and disputes, for whoever runs the store.
   *
   * @throws GameNotFound, CardsDamaged, CardsUnreadable, SecretsMissing; GameDamaged if not even its first event can be
   * read
   */
  async load(gameId: string): Promise<GameRecord> {
    const record = await this.matches.record(gameId);
    return record.withDisputes(await disputeLinks(this.store, gameId));
  }

  /** How many games are in memory, and about how many bytes they take. */
  get liveGames(): number {
    return this.matches.size;
  }

  get liveBytes(): number {
    return this.matches.bytes;
  }

  /** The ids of all games, in the order in which they began. */
  async games(): Promise<readonly string[]> {
    return (await this.store.streams('game-')).map((name) => name.slice('game-'.length));
  }

  /** The id of the game that a command creates: with a command id or a seed the same each time. */
  private async idOfNewGame({ commandId, seed }: CreateGame, randomness: Randomness): Promise<string> {
    if (seed === undefined && commandId !== undefined) return this.secret.uuidOf('game', commandId);
    return randomness.uuid('game');
  }

  private async begunBefore(gameId: string, creation: Creation | undefined): Promise<GameCreated> {
    const match = await this.matches.get(gameId);
    if (match instanceof DamagedMatch) throw new GameDamaged(gameId, match.damage);
    return begunBefore(this.store, this.matches, match, creation);
  }
}
