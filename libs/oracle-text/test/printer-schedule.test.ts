import { describe } from '@jest/globals';
import {
  endStep,
  endTheTurn,
  extraPhases,
  extraStep,
  extraTurn,
  gainLife,
  gets,
  apply,
  skipNext,
  skips,
  spell,
  staticAbility,
  triggered,
  you,
  thisObject,
} from '@stacktrail/card-tree';
import { aCreature, aSpell, prints } from './printed.js';

describe('turns, phases and steps that are added, skipped and ended', () => {
  prints(aSpell, [
    ['Take an extra turn after this one.', spell(extraTurn())],
    ['Take two extra turns after this one.', spell(extraTurn({ players: 'you' }, 2))],
    [
      'There is an additional combat phase after this phase followed by an additional main phase.',
      spell(extraPhases('combat', 'main')),
    ],
    ['There is an additional upkeep step after this step.', spell(extraStep('upkeep'))],
    [
      'You get two additional upkeep steps after this phase.',
      spell({ do: 'extra steps', step: 'upkeep', after: 'this phase', count: 2, yours: true }),
    ],
    [
      'You get an additional combat phase after this phase.',
      spell({ do: 'extra phases', phases: ['combat'], count: 1, yours: true }),
    ],
    ['You skip your next untap step.', spell(skipNext('untap'))],
    ['Skip the draw step of that turn.', spell({ do: 'skip', who: you, what: 'draw', count: 1, thatTurn: true })],
    [
      "You gain 4 life at the beginning of that turn's end step.",
      spell({ do: 'delayed trigger', ability: triggered(endStep, gainLife(4)), thatTurn: true }),
    ],
    [
      'Each opponent skips their next two combat phases.',
      spell(skipNext('combat phase', { players: 'each opponent' }, 2)),
    ],
    [
      'Each player skips all combat phases of this turn.',
      spell({ do: 'skip', who: { players: 'each player' }, what: 'combat phase', count: 'all this turn' }),
    ],
    ['End the turn.', spell(endTheTurn)],
    ['End the combat phase.', spell({ do: 'end the combat phase' })],
    [
      'Burning Example gets +1/+1 until your next upkeep.',
      spell(apply(thisObject, 'until your next upkeep', gets(1, 1))),
    ],
    [
      'Burning Example gets +1/+1 until the end of your next turn.',
      spell(apply(thisObject, 'until end of your next turn', gets(1, 1))),
    ],
  ]);
  prints(aCreature, [
    ['Skip your draw step.', skips('draw')],
    ['Players skip their untap steps.', skips('untap', 'any player')],
    [
      'If you would begin your upkeep step, you may skip that step instead. If you do, you gain 4 life.',
      staticAbility({ static: 'skip', who: 'you', what: 'upkeep', may: true, then: [gainLife(4)] }),
    ],
    [
      'If an opponent would begin an extra turn, that player skips that turn instead.',
      staticAbility({ static: 'skip', who: 'opponent', what: 'turn', extra: true }),
    ],
  ]);
});
