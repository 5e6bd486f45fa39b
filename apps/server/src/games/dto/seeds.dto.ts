import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';

export class SeedPath {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  seed!: string;
}

export class SeedPromiseDoc {
  @ApiProperty({
    format: 'uuid',
    description: 'The id of the commitment; give it as `promise` when you create the game.',
  })
  id!: string;

  @ApiProperty({ description: 'The commitment to the seed, as `GameStarted` will have it.' })
  seedCommitment!: string;

  @ApiProperty({ description: 'The commitment to the key that hides cards, as `GameStarted` will have it.' })
  veilCommitment!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The game that uses the seed. A seed can be used only once.',
  })
  game!: string | null;
}
