import type { ObjectId, Revision } from '@stacktrail/game-events';
import { rulingPointer } from '@stacktrail/game-state';
import { alice, everyone, bob, object, there, two } from '../told.js';
import type { Sentences } from './sentences.js';

const { elf } = there;

export const decisionSentences = {
  DecisionAsked: [
    { player: alice, decidedBy: alice, kind: 'choose targets', form: 'select', seenBy: everyone },
    'Player 1 is to choose targets.',
  ],
  DecisionMade: [
    {
      player: alice,
      decision: 1 as Revision,
      kind: 'choose targets',
      answer: { form: 'select', chosen: [object(elf), two] },
      seenBy: everyone,
    },
    'Player 1 chooses Elf and Player 2.',
  ],
  ActionReversed: [
    { to: -5 as Revision, reason: 'illegal action', detail: '601.2h: The cost is {R}.' },
    'The game goes back to revision -5, reversing 4 events: the action was illegal (601.2h: The cost is {R}).',
  ],
  RewindRequested: [
    { player: bob, to: 3 as Revision, reason: 'misclick' },
    'Player 2 asks to go back to revision 3: misclick.',
  ],
  RewindVoted: [
    { player: alice, request: 9 as Revision, vote: 'refuse' },
    'Player 1 refuses the rewind asked for at revision 9.',
  ],
  ActionTakenBack: [{ player: bob, decision: 9 as Revision }, 'Player 2 takes the action back.'],
  DrawOffered: [{ player: bob }, 'Player 2 offers a draw.'],
  DrawVoted: [
    { player: alice, offer: 9 as Revision, vote: 'consent' },
    'Player 1 agrees to the draw offered at revision 9.',
  ],
  ShortcutProposed: [
    { player: alice, choices: [{ player: alice, answer: { form: 'action', action: { do: 'pass' } } }] },
    'Player 1 suggests a shortcut of 1 choice.',
  ],
  ShortcutAccepted: [{ player: bob, proposal: 9 as Revision }, 'Player 2 accepts the shortcut.'],
  ShortcutShortened: [
    { player: bob, proposal: 9 as Revision, at: 2 },
    'Player 2 will choose otherwise after 2 choices of the shortcut.',
  ],
  Adjudicated: [
    {
      object: 1 as ObjectId,
      card: 'Riddle',
      clause: 2,
      player: bob,
      by: 'judge',
      objections: 1,
      ruling: rulingPointer([{ do: 'draw', who: { players: 'noted', label: 'seat 1' }, count: 2 }]),
    },
    'Ruled, not enforced: clause 2 of Riddle does this now: Player 2 draws 2 cards (a judge says so, after 1 objection).',
  ],
  RulingGiven: [{ judge: 'Grace', about: bob, ruling: 'Play on.', seen: [] }, 'Grace rules about Player 2: Play on.'],
} satisfies Sentences;
