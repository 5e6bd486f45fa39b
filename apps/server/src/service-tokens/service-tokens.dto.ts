import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { daysOfServiceToken, longestTokenName, serviceRoles, type ServiceRole } from '@stacktrail/match';
import { IsIn, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsText, OptionalField } from '../fields.js';

export class ServiceTokenDto {
  @ApiProperty({ enum: serviceRoles })
  @IsIn(serviceRoles)
  role!: ServiceRole;

  @ApiProperty({ maxLength: longestTokenName, description: 'By which it is listed; one token in force has it.' })
  @IsText('name', longestTokenName)
  name!: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: daysOfServiceToken.most,
    default: daysOfServiceToken.usual,
    description: 'How many days it is good for.',
  })
  @OptionalField()
  @IsInt()
  @Min(1)
  @Max(daysOfServiceToken.most)
  days?: number;
}

export class ServiceTokenPath {
  @ApiProperty({ description: 'The id of the token, or its name.' })
  @IsString()
  @MaxLength(100)
  token!: string;
}

class ServiceTokenDoc {
  @ApiProperty()
  id!: string;

  @ApiProperty({ enum: serviceRoles })
  role!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  issuedAt!: Date;

  @ApiProperty({ type: String, format: 'date-time', description: 'From then on it is nobody’s.' })
  expiresAt!: Date;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  revokedAt!: Date | null;
}

export class ListedServiceTokenDoc extends ServiceTokenDoc {
  @ApiProperty({
    enum: ['in force', 'expired', 'revoked', 'doubtful'],
    description: 'Doubtful: a later record of tokens can’t be read, and may be that this one was revoked.',
  })
  state!: string;
}

export class IssuedServiceTokenDoc extends ServiceTokenDoc {
  @ApiProperty({ description: 'Sent as “Authorization: Bearer …”. It is given here, and only here.' })
  token!: string;
}
