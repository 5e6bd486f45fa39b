import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { manaTypes, steps } from '@stacktrail/card-tree';
import { decisionKinds } from '@stacktrail/game-events';
import { CardsField, CounterDoc, DesignationDoc, LibraryCardDoc, PermanentDoc } from './cards.doc.js';
import { DamagedField } from './damage.doc.js';
import { Many, nullable, One, Text, Whole, Wholes, Word, Words, YesNo } from './doc-fields.js';
import { phasesInFull } from './phases.js';
import { RefDto } from './ref.dto.js';
import { NamedRefDoc, StackObjectDoc } from './stack.doc.js';

class CardsDoc {
  @Whole('How many there are.')
  count!: number;

  @CardsField()
  cards!: object[];
}

class LibraryDoc {
  @Whole('How many cards there are.')
  count!: number;

  @Many(() => LibraryCardDoc, 'Those that the viewer knows.')
  known!: LibraryCardDoc[];
}

class CommanderDoc {
  @Text()
  name!: string;

  @Wholes('How often each player has cast it from the command zone, by seat.')
  casts!: number[];

  @Wholes('The combat damage that it has dealt to each player, by seat.')
  damage!: number[];
}

/** A player with their zones. */
class SeatDoc {
  @Whole('The seat, from 0.')
  player!: number;

  @Text()
  name!: string;

  @Whole()
  life!: number;

  @Many(() => CounterDoc)
  counters!: CounterDoc[];

  @Many(() => DesignationDoc)
  designations!: DesignationDoc[];

  @Words(manaTypes)
  manaPool!: string[];

  @One(() => CardsDoc)
  hand!: CardsDoc;

  @One(() => LibraryDoc)
  library!: LibraryDoc;

  @CardsField('From the bottom.')
  graveyard!: object[];

  @One(() => CardsDoc, 'What they own outside the game (CR 400.11a).')
  outside!: CardsDoc;

  @Many(() => CommanderDoc, 'Their commanders (CR 903.3).')
  commanders!: CommanderDoc[];

  @Whole('How many cards their Attraction deck has (CR 717.2).')
  attractions!: number;

  @Whole('How many cards their planar deck has (CR 901.3).')
  planes!: number;

  @Whole('How many cards their scheme deck has (CR 904.3).')
  schemes!: number;

  @Whole()
  landsPlayedThisTurn!: number;

  @Whole('How often they have taken a mulligan.')
  mulligans!: number;

  @YesNo()
  keptHand!: boolean;

  @YesNo('Whether they have left the game.')
  lost!: boolean;
}

class AttackerDoc {
  @Whole()
  object!: number;

  @One(() => RefDto, 'What it attacks.')
  defender!: RefDto;

  @YesNo()
  blocked!: boolean;

  @Wholes('What blocks it.')
  blockers!: number[];
}

class CombatDoc {
  @Many(() => AttackerDoc)
  attackers!: AttackerDoc[];
}

class PendingDoc {
  @Whole('The id of the decision.')
  id!: number;

  @Whole('The seat whose decision it is.')
  player!: number;

  @Whole('The seat that makes it (CR 721).')
  decidedBy!: number;

  @Word(decisionKinds)
  kind!: string;
}

export class OutcomeDoc {
  @Whole('The seat that has won; null for a draw.', nullable)
  winner!: number | null;
}

/** A game at one revision, as the viewer may see it. */
@ApiExtraModels(NamedRefDoc)
class BoardViewDoc {
  @Text()
  game!: string;

  @Whole('The revision of the last event that the board includes.')
  revision!: number;

  @Whole('0 before the first turn.')
  turn!: number;

  @Word(steps)
  step!: string;

  @Word(phasesInFull)
  phase!: string;

  @Whole('The seat whose turn it is.')
  activePlayer!: number;

  @Whole('The seat that has priority, if one has (CR 117).', nullable)
  priority!: number | null;

  @Many(() => SeatDoc)
  seats!: SeatDoc[];

  @Many(() => PermanentDoc)
  battlefield!: PermanentDoc[];

  @Many(() => PermanentDoc, 'Permanents that are treated as though they weren’t there (CR 702.26b).')
  phasedOut!: PermanentDoc[];

  @Many(() => StackObjectDoc, 'From the top.')
  stack!: StackObjectDoc[];

  @CardsField()
  exile!: object[];

  @CardsField('The command zone.')
  command!: object[];

  @CardsField('The ante (CR 407); null where the game isn’t played for it.', nullable)
  ante!: object[] | null;

  @Whole('The planar controller (CR 901.6) of a Planechase game.', nullable)
  planarController!: number | null;

  @Wholes('The seats of the archenemies (CR 904.2a).')
  archenemies!: number[];

  @Many(() => DesignationDoc, 'Of the game itself: day or night (CR 729.1).')
  designations!: DesignationDoc[];

  @One(() => CombatDoc, '', nullable)
  combat!: CombatDoc | null;

  @One(() => PendingDoc, 'What the game waits for.', nullable)
  pending!: PendingDoc | null;

  @One(() => OutcomeDoc, 'How the game ended.', nullable)
  outcome!: OutcomeDoc | null;
}

/** A board, with where the record of its game can’t be read. */
export class BoardDoc extends BoardViewDoc {
  @DamagedField()
  damaged!: object | null;
}

export class FramesDoc {
  @Text()
  game!: string;

  @Whole('The revision of the first board.')
  from!: number;

  @One(() => BoardViewDoc, 'The full board after that revision.')
  first!: object;

  @ApiProperty({
    type: 'array',
    items: { type: 'object', nullable: true, additionalProperties: true },
    description:
      'What each later event changes of the board before; null for nothing. `is`: it is replaced by this. `with`: these ' +
      'members change, and those in `without` go. `items`: the list consists of these: old items from one place to ' +
      'another, an old item (`from`) with a `change`, or a new one (`is`).',
  })
  changes!: object[];

  @Whole('The first revision of the next part.', nullable)
  next!: number | null;
}
