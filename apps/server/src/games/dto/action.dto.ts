import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { CastVia, DefinitionPointer, ObjectId } from '@stacktrail/game-events';
import { IsIn, IsInt, Min } from 'class-validator';
import { KeyField, ObjectIdField, OptionalField, OptionalKeyField } from '../../fields.js';

const actions = ['pass', 'play land', 'cast', 'activate', 'special', 'pay', 'cancel'] as const;

/** Pass, pay or take back the announcement. The other actions also name an object. */
export class ActionDto {
  @ApiProperty({ enum: ['pass', 'pay', 'cancel'] })
  @IsIn(actions)
  do!: (typeof actions)[number];
}

function FaceField(description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 0, default: 0, description }),
    OptionalField(0),
    IsInt(),
    Min(0),
  );
}

export class PlayLandDto extends ActionDto {
  @ApiProperty({ enum: ['play land'] })
  override do!: 'play land';

  @ObjectIdField('The land card.')
  object!: ObjectId;

  @OptionalKeyField(
    'The effect that lets it be played, as the decision’s option names it; null for an ordinary land play.',
  )
  by: string | null = null;

  @FaceField('The face that is played; 0 is the front.')
  face = 0;
}

export class CastDto extends ActionDto {
  @ApiProperty({ enum: ['cast'] })
  override do!: 'cast';

  @ObjectIdField('The card.')
  object!: ObjectId;

  @KeyField(
    'How it is cast: `hand` for its mana cost, `free` without paying, `alternative` for an alternative cost, or a keyword such as `flashback`.',
  )
  via!: CastVia;

  @OptionalKeyField('The effect that lets it be cast, as the decision’s option names it; null for the first that fits.')
  by: string | null = null;

  @OptionalKeyField('The ability that names the cost, as the decision’s option names it; null for the first that fits.')
  ability: DefinitionPointer | null = null;

  @FaceField('The face that is cast; 0 is the front.')
  face = 0;
}

export class SpecialActionDto extends ActionDto {
  @ApiProperty({ enum: ['special'] })
  override do!: 'special';

  @ObjectIdField('The card or permanent.')
  object!: ObjectId;

  @KeyField('The special action, as the decision’s option names it, such as `suspend`.')
  action!: string;
}

export class ActivateDto extends ActionDto {
  @ApiProperty({ enum: ['activate'] })
  override do!: 'activate';

  @ObjectIdField('The object whose ability it is.')
  object!: ObjectId;

  @KeyField('The ability, as the decision’s option names it, such as `/3/faces/0/abilities/1`.')
  ability!: DefinitionPointer;
}

/** Tells the actions apart by `do`. */
export const actionDiscriminator = {
  discriminator: {
    property: 'do',
    subTypes: [
      { name: 'play land', value: PlayLandDto },
      { name: 'cast', value: CastDto },
      { name: 'activate', value: ActivateDto },
      { name: 'special', value: SpecialActionDto },
    ],
  },
  keepDiscriminatorProperty: true,
};
export const ActionModels = (): ClassDecorator =>
  ApiExtraModels(ActionDto, PlayLandDto, CastDto, ActivateDto, SpecialActionDto);
