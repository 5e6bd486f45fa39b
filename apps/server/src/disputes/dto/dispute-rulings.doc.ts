import { ApiProperty } from '@nestjs/swagger';

export class NamedDoc {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  name!: string;
}

class RulingRewindDoc {
  @ApiProperty({ type: 'integer' })
  to!: number;

  @ApiProperty()
  reshuffleUnknown!: boolean;
}

class TimeExtensionDoc {
  @ApiProperty({ type: 'integer' })
  player!: number;

  @ApiProperty({ type: 'integer' })
  seconds!: number;
}

class VerdictSignatureDoc {
  @ApiProperty({ description: 'The fingerprint of the key: SHA-256 of its DER form.' })
  key!: string;

  @ApiProperty({ description: 'The public key, DER (SPKI) in base64.' })
  publicKey!: string;

  @ApiProperty({ description: 'Ed25519, in base64; docs/disputes.md says of what.' })
  signature!: string;
}

export class DisputeRulingDoc {
  @ApiProperty({ type: 'integer' })
  dispute!: number;

  @ApiProperty()
  at!: string;

  @ApiProperty()
  judge!: string;

  @ApiProperty({ type: 'integer', description: 'The revision that was disputed.' })
  revision!: number;

  @ApiProperty({ example: '509.1a' })
  rule!: string;

  @ApiProperty()
  ruling!: string;

  @ApiProperty({ type: 'integer', nullable: true })
  player!: number | null;

  @ApiProperty({ type: () => NamedDoc, nullable: true })
  infraction!: NamedDoc | null;

  @ApiProperty({ type: () => NamedDoc, nullable: true })
  remedy!: NamedDoc | null;

  @ApiProperty({ type: () => NamedDoc, nullable: true })
  penalty!: NamedDoc | null;

  @ApiProperty({ type: () => RulingRewindDoc, nullable: true })
  rewind!: RulingRewindDoc | null;

  @ApiProperty({ type: () => [TimeExtensionDoc] })
  extensions!: TimeExtensionDoc[];

  @ApiProperty({ type: () => VerdictSignatureDoc })
  signed!: VerdictSignatureDoc;
}

export class CarriedOutDoc {
  @ApiProperty({ type: 'integer', nullable: true, description: 'The event of the game that takes it back.' })
  reversal!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The revision from which play goes on.' })
  to!: number | null;

  @ApiProperty({ type: 'array', items: { type: 'integer' }, description: 'The events that give more time.' })
  extensions!: number[];

  @ApiProperty({ type: 'integer', nullable: true, description: 'The event of the game that tells of the ruling.' })
  told!: number | null;
}
