import { ApiProperty } from '@nestjs/swagger';
import type { ObjectId } from '@stacktrail/game-events';
import { deeds, type Deed } from '@stacktrail/match';
import { IsIn } from 'class-validator';
import { PathNumber, QueryNumber } from '../../fields.js';
import { GamePath } from './path.dto.js';
import { AtDto } from './query.dto.js';

export class ObjectPath extends GamePath {
  @PathNumber('The number of an object of the game.')
  object!: ObjectId;
}

export class AttemptDto extends AtDto {
  @ApiProperty({ enum: deeds, description: 'What whoever decides then would do with the object.' })
  @IsIn(deeds)
  deed!: Deed;

  @PathNumber('The number of the object.')
  object!: ObjectId;

  @QueryNumber('The permanent that it would attack, or the creature that it would block.', 1)
  against?: ObjectId;
}

export class OfObjectDto {
  @PathNumber('The number of the object whose abilities are asked about.')
  object!: ObjectId;
}

/** Whether a triggered ability triggered on an event, and why not. */
export class TriggerVerdictDoc {
  @ApiProperty({ description: 'The ability.' })
  text!: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The revision of the fact that it triggered.' })
  triggered!: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'The rule by which it didn’t.' })
  rule!: string | null;

  @ApiProperty()
  message!: string;
}

/** Whether a replacement effect replaced what an event tells, and why not. */
export class ReplacementVerdictDoc {
  @ApiProperty({ description: 'The ability.' })
  text!: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The revision of the fact that it replaced something.' })
  replaced!: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'The rule by which it didn’t.' })
  rule!: string | null;

  @ApiProperty()
  message!: string;
}

class AppearanceDoc {
  @ApiProperty({ type: String, nullable: true })
  name!: string | null;

  @ApiProperty({ type: 'integer' })
  controller!: number;

  @ApiProperty({ type: 'integer', nullable: true })
  power!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  toughness!: number | null;

  @ApiProperty({ type: [String] })
  colors!: string[];

  @ApiProperty({ type: [String] })
  supertypes!: string[];

  @ApiProperty({ type: [String] })
  types!: string[];

  @ApiProperty({ type: [String] })
  subtypes!: string[];

  @ApiProperty({ type: [String], description: 'The texts of its abilities.' })
  abilities!: string[];
}

class AppliedEffectDoc {
  @ApiProperty({ example: '7c', description: 'The layer, 1 to 7d, or “after the layers”.' })
  layer!: string;

  @ApiProperty({ example: '613.4c' })
  rule!: string;

  @ApiProperty({ enum: ['static ability', 'spell or ability', 'the object'] })
  from!: string;

  @ApiProperty({ type: 'integer', description: 'The object that it comes from.' })
  source!: number;

  @ApiProperty({ type: String, nullable: true })
  name!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The static ability.' })
  text!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'CR 613.7; null for what the object itself brings.' })
  timestamp!: number | null;

  @ApiProperty({ type: [String], example: ['size 2/2 → 3/3'] })
  changes!: string[];

  @ApiProperty({ type: [String], description: 'How the object would differ in the end without it.' })
  without!: string[];

  @ApiProperty({ type: [String], description: 'The sources of the effects that it waits for (CR 613.8).' })
  dependsOn!: string[];
}

/** Why an object is what it is: each effect that changes it, in the order of CR 613. */
export class AccountDoc {
  @ApiProperty({ type: 'integer' })
  object!: number;

  @ApiProperty({ type: () => AppearanceDoc })
  is!: AppearanceDoc;

  @ApiProperty({ type: () => AppearanceDoc, description: 'Before any effect: its copiable values.' })
  base!: AppearanceDoc;

  @ApiProperty({ type: () => [AppliedEffectDoc] })
  effects!: AppliedEffectDoc[];
}

/** Whether something could be done, and the rule that forbids it. */
export class VerdictDoc {
  @ApiProperty({ type: 'integer', description: 'The decision at which it was tried, on a copy of the game.' })
  decision!: number;

  @ApiProperty({ type: 'integer', description: 'The seat that decides then.' })
  player!: number;

  @ApiProperty()
  legal!: boolean;

  @ApiProperty({ type: String, nullable: true })
  rule!: string | null;

  @ApiProperty()
  message!: string;
}
