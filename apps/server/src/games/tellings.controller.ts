import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PlayerId, Viewer } from '@stacktrail/game-events';
import type { ToldPlace } from '@stacktrail/rules';
import { Problem } from '../problem/problem.js';
import { AsViewer, KnowsItsViewer } from '../viewer/viewer.decorators.js';
import { CommandOf } from './command-of.js';
import { commandIdOf, IdempotencyKey } from './command-id.js';
import { TellCard } from './commands/tell-card.js';
import { GamePath } from './dto/path.dto.js';
import { TellingDto } from './dto/telling.dto.js';
import { GameCommands, type CommandAnswer } from './game-commands.js';

/** Games of told chance: which cards the unknown ones are (docs/told-games.md). */
@ApiTags('play')
@KnowsItsViewer()
@Controller('games/:game/tellings')
export class TellingsController {
  constructor(private readonly commands: GameCommands) {}

  @Post()
  @CommandOf(['seat', 'judge'], {
    summary: 'In a game of told chance, a seat says which card one of its unknown cards is, or a judge says it.',
    description:
      'While somebody has priority or decides on an opening hand. A card that the deck has no more of is refused; the ' +
      'refusal says where its copies are. Whoever has priority is asked anew.',
  })
  async tell(
    @Param() { game }: GamePath,
    @AsViewer() viewer: Viewer,
    @Body() body: TellingDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(body.commandId, key);
    const by = typeof viewer === 'object' ? { player: viewer.seat } : { judge: body.judge ?? 'judge' };
    const told = { owner: ownerOf(body, viewer), place: placeOf(body), name: body.card };
    return this.commands.carryOut(new TellCard(game, { commandId, ...by, told }), viewer);
  }
}

function ownerOf({ owner }: TellingDto, viewer: Viewer): PlayerId {
  if (owner !== undefined) return owner;
  if (typeof viewer === 'object') return viewer.seat;
  throw new Problem('malformed-request', 'A judge says in `owner` whose card it is.');
}

function placeOf({ in: zone, at, object }: TellingDto): ToldPlace {
  if (object !== undefined) return { object };
  if (zone !== undefined) return { in: zone, ...(at === undefined ? {} : { at }) };
  throw new Problem('malformed-request', 'Say in `in` where the card is, or name its `object`.');
}
