import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { problemTypes } from './problem.js';

class FieldFaultDoc {
  @ApiProperty({ example: 'answer.shares[0].amount' })
  path!: string;

  @ApiProperty()
  message!: string;
}

class LagDoc {
  @ApiProperty({ type: 'integer', nullable: true, description: 'How many events it lacks; null where nobody knows.' })
  events!: number | null;

  @ApiProperty({ type: 'number', nullable: true, description: 'For how long its projector has been silent.' })
  seconds!: number | null;
}

/** A schema that belongs to a folder which knows this one: it is named, not imported. */
function schema(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** Problem details (RFC 9457), for the API's description. */
export class ProblemDoc {
  @ApiProperty({ enum: Object.keys(problemTypes).map((type) => `urn:stacktrail:problem:${type}`) })
  type!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty({ type: 'integer' })
  status!: number;

  @ApiProperty({ description: 'What went wrong this time.' })
  detail!: string;

  @ApiProperty({ description: 'The URL of the request.' })
  instance!: string;

  @ApiPropertyOptional({ description: 'The number of the Comprehensive Rule that forbids it.' })
  rule?: string;

  @ApiPropertyOptional({ allOf: [schema('DecisionDoc')], description: 'What would have been legal.' })
  legal?: object;

  @ApiPropertyOptional({
    allOf: [schema('DecisionDoc')],
    nullable: true,
    description: 'What the game waits for; null if it is over.',
  })
  pending?: object | null;

  @ApiPropertyOptional({ allOf: [schema('OutcomeDoc')], description: 'How the game ended, if it is over.' })
  outcome?: object;

  @ApiPropertyOptional({ allOf: [schema('DamageDoc')], description: 'Where the record of the game can’t be read.' })
  damaged?: object;

  @ApiPropertyOptional({ description: 'The game that there is already.' })
  game?: string;

  @ApiPropertyOptional({ type: 'integer', description: 'The revision after which the rules failed.' })
  revision?: number;

  @ApiPropertyOptional({ type: () => LagDoc, description: 'How far the read model is behind.' })
  lag?: LagDoc;

  @ApiPropertyOptional({ type: () => [FieldFaultDoc] })
  errors?: FieldFaultDoc[];
}
