import { Command } from '@nestjs/cqrs';
import type { Committed, Rewound } from '@stacktrail/match';
import type { Rejection } from '@stacktrail/rules';

/** What became of a command: its facts are stored, or the rules said no and nothing is. */
export type Outcome = Committed | Rewound | Rejection;

/** A command to a game that is there. `what` is as the match takes it. */
export abstract class GameCommand<T> extends Command<Outcome> {
  constructor(
    readonly gameId: string,
    readonly what: T,
  ) {
    super();
  }
}
