import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, Matches, Max, Min, ValidateNested } from 'class-validator';
import type { PlayerId, Revision } from '@stacktrail/game-events';
import { longestClock, longestOfDispute } from '@stacktrail/match';
import {
  CommandIdField,
  JudgeField,
  OptionalField,
  PathNumber,
  RevisionField,
  WholeNumber,
  WordsField,
} from '../../fields.js';
import { GamePath } from '../../games/dto/path.dto.js';

export class DisputePath extends GamePath {
  @PathNumber('The number of the dispute, from 1.')
  dispute!: number;
}

/** What every command to disputes has. */
class DisputeCommandDto {
  @CommandIdField()
  commandId?: string;

  @JudgeField()
  judge?: string;
}

export class OpenDisputeDto extends DisputeCommandDto {
  @RevisionField('The revision of the event that is disputed.')
  revision!: Revision;

  @WordsField('What is claimed.', longestOfDispute.claim)
  claim!: string;
}

export class EvidenceDto extends DisputeCommandDto {
  @RevisionField('The moment that the evidence is about.')
  revision!: Revision;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, description: 'The first event of the slice of the log.' })
  @OptionalField()
  @IsInt()
  @Min(0)
  from?: Revision;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, description: 'The last event of the slice of the log.' })
  @OptionalField()
  @IsInt()
  @Min(0)
  to?: Revision;
}

export class NoteDto extends DisputeCommandDto {
  @WordsField('What is said.', longestOfDispute.note)
  text!: string;

  @ApiPropertyOptional({ description: 'For the judge alone, also after the ruling.' })
  @OptionalField()
  @IsBoolean()
  confidential?: boolean;
}

class RulingRewindDto {
  @RevisionField('Play goes on from the nearest point at or before this revision.')
  to!: Revision;

  @ApiPropertyOptional({ description: 'Shuffle again the library cards whose places nobody knows.' })
  @OptionalField()
  @IsBoolean()
  reshuffleUnknown?: boolean;
}

class TimeExtensionDto {
  @WholeNumber('The seat that gets more time.')
  player!: PlayerId;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: longestClock, description: 'How many seconds more.' })
  @IsInt()
  @Min(1)
  @Max(longestClock)
  seconds!: number;
}

/** An id of the list at `/infractions`. */
function ListedId(what: string): PropertyDecorator {
  return (target, key) => {
    ApiPropertyOptional({ maxLength: 60, description: `${what}: an id of the list at /infractions.` })(target, key);
    OptionalField()(target, key);
    Matches(/^[a-z0-9][a-z0-9-]{0,59}$/, { message: `${String(key)} must be an id of the list at /infractions` })(
      target,
      key,
    );
  };
}

/** The most seats that one ruling gives more time. */
const mostExtensions = 8;

export class DisputeRulingDto extends DisputeCommandDto {
  @ApiProperty({ example: '509.1a', description: 'The number of the rule that decides it.' })
  @Matches(/^[1-9]\d{2}(?:\.\d{1,3}[a-z]?)?$/, { message: 'rule must be the number of a rule, such as 704.5f' })
  rule!: string;

  @WordsField('The ruling, for everybody to read.', longestOfDispute.ruling)
  ruling!: string;

  @ApiPropertyOptional({ type: 'integer', description: 'The seat whose infraction it is.' })
  @OptionalField()
  @IsInt()
  @Min(0)
  @Max(30)
  player?: PlayerId;

  @ListedId('The infraction')
  infraction?: string;

  @ListedId('The remedy')
  remedy?: string;

  @ListedId('The penalty')
  penalty?: string;

  @ApiPropertyOptional({ type: () => RulingRewindDto, description: 'The game is taken back; it isn’t where absent.' })
  @OptionalField()
  @ValidateNested()
  @Type(() => RulingRewindDto)
  rewind?: RulingRewindDto;

  @ApiPropertyOptional({ type: () => [TimeExtensionDto], description: 'Seats that get more time.' })
  @OptionalField()
  @IsArray()
  @ArrayMaxSize(mostExtensions)
  @ValidateNested({ each: true })
  @Type(() => TimeExtensionDto)
  extensions?: TimeExtensionDto[];
}

export class AppealDto extends DisputeCommandDto {
  @WordsField('Why the ruling should be another.', longestOfDispute.claim)
  grounds!: string;
}

export class ClosingDto extends DisputeCommandDto {
  @WordsField('Why.', longestOfDispute.reason)
  reason!: string;
}

export class PenaltyDto extends DisputeCommandDto {
  @WholeNumber('The seat of the person.')
  player!: PlayerId;

  @ListedId('The infraction')
  infraction?: string;

  @ApiProperty({ maxLength: 60, description: 'The penalty: an id of the list at /infractions.' })
  @Matches(/^[a-z0-9][a-z0-9-]{0,59}$/, { message: 'penalty must be an id of the list at /infractions' })
  penalty!: string;

  @WordsField('Why.', longestOfDispute.reason)
  reason!: string;
}
