import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { problemTypes } from './problem.js';

class FieldFaultDoc {
  @ApiProperty({ example: 'answer.shares[0].amount' })
  path!: string;

  @ApiProperty()
  message!: string;
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

  @ApiPropertyOptional({ type: 'object', additionalProperties: true, description: 'What would have been legal.' })
  legal?: object;

  @ApiPropertyOptional({ type: 'object', additionalProperties: true, description: 'What the game waits for.' })
  pending?: object;

  @ApiPropertyOptional({ type: () => [FieldFaultDoc] })
  errors?: FieldFaultDoc[];
}
