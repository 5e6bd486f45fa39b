import type { Duration } from '@stacktrail/card-tree';
import type { EventData } from '@stacktrail/game-events';
import { listed } from '../words.js';
import { sentencesFor, type Telling } from './telling.js';

const lasting: Readonly<Record<Duration, string>> = {
  'this turn': 'this turn',
  'until your next turn': "until its controller's next turn",
  'until end of combat': 'until end of combat',
  'as long as this remains on the battlefield': 'as long as that remains on the battlefield',
  'as long as you control it': 'as long as its controller controls it',
  'as long as you control this': 'as long as its controller controls that',
  'rest of the game': 'for the rest of the game',
  'until end of your next turn': "until the end of its controller's next turn",
  'until your next upkeep': "until its controller's next upkeep",
  'until a player planeswalks': 'until a player planeswalks',
  'until your next end step': "until its controller's next end step",
  "through its controller's next untap step": "through its controller's next untap step",
  'as long as it is so': 'as long as its condition holds',
  'as long as it is suspected': 'as long as that is suspected',
  'as long as this remains tapped': 'as long as that remains tapped',
  'until this is cast from exile': 'until that is cast from exile',
  'until you exile another card with this': 'until its controller exiles another card with that',
  'as long as you control this tapped': 'as long as its controller controls that and it remains tapped',
  "during that player's next turn": "during a player's next turn",
};

export const effectSentences = sentencesFor({
  ContinuousEffectBegan: ({ source, objects, duration }, tell) =>
    `An effect of ${tell.name(source)} begins to apply${objects.length === 0 ? '' : ` to ${tell.names(objects)}`}, ${lasting[duration]}.`,
  ReplacementEffectBegan: (data, tell) => `${shieldText(data, tell)}, ${lasting[data.duration]}.`,
  LastingReplacementBegan: ({ source, duration }, tell) =>
    `An effect of ${tell.name(source)} will change what happens, ${lasting[duration]}.`,
  DamagePrevented: ({ source, to, amount, left }, tell) => {
    const rest = left === null ? '' : left === 0 ? '; the effect is used up' : `; it can prevent ${left} more`;
    return `${amount} damage that ${tell.name(source)} would deal to ${tell.ref(to)} is prevented${rest}.`;
  },
  DamageRedirected: ({ source, to, amount, redirectTo, left }, tell) => {
    const rest = left === null ? '' : left === 0 ? '; the effect is used up' : `; it can redirect ${left} more`;
    return `${amount} damage that ${tell.name(source)} would deal to ${tell.ref(to)} is dealt to ${tell.ref(redirectTo)} instead${rest}.`;
  },
  OccurrenceReplaced: ({ source }, tell) => `An effect of ${tell.name(source)} changes what happens.`,
  ProhibitionBegan: ({ source, players, duration }, tell) =>
    `An effect of ${tell.name(source)} begins to restrict what ${listed(players.map((player) => tell.seat(player)))} can do, ${lasting[duration]}.`,
  ActionAllowed: ({ source, players, duration }, tell) =>
    `An effect of ${tell.name(source)} lets ${listed(players.map((player) => tell.seat(player)))} take an action, ${lasting[duration]}.`,
  AllowedActionTaken: ({ source, player }, tell) =>
    `${tell.seat(player)} takes the action that an effect of ${tell.name(source)} allows.`,
  AbilityIgnored: ({ source, player, ability, duration }, tell) =>
    `${tell.seat(player)} ignores the effect of ${tell.name(source)}${tell.abilityText(ability, source)}, ${lasting[duration]}.`,
  PlayerControlBegan: ({ player, controller, during }, tell) =>
    during === 'this turn'
      ? `${tell.seat(controller)} gains control of ${tell.seat(player)} for the rest of the turn.`
      : `${tell.seat(controller)} will control ${tell.seat(player)} during their next turn.`,
  PlayerControlled: ({ player, by }, tell) => `${tell.seat(by)} decides for ${tell.seat(player)} from now on.`,
  PermissionBegan: ({ source, player, objects, duration }, tell) =>
    `${tell.name(source)} lets ${tell.seat(player)} play ${tell.names(objects)}, ${lasting[duration]}.`,
  ObjectsLinked: ({ source, objects }, tell) => `${tell.names(objects)} is remembered for ${tell.name(source)}.`,
  ReturnAwaited: ({ source, moved }, tell) =>
    `${tell.names(moved.map(({ object }) => object))} will return, by ${tell.name(source)}.`,
  ReturnDue: ({ effect }, tell) => `${returning(effect, tell)} is due to return.`,
  ReturnEnded: ({ effect }, tell) => `${returning(effect, tell)} is to return now.`,
  EffectEnded: ({ effect }, tell) => {
    const { effects, shields, replacements, permissions, prohibitions, playerControls, allowances, ignored } =
      tell.before;
    const lasts = [effects, shields, replacements, permissions, prohibitions, playerControls, allowances, ignored];
    const source = lasts.flat().find((candidate) => candidate.id === effect)?.source;
    return source === undefined ? 'An effect ends.' : `An effect of ${tell.name(source)} ends.`;
  },
});

function returning(effect: number, tell: Telling): string {
  const awaited = tell.before.returns.find((candidate) => candidate.id === effect);
  return awaited === undefined ? 'What left' : tell.names(awaited.moved.map(({ object }) => object));
}

function shieldText(data: EventData<'ReplacementEffectBegan'>, tell: Telling): string {
  const { source, amount, combatOnly } = data;
  const recipients = data.recipients.length === 0 ? 'anything' : tell.refs(data.recipients);
  switch (data.kind) {
    case 'regeneration':
      return `${recipients} will regenerate the next time it would be destroyed, by ${tell.name(source)}`;
    case 'prevention': {
      const much = amount === null ? 'All' : `The next ${amount}`;
      return `${much}${combatOnly ? ' combat' : ''} damage to ${recipients} will be prevented, by ${tell.name(source)}`;
    }
    case 'redirection': {
      const much = amount === null ? 'All' : `The next ${amount}`;
      const whom = data.redirectTo === null ? 'something else' : tell.ref(data.redirectTo);
      return `${much} damage to ${recipients} will be dealt to ${whom} instead, by ${tell.name(source)}`;
    }
    case 'exile instead of leaving':
      return `${recipients} will be exiled if it would leave the battlefield, by ${tell.name(source)}`;
    case 'exile instead of dying':
      return `${recipients} will be exiled instead of dying, by ${tell.name(source)}`;
  }
}
