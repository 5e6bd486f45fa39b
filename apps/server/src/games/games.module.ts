import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BotsModule } from '../bots/bots.module.js';
import { AnswersController } from './answers.controller.js';
import { BundlesController } from './bundles.controller.js';
import { ClocksController } from './clocks.controller.js';
import { GameCommands } from './game-commands.js';
import { AnswerShortcutHandler } from './commands/answer-shortcut.js';
import { ClaimTimeHandler, GiveTimeHandler, StartClocksHandler, StopClocksHandler } from './commands/clock-commands.js';
import { CallTimeHandler } from './commands/call-time.js';
import { ConcedeHandler } from './commands/concede.js';
import { ConsentToOpeningHandler } from './commands/consent-to-opening.js';
import { CreateGameHandler } from './commands/create-game.js';
import { EndGameHandler } from './commands/end-game.js';
import { ForkGameHandler } from './commands/fork-game.js';
import { GiveRulingHandler } from './commands/give-ruling.js';
import { ProposeShortcutHandler } from './commands/propose-shortcut.js';
import { RequestRewindHandler } from './commands/request-rewind.js';
import { RewindGameHandler } from './commands/rewind-game.js';
import { SubmitAnswerHandler } from './commands/submit-answer.js';
import { OfferDrawHandler } from './commands/offer-draw.js';
import { TakeBackHandler } from './commands/take-back.js';
import { TellCardHandler } from './commands/tell-card.js';
import { VoteOnDrawHandler } from './commands/vote-on-draw.js';
import { VoteOnRewindHandler } from './commands/vote-on-rewind.js';
import { DeletionsController } from './deletions.controller.js';
import { DrawsController } from './draws.controller.js';
import { GamesController } from './games.controller.js';
import { HistoryController } from './history.controller.js';
import { LinesController } from './lines.controller.js';
import { OpeningsController } from './openings.controller.js';
import { AccountQueryHandler, ReplacementsQueryHandler, TriggersQueryHandler } from './queries/account.query.js';
import { BoardQueryHandler } from './queries/board.query.js';
import { DecisionQueryHandler } from './queries/decision.query.js';
import { DifferencesQueryHandler } from './queries/differences.query.js';
import { EventsQueryHandler } from './queries/events.query.js';
import { FramesQueryHandler } from './queries/frames.query.js';
import { ExplanationQueryHandler } from './queries/explanation.query.js';
import { GameQueryHandler } from './queries/game.query.js';
import { GamesQueryHandler } from './queries/games.query.js';
import { LogQueryHandler } from './queries/log.query.js';
import { OpeningsQueryHandler } from './queries/openings.query.js';
import { StatisticsQueryHandler } from './queries/statistics.query.js';
import { VerdictQueryHandler } from './queries/verdict.query.js';
import { RewindsController } from './rewinds.controller.js';
import { SeedsController } from './seeds.controller.js';
import { CARDS_FILE, PartlyReadCards } from '../decks/partly-read-cards.js';
import { SettingsController } from './settings.controller.js';
import { ShortcutsController } from './shortcuts.controller.js';
import { TellingsController } from './tellings.controller.js';
import { TokensController } from './tokens.controller.js';
import { UnfinishedDeletions } from './unfinished-deletions.js';
import { WhyController } from './why.controller.js';

/** Commands to games and questions about them. */
@Module({
  imports: [CqrsModule.forRoot(), BotsModule],
  controllers: [
    GamesController,
    AnswersController,
    RewindsController,
    SeedsController,
    SettingsController,
    TellingsController,
    ShortcutsController,
    HistoryController,
    LinesController,
    BundlesController,
    WhyController,
    OpeningsController,
    TokensController,
    DrawsController,
    ClocksController,
    DeletionsController,
  ],
  providers: [
    AnswerShortcutHandler,
    CallTimeHandler,
    ClaimTimeHandler,
    GiveTimeHandler,
    StartClocksHandler,
    StopClocksHandler,
    GameCommands,
    ConcedeHandler,
    ConsentToOpeningHandler,
    CreateGameHandler,
    EndGameHandler,
    ForkGameHandler,
    GiveRulingHandler,
    OfferDrawHandler,
    ProposeShortcutHandler,
    RequestRewindHandler,
    RewindGameHandler,
    SubmitAnswerHandler,
    TakeBackHandler,
    TellCardHandler,
    VoteOnDrawHandler,
    VoteOnRewindHandler,
    AccountQueryHandler,
    BoardQueryHandler,
    DecisionQueryHandler,
    DifferencesQueryHandler,
    EventsQueryHandler,
    FramesQueryHandler,
    ExplanationQueryHandler,
    GameQueryHandler,
    GamesQueryHandler,
    LogQueryHandler,
    OpeningsQueryHandler,
    StatisticsQueryHandler,
    ReplacementsQueryHandler,
    TriggersQueryHandler,
    VerdictQueryHandler,
    UnfinishedDeletions,
  ],
})
export class GamesModule {
  /** @param cards a file of cards with their texts, for games with adjudication */
  static reading(cards: string | null): DynamicModule {
    return { module: GamesModule, providers: [{ provide: CARDS_FILE, useValue: cards }, PartlyReadCards] };
  }
}
