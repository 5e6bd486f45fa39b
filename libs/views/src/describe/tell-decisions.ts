import type { DecisionKind, EventData } from '@stacktrail/game-events';
import { actionsOfRuling } from '@stacktrail/game-state';
import { counted } from '../words.js';
import { answerSentence } from './tell-answers.js';
import { sentencesFor } from './telling.js';

/** What a player has to do, as the continuation of “is to”. */
const tasks: Readonly<Record<DecisionKind, string>> = {
  'choose starting player': 'choose the starting player',
  mulligan: 'keep their hand or take a mulligan',
  'put cards on the bottom': 'put cards from their hand on the bottom of their library',
  priority: 'act or pass',
  'choose modes': 'choose modes',
  'choose kicker': 'announce whether to pay kicker costs',
  'choose X': 'announce the value of X',
  'choose hybrid': 'announce how to pay a symbol that can be paid in several ways',
  'choose targets': 'choose targets',
  divide: 'divide the effect among the targets',
  'activate mana abilities': 'activate mana abilities and pay',
  'pay cost': 'choose what to pay a cost with',
  'spend mana': 'choose the mana that pays for generic mana',
  'keep mana ability': 'keep or reverse a mana ability',
  'declare attackers': 'declare attackers',
  'declare blockers': 'declare blockers',
  'assign combat damage': 'assign combat damage',
  'discard to hand size': 'discard down to their maximum hand size',
  'order triggers': 'put their triggered abilities in order',
  'choose replacement': 'choose which replacement or prevention effect applies first',
  'legend rule': 'choose which legendary permanent to keep',
  may: 'say whether they do what they may do',
  'pay unless': 'pay a cost or not',
  'choose mana': 'choose a type of mana',
  'choose objects': 'choose objects',
  search: 'choose what to find in their library',
  scry: 'choose which cards to put on the bottom of their library',
  'order cards': 'put cards in order',
  'choose new targets': 'choose new targets',
  'choose a value': 'choose what is asked for',
  'choose protector': 'choose the protector of a battle',
  'choose additional costs': 'announce which additional costs to pay',
  'choose cost': 'choose which cost to pay',
  'choose player': 'choose a player',
  'judge a loop': 'hear a judge on whether the game is in a loop',
  'opening hand': 'take an action with a card of their opening hand, or none',
  'choose an option': 'choose which of several things happens',
  'separate into piles': 'separate objects into two piles',
  vote: 'vote',
  'call a coin flip': 'call a coin flip',
  adjudicate: 'say what an unread clause does',
  'tell a card': 'say which card it is',
  'tell chance': 'say what chance did',
  'accept an adjudication': 'accept what an unread clause is said to do, or object',
  'judge a clause': 'hear a judge on what an unread clause does',
};

const reasons: Readonly<Record<EventData<'ActionReversed'>['reason'], string>> = {
  'illegal action': 'the action was illegal',
  cancelled: 'the player took the action back',
  ruling: 'a judge ruled so',
  agreement: 'the players agreed',
  'engine-changed': 'the rules code had changed',
};

export const decisionSentences = sentencesFor({
  DecisionAsked: ({ player, decidedBy, kind }, tell, { source }) => {
    if (kind === 'priority' && player === decidedBy) return `${tell.seat(player)} has priority.`;
    const instead = player === decidedBy ? '' : ` in place of ${tell.seat(player)}`;
    const about = source === 0 ? '' : ` for ${tell.name(source)}`;
    return `${tell.seat(decidedBy)} is to ${tasks[kind]}${about}${instead}.`;
  },
  DecisionMade: (data, tell, { decidedBy }) => {
    const who = tell.seat(decidedBy ?? data.player);
    if (!tell.maySee(data.seenBy)) return `${who} has decided, for their eyes alone.`;
    return `${who} ${answerSentence(data.answer, tell)}.`;
  },
  ActionReversed: ({ to, reason, detail }, _, { revision }) => {
    const count = Math.max(0, revision - to - 1);
    const why = detail === '' ? reasons[reason] : `${reasons[reason]} (${detail.replace(/\.$/, '')})`;
    return `The game goes back to revision ${to}, reversing ${counted(count, 'event')}: ${why}.`;
  },
  RewindRequested: ({ player, to, reason }, tell) =>
    `${tell.seat(player)} asks to go back to revision ${to}${reason === '' ? '' : `: ${reason}`}.`,
  RewindVoted: ({ player, request, vote }, tell) =>
    `${tell.seat(player)} ${vote === 'consent' ? 'consents to' : 'refuses'} the rewind asked for at revision ${request}.`,
  ActionTakenBack: ({ player }, tell) => `${tell.seat(player)} takes the action back.`,
  DrawOffered: ({ player }, tell) => `${tell.seat(player)} offers a draw.`,
  DrawVoted: ({ player, offer, vote }, tell) =>
    `${tell.seat(player)} ${vote === 'consent' ? 'agrees to' : 'refuses'} the draw offered at revision ${offer}.`,
  ShortcutProposed: ({ player, choices }, tell) =>
    `${tell.seat(player)} suggests a shortcut of ${counted(choices.length, 'choice')}.`,
  ShortcutAccepted: ({ player }, tell) => `${tell.seat(player)} accepts the shortcut.`,
  ShortcutShortened: ({ player, at }, tell) =>
    `${tell.seat(player)} will choose otherwise after ${counted(at, 'choice')} of the shortcut.`,
  Adjudicated: ({ object, card, clause, by, objections, ruling }, tell) => {
    const how = by === 'judge' ? 'a judge says so' : 'the players agree';
    const after = objections === 0 ? '' : `, after ${counted(objections, 'objection')}`;
    const does = tell.ruling(actionsOfRuling(ruling) ?? [], object);
    return `Ruled, not enforced: clause ${clause} of ${card} does this now: ${does} (${how}${after}).`;
  },
  RulingGiven: ({ judge, about, ruling, seen }, tell) => {
    const whom = about === null ? '' : ` about ${tell.seat(about)}`;
    const known = seen.length === 0 ? '' : ` (seen and not to be unseen: ${seen.join('; ')})`;
    return `${judge} rules${whom}: ${ruling}${known}.`;
  },
});
