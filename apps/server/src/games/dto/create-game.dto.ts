import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { adjudicators, hiddenMechanics, type Adjudicator, type HiddenMechanic } from '@stacktrail/game-events';
import { formatNames, type FormatName } from '@stacktrail/game-state';
import { bots, longest, mostTokenDays, type BotName } from '@stacktrail/match';
import { editions, mostSeats } from '@stacktrail/rules';
import { shippedDecks } from '../../decks/shipped-decks.js';
import { ClockDto } from './clock.dto.js';
import { CardListField, CommandIdField, IsText, OptionalField } from '../../fields.js';

const botNames = Object.keys(bots) as BotName[];
const decks = [...shippedDecks.keys()];

export class SeatDto {
  @ApiProperty({ maxLength: longest.name, description: 'The player’s name, as everybody sees it.' })
  @IsText('name', longest.name)
  name!: string;

  @ApiPropertyOptional({
    maxLength: longest.name,
    description: 'What the player calls the deck, as everybody sees it from the start. Nothing is told without it.',
  })
  @OptionalField()
  @IsText('name', longest.name)
  deckName?: string;

  @ApiPropertyOptional({ example: decks[0], description: 'A deck that comes with Stacktrail; or give `deckList`.' })
  @ValidateIf(({ deckList }: SeatDto) => deckList === undefined)
  @IsIn(decks, { message: `deck must be one of ${decks.join(', ')}; or give deckList` })
  deck?: string;

  @CardListField(
    'A list as Arena or Magic Online write it: a count and a name a line, and headings such as Commander, Attractions, Planar deck, Scheme deck, Vanguard or Sideboard.',
    '30 Forest\n30 Llanowar Elves',
  )
  deckList?: string;

  @CardListField(
    'The cards of the sideboard, as a plain list. Without it the seat has the sideboard of `deckList`.',
    '3 Forest',
  )
  sideboard?: string;

  @ApiPropertyOptional({ enum: botNames, description: 'The kind of bot of this server that plays the seat.' })
  @OptionalField()
  @IsIn(botNames)
  bot?: BotName;

  @ApiPropertyOptional({
    enum: hiddenMechanics,
    isArray: true,
    description:
      'Further mechanics of hidden cards, which the deck list doesn’t need. Everybody sees the names of these and of those that the list has. The seat is asked whenever one of them could be used, whatever cards it has, so that others can’t tell which of them the list has.',
  })
  @OptionalField()
  @IsArray()
  @ArrayMaxSize(hiddenMechanics.length)
  @IsIn(hiddenMechanics, { each: true })
  mechanics?: HiddenMechanic[];

  @ApiPropertyOptional({ description: 'The seat’s own contribution to the randomness, in hexadecimal digits.' })
  @OptionalField()
  @Matches(/^(?:[0-9a-f]{2}){1,64}$/, { message: 'nonce must be 1 to 64 bytes in lower-case hexadecimal digits' })
  nonce?: string;
}

export class CreateGameDto {
  @CommandIdField()
  commandId?: string;

  @ApiPropertyOptional({ maxLength: longest.match, description: 'The name of the game or its match.' })
  @OptionalField()
  @IsText('name', longest.match)
  name?: string;

  @ApiProperty({
    type: () => [SeatDto],
    description: 'The players, in turn order of seating.',
    example: [
      { name: 'Ann', deck: 'moorland-ghosts' },
      { name: 'Bob', deckList: '24 Forest\n36 Llanowar Elves' },
    ],
  })
  @IsArray()
  @ArrayMinSize(2)
  @ArrayMaxSize(mostSeats)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => SeatDto)
  seats!: SeatDto[];

  @ApiPropertyOptional({
    enum: formatNames,
    description:
      'The format that the decks are for: it says what they may be and how the game starts. Where it is left out the game starts as a constructed one with decks as they are, or as a Commander one where a deck has a commander.',
  })
  @OptionalField()
  @IsIn(formatNames)
  format?: FormatName;

  @ApiPropertyOptional({
    type: [Number],
    example: [0, 0, 1, 1],
    description: 'The number of each seat’s team; without it, every seat plays for itself.',
  })
  @OptionalField()
  @IsArray()
  @ArrayMaxSize(mostSeats)
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(Number.MAX_SAFE_INTEGER, { each: true })
  teams?: number[];

  @ApiPropertyOptional({
    enum: [...adjudicators, 'off'],
    default: 'off',
    description:
      'Who says what a clause does that can’t be read: the players together, or a judge. Then decks may have cards that ' +
      'are understood in part or not at all; the server needs a file of cards (STACKTRAIL_CARDS). With `off` such a deck is refused.',
  })
  @OptionalField()
  @IsIn([...adjudicators, 'off'])
  adjudication?: Adjudicator | 'off';

  @ApiPropertyOptional({
    enum: ['told'],
    description:
      'The game is played elsewhere, as on paper: coins, dice and which cards are drawn are told as it is entered, and ' +
      'a card is unknown until then. Such a game isn’t provable.',
  })
  @OptionalField()
  @IsIn(['told'])
  chance?: 'told';

  @ApiPropertyOptional({ description: 'Whether the game is played for ante (CR 407); it isn’t otherwise.' })
  @OptionalField()
  @IsBoolean()
  ante?: boolean;

  @ApiPropertyOptional({
    description:
      'Whether everything that was hidden is shown to everybody at the end. Otherwise all players have to consent then. ' +
      'Where it is absent it is shown in a game of bots alone that isn’t private.',
  })
  @OptionalField()
  @IsBoolean()
  openAfterEnd?: boolean;

  @ApiPropertyOptional({
    description:
      'Whether each seat gets an invitation in the place of a token: its player takes a token that you never see.',
  })
  @OptionalField()
  @IsBoolean()
  invite?: boolean;

  @ApiPropertyOptional({
    description: 'Whether only who has a token of the game may watch it. It isn’t listed then.',
  })
  @OptionalField()
  @IsBoolean()
  private?: boolean;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: mostTokenDays,
    description:
      'After how many days tokens and invitations of the game expire, counted from its last event or from when they were given out, whichever is later. The server’s setting (90, if nobody has changed it) without it.',
  })
  @OptionalField()
  @IsInt()
  @Min(1)
  @Max(mostTokenDays)
  tokenDays?: number;

  @ApiPropertyOptional({
    type: ClockDto,
    description:
      'The game is played with clocks: whoever decides is charged with the time, and loses when none is left. At least one of the limits is given. Without it, only a judge calls time.',
  })
  @OptionalField()
  @IsObject()
  @ValidateNested()
  @Type(() => ClockDto)
  clock?: ClockDto;

  @CardListField(
    'A list of the planes and phenomena of one planar deck for all players (CR 901.15). Without it they share none.',
  )
  planes?: string;

  @ApiPropertyOptional({
    description: 'The seat that chooses who takes the first turn; one found at random otherwise.',
  })
  @OptionalField()
  @IsInt()
  @Min(0)
  @Max(mostSeats - 1)
  chooser?: number;

  @ApiPropertyOptional({
    description: 'Everything random in the game derives from it, its id too. Whoever knows it knows every card.',
  })
  @OptionalField()
  @IsText('key', longest.seed)
  seed?: string;

  @ApiPropertyOptional({
    format: 'uuid',
    description:
      'The id of a promised seed (`POST /seeds`). Each seat gives its nonce then, after it has seen what was promised.',
  })
  @OptionalField()
  @IsUUID()
  promise?: string;

  @ApiPropertyOptional({ enum: editions, description: 'The edition of the rules; the newest if none is given.' })
  @OptionalField()
  @IsIn(editions)
  edition?: string;
}
