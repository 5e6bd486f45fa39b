import type { ServerResponse } from 'node:http';
import { Body, Controller, Get, Headers, Param, Post, Query, Res, UseInterceptors } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { cardPool, dungeonsFor, shippedPool } from '@stacktrail/cards';
import type { PlayerId, Revision } from '@stacktrail/game-events';
import type { GameCreated } from '@stacktrail/match';
import type { GameSummary } from '@stacktrail/projection-board';
import { BotPlayers } from '../bots/bot-players.js';
import type { BotsOfGame } from '../bots/seated-bots.js';
import { HeavyWork } from '../limits/heavy-work.js';
import { Limited } from '../limits/limited.js';
import { PartlyReadCards } from '../decks/partly-read-cards.js';
import { readDecks, readSharedPlanes } from '../decks/read-decks.js';
import { shippedDecks } from '../decks/shipped-decks.js';
import { carriedOut } from './carried-out.js';
import { commandIdOf, IdempotencyKey } from './command-id.js';
import { CreateGame } from './commands/create-game.js';
import { CreateRefusals, ReadRefusals } from './documented-refusals.js';
import { CreatedGameDoc } from './dto/created-game.doc.js';
import { CreateGameDto, type SeatDto } from './dto/create-game.dto.js';
import { DeckDoc, GamePageDoc, GameSummaryDoc } from './dto/games.doc.js';
import { GamesDto } from './dto/query.dto.js';
import { GamePath } from './dto/path.dto.js';
import { GameQuery, type GamePage } from './queries/game.query.js';
import { GamesQuery } from './queries/games.query.js';
import { StaleMark } from '../stores/stale-mark.js';
import { serviceOf, type Caller } from '../viewer/caller.js';
import { AsCaller, KnowsItsViewer } from '../viewer/viewer.decorators.js';

/** The seats that the server plays. */
function botsIn(seats: readonly SeatDto[]): BotsOfGame {
  return new Map(seats.flatMap(({ bot }, seat) => (bot === undefined ? [] : [[seat as PlayerId, bot] as const])));
}

/** A game that has just begun. */
export interface CreatedGame {
  readonly game: string;
  readonly commandId: string;
  readonly repeated: boolean;
  readonly seats: GameCreated['seats'];
  readonly judgeToken: string | null;
  /** The revision of the last event. */
  readonly revision: number;
  readonly decision: { readonly id: Revision; readonly player: PlayerId } | null;
}

/** Begins games, and lists those that there are. */
@ApiTags('games')
@UseInterceptors(StaleMark)
@Controller()
export class GamesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly bots: BotPlayers,
    private readonly heavy: HeavyWork,
    private readonly partlyRead: PartlyReadCards,
  ) {}

  @Post('games')
  @Limited('creation')
  @ApiOperation({
    summary: 'Begins a game. The tokens of its seats and its judge are given here, and only here.',
    description:
      "If you don't get the response, send the same body with the same command id again: until somebody acts in the " +
      'game, you get the same tokens. So keep the command id secret (a random UUID), and repeat the same Authorization ' +
      'header, if you sent one. The server stores neither of them, nor the tokens.',
  })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'Instead of `commandId`.' })
  @ApiCreatedResponse({ type: CreatedGameDoc })
  @ApiOkResponse({ type: CreatedGameDoc, description: 'The same command had been carried out before.' })
  @CreateRefusals()
  async create(
    @Body() body: CreateGameDto,
    @IdempotencyKey() key: string | undefined,
    @Headers('authorization') secret: string | undefined,
    @Res({ passthrough: true }) response: ServerResponse,
  ): Promise<CreatedGame> {
    const commandId = commandIdOf(body.commandId, key);
    const created = await this.heavy.run(() => this.begin(body, commandId, secret));
    await this.bots.seat(created.gameId, botsIn(body.seats));
    response.setHeader('Location', `/games/${created.gameId}`);
    response.setHeader('Cache-Control', 'no-store');
    if (created.repeated) response.statusCode = 200;
    return {
      game: created.gameId,
      commandId,
      repeated: created.repeated,
      seats: created.seats,
      judgeToken: created.judgeToken,
      revision: created.events.at(-1)?.revision ?? 0,
      decision: created.decision === null ? null : { id: created.decision.id, player: created.decision.player },
    };
  }

  private async begin(body: CreateGameDto, commandId: string, secret: string | undefined): Promise<GameCreated> {
    const { commandId: _, ...request } = body;
    const { seats, chooser, planes, adjudication = 'off', ...rest } = request;
    const pool = adjudication === 'off' ? shippedPool() : await this.partlyRead.all();
    const decks = readDecks(seats, pool);
    const shared = planes === undefined ? [] : readSharedPlanes(planes, pool);
    const seated = seats.map(({ name, deckName, nonce, mechanics }, seat) => ({
      name,
      ...(deckName === undefined ? {} : { deckName }),
      ...(decks[seat] ?? { deck: [] }),
      ...(nonce === undefined ? {} : { nonce }),
      ...(mechanics === undefined ? {} : { mechanics }),
    }));
    return carriedOut(
      this.commands,
      new CreateGame({
        commandId,
        request,
        ...(secret === undefined ? {} : { secret }),
        seats: seated,
        reference: cardPool,
        dungeons: dungeonsFor(decks.map(({ deck, commanders }) => [...deck, ...commanders])),
        // Bots have nothing to hide once the game is over.
        openAfterEnd: body.private !== true && seats.every(({ bot }) => bot !== undefined),
        ...rest,
        ...(adjudication === 'off' ? {} : { adjudication }),
        ...(shared.length === 0 ? {} : { planes: shared }),
        ...(chooser === undefined ? {} : { chooser: chooser as PlayerId }),
      }),
    );
  }

  @Get('games')
  @KnowsItsViewer()
  @ApiOperation({ summary: 'The games of this store, newest first. Private ones are for an operator alone.' })
  @ApiOkResponse({ type: [GameSummaryDoc] })
  games(@Query() wanted: GamesDto, @AsCaller() caller: Caller): Promise<readonly GameSummary[]> {
    return this.queries.execute(new GamesQuery(wanted, serviceOf(caller)?.service === 'operator'));
  }

  @Get('games/:game')
  @KnowsItsViewer()
  @ApiOperation({ summary: 'How a game stands, and the rewinds that its players ask for.' })
  @ApiOkResponse({ type: GamePageDoc })
  @ReadRefusals()
  game(@Param() { game }: GamePath): Promise<GamePage> {
    return this.queries.execute(new GameQuery(game));
  }

  @Get('decks')
  @ApiOperation({ summary: 'The deck lists that come with Stacktrail.' })
  @ApiOkResponse({ type: [DeckDoc] })
  decks(): readonly { readonly name: string; readonly list: string }[] {
    return [...shippedDecks].map(([name, list]) => ({ name, list }));
  }
}
