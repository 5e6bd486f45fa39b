import {
  BadRequestException,
  Body,
  Controller,
  HttpCode,
  NotFoundException,
  Param,
  Post,
  UseGuards,
} from '@nestjs/common';
import { BoardProjection, boardQuestions } from '@stacktrail/projection-board';
import { disputeQuestions, DisputesProjection } from '@stacktrail/projection-disputes';
import { LogProjection, logQuestions } from '@stacktrail/projection-log';
import { sentFailure, type Progress, type Questions, type SentAnswer } from '@stacktrail/projection-runtime';
import { TokenGuard } from './token.guard.js';

/** A read model, what may be asked of it, and the failures besides those that all have. */
interface Asked {
  readonly model: { readonly runner: { readonly progress: Progress } };
  readonly questions: Questions<never>;
  readonly failures: readonly string[];
}

/** Answers servers. */
@UseGuards(TokenGuard)
@Controller('read-models')
export class ReadModelsController {
  private readonly asked: ReadonlyMap<string, Asked>;

  constructor(board: BoardProjection, disputes: DisputesProjection, log: LogProjection) {
    this.asked = new Map<string, Asked>([
      ['board', { model: board, questions: boardQuestions, failures: ['NoSuchRevision'] }],
      ['disputes', { model: disputes, questions: disputeQuestions, failures: [] }],
      ['log', { model: log, questions: logQuestions, failures: [] }],
    ]);
  }

  @Post(':model/:question')
  @HttpCode(200)
  async answer(
    @Param('model') name: string,
    @Param('question') question: string,
    @Body() body: { readonly args?: unknown },
  ): Promise<SentAnswer> {
    const asked = this.asked.get(name);
    if (asked === undefined || !Object.hasOwn(asked.questions, question)) throw new NotFoundException();
    if (!Array.isArray(body.args)) throw new BadRequestException();
    // JSON has no `undefined`: what was left out comes as `null`.
    const args = body.args.map((arg: unknown) => arg ?? undefined) as never[];
    const { model, failures } = asked;
    try {
      const value = await asked.questions[question]?.(model as never, ...args);
      return { value, progress: model.runner.progress };
    } catch (error) {
      const failure = sentFailure(error, failures);
      if (failure === null) throw error;
      return { failure, progress: model.runner.progress };
    }
  }
}
