import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';

export class SeedPath {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  seed!: string;
}

export class SeedPromiseDoc {
  @ApiProperty({ format: 'uuid', description: 'The `promise` of the game that is begun with it.' })
  id!: string;

  @ApiProperty({ description: 'What `GameStarted` will say of the seed.' })
  seedCommitment!: string;

  @ApiProperty({ description: 'What `GameStarted` will say of the key that hides cards.' })
  veilCommitment!: string;

  @ApiProperty({ type: String, nullable: true, description: 'The game that was begun with it. It is good for one.' })
  game!: string | null;
}
