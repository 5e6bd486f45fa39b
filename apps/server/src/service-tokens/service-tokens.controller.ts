import type { ServerResponse } from 'node:http';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiConflictResponse,
  ApiNotFoundResponse,
} from '@nestjs/swagger';
import { ServiceTokenRefused, ServiceTokens, type KnownToken, type ServiceToken } from '@stacktrail/match';
import { malformedProblem } from '../problem/malformed-input.js';
import { Problem } from '../problem/problem.js';
import { KnowsItsViewer, OnlyFor } from '../viewer/viewer.decorators.js';
import {
  IssuedServiceTokenDoc,
  ListedServiceTokenDoc,
  ServiceTokenDto,
  ServiceTokenPath,
} from './service-tokens.dto.js';

type IssuedOnce = ServiceToken & { readonly token: string };
type Listed = ServiceToken & Pick<KnownToken, 'state'>;

/** Tokens with a part in all games, for operators alone (docs/adr/0036-service-tokens.md). */
@ApiTags('operation')
@KnowsItsViewer()
@OnlyFor('operator')
@ApiForbiddenResponse({ description: 'The token is not that of an operator.' })
@Controller('service-tokens')
export class ServiceTokensController {
  constructor(private readonly tokens: ServiceTokens) {}

  @Post()
  @ApiOperation({ summary: 'Issues a service token. It is shown here, and only here.' })
  @ApiCreatedResponse({ type: IssuedServiceTokenDoc })
  @ApiConflictResponse({ description: 'A token with that name is in force.' })
  async issue(
    @Body() { role, name, days }: ServiceTokenDto,
    @Res({ passthrough: true }) response: ServerResponse,
  ): Promise<IssuedOnce> {
    response.setHeader('Cache-Control', 'no-store');
    const { secret, token } = await this.tokens.issue({ role, name, days }).catch(asProblem);
    return { ...token, token: secret };
  }

  @Get()
  @ApiOperation({ summary: 'Every service token that was issued, without the tokens themselves.' })
  @ApiOkResponse({ type: [ListedServiceTokenDoc] })
  async list(): Promise<readonly Listed[]> {
    return (await this.tokens.list()).map(({ token, state }) => ({ ...token, state }));
  }

  @Delete(':token')
  @HttpCode(204)
  @ApiOperation({ summary: 'Takes a service token out of force, at once.' })
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'There is no such token, or it is revoked already.' })
  async revoke(@Param() { token }: ServiceTokenPath): Promise<void> {
    await this.tokens.revoke(token).catch(asProblem);
  }
}

function asProblem(error: unknown): never {
  if (!(error instanceof ServiceTokenRefused)) throw error;
  if (error.reason === 'malformed') throw malformedProblem([{ path: '', message: error.message }]);
  throw new Problem(error.reason === 'name taken' ? 'token-exists' : 'no-such-token', error.message);
}
