import { alice, bob, fresh, object, one, pointers, there } from '../told.js';
import type { Sentences } from './sentences.js';

const { bear, elf, bolt, mourner } = there;

export const stackSentences = {
  ModesChosen: [{ object: bolt, modes: [0, 1] }, 'For Bolt is chosen: “Mode 1” and “Mode 2”.'],
  CastingMethodChosen: [
    { object: bolt, via: 'free', by: `${elf} /0/faces/0/abilities/0 0`, ability: null, seenBy: 3 },
    'Bolt is cast without paying its mana cost, as an effect lets its player.',
  ],
  SpecialActionTaken: [
    { object: elf, player: alice, ability: pointers.elfMana, seenBy: 3 },
    'Player 1 takes a special action with Elf: “{T}: Add {G}.”',
  ],
  CostsAnnounced: [
    { object: bolt, via: 'flashback', paid: [{ cost: 'kicker', which: 0, times: 1 }], x: 3, hybrid: ['W', 'P'] },
    'For Bolt is announced: it is cast with flashback, it is kicked, X is 3 and {W} and 2 life is to be paid.',
  ],
  TargetsChosen: [{ object: bolt, targets: [[object(elf)], [one]] }, 'Bolt targets Elf and Player 1.'],
  TargetsChanged: [{ object: bolt, targets: [[object(bear)]], because: null }, 'Bolt now targets Bear.'],
  DivisionAnnounced: [{ object: bolt, division: [[2, 1]] }, 'The effect of Bolt is divided: 2 and 1.'],
  TotalCostDetermined: [{ object: bolt, mana: ['1', 'R'] }, 'The mana to pay for Bolt is {1}{R}.'],
  SpellCast: [{ object: bolt, player: alice }, 'Player 1 has cast Bolt.'],
  AbilityActivated: [{ object: bolt, player: alice }, 'Player 1 has activated Bolt.'],
  ManaAbilityActivated: [
    { source: elf, player: bob, ability: pointers.elfMana },
    'Player 2 activates a mana ability of Elf: “{T}: Add {G}.”',
  ],

  AbilityTriggered: [
    {
      trigger: 1,
      ability: pointers.mourning,
      source: mourner,
      controller: alice,
      delayed: null,
      context: { object: mourner, player: null, amount: 0, others: [] },
    },
    'An ability of Mourner triggers: “When this creature dies, you gain 2 life.”',
  ],
  TriggerRemoved: [
    { trigger: 7, why: 'condition' },
    'The triggered ability is not put on the stack: its condition does not hold.',
  ],
  DelayedTriggerCreated: [
    {
      delayed: 1,
      ability: pointers.mourning,
      source: mourner,
      controller: alice,
      kept: [],
      lasting: false,
      until: null,
      context: null,
    },
    'Mourner creates a delayed triggered ability: “When this creature dies, you gain 2 life.”',
  ],
  DelayedTriggerEnded: [{ delayed: 1 }, 'The delayed triggered ability ends.'],

  AbilityPutOnStack: [
    { object: fresh, ability: pointers.mourning, source: mourner, controller: alice, triggered: 1 },
    'A triggered ability of Mourner, controlled by Player 1, is put on the stack: “When this creature dies, you gain 2 life.”',
  ],
  AbilityUsed: [
    { source: mourner, ability: pointers.mourning },
    'What Mourner allows only once each turn has been done.',
  ],
  ResolutionBegan: [{ object: bolt }, 'Bolt begins to resolve.'],
  ResolutionFailed: [{ object: bolt }, "Bolt doesn't resolve: all its targets are illegal."],
  SpellCountered: [{ object: bolt }, 'Bolt is countered.'],
  SpellCopied: [
    { object: fresh, original: bolt, controller: bob },
    'A copy of Bolt, controlled by Player 2, is put on the stack.',
  ],
  AbilityRemovedFromStack: [{ object: bolt }, 'Bolt leaves the stack.'],
} satisfies Sentences;
