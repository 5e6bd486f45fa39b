import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Matches } from '@stacktrail/match';

/** Takes away what is left of games whose deletion a process has recorded that ended too early. */
@Injectable()
export class UnfinishedDeletions implements OnApplicationBootstrap {
  private readonly logger = new Logger('Deletions');

  constructor(private readonly matches: Matches) {}

  onApplicationBootstrap(): void {
    this.matches.deletions.finish().then(
      (games) => {
        if (games.length > 0) this.logger.log(`Deleted what was left of ${games.join(', ')}`);
      },
      (error: unknown) => this.logger.error('What is left of deleted games could not be deleted', error),
    );
  }
}
