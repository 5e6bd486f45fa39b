import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { cardTypes, choiceKinds, colors, faceDownKinds, layouts, supertypes } from '@stacktrail/card-tree';
import { Many, nullable, One, optional, said, Text, Texts, Whole, Wholes, Word, Words, YesNo } from './doc-fields.js';

export class CounterDoc {
  @Text('Such as `+1/+1`.')
  kind!: string;

  @Whole()
  count!: number;

  @Whole('When the first of them was put there, of counters that give an ability (CR 613.7c).', optional)
  timestamp?: number;
}

/** Such as `monarch`, `goaded` or a level. */
export class DesignationDoc {
  @Text()
  name!: string;

  @Whole('Who gave it, where that matters; or the player that it names.', nullable)
  player!: number | null;

  @Whole('A level or a speed; 0 of others.')
  value!: number;

  @Text('How long it lasts; null without an end.', nullable)
  until!: string | null;

  @Whole('The turn in which it was given.')
  turn!: number;
}

class FaceDoc {
  @Word(layouts)
  layout!: string;

  @Texts('The faces’ names.')
  names!: string[];

  @Text('The name of the face that is up, or was cast.')
  up!: string;

  @Whole('Its place among the names.')
  index!: number;
}

class FaceDownDoc {
  @Word(faceDownKinds, 'What lets it be face down; null where that is an effect of its own.', nullable)
  as!: string | null;

  @Text('The card’s name, for those who may look at it (CR 708.5).', nullable)
  card!: string | null;
}

/** A card of which the viewer may know only that it is there. */
class HiddenCardDoc {
  @Whole('Its number; absent where the card could be recognised by it later (CR 400.2).', optional)
  id?: number;

  @ApiProperty({ enum: [true] })
  hidden!: true;
}

/** An object that the viewer knows, with its present characteristics (CR 109.3, 613). */
export class KnownCardDoc {
  @Whole()
  id!: number;

  @Text()
  name!: string;

  @Word(['card', 'token'])
  kind!: string;

  @Whole('The seat of its owner.')
  owner!: number;

  @Text('In braces; null without one, such as a land’s.', { nullable: true, example: '{1}{R}' })
  manaCost!: string | null;

  @Whole()
  manaValue!: number;

  @Words(colors)
  colors!: string[];

  @Words(supertypes)
  supertypes!: string[];

  @Words(cardTypes)
  types!: string[];

  @Texts()
  subtypes!: string[];

  @Whole('Null without one, such as a land’s.', nullable)
  power!: number | null;

  @Whole('Null without one.', nullable)
  toughness!: number | null;

  @Texts()
  keywords!: string[];

  @Texts('What it says, a line an ability.')
  text!: string[];

  @One(() => FaceDoc, 'Of a card with several faces.', optional)
  face?: FaceDoc;

  @One(() => FaceDownDoc, 'Of what is face down.', optional)
  faceDown?: FaceDownDoc;

  @ApiProperty({ enum: [true], required: false, description: 'A copy effect makes it a copy (CR 707.2).' })
  copy?: true;
}

/** A card of a library that the viewer knows. */
export class LibraryCardDoc extends KnownCardDoc {
  @Whole('How many cards are above it.')
  position!: number;
}

class ChosenDoc {
  @Text('Tells apart what was chosen for several texts.')
  label!: string;

  @Word(choiceKinds)
  kind!: string;

  @ApiProperty({ type: 'array', items: {}, description: 'Words, numbers, or what they name.' })
  values!: unknown[];
}

class StoredResultDoc {
  @Whole('How many sides the die had.')
  sides!: number;

  @Whole()
  value!: number;
}

/** A permanent (CR 110). */
export class PermanentDoc extends KnownCardDoc {
  @Whole('The seat of its controller.')
  controller!: number;

  @YesNo()
  tapped!: boolean;

  @Whole('The damage marked on it.')
  damage!: number;

  @Many(() => CounterDoc)
  counters!: CounterDoc[];

  @Many(() => DesignationDoc)
  designations!: DesignationDoc[];

  @Many(() => ChosenDoc, 'What was chosen for it.')
  chosen!: ChosenDoc[];

  @Many(() => StoredResultDoc, 'The results that are stored on it, if any are (CR 706.8a).', optional)
  stored?: StoredResultDoc[];

  @Whole('The object that it is attached to.', nullable)
  attachedTo!: number | null;

  @Whole('The seat that it is attached to.', nullable)
  attachedToPlayer!: number | null;

  @Wholes('What is attached to it.')
  attachments!: number[];

  @YesNo('It can’t attack or pay {T} yet, where it is a creature (CR 302.6).')
  summoningSick!: boolean;

  @Texts('What effects say that it can’t or must do (CR 613.11).')
  rules!: string[];
}

/** Cards, each as far as the viewer may know it. */
export function CardsField(description = '', about: { readonly nullable?: true; readonly required?: false } = {}) {
  return (target: object, property: string): void => {
    ApiExtraModels(KnownCardDoc, HiddenCardDoc)(target.constructor);
    const oneOf = [KnownCardDoc, HiddenCardDoc].map((model) => ({ $ref: getSchemaPath(model) }));
    ApiProperty({ type: 'array', items: { oneOf }, ...said(description), ...about })(target, property);
  };
}
