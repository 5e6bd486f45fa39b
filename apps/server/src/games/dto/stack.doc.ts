import { zones } from '@stacktrail/card-tree';
import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { KnownCardDoc } from './cards.doc.js';
import { nullable, One, Text, Texts, Whole, Word, YesNo } from './doc-fields.js';
import { RefDto } from './ref.dto.js';

/** An object or a player, and what it is called. */
export class NamedRefDoc {
  @One(() => RefDto)
  ref!: RefDto;

  @Text()
  label!: string;
}

class CastDoc {
  @Word(zones, 'The zone that it is cast from.')
  from!: string;

  @Text('What it is cast with in place of its mana cost, such as “flashback”.', nullable)
  method!: string | null;

  @Text('The costs as cards say them, with the additional ones announced so far.')
  cost!: string;

  @Texts('The optional costs that are paid, such as “kicker”.')
  additional!: string[];

  @Text('The mana that was spent on it, in braces; empty until it is paid.')
  spent!: string;
}

/** A spell or ability on the stack (CR 405), with what was announced for it. */
export class StackObjectDoc {
  @Whole()
  id!: number;

  @Text()
  name!: string;

  @Whole('The seat of its controller.')
  controller!: number;

  @Word(['spell', 'ability'])
  is!: string;

  @Texts('What it says, a line a paragraph.')
  text!: string[];

  @One(() => KnownCardDoc, 'The characteristics of a spell; an ability has none.', nullable)
  card!: KnownCardDoc | null;

  @One(() => CastDoc, 'How a spell is cast; null for an ability and a copy.', nullable)
  cast!: CastDoc | null;

  @Whole('The object with the ability; null for a spell.', nullable)
  source!: number | null;

  @Text('The pointer to the text of an ability, by which a seat can yield to it.', nullable)
  ability!: string | null;

  @YesNo('A triggered ability (CR 113.3c).')
  triggered!: boolean;

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { $ref: getSchemaPath(NamedRefDoc) } },
    description: 'One list for each target that the text names.',
  })
  targets!: NamedRefDoc[][];

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'integer' } },
    description: 'The amounts that its effect divides among them.',
  })
  division!: number[][];

  @Texts('The texts of the chosen modes.')
  modes!: string[];

  @Whole('The value of X; null without one, or until it is chosen.', nullable)
  x!: number | null;

  @Whole('How often it is kicked.')
  kicked!: number;
}
