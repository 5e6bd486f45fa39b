import { noObject } from '@stacktrail/game-events';
import { alice, bob, one, pointers, there, two } from '../told.js';
import type { Sentences } from './sentences.js';

const { bear, elf, bolt } = there;

export const effectSentences = {
  ObjectsLinked: [{ source: elf, label: '1 exiled', objects: [bear] }, 'Bear is remembered for Elf.'],
  ReturnAwaited: [
    {
      effect: 9,
      instruction: pointers.mourning,
      source: elf,
      controller: alice,
      moved: [{ object: bear, from: 'battlefield' }],
    },
    'Bear will return, by Elf.',
  ],
  ReturnDue: [{ effect: 9 }, 'What left is due to return.'],
  ReturnEnded: [{ effect: 9 }, 'What left is to return now.'],
  ContinuousEffectBegan: [
    {
      effect: 2,
      instruction: pointers.pump,
      source: bolt,
      controller: alice,
      objects: [bear, elf],
      values: [],
      duration: 'this turn',
    },
    'An effect of Bolt begins to apply to Bear and Elf, this turn.',
  ],
  ReplacementEffectBegan: [
    {
      effect: 3,
      kind: 'prevention',
      source: bolt,
      controller: alice,
      recipients: [one],
      amount: 2,
      combatOnly: true,
      duration: 'this turn',
      redirectTo: null,
      from: null,
      instruction: null,
      onStack: noObject,
      targets: [],
    },
    'The next 2 combat damage to Player 1 will be prevented, by Bolt, this turn.',
  ],
  DamageRedirected: [
    { effect: 3, source: bear, to: two, amount: 1, redirectTo: one, left: 0 },
    '1 damage that Bear would deal to Player 2 is dealt to Player 1 instead; the effect is used up.',
  ],
  DamagePrevented: [
    { effect: 3, source: bear, to: two, amount: 1, left: 1 },
    '1 damage that Bear would deal to Player 2 is prevented; it can prevent 1 more.',
  ],
  LastingReplacementBegan: [
    {
      effect: 2,
      instruction: pointers.pump,
      source: bolt,
      controller: alice,
      kept: [elf],
      duration: 'this turn',
      onStack: noObject,
      targets: [],
    },
    'An effect of Bolt will change what happens, this turn.',
  ],
  OccurrenceReplaced: [{ source: bear, ability: null, effect: null }, 'An effect of Bear changes what happens.'],
  PermissionBegan: [
    { effect: 2, instruction: pointers.pump, source: bolt, player: alice, objects: [elf], duration: 'this turn' },
    'Bolt lets Player 1 play Elf, this turn.',
  ],
  ProhibitionBegan: [
    {
      effect: 2,
      instruction: pointers.pump,
      source: bolt,
      controller: alice,
      players: [alice, bob],
      duration: 'this turn',
    },
    'An effect of Bolt begins to restrict what Player 1 and Player 2 can do, this turn.',
  ],
  ActionAllowed: [
    {
      effect: 2,
      instruction: pointers.pump,
      source: bolt,
      onStack: bolt,
      controller: alice,
      players: [alice, bob],
      ends: [1],
      stops: [],
      duration: 'rest of the game',
    },
    'An effect of Bolt lets Player 1 and Player 2 take an action, for the rest of the game.',
  ],
  AbilityIgnored: [
    { effect: 2, source: elf, ability: pointers.elfMana, player: bob, duration: 'this turn' },
    'Player 2 ignores the effect of Elf: “{T}: Add {G}.”, this turn.',
  ],
  AllowedActionTaken: [
    { effect: 2, source: bolt, player: bob },
    'Player 2 takes the action that an effect of Bolt allows.',
  ],
  PlayerControlBegan: [
    { effect: 2, source: bolt, player: bob, controller: alice, during: 'next turn' },
    'Player 1 will control Player 2 during their next turn.',
  ],
  PlayerControlled: [{ player: bob, by: alice, effect: 2 }, 'Player 1 decides for Player 2 from now on.'],
  EffectEnded: [{ effect: 1 }, 'An effect of Bolt ends.'],
} satisfies Sentences;
