import { createReadStream, existsSync } from 'node:fs';
import { Inject, Injectable } from '@nestjs/common';
import { shippedPool, UnreadableSource, type CardPool } from '@stacktrail/cards';
import { PoolInPart } from '@stacktrail/cards/sources';
import { malformedProblem } from '../problem/malformed-input.js';

/** The file of cards that the server has, or `null`. */
export const CARDS_FILE = Symbol('the file of cards');

/**
 * Cards for games with adjudication: those of the pool, and of the file of cards those that aren't wholly understood. The
 * file is read when it is first needed.
 */
@Injectable()
export class PartlyReadCards {
  private pool: Promise<CardPool> | null = null;

  constructor(@Inject(CARDS_FILE) private readonly file: string | null) {}

  /** @throws Problem if the server has no file of cards, or it can't be read */
  async all(): Promise<CardPool> {
    const { file } = this;
    if (file === null || !existsSync(file)) {
      const which = file === null ? 'has no file of cards (STACKTRAIL_CARDS)' : `can’t find its file of cards, ${file}`;
      throw refused(`needs the texts of cards, and this server ${which}`);
    }
    this.pool ??= PoolInPart.reading(shippedPool(), createReadStream(file));
    try {
      return await this.pool;
    } catch (error) {
      this.pool = null;
      if (error instanceof UnreadableSource)
        throw refused(`needs the texts of cards, and ${file} can’t be read: ${error.message}`);
      throw error;
    }
  }
}

function refused(message: string): Error {
  return malformedProblem([{ path: 'adjudication', message }]);
}
