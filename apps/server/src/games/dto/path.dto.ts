import { ApiProperty } from '@nestjs/swagger';
import type { Revision } from '@stacktrail/game-events';
import { IsString } from 'class-validator';
import { PathNumber } from '../../fields.js';

export class GamePath {
  @ApiProperty({ description: 'The game’s id.' })
  @IsString()
  game!: string;
}

export class RevisionPath extends GamePath {
  @PathNumber('The revision of an event of the game.')
  revision!: Revision;
}

export class ShortcutPath extends GamePath {
  @PathNumber('The revision at which the shortcut was proposed.')
  shortcut!: Revision;
}

export class DrawOfferPath extends GamePath {
  @PathNumber('The revision of the offer of a draw.')
  offer!: Revision;
}

export class RewindRequestPath extends GamePath {
  @PathNumber('The revision of the request to rewind.')
  request!: Revision;
}
