import { ApiProperty } from '@nestjs/swagger';
import type { PlayerId } from '@stacktrail/game-events';
import { Matches } from 'class-validator';
import { CommandIdField, PathNumber, WholeNumber } from '../../fields.js';
import { GamePath } from './path.dto.js';

export class TimeCallDto {
  @CommandIdField()
  commandId?: string;

  @WholeNumber('The seat whose time is up.')
  player!: PlayerId;
}

export class SeatPath extends GamePath {
  @PathNumber('The seat, from 0 on.')
  seat!: PlayerId;
}

export class RedemptionDto {
  @ApiProperty({ description: 'The invitation that the creator of the game passed on.' })
  @Matches(/^[\w-]{1,200}$/, { message: 'invitation must be made of letters, digits, - and _' })
  invitation!: string;
}

/** A token, given once. */
export class TokenDoc {
  @ApiProperty({ type: 'integer', nullable: true, description: 'The seat; null for the judge.' })
  player!: number | null;

  @ApiProperty({ description: 'Sent as “Authorization: Bearer …”.' })
  token!: string;
}

export class InvitationDoc {
  @ApiProperty({ type: 'integer' })
  player!: number;

  @ApiProperty({ description: 'The invitation with which the seat’s player gets a token; it works once.' })
  invitation!: string;
}
