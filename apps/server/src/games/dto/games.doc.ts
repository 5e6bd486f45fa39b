import { ApiProperty } from '@nestjs/swagger';
import { adjudicators } from '@stacktrail/game-events';
import { ClockLimitsDoc } from './clock.dto.js';
import { DamagedField } from './damage.doc.js';

/** A game in a list of games: what everyone may know. */
export class GameSummaryDoc {
  @ApiProperty()
  game!: string;

  @ApiProperty({ type: String, nullable: true, description: 'What the game or its match is called.' })
  match!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The edition of the rules; null where nothing of the game can be read.',
  })
  edition!: string | null;

  @ApiProperty({ type: [String], description: 'The players’ names.' })
  seats!: string[];

  @ApiProperty({
    type: 'array',
    items: { type: 'string', nullable: true },
    description: 'What each seat calls its deck; null where it has not said.',
  })
  decks!: (string | null)[];

  @ApiProperty({ enum: ['starting', 'playing', 'over'] })
  status!: string;

  @ApiProperty({ type: 'integer' })
  turn!: number;

  @ApiProperty({ type: 'integer' })
  activePlayer!: number;

  @ApiProperty({ type: 'array', items: { type: 'integer' } })
  life!: number[];

  @ApiProperty({ type: 'integer', description: 'The revision of the last event that can be read.' })
  revision!: number;

  @ApiProperty({ type: 'integer', nullable: true })
  winner!: number | null;

  @ApiProperty({ format: 'date-time' })
  startedAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endedAt!: string | null;

  @ApiProperty({
    type: ClockLimitsDoc,
    nullable: true,
    description: 'The limits of its clocks; null where it has none.',
  })
  clock!: ClockLimitsDoc | null;

  @ApiProperty({ description: 'Whether a rewind was asked for or a judge has ruled.' })
  disputed!: boolean;

  @DamagedField()
  damaged!: object | null;
}

class RewindRequestDoc {
  @ApiProperty({ type: 'integer', description: 'The revision of the request, which is its id.' })
  revision!: number;

  @ApiProperty({ type: 'integer', description: 'The seat that asks for the rewind.' })
  player!: number;

  @ApiProperty({ type: 'integer' })
  to!: number;

  @ApiProperty()
  reason!: string;

  @ApiProperty({ type: 'array', items: { type: 'integer' }, description: 'The seats that have consented so far.' })
  consents!: number[];
}

class DrawOfferDoc {
  @ApiProperty({ type: 'integer', description: 'Where the offer stands in the stream: its id.' })
  revision!: number;

  @ApiProperty({ type: 'integer', description: 'Who offers it.' })
  player!: number;

  @ApiProperty({ type: 'array', items: { type: 'integer' }, description: 'Who agrees so far.' })
  consents!: number[];
}

class StandingShortcutDoc {
  @ApiProperty({ type: 'integer', description: 'The revision of the proposal, which is the shortcut’s id.' })
  revision!: number;

  @ApiProperty({ type: 'integer', description: 'The seat that proposed the shortcut.' })
  player!: number;

  @ApiProperty({ type: 'integer', description: 'How many choices would be made.' })
  choices!: number;

  @ApiProperty({ type: 'integer', description: 'The seat that is to accept or shorten it next.' })
  answers!: number;
}

export class GamePageDoc extends GameSummaryDoc {
  @ApiProperty({
    type: () => StandingShortcutDoc,
    nullable: true,
    description: 'A proposed shortcut that some seats haven’t answered yet.',
  })
  shortcut!: StandingShortcutDoc | null;

  @ApiProperty({
    type: () => DrawOfferDoc,
    nullable: true,
    description: 'A draw that not all have agreed to (CR 104.4i).',
  })
  drawOffer!: DrawOfferDoc | null;

  @ApiProperty({ type: () => [RewindRequestDoc], description: 'Rewinds that are neither refused nor granted.' })
  rewindRequests!: RewindRequestDoc[];

  @ApiProperty({
    enum: ['told', 'drawn'],
    type: String,
    nullable: true,
    description:
      'Whether coins, dice and which cards are drawn are told as the game is entered; `null` if it is damaged.',
  })
  chance!: string | null;

  @ApiProperty({
    enum: [...adjudicators, 'off'],
    type: String,
    nullable: true,
    description: 'Who says what a clause does that isn’t understood; `null` if the game is damaged.',
  })
  adjudication!: string | null;
}

/** A deck list that comes with Stacktrail. */
export class DeckDoc {
  @ApiProperty({ description: 'The name that a seat gives as `deck`.' })
  name!: string;

  @ApiProperty({ description: 'The list, as a seat would give it as `deckList`.' })
  list!: string;
}
