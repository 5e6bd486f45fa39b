import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import type { CastVia, DefinitionPointer, ObjectId } from '@stacktrail/game-events';
import { IsIn, IsOptional } from 'class-validator';
import { KeyField, ObjectIdField, OptionalField, WholeNumber } from './fields.js';

const actions = ['pass', 'play land', 'cast', 'activate', 'special', 'pay', 'cancel'] as const;

/** Pass, pay or take back the announcement. The other actions also name an object. */
export class ActionDto {
  @ApiProperty({ enum: actions })
  @IsIn(actions)
  do!: (typeof actions)[number];
}

export class PlayLandDto extends ActionDto {
  @ObjectIdField('The land card.')
  object!: ObjectId;

  @IsOptional()
  @KeyField('The effect that lets it be played, as the decision’s option names it; null for an ordinary land play.')
  by: string | null = null;

  @WholeNumber('The face that is played; 0 is the front.')
  @OptionalField(0)
  face = 0;
}

export class CastDto extends ActionDto {
  @ObjectIdField('The card.')
  object!: ObjectId;

  @KeyField(
    'How it is cast: `hand` for its mana cost, `free` without paying, `alternative` for an alternative cost, or a keyword such as `flashback`.',
  )
  via!: CastVia;

  @IsOptional()
  @KeyField('The effect that lets it be cast, as the decision’s option names it; null for the first that fits.')
  by: string | null = null;

  @IsOptional()
  @KeyField('The ability that names the cost, as the decision’s option names it; null for the first that fits.')
  ability: DefinitionPointer | null = null;

  @WholeNumber('The face that is cast; 0 is the front.')
  @OptionalField(0)
  face = 0;
}

export class SpecialActionDto extends ActionDto {
  @ObjectIdField('The card or permanent.')
  object!: ObjectId;

  @KeyField('The special action, as the decision’s option names it, such as `suspend`.')
  action!: string;
}

export class ActivateDto extends ActionDto {
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
