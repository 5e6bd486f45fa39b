import { Command } from '@nestjs/cqrs';
import type { Committed, Rewound } from '@stacktrail/match';
import type { Rejection } from '@stacktrail/rules';

/** The outcome of a command: its facts are stored, or the rules refuse it and nothing is stored. */
export type Outcome = Committed | Rewound | Rejection;

/** A command to an existing game. `what` is the command as `Matches` takes it. */
export abstract class GameCommand<T> extends Command<Outcome> {
  constructor(
    readonly gameId: string,
    readonly command: T,
  ) {
    super();
  }
}
