import { ApiPropertyOptional } from '@nestjs/swagger';
import { eventTypes, gameDeleted, type EventType } from '@stacktrail/game-events';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, Matches } from 'class-validator';
import { QueryNumber } from '../fields.js';

/** How long a request may wait for an event, in seconds. */
const longestWait = 60;
const mostEvents = 1_000_000;

/** What can be asked for: events of games, and that one was deleted. */
const told = [...eventTypes, gameDeleted] as const;

const kinds = ['all', 'facts'] as const;
const envelopes = ['plain', 'cloudevents'] as const;

/** Which events a reader of the feed wants, and how. */
export class FeedDto {
  @ApiPropertyOptional({
    description:
      'The position of the last event that the reader has, or `start` or `end`; from the start without it. The header Last-Event-ID takes precedence.',
  })
  @IsOptional()
  @Matches(/^(?:start|end|\d{20}(?:-\d{20})?)$/, {
    message: 'after must be start, end, or the position of an event of the feed',
  })
  after?: string;

  @ApiPropertyOptional({ description: 'Only events of this game.' })
  @IsOptional()
  @Matches(/^[\w-]{1,100}$/, { message: 'game must be the id of a game' })
  game?: string;

  @ApiPropertyOptional({ type: String, description: 'Only events of these types, with commas between.' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsArray()
  @ArrayMaxSize(told.length)
  @IsIn(told, { each: true, message: 'types must be types of events, such as SpellCast, with commas between' })
  types?: (EventType | typeof gameDeleted)[];

  @ApiPropertyOptional({
    enum: kinds,
    description: '`facts` leaves out what was asked and answered, and passes: two thirds of all events.',
  })
  @IsOptional()
  @IsIn(kinds)
  kinds?: (typeof kinds)[number];

  @QueryNumber('How many events at most.', 1, mostEvents)
  limit?: number;

  @QueryNumber('How many seconds to wait for an event where there is none yet.', 0, longestWait)
  wait?: number;

  @ApiPropertyOptional({
    enum: ['true'],
    description:
      'Ends with a line `{"checkpoint": POSITION}` where everything was looked at: a reader of rare events goes on there.',
  })
  @IsOptional()
  @IsIn(['true'])
  checkpoint?: 'true';

  @ApiPropertyOptional({ enum: envelopes, description: '`cloudevents`: each event in an envelope of CloudEvents 1.0.' })
  @IsOptional()
  @IsIn(envelopes)
  envelope?: (typeof envelopes)[number];
}
