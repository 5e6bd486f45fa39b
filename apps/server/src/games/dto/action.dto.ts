import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { castVias, type CastVia, type DefinitionPointer, type ObjectId } from '@stacktrail/game-events';
import { IsIn } from 'class-validator';
import { ObjectIdField, TextField } from './fields.js';

const actions = ['pass', 'play land', 'cast', 'activate', 'pay', 'cancel'] as const;

/** Pass, pay or take back what is being announced; the other actions say with which object. */
export class ActionDto {
  @ApiProperty({ enum: actions })
  @IsIn(actions)
  do!: (typeof actions)[number];
}

export class PlayLandDto extends ActionDto {
  @ObjectIdField('The land card in your hand.')
  object!: ObjectId;
}

export class CastDto extends ActionDto {
  @ObjectIdField('The card.')
  object!: ObjectId;

  @ApiProperty({ enum: castVias, description: 'From where, or by which ability, it is cast.' })
  @IsIn(castVias)
  via!: CastVia;
}

export class ActivateDto extends ActionDto {
  @ObjectIdField('The object whose ability it is.')
  object!: ObjectId;

  @TextField('The ability, as the decision’s option names it, such as `/3/faces/0/abilities/1`.')
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
    ],
  },
  keepDiscriminatorProperty: true,
};
export const ActionModels = (): ClassDecorator => ApiExtraModels(ActionDto, PlayLandDto, CastDto, ActivateDto);
