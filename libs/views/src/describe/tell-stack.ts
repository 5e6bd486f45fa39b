import type { EventData, Ref } from '@stacktrail/game-events';
import { modesOf } from '../stack-view.js';
import { braced, counted, listed } from '../words.js';
import { sentencesFor, type Telling } from './telling.js';

/** Announcing spells and abilities (CR 601.2, 602.2). */
export const announcementSentences = sentencesFor({
  ModesChosen: ({ object, modes }, tell) => {
    const record = tell.after.objects.get(object);
    const texts = record === undefined ? [] : modesOf(tell.after, record);
    const chosen = texts.length === 0 ? counted(modes.length, 'mode') : texts.map((text) => `“${text}”`).join(' and ');
    return `For ${tell.name(object)} is chosen: ${chosen}.`;
  },
  CastingMethodChosen: ({ object, via, by, seenBy }, tell) => {
    const permitted = !tell.maySee(seenBy) || by === null ? '' : ', as an effect lets its player';
    return `${tell.name(object)} is cast ${viaText(via)}${permitted}.`;
  },
  CostsAnnounced: ({ object, via, paid, x, hybrid }, tell) => {
    const parts = [
      ...(via === 'hand' ? [] : [`it is cast ${viaText(via)}`]),
      ...paid.map(paidText),
      ...(x === 0 && (paid.length > 0 || hybrid.length > 0 || via !== 'hand') ? [] : [`X is ${x}`]),
      ...(hybrid.length === 0 ? [] : [`${hybrid.map(paymentText).join(' and ')} is to be paid`]),
    ];
    return `For ${tell.name(object)} is announced: ${listed(parts)}.`;
  },
  TargetsChosen: ({ object, targets }, tell) => targetsText(tell.name(object), targets, tell, 'targets'),
  TargetsChanged: ({ object, targets }, tell) => targetsText(tell.name(object), targets, tell, 'now targets'),
  DivisionAnnounced: ({ object, division }, tell) =>
    `The effect of ${tell.name(object)} is divided: ${division.flat().join(' and ')}.`,
  TotalCostDetermined: ({ object, mana }, tell) => `The mana to pay for ${tell.name(object)} is ${braced(mana)}.`,
  SpellCast: ({ object, player }, tell) => `${tell.seat(player)} has cast ${tell.name(object)}.`,
  AbilityActivated: ({ object, player }, tell) => `${tell.seat(player)} has activated ${tell.name(object)}.`,
  SpecialActionTaken: ({ object, player, ability, seenBy }, tell) => {
    const text = tell.maySee(seenBy) ? tell.abilityText(ability, object) : '';
    return `${tell.seat(player)} takes a special action with ${tell.name(object)}${text}.`;
  },
  ManaAbilityActivated: ({ source, player, ability }, tell) =>
    `${tell.seat(player)} activates a mana ability of ${tell.name(source)}${tell.abilityText(ability, source)}.`,
});

/** Objects on the stack and their resolution (CR 405, 608). */
export const stackSentences = sentencesFor({
  AbilityPutOnStack: ({ source, controller, ability, triggered }, tell) => {
    const kind = triggered === null ? 'An activated' : 'A triggered';
    const text = tell.abilityText(ability, source);
    return `${kind} ability of ${tell.name(source)}, controlled by ${tell.seat(controller)}, is put on the stack${text}.`;
  },
  ResolutionBegan: ({ object }, tell) => `${tell.name(object)} begins to resolve.`,
  ResolutionFailed: ({ object }, tell) => `${tell.name(object)} doesn't resolve: all its targets are illegal.`,
  SpellCountered: ({ object }, tell) => `${tell.name(object)} is countered.`,
  SpellCopied: ({ original, controller }, tell) =>
    `A copy of ${tell.name(original)}, controlled by ${tell.seat(controller)}, is put on the stack.`,
  AbilityRemovedFromStack: ({ object }, tell) => `${tell.name(object)} leaves the stack.`,
  AbilityUsed: ({ source }, tell) => `What ${tell.name(source)} allows only once each turn has been done.`,
});

const whyRemoved: Readonly<Record<EventData<'TriggerRemoved'>['why'], string>> = {
  condition: 'its condition does not hold',
  'no legal choice': 'no legal choice can be made for it',
  resolved: 'a triggered mana ability resolves at once',
  source: 'nobody is left to control it',
};

/** Triggered abilities before they are on the stack (CR 603). */
export const triggerSentences = sentencesFor({
  AbilityTriggered: ({ source, ability, delayed }, tell) =>
    `${delayed === null ? 'An' : 'A delayed triggered'} ability of ${tell.name(source)} triggers${tell.abilityText(ability, source)}.`,
  TriggerRemoved: ({ trigger, why }, tell) => {
    const waiting = tell.before.waiting.find((candidate) => candidate.id === trigger);
    const whose = waiting === undefined ? '' : ` of ${tell.name(waiting.source)}`;
    return `The triggered ability${whose} is not put on the stack: ${whyRemoved[why]}.`;
  },
  DelayedTriggerCreated: ({ source, ability }, tell) =>
    `${tell.name(source)} creates a delayed triggered ability${tell.abilityText(ability, source)}.`,
  DelayedTriggerEnded: ({ delayed }, tell) => {
    const trigger = tell.before.delayed.find((candidate) => candidate.id === delayed);
    return `The delayed triggered ability${trigger === undefined ? '' : ` of ${tell.name(trigger.source)}`} ends.`;
  },
});

const plainVias: Readonly<Record<string, string>> = {
  hand: 'for its mana cost',
  free: 'without paying its mana cost',
  alternative: 'for another cost',
};

/** How a spell is cast, as the continuation of “it is cast”. */
function viaText(via: string): string {
  return plainVias[via] ?? `with ${via}`;
}

function paidText({ cost, times }: EventData<'CostsAnnounced'>['paid'][number]): string {
  const often = times === 1 ? '' : ` ${times} times`;
  return cost === 'kicker' || cost === 'multikicker' ? `it is kicked${often}` : `its ${cost} cost is paid${often}`;
}

function paymentText(payment: string): string {
  return payment === 'P' ? '2 life' : `{${payment}}`;
}

function targetsText(name: string, targets: readonly (readonly Ref[])[], tell: Telling, verb: string): string {
  return `${name} ${verb} ${tell.refs(targets.flat())}.`;
}
