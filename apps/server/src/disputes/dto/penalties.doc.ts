import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { longest } from '@stacktrail/match';
import { IsOptional } from 'class-validator';
import { IsText } from '../../fields.js';
import { NamedDoc } from './dispute-rulings.doc.js';

export class PenaltiesDto {
  @ApiPropertyOptional({ maxLength: longest.match, description: 'Only penalties in games of this match.' })
  @IsOptional()
  @IsText('name', longest.match)
  match?: string;

  @ApiPropertyOptional({ maxLength: longest.name, description: 'Only penalties of whoever plays under this name.' })
  @IsOptional()
  @IsText('name', longest.name)
  person?: string;
}

/** A penalty of a person in a game of a match. */
export class PenaltyDoc {
  @ApiProperty()
  game!: string;

  @ApiProperty({ type: String, nullable: true, description: 'The match that the game is a part of.' })
  match!: string | null;

  @ApiProperty({ description: 'The name of the seat.' })
  person!: string;

  @ApiProperty({ type: 'integer' })
  player!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The dispute of the game in which it was given.' })
  dispute!: number | null;

  @ApiProperty()
  judge!: string;

  @ApiProperty({ type: () => NamedDoc, nullable: true })
  infraction!: NamedDoc | null;

  @ApiProperty({ type: () => NamedDoc })
  penalty!: NamedDoc;

  @ApiProperty()
  reason!: string;

  @ApiProperty({ description: 'When, in ISO 8601.' })
  at!: string;
}

/** The penalties of a game after one was given. */
export class PenaltyAnswerDoc {
  @ApiProperty()
  commandId!: string;

  @ApiProperty({ description: 'Whether the command had been carried out before.' })
  repeated!: boolean;

  @ApiProperty({ type: () => [PenaltyDoc] })
  penalties!: PenaltyDoc[];
}

class InfractionDoc extends NamedDoc {
  @ApiPropertyOptional({ description: 'The id of the penalty that it usually has.' })
  penalty?: string;
}

/** What judges have names for on this server. */
export class InfractionsDoc {
  @ApiProperty({ description: 'The name of the list.' })
  name!: string;

  @ApiProperty({ type: () => [InfractionDoc] })
  infractions!: InfractionDoc[];

  @ApiProperty({ type: () => [NamedDoc] })
  penalties!: NamedDoc[];

  @ApiProperty({ type: () => [NamedDoc] })
  remedies!: NamedDoc[];
}

/** The public half of the key with which this server signs rulings. */
export class VerdictKeyDoc {
  @ApiProperty({ description: 'Its fingerprint: SHA-256 of its DER form.' })
  key!: string;

  @ApiProperty({ description: 'The Ed25519 public key, as PEM.' })
  pem!: string;
}
