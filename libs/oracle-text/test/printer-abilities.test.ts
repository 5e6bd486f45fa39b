import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addAnyColor,
  addMana,
  addOneOf,
  additionalCost,
  all,
  always,
  any,
  asLongAs,
  attached,
  attachedTo,
  controlledBy,
  cost,
  count,
  creature,
  creatures,
  cycling,
  dealDamage,
  draw,
  each,
  enchant,
  enchantment,
  entersTapped,
  entersTappedUnless,
  entersTappedUnlessPaid,
  entersWithCounters,
  equip,
  flashback,
  gains,
  gets,
  keywords,
  kicker,
  lands,
  legendary,
  obeys,
  others,
  powerAndToughnessAre,
  protectionFrom,
  putCounters,
  regenerate,
  staticAbility,
  subtype,
  target,
  thisObject,
  ward,
  X,
  you,
  youControl,
  youControlAtLeast,
  color,
  not,
  spells,
  equipPlaneswalker,
  equipQuality,
} from '@stacktrail/card-tree';
import { showCard } from '../src/grammar/index.js';
import { aCreature, aLand, aLegend, anEquipment, aSpell, prints } from './printed.js';

describe('CR 602: activated abilities', () => {
  prints(aCreature, [
    ['{T}: Add {G}.', activated([cost.tap], addMana(['G']))],
    ['{T}: Add one mana of any color.', activated([cost.tap], addAnyColor())],
    ['{T}: Add {B}, {R}, or {G}.', activated([cost.tap], addOneOf(['B', 'R', 'G']))],
    [
      '{1}, {T}: Put a +1/+1 counter on this creature.',
      activated([cost.mana('{1}'), cost.tap], putCounters('+1/+1', thisObject)),
    ],
    ['Sacrifice a creature: Add {C}{C}.', activated([cost.sacrifice(creatures)], addMana(['C', 'C']))],
    [
      'Sacrifice this creature: It deals 1 damage to any target.',
      activated([cost.sacrificeThis], target.any(), dealDamage(1, target())),
    ],
    ['Discard a card, Sacrifice this creature: Draw a card.', activated([cost.discard(), cost.sacrificeThis], draw(1))],
    ['{B}: Regenerate this creature.', activated([cost.mana('{B}')], regenerate(thisObject))],
    [
      'Tap two untapped Elves you control: Draw a card.',
      activated([cost.tapPermanents(all(subtype('Elf'), youControl), 2)], draw(1)),
    ],
    ['{2}: Draw a card. Activate only as a sorcery.', { ...activated([cost.mana('{2}')], draw(1)), timing: 'sorcery' }],
    [
      '{2}: Draw a card. Activate only once each turn.',
      { ...activated([cost.mana('{2}')], draw(1)), oncePerTurn: true },
    ],
    ['[+1]: Draw a card.', { ...activated([cost.putCounters('loyalty')], draw(1)), loyalty: true }],
  ]);
  prints(aLand, [
    [
      '{T}, Pay 1 life, Sacrifice this land: Draw a card.',
      activated([cost.tap, cost.payLife(1), cost.sacrificeThis], draw(1)),
    ],
    [
      '{T}: Add {R} or {G}. This land deals 1 damage to you.',
      activated([cost.tap], addOneOf(['R', 'G']), dealDamage(1, you)),
    ],
    [
      '{T}, Exile a creature card from your graveyard: Draw a card.',
      activated([cost.tap, cost.exileFromGraveyard(creatures)], draw(1)),
    ],
  ]);
  prints(aLegend, [
    ['Remove a charge counter from Ada: Draw a card.', activated([cost.removeCounters('charge')], draw(1))],
  ]);
});

describe('CR 604: static abilities', () => {
  prints(aCreature, [
    ['Other Elves you control get +1/+1.', always(each(all(others, subtype('Elf'), youControl)), gets(1, 1))],
    [
      'Other Spirit creatures you control get +1/+1 and have hexproof.',
      always(each(all(others, subtype('Spirit'), creatures, youControl)), gets(1, 1), gains(keywords('hexproof'))),
    ],
    [
      'This creature gets +1/+2 as long as you control a Forest.',
      asLongAs(youControlAtLeast(1, subtype('Forest')), always(thisObject, gets(1, 2))),
    ],
    [
      "Grizzled Example's power and toughness are each equal to the number of creature cards in all graveyards.",
      powerAndToughnessAre(count(creatures, 'graveyard')),
    ],
    ['This creature enters with X +1/+1 counters on it.', entersWithCounters('+1/+1', X)],
    [
      'Noncreature spells cost {1} more to cast.',
      staticAbility({
        static: 'cost change',
        spells: all(not(creatures), spells),
        who: 'any player',
        mana: ['1'],
        direction: 'more',
      }),
    ],
    [
      'Green creatures have "{T}: Add {G}."',
      always(each(all(color('G'), creatures)), gains(activated([cost.tap], addMana(['G'])))),
    ],
  ]);
  prints(aLand, [
    ['This land enters tapped.', entersTapped],
    [
      'This land enters tapped unless you control a Plains or Island.',
      entersTappedUnless(youControlAtLeast(1, any(subtype('Plains'), subtype('Island')))),
    ],
    [
      "As this land enters, you may pay 2 life. If you don't, it enters tapped.",
      entersTappedUnlessPaid(cost.payLife(2)),
    ],
  ]);
  prints(anEquipment, [
    ['Equip Human {1}', equipQuality(subtype('Human'), '{1}')],
    ['Equip planeswalker {2}', equipPlaneswalker('{2}')],
    ['Equipped creature gets +1/-1.', always(attached, gets(1, -1))],
    [
      'Equipped creature gets +3/+0 and has trample and lifelink.',
      always(attached, gets(3, 0), gains(keywords('trample', 'lifelink'))),
    ],
    ["Equipped creature can't attack or block.", always(attached, obeys("can't attack"), obeys("can't block"))],
  ]);
});

describe('CR 702: keyword abilities', () => {
  prints(aCreature, [
    ['Double strike', keywords('double strike')[0]!],
    ['Protection from black and from green', protectionFrom('B', 'G')],
    ['Equip {3}', equip('{3}')],
    ['Kicker {1}{U}', kicker('{1}{U}')],
    ['Cycling {2}', cycling('{2}')],
    ['Flashback {1}{U}', flashback('{1}{U}')],
    ['Ward—Pay 3 life.', ward([cost.payLife(3)])],
    ['Enchant creature you control', enchant(all(creatures, youControl))],
  ]);
  prints(aSpell, [
    ['As an additional cost to cast this spell, sacrifice a creature.', additionalCost(cost.sacrifice(creatures))],
  ]);
});

describe('whole cards', () => {
  test('a legendary creature with keywords on one line', () => {
    const card = legendary(
      creature(
        'Ada, the First',
        '{1}{W/U}',
        ['Human', 'Artificer'],
        2,
        '*',
        keywords('flying', 'vigilance'),
        protectionFrom('R'),
      ),
    );
    expect(showCard(card)).toBe(
      'Ada, the First {1}{W/U}\nLegendary Creature — Human Artificer\nFlying, vigilance, protection from red\n2/*',
    );
  });

  test('CR 303.4: an Aura speaks of what it enchants by the type that it names', () => {
    const card = enchantment(
      'Deed of Example',
      '{U}',
      ['Aura'],
      enchant(lands),
      always(attached, controlledBy(you)),
      activated([cost.mana('{1}')], draw(count(attachedTo))),
    );
    expect(showCard(card)).toContain('Enchant land\nYou control enchanted land.');
  });
});
