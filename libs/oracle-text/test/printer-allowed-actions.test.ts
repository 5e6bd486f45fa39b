import { describe } from '@jest/globals';
import {
  activated,
  attached,
  controllerOf,
  cost,
  dealDamage,
  eachPlayer,
  endStep,
  gainLife,
  kept,
  loseLife,
  spell,
  staticAbility,
  target,
  thatPlayer,
  triggered,
  whenThisEnters,
  you,
  type Effect,
} from '@stacktrail/card-tree';
import { aCreature, aSpell, prints } from './printed.js';

const end: readonly Effect[] = [{ do: 'end effects' }];
const become = { objects: 'become of', of: kept } as const;
const noSearch = staticAbility({ static: "players can't", who: 'any player', what: 'search libraries' });

describe('CR 116.2c, 116.2d, 603.7g: actions that effects allow', () => {
  prints(aSpell, [
    [
      'You may pay {3} to end this effect.',
      spell({ do: 'allow action', who: you, cost: [cost.mana('{3}')], effects: end, until: 'rest of the game' }),
    ],
    [
      'Any player may pay 1 life to end this effect until end of turn.',
      spell({ do: 'allow action', who: eachPlayer, cost: [cost.payLife(1)], effects: end, until: 'this turn' }),
    ],
    [
      'Until end of turn, you may pay {3} any time you could cast an instant. If you do, Burning Example deals 1 damage to any target.',
      spell(target.any(), {
        do: 'allow action',
        who: you,
        cost: [cost.mana('{3}')],
        effects: [dealDamage(1)],
        until: 'this turn',
      }),
    ],
    [
      'That player loses 4 life at the beginning of the next end step unless that player pays {3} before that step.',
      spell({
        do: 'delayed trigger',
        ability: triggered(endStep, loseLife(4, thatPlayer)),
        unlessPaid: { who: thatPlayer, cost: [cost.mana('{3}')] },
      }),
    ],
  ]);
  prints(aCreature, [
    [
      "Players can't search libraries. Any player may pay {3} for that player to ignore this effect until end of turn.",
      { ...noSearch, mayIgnore: { who: eachPlayer, cost: [cost.mana('{3}')], until: 'this turn' } },
    ],
    [
      "Players can't search libraries. Equipped creature's controller may pay {3} for that player to ignore this effect until end of turn.",
      { ...noSearch, mayIgnore: { who: controllerOf(attached), cost: [cost.mana('{3}')], until: 'this turn' } },
    ],
    [
      "{T}: You gain 1 life. This ability can't be countered.",
      { ...activated([cost.tap], gainLife(1)), cantBeCountered: true },
    ],
    [
      "When this creature enters, you gain 1 life. This ability can't be countered.",
      { ...whenThisEnters(gainLife(1)), cantBeCountered: true },
    ],
    [
      'As this creature attacks, you may pay {3}. When you do, you gain 1 life.',
      staticAbility({
        static: 'may as it attacks',
        cost: [cost.mana('{3}')],
        effects: [{ do: 'reflexive trigger', ability: triggered({ on: 'when you do' }, gainLife(1)) }],
      }),
    ],
    [
      "You may cast this spell as though it had flash. If you cast it any time a sorcery couldn't have been cast, the permanent it becomes's controller sacrifices the permanent it becomes.",
      staticAbility({
        static: 'as though flash',
        who: 'you',
        spells: { is: 'this' },
        then: [{ do: 'sacrifice', what: become, who: controllerOf(become) }],
      }),
    ],
  ]);
});
