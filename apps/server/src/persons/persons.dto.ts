import { ApiProperty } from '@nestjs/swagger';
import { longestPerson } from '@stacktrail/match';
import { IsText } from '../fields.js';

export class ErasureDto {
  @ApiProperty({ maxLength: longestPerson, description: 'As the person was named when they gave a command.' })
  @IsText('key', longestPerson)
  person!: string;
}

export class PersonDoc {
  @ApiProperty({ format: 'uuid', description: 'By which events name them.' })
  id!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Who it is; null where this server may not read it.' })
  person!: string | null;
}

export class ErasedDoc {
  @ApiProperty({ type: [String], description: 'The ids that are nobody’s now; none if nobody has that name.' })
  ids!: readonly string[];
}
