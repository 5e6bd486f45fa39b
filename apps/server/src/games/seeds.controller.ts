import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Matches, type SeedPromise } from '@stacktrail/match';
import { Limited } from '../limits/limited.js';
import { Problem } from '../problem/problem.js';
import { SeedRefusals } from './documented-refusals.js';
import { SeedPath, SeedPromiseDoc } from './dto/seeds.dto.js';

/** Seeds that the server commits to before anybody gives a nonce, so that it can't choose the seed by its outcome. */
@ApiTags('games')
@Controller('seeds')
export class SeedsController {
  constructor(private readonly matches: Matches) {}

  @Post()
  @Limited('creation')
  @ApiOperation({
    summary: 'Draws a secret seed and commits to it. The game that uses the seed shows the same commitments.',
  })
  @ApiCreatedResponse({ type: SeedPromiseDoc })
  @SeedRefusals()
  commitToSeed(): Promise<SeedPromise> {
    return this.matches.promiseSeed();
  }

  @Get(':seed')
  @ApiOperation({
    summary:
      'The commitments to the seed. A player reads them before giving a nonce, and compares those of the game with them.',
  })
  @ApiOkResponse({ type: SeedPromiseDoc })
  @SeedRefusals()
  async promised(@Param() { seed }: SeedPath): Promise<SeedPromise> {
    const found = await this.matches.promisedSeed(seed);
    if (found === undefined) throw new Problem('no-such-seed', `There is no promised seed ${seed}.`);
    return found;
  }
}
