import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';

class DamageDoc {
  @ApiProperty({ type: 'integer', description: 'The first event that can’t be read.' })
  revision!: number;

  @ApiProperty({ description: 'What is wrong with it.' })
  problem!: string;
}

/** Where the record of a game can't be read, if anywhere. */
export function DamagedField(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: () => DamageDoc,
      nullable: true,
      description:
        'Where the record of the game can’t be read: what comes before is shown, and what a judge has ended it with. ' +
        'Null where it can be read whole.',
    }),
  );
}
