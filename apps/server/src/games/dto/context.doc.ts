import { steps } from '@stacktrail/card-tree';
import { CardsField } from './cards.doc.js';
import { Many, nullable, One, optional, Text, Texts, Whole, Word, YesNo } from './doc-fields.js';
import { phasesInFull } from './phases.js';
import { RefDto } from './ref.dto.js';
import { NamedRefDoc, StackObjectDoc } from './stack.doc.js';

class StandingDoc {
  @Whole('The seat, from 0.')
  player!: number;

  @Text()
  name!: string;

  @Whole()
  life!: number;

  @Whole('How many cards are in the hand.')
  hand!: number;

  @YesNo('Whether they have left the game.')
  lost!: boolean;
}

class StackInShortDoc {
  @Whole('How many objects are on the stack.')
  count!: number;

  @One(() => StackObjectDoc, '', nullable)
  top!: StackObjectDoc | null;
}

class AttackDoc {
  @One(() => NamedRefDoc)
  attacker!: NamedRefDoc;

  @One(() => NamedRefDoc)
  attacks!: NamedRefDoc;

  @Many(() => NamedRefDoc)
  blockedBy!: NamedRefDoc[];
}

class AsksDoc {
  @One(() => RefDto)
  ref!: RefDto;

  @Text()
  label!: string;

  @Texts('What it says, a line a paragraph.')
  text!: string[];
}

class PaymentDoc {
  @Text('The name of what is paid for.')
  for!: string;

  @Text('All mana of the cost, in braces.')
  cost!: string;

  @Text('The mana in the pool, in braces.')
  pool!: string;

  @Text('The mana that the pool doesn’t cover yet, in braces; null if it covers everything.', nullable)
  due!: string | null;

  @Whole('The life that is paid together with the mana (CR 107.4f).')
  life!: number;
}

class TargetDoc {
  @Text('As its text names it: “target creature you control”.')
  phrase!: string;

  @Many(() => NamedRefDoc, 'Null where they haven’t been chosen yet.', nullable)
  chosen!: NamedRefDoc[] | null;
}

class TargetsDoc {
  @Whole('The place of the target that is being chosen.')
  asked!: number;

  @Many(() => TargetDoc)
  targets!: TargetDoc[];
}

/** The situation in which a decision is made, as the viewer may know it. */
export class ContextDoc {
  @Text('The situation in a sentence or two.', {
    example: "Turn 3, Ann's turn, the precombat main phase. The stack is empty. Ann decides.",
  })
  says!: string;

  @Whole('0 before the first turn.')
  turn!: number;

  @Word(phasesInFull)
  phase!: string;

  @Word(steps)
  step!: string;

  @Whole('The seat whose turn it is.')
  activePlayer!: number;

  @Many(() => StandingDoc)
  players!: StandingDoc[];

  @One(() => StackInShortDoc)
  stack!: StackInShortDoc;

  @Many(() => AttackDoc, 'The attackers; empty outside combat.')
  combat!: AttackDoc[];

  @One(() => AsksDoc, 'What asks, for who decides.', optional)
  asks?: AsksDoc;

  @Text('While a spell is announced: all mana of its total cost; null while X isn’t chosen.', {
    required: false,
    nullable: true,
  })
  totalCost?: string | null;

  @One(() => PaymentDoc, 'While mana is paid.', optional)
  payment?: PaymentDoc;

  @One(() => TargetsDoc, 'While targets are chosen.', optional)
  targets?: TargetsDoc;

  @CardsField('The player’s hand, if the decision is about it.', optional)
  hand?: object[];
}
