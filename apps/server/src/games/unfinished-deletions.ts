import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Matches } from '@stacktrail/match';

/** Takes away what is left of games and names of people, where a process has recorded that they go and ended too early. */
@Injectable()
export class UnfinishedDeletions implements OnApplicationBootstrap {
  private readonly logger = new Logger('Deletions');

  constructor(private readonly matches: Matches) {}

  onApplicationBootstrap(): void {
    const { deletions, persons } = this.matches;
    this.finish('deleted games', () => deletions.finish());
    this.finish('erased persons', () => persons.finish());
  }

  private finish(what: string, finish: () => Promise<readonly string[]>): void {
    finish().then(
      (ids) => {
        if (ids.length > 0) this.logger.log(`Deleted what was left of ${what}: ${ids.join(', ')}`);
      },
      (error: unknown) => this.logger.error(`What is left of ${what} could not be deleted`, error),
    );
  }
}
