import { ApiPropertyOptional } from '@nestjs/swagger';
import { eventTypes, type EventType, type PlayerId, type Revision } from '@stacktrail/game-events';
import { longest } from '@stacktrail/match';
import type { LinesQuery } from '@stacktrail/projection-log';
import { zoneChangeFrom, zoneChangePattern, type Sought } from '@stacktrail/views';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, Matches } from 'class-validator';
import { Flag, IsText, QueryNumber } from '../../fields.js';
import { PageDto } from './query.dto.js';

/** A stretch of a game's log, and which lines of it. */
export class LogPageDto extends PageDto {
  @QueryNumber('The log as it was after this revision, without later reversals.', 0)
  at?: Revision;

  @ApiPropertyOptional({
    maxLength: longest.name,
    description: 'Only events that name an object or card whose name, as far as the viewer knows it, has this in it.',
  })
  @IsOptional()
  @IsText('name', longest.name)
  card?: string;

  @ApiPropertyOptional({ type: String, description: 'Only events of these types, with commas between.' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsArray()
  @ArrayMaxSize(eventTypes.length)
  @IsIn(eventTypes, { each: true, message: 'types must be types of events, such as SpellCast, with commas between' })
  types?: EventType[];

  @QueryNumber('Only what this seat does or decides, or what is done to it.', 0)
  player?: PlayerId;

  @QueryNumber('Only events of this turn; 0 is before the first.', 0)
  turn?: number;

  @ApiPropertyOptional({
    description: 'Only events that this rule caused, or a rule of this section: 704, 704.5 or 704.5f.',
  })
  @IsOptional()
  @Matches(/^[1-9]\d{2}(?:\.\d{1,3}[a-z]?)?$/, { message: 'rule must be the number of a rule, such as 704 or 704.5f' })
  rule?: string;

  @ApiPropertyOptional({
    description: 'Only objects that go from a zone to another; either may be left out, as in `battlefield:`.',
    example: 'battlefield:graveyard',
  })
  @IsOptional()
  @Matches(zoneChangePattern, { message: 'zoneChange must be two zones with a colon between, such as library:hand' })
  zoneChange?: string;

  @Flag('Only changes of life totals.')
  life?: 'true';

  @Flag('Only creatures and planeswalkers that die.')
  died?: 'true';
}

/** What a request for lines of a log asks for. */
export function linesQueryOf({ from, limit, at, ...wishes }: LogPageDto): LinesQuery {
  const { types, card, player, turn, rule, zoneChange, life, died } = wishes;
  const sought: Sought = {
    ...(card !== undefined && { card }),
    ...(types !== undefined && { types }),
    ...(player !== undefined && { player }),
    ...(turn !== undefined && { turn }),
    ...(rule !== undefined && { rule }),
    ...(zoneChange !== undefined && { zoneChange: zoneChangeFrom(zoneChange) }),
    ...(life !== undefined && { life: true }),
    ...(died !== undefined && { died: true }),
  };
  return {
    ...(from !== undefined && { from }),
    ...(limit !== undefined && { limit }),
    ...(at !== undefined && { at }),
    ...(Object.keys(sought).length > 0 && { sought }),
  };
}
