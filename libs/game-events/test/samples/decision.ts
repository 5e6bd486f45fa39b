import { creature, opponent, bolt, sample, type Sample } from './sample.js';

export const decisionSamples: readonly Sample[] = [
  sample('DecisionAsked', '117.1', { player: 0, decidedBy: 1, kind: 'priority', form: 'action', seenBy: 3 }),
  ...[
    { form: 'action', action: { do: 'pass' } },
    { form: 'action', action: { do: 'special', object: 12, action: 'suspend' } },
    { form: 'action', action: { do: 'play land', object: 12, by: null, face: 0 } },
    {
      form: 'action',
      action: { do: 'cast', object: 13, via: 'flashback', by: '7 /2/faces/0/abilities/0', ability: bolt, face: 0 },
    },
    { form: 'action', action: { do: 'activate', object: 14, ability: bolt } },
    { form: 'action', action: { do: 'pay' } },
    { form: 'action', action: { do: 'cancel' } },
    { form: 'select', chosen: [creature, opponent] },
    { form: 'pick', keys: ['kicker'] },
    { form: 'number', value: -3 },
    { form: 'order', keys: ['b', 'a'] },
    { form: 'divide', shares: [{ to: creature, amount: 2 }] },
    { form: 'attack', attacks: [{ attacker: 31, defender: opponent }] },
    { form: 'block', blocks: [{ blocker: 40, attacker: 31 }] },
    { form: 'damage', assignments: [{ from: 31, to: opponent, amount: 5 }] },
    { form: 'spend', mana: ['R', 'C'] },
  ].map((answer) =>
    sample(
      'DecisionMade',
      '601.2',
      { player: 0, decision: 11, kind: 'priority', seenBy: 3, answer },
      { by: 1, for: 0 },
    ),
  ),
  sample('DecisionMade', '701.22a', {
    player: 0,
    decision: 11,
    kind: 'scry',
    seenBy: 1,
    answer: { form: 'pick', keys: ['1'] },
  }),
  sample('ActionTakenBack', '731.1', { player: 1, decision: 7 }, { by: 1, for: 1 }),
  sample('ActionReversed', '731.1', { to: 7, reason: 'illegal action', detail: 'the cost could not be paid' }),
  sample('RewindRequested', '731.1', { player: 1, to: 3, reason: 'misclick' }, { by: 1, for: 1 }),
  sample('RewindVoted', '731.1', { player: 0, request: 9, vote: 'refuse' }, { by: 0, for: 0 }),
  sample('DrawOffered', '104.4i', { player: 1 }, { by: 1, for: 1 }),
  sample('DrawVoted', '104.4i', { player: 0, offer: 9, vote: 'consent' }, { by: 0, for: 0 }),
  sample(
    'ShortcutProposed',
    '730.2a',
    {
      player: 0,
      choices: [{ player: 0, answer: { form: 'action', action: { do: 'pass' } } }],
    },
    { by: 0 },
  ),
  sample('ShortcutAccepted', '730.2b', { player: 1, proposal: 9 }, { by: 1 }),
  sample('ShortcutShortened', '730.2b', { player: 1, proposal: 9, at: 1 }, { by: 1 }),
  sample('RulingGiven', '731.1', {
    judge: 'Grace',
    about: null,
    ruling: 'play on',
    seen: ['two cards of the library'],
  }),
];
