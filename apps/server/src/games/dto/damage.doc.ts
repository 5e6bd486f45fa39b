import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';

class DamageDoc {
  @ApiProperty({ type: 'integer', description: 'The revision of the first unreadable event.' })
  revision!: number;

  @ApiProperty({ description: 'Why the event can’t be read.' })
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
