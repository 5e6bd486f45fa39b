import type { ServerResponse } from 'node:http';
import { Body, Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Viewer } from '@stacktrail/game-events';
import { Matches } from '@stacktrail/match';
import { Limited } from '../limits/limited.js';
import { Problem } from '../problem/problem.js';
import { serviceOf, type Caller } from '../viewer/caller.js';
import { AsCaller, AsViewer, KnowsItsViewer, OnlyFor } from '../viewer/viewer.decorators.js';
import { TokenRefusals } from './documented-refusals.js';
import { GamePath } from './dto/path.dto.js';
import { InvitationDoc, RedemptionDto, SeatPath, TokenDoc } from './dto/tokens.dto.js';

type TokenGiven = Readonly<Pick<TokenDoc, 'player' | 'token'>>;
type InvitationGiven = Readonly<Pick<InvitationDoc, 'player' | 'invitation'>>;

/** Who may act in a game: invitations, and new tokens in place of those that somebody else may have seen. */
@ApiTags('tokens')
@KnowsItsViewer()
@Controller('games/:game')
export class TokensController {
  constructor(private readonly matches: Matches) {}

  @Post('tokens')
  @HttpCode(200)
  @Limited('creation')
  @ApiOperation({ summary: 'Gives whoever asks another token for their own. The one before is nobody’s from then on.' })
  @ApiOkResponse({ type: TokenDoc })
  @TokenRefusals()
  async rotate(
    @Param() { game }: GamePath,
    @AsViewer() viewer: Viewer,
    @Res({ passthrough: true }) response: ServerResponse,
  ): Promise<TokenGiven> {
    if (viewer === 'spectator') throw new Problem('unknown-token', 'This needs the token that is to be replaced.');
    response.setHeader('Cache-Control', 'no-store');
    const token = await this.matches.tokens.rotate(game, viewer);
    return { player: viewer === 'judge' ? null : viewer.seat, token };
  }

  @Post('invitations')
  @HttpCode(200)
  @Limited('creation')
  @ApiOperation({ summary: 'Takes the token of a seat with its invitation, which is used up by that.' })
  @ApiOkResponse({ type: TokenDoc })
  @TokenRefusals()
  async redeem(
    @Param() { game }: GamePath,
    @Body() { invitation }: RedemptionDto,
    @Res({ passthrough: true }) response: ServerResponse,
  ): Promise<TokenGiven> {
    response.setHeader('Cache-Control', 'no-store');
    const taken = await this.matches.tokens.redeem(game, invitation);
    if (taken === null) throw new Problem('unknown-token', 'The invitation is unknown, or has been used already.');
    return { player: taken.seat, token: taken.token };
  }

  @Post('seats/:seat/invitation')
  @HttpCode(200)
  @OnlyFor('judge', 'operator')
  @Limited('creation')
  @ApiOperation({
    summary: 'A judge takes a seat’s token away and gives an invitation to take another.',
    description: 'An operator does so where the token or invitation of the seat is expired.',
  })
  @ApiOkResponse({ type: InvitationDoc })
  @TokenRefusals()
  async invite(
    @Param() { game, seat }: SeatPath,
    @AsCaller() caller: Caller,
    @Res({ passthrough: true }) response: ServerResponse,
  ): Promise<InvitationGiven> {
    response.setHeader('Cache-Control', 'no-store');
    const { tokens } = this.matches;
    const isOperator = serviceOf(caller) !== null;
    return { player: seat, invitation: await (isOperator ? tokens.renew(game, seat) : tokens.inviteTo(game, seat)) };
  }
}
