import { describe } from '@jest/globals';
import {
  all,
  any,
  attachedTo,
  attacks,
  becomesTapped,
  beginningOf,
  casts,
  color,
  create,
  creatureToken,
  creatures,
  dealDamage,
  dealsCombatDamage,
  dies,
  draw,
  each,
  endOfCombat,
  endStep,
  enters,
  exile,
  gainLife,
  gains,
  instants,
  itself,
  kept,
  keywords,
  later,
  leaves,
  loseLife,
  may,
  move,
  noncreatures,
  nontokens,
  onlyIf,
  onto,
  others,
  putCounters,
  result,
  sacrifice,
  sorceries,
  spells,
  subtype,
  tappedForMana,
  target,
  thatObject,
  thatPlayer,
  thisObject,
  triggered,
  untilEndOfTurn,
  whenThisDies,
  whenThisEnters,
  wheneverThisAttacks,
  withKeyword,
  you,
  youControl,
  youControlAtLeast,
  yourUpkeep,
  addMana,
  controllerOf,
  destroy,
  discard,
  kicked,
  opponentControls,
  tap,
} from '@stacktrail/card-tree';
import { aCreature, aLegend, aLand, prints } from './printed.js';

describe('what happens to the object itself (CR 603.6)', () => {
  prints(aCreature, [
    ['When this creature enters, draw a card.', whenThisEnters(draw(1))],
    [
      'When this creature enters, destroy target creature an opponent controls.',
      whenThisEnters(target.creature(opponentControls), destroy(target())),
    ],
    ['When this creature dies, you gain 2 life.', whenThisDies(gainLife(2))],
    ['When this creature leaves the battlefield, draw a card.', triggered(leaves(itself), draw(1))],
    ['Whenever this creature attacks, tap it.', wheneverThisAttacks(tap(thatObject))],
    [
      'Whenever this creature deals combat damage to a player, that player discards two cards.',
      triggered(dealsCombatDamage(itself, 'player'), discard(2, thatPlayer)),
    ],
  ]);
  prints(aLegend, [['Whenever Ada attacks, draw a card.', wheneverThisAttacks(draw(1))]]);
  prints(aLand, [
    [
      'Whenever this land becomes tapped, it deals 1 damage to you.',
      triggered(becomesTapped(itself), dealDamage(1, you, thatObject)),
    ],
  ]);
});

describe('what happens to other objects (CR 603.2)', () => {
  prints(aCreature, [
    ['Whenever another creature dies, draw a card.', triggered(dies(all(others, creatures)), draw(1))],
    [
      'Whenever this creature or another creature you control dies, you gain 1 life.',
      triggered(dies(any(itself, all(others, creatures, youControl))), gainLife(1)),
    ],
    [
      'Whenever a nontoken creature you control dies, draw a card.',
      triggered(dies(all(nontokens, creatures, youControl)), draw(1)),
    ],
    [
      'Whenever an Elf enters, put a +1/+1 counter on this creature.',
      triggered(enters(subtype('Elf')), putCounters('+1/+1', thisObject)),
    ],
    [
      'Whenever another creature enters, that creature gains haste until end of turn.',
      triggered(enters(all(others, creatures)), untilEndOfTurn(thatObject, gains(keywords('haste')))),
    ],
    [
      'Whenever a creature you control attacks alone, draw a card.',
      triggered({ on: 'attacks', what: all(creatures, youControl), alone: true }, draw(1)),
    ],
    [
      'Whenever a creature with flying attacks, you lose 1 life.',
      triggered(attacks(all(creatures, withKeyword('flying'))), loseLife(1)),
    ],
    ['When equipped creature dies, draw two cards.', triggered(dies(attachedTo), draw(2))],
    [
      'Whenever equipped creature is tapped for mana, its controller adds {G}.',
      triggered(tappedForMana(attachedTo), addMana(['G'], controllerOf(thatObject))),
    ],
  ]);
});

describe('what players do, and times (CR 603.2b)', () => {
  prints(aCreature, [
    [
      'Whenever you cast a noncreature spell, draw a card.',
      triggered(casts('you', all(noncreatures, spells)), draw(1)),
    ],
    [
      'Whenever you cast an instant or sorcery spell, draw a card.',
      triggered(casts('you', all(any(instants, sorceries), spells)), draw(1)),
    ],
    [
      'Whenever a player casts a red spell, you may gain 1 life.',
      triggered(casts('any player', all(color('R'), spells)), may(gainLife(1))),
    ],
    ['At the beginning of your upkeep, draw a card.', triggered(yourUpkeep, draw(1))],
    ['At the beginning of each upkeep, draw a card.', triggered(beginningOf('upkeep', 'each player'), draw(1))],
    [
      'At the beginning of combat on your turn, draw a card.',
      triggered(beginningOf('beginning of combat', 'you'), draw(1)),
    ],
    ['At the beginning of the end step, sacrifice this creature.', triggered(endStep, sacrifice(thisObject))],
    ['At the beginning of your end step, draw a card.', triggered(beginningOf('end', 'you'), draw(1))],
  ]);
});

describe('CR 603.4: an intervening if stands after the event', () => {
  prints(aCreature, [
    ['When this creature enters, if this spell was kicked, draw a card.', onlyIf(kicked, whenThisEnters(draw(1)))],
    [
      'At the beginning of your upkeep, if you control three or more creatures, draw a card.',
      onlyIf(youControlAtLeast(3, creatures), triggered(yourUpkeep, draw(1))),
    ],
  ]);
});

describe('CR 603.7: a delayed triggered ability stands after its effect', () => {
  const angel = creatureToken(4, 4, ['W'], ['Angel'], keywords('flying'));
  prints(aCreature, [
    [
      "When this creature enters, exile another target permanent. Return that card to the battlefield under its owner's control at the beginning of the next end step.",
      whenThisEnters(
        target.permanent(others),
        exile(target(), 'exiled'),
        later(triggered(endStep, move(kept, onto.battlefieldUnderOwner)), result('exiled')),
      ),
    ],
    [
      "Whenever this creature attacks, create a 4/4 white Angel creature token with flying that's tapped and attacking. Exile that token at end of combat.",
      wheneverThisAttacks(
        create(1, angel, { tapped: true, attacking: true, label: 'angel' }),
        later(triggered(endOfCombat, exile(kept)), result('angel')),
      ),
    ],
    ['When this creature dies, exile all creatures.', whenThisDies(exile(each(creatures)))],
  ]);
});
