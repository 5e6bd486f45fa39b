import { describe } from '@jest/globals';
import {
  X,
  activated,
  all,
  alsoBecomes,
  and,
  any,
  artifacts,
  attacking,
  base,
  becomesColor,
  becomesCreatureType,
  blocking,
  choose,
  chooseAndSacrifice,
  color,
  controlledBy,
  controllerOf,
  cost,
  count,
  counterSpell,
  countersOn,
  create,
  creatureToken,
  creatures,
  dealDamage,
  dealDividedDamage,
  destroy,
  destroyForGood,
  discard,
  draw,
  each,
  eachOpponent,
  eachPlayer,
  exile,
  exileInsteadOfDying,
  fight,
  gainLife,
  gains,
  gets,
  kicked,
  keywords,
  lands,
  loseLife,
  losesAllAbilities,
  may,
  mayPay,
  measured,
  mill,
  mode,
  move,
  newLine,
  nonlands,
  not,
  obeys,
  onto,
  opponentControls,
  powerOf,
  preventCombatDamage,
  preventDamage,
  putCounters,
  returnToHand,
  scry,
  search,
  spell,
  subtype,
  switched,
  tap,
  target,
  targetPlayer,
  thenDo,
  thisObject,
  unlessPaid,
  untap,
  untilEndOfTurn,
  when,
  you,
  youControl,
  youDontControl,
  youOwn,
  basics,
  anything,
  type Modification,
} from '@stacktrail/card-tree';
import { aLand, aSpell, prints } from './printed.js';

const baseOfDescription: Modification = {
  change: 'set power and toughness',
  power: 1,
  toughness: 1,
  said: 'with',
};

describe('damage (CR 120)', () => {
  prints(aSpell, [
    ['Burning Example deals 3 damage to any target.', spell(target.any(), dealDamage(3, target()))],
    ['Burning Example deals X damage to target creature.', spell(target.creature(), dealDamage(X, target()))],
    ['Burning Example deals 2 damage to each creature.', spell(dealDamage(2, each(creatures)))],
    [
      'Burning Example deals 2 damage divided as you choose among one or two targets.',
      spell(target.any({ max: 2, divide: 2 }), dealDividedDamage()),
    ],
    [
      'Burning Example deals damage equal to the number of Goblins you control to target player.',
      spell(target.player(), dealDamage(count(all(subtype('Goblin'), youControl)), targetPlayer())),
    ],
    [
      'Burning Example deals 2 damage to target creature. If that creature would die this turn, exile it instead.',
      spell(target.creature(), dealDamage(2, target()), exileInsteadOfDying(target())),
    ],
    [
      "Target creature you control fights target creature you don't control.",
      spell(target.creature(youControl), target.creature(youDontControl), fight(target(0), target(1))),
    ],
  ]);
});

describe('CR 615: prevention', () => {
  prints(aSpell, [
    ['Prevent all combat damage that would be dealt this turn.', spell(preventCombatDamage('anything'))],
    ['Prevent the next 3 damage that would be dealt to any target this turn.', spell(target.any(), preventDamage(3))],
    ['Prevent all damage that would be dealt to you this turn.', spell(preventDamage('all', you))],
  ]);
});

describe('moving, destroying, countering', () => {
  prints(aSpell, [
    ["Destroy target creature. It can't be regenerated.", spell(target.creature(), destroyForGood(target()))],
    ["Destroy all creatures. They can't be regenerated.", spell(destroyForGood(each(creatures)))],
    ['Destroy target nonblack creature.', spell(target.creature(not(color('B'))), destroy(target()))],
    ['Destroy target artifact or land.', spell(target.one(any(artifacts, lands)), destroy(target()))],
    ["Return target nonland permanent to its owner's hand.", spell(target.permanent(nonlands), returnToHand(target()))],
    [
      "Return up to two target creatures to their owners' hands.",
      spell(target.upTo(2, creatures), returnToHand(target())),
    ],
    [
      'Return target creature card from your graveyard to your hand.',
      spell(target.cardInGraveyard(all(creatures, youOwn)), returnToHand(target())),
    ],
    [
      'Return target creature card from your graveyard to the battlefield tapped with a +1/+1 counter on it.',
      spell(
        target.cardInGraveyard(all(creatures, youOwn)),
        move(target(), { zone: 'battlefield', tapped: true, withCounters: { counter: '+1/+1', count: 1 } }),
      ),
    ],
    [
      "Put target attacking or blocking creature on top of its owner's library.",
      spell(target.one(all(any(attacking, blocking), creatures)), move(target(), onto.topOfLibrary)),
    ],
    [
      'Exile target creature. Its controller gains life equal to its power.',
      spell(target.creature(), exile(target()), gainLife(powerOf(target()), controllerOf(target()))),
    ],
    [
      'Counter target spell unless its controller pays {3}.',
      spell(target.spell(), unlessPaid(controllerOf(target()), [cost.mana('{3}')], counterSpell())),
    ],
    [
      'Target player sacrifices a creature of their choice.',
      spell(target.player(), chooseAndSacrifice(targetPlayer(), creatures)),
    ],
  ]);
});

describe('cards and life', () => {
  prints(aSpell, [
    ['Draw two cards.', spell(draw(2))],
    ['Each player draws a card.', spell(draw(1, eachPlayer))],
    ['Draw two cards, then discard a card.', spell(draw(2), thenDo(discard(1)))],
    ['Target player discards a card.', spell(target.player(), discard(1, targetPlayer()))],
    ['Each opponent mills three cards.', spell(mill(3, eachOpponent))],
    ['Scry 1.\nDraw a card.', spell(scry(1), newLine(draw(1)))],
    ['You gain X life and draw X cards.', spell(gainLife(X), and(draw(X)))],
    [
      'Target player loses 2 life and you gain 2 life.',
      spell(target.player(), loseLife(2, targetPlayer()), and(gainLife(2))),
    ],
    ['Search your library for a card, put it into your hand, then shuffle.', spell(search(anything, onto.hand))],
    [
      'Search your library for a creature card, reveal it, put it into your hand, then shuffle.',
      spell(search(creatures, onto.hand, { reveal: true })),
    ],
    [
      'Search your library for up to two basic land cards, put them onto the battlefield tapped, then shuffle.',
      spell(search(all(basics, lands), onto.battlefieldTapped, { count: 2 })),
    ],
    ['You may draw a card.', spell(may(draw(1)))],
    ['You may pay {1}. If you do, draw a card.', spell(mayPay([cost.mana('{1}')], draw(1)))],
    ['If this spell was kicked, draw a card.', spell(when(kicked, draw(1)))],
  ]);
});

describe('CR 611.2: continuous effects of resolving spells', () => {
  prints(aSpell, [
    ['Target creature gets +3/+3 until end of turn.', spell(target.creature(), untilEndOfTurn(target(), gets(3, 3)))],
    [
      'Target creature gets -1/-1 and gains flying until end of turn.',
      spell(target.creature(), untilEndOfTurn(target(), gets(-1, -1), gains(keywords('flying')))),
    ],
    [
      'Creatures you control get +1/+0 and gain first strike until end of turn.',
      spell(untilEndOfTurn(each(all(creatures, youControl)), gets(1, 0), gains(keywords('first strike')))),
    ],
    [
      "Target creature can't block this turn.",
      spell(target.creature(), untilEndOfTurn(target(), obeys("can't block"))),
    ],
    [
      'Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.',
      spell(
        target.creature(),
        untilEndOfTurn(target(), controlledBy(you)),
        untap(target()),
        untilEndOfTurn(target(), gains(keywords('haste'))),
      ),
    ],
    [
      'Target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1 until end of turn.',
      spell(
        target.creature(),
        untilEndOfTurn(target(), losesAllAbilities, becomesCreatureType('Frog'), becomesColor('U'), baseOfDescription),
      ),
    ],
    [
      'Target creature becomes blue until end of turn.',
      spell(target.creature(), untilEndOfTurn(target(), becomesColor('U'))),
    ],
    [
      "Switch target creature's power and toughness until end of turn.",
      spell(target.creature(), untilEndOfTurn(target(), switched)),
    ],
  ]);
  prints(aLand, [
    [
      "{1}{G}: This land becomes a 3/3 green Ape creature with trample until end of turn. It's still a land.",
      activated(
        [cost.mana('{1}{G}')],
        untilEndOfTurn(
          thisObject,
          alsoBecomes(['Creature'], ['Ape']),
          becomesColor('G'),
          base(3, 3),
          gains(keywords('trample')),
        ),
      ),
    ],
  ]);
});

describe('tokens and counters', () => {
  const spirit = creatureToken(1, 1, ['W'], ['Spirit'], keywords('flying'));
  const thopter = creatureToken(1, 1, [], ['Thopter'], keywords('flying'), ['Artifact']);
  prints(aSpell, [
    ['Create two 1/1 white Spirit creature tokens with flying.', spell(create(2, spirit))],
    ['Create X 1/1 colorless Thopter artifact creature tokens with flying.', spell(create(X, thopter))],
    [
      'Create a number of 1/1 white Spirit creature tokens with flying equal to the number of creatures you control.',
      spell(create(count(all(creatures, youControl)), spirit)),
    ],
    [
      'Put two +1/+1 counters on target creature with power 2 or less.',
      spell(target.creature(measured('power', 'at most', 2)), putCounters('+1/+1', target(), 2)),
    ],
    [
      'Draw cards equal to the number of charge counters on target artifact.',
      spell(target.one(artifacts), draw(countersOn('charge', target()))),
    ],
  ]);
});

describe('CR 700.2: modal spells', () => {
  prints(aSpell, [
    [
      'Choose two —\n• Counter target spell.\n• Tap all creatures your opponents control.\n• Draw a card.',
      spell(
        choose(
          2,
          mode(target.spell(), counterSpell()),
          mode(tap(each(all(creatures, opponentControls)))),
          mode(draw(1)),
        ),
      ),
    ],
  ]);
});
