import { characteristicsOf, nameOf } from '@stacktrail/characteristics';
import type { Answer, ObjectId, PlayerId, Ref, Revision } from '@stacktrail/game-events';
import { presentObject, type GameObject, type GameState } from '@stacktrail/game-state';
import { resume, type Accepted, type Decision, type LiveGame } from '@stacktrail/rules';
import type { BotAnswer } from './bots/bot.js';
import { RandomBot } from './bots/random-bot.js';
import { Sight } from './bots/sight.js';
import { payAutomatically } from './deciding/pay-automatically.js';
import { SecretsMissing } from './errors.js';
import type { GameRecord } from './game-record.js';
import { secretsAt } from './storage/secrets.js';

/** Something that a player might have done with an object. */
export const deeds = ['cast', 'play', 'activate', 'attack', 'block'] as const;
export type Deed = (typeof deeds)[number];

/** What is asked about: a deed with an object, and what it is done to: an attacker to block, who is attacked. */
export interface Attempt {
  readonly deed: Deed;
  readonly object: ObjectId;
  readonly against?: ObjectId;
}

/** Whether a deed would have been legal at a decision, and if not, by which rule. */
export interface Verdict {
  /** The decision at which it was tried. */
  readonly decision: Revision;
  readonly player: PlayerId;
  readonly legal: boolean;
  /** The rule that forbids it; `null` if none does. */
  readonly rule: string | null;
  readonly message: string;
}

/** CR 601.2h: what was tapped for the cost is all that there is. */
const paid: BotAnswer = { answer: { form: 'action', action: { do: 'pay' } } };

/** So seldom does the bot do anything odd. */
const never = 2 ** 30;

/** The most answers that an announcement takes; a safeguard. */
const mostAnswers = 60;

/**
 * Tries a deed at the last decision at or before a revision, on a copy of the game in memory. What it asks further, such
 * as targets, is answered by something legal, and its cost is paid by tapping permanents.
 *
 * @throws RangeError where no decision is pending then; SecretsMissing
 */
export function whyNot(record: GameRecord, at: Revision, attempt: Attempt): Verdict {
  const live = liveAt(record, at);
  const { pending } = live;
  if (pending === null) throw new RangeError(`the game is over at revision ${at}`);
  const { id: decision, decidedBy: player } = pending;
  const refused = (rule: string, message: string): Verdict => ({ decision, player, legal: false, rule, message });
  const object = presentObject(live.state, attempt.object);
  if (object === undefined) return refused('109.1', `There is no object ${attempt.object} then.`);
  const moment = momentFor(attempt.deed, pending, live.state);
  if (moment !== null) return refused(moment.rule, moment.message);
  const answer = answerFor(attempt, object, live.state, player);
  if (answer === null) return refused('602.1', `${nameOf(live.state, object)} has no activated ability.`);
  const first = live.answer(decision, answer);
  if (!first.accepted) {
    const owner = live.state.setup?.seats[object.owner]?.name;
    const whose = object.owner === player || owner === undefined ? '' : ` It is ${owner}’s card.`;
    return refused(first.rule, first.message + whose);
  }
  const last = carriedOut(live, player, first);
  if (last.reversed !== null) return refused(last.reversed.rule, last.reversed.message);
  return { decision, player, legal: true, rule: null, message: 'Nothing forbids it.' };
}

function liveAt({ id, catalog, events, secrets, stored }: GameRecord, at: Revision): LiveGame {
  let end = Math.min(at, stored.length - 1);
  while (end > 0 && stored[end]?.envelope.batch === undefined) end -= 1;
  const before = events.slice(0, end + 1);
  const inUse = secrets === null ? undefined : secretsAt(secrets, before.length);
  if (inUse === undefined) throw new SecretsMissing(id);
  return resume(catalog, before, inUse).live;
}

/** Why the game doesn't ask for such a deed then; `null` if it does. */
function momentFor(
  deed: Deed,
  { question, decidedBy }: Decision,
  { setup }: GameState,
): { readonly rule: string; readonly message: string } | null {
  const wanted = deed === 'attack' ? 'attack' : deed === 'block' ? 'block' : 'action';
  if (question.form === wanted) return null;
  const { name: who = `seat ${decidedBy}` } = setup?.seats[decidedBy] ?? {};
  const now = `Then ${who} decides something else: ${question.kind}.`;
  switch (deed) {
    case 'attack':
      return { rule: '508.1', message: `${now} Attackers are declared as the declare attackers step begins.` };
    case 'block':
      return { rule: '509.1', message: `${now} Blockers are declared as the declare blockers step begins.` };
    case 'cast':
    case 'play':
    case 'activate':
      return { rule: '117.1', message: `${now} That takes priority.` };
  }
}

function answerFor({ deed, against }: Attempt, object: GameObject, state: GameState, player: PlayerId): Answer | null {
  const { id } = object;
  switch (deed) {
    case 'cast': {
      const action = { do: 'cast', object: id, via: 'hand', by: null, ability: null, face: 0 } as const;
      return { form: 'action', action };
    }
    case 'play':
      return { form: 'action', action: { do: 'play land', object: id, by: null, face: 0 } };
    case 'activate': {
      const ability = characteristicsOf(state, object).abilities.find(({ kind }) => kind === 'activated');
      return (ability && { form: 'action', action: { do: 'activate', object: id, ability: ability.pointer } }) || null;
    }
    case 'attack': {
      const opponent = state.players.find((other) => other.id !== player && !other.lost)?.id ?? player;
      const defender: Ref = against === undefined ? { is: 'player', id: opponent } : { is: 'object', id: against };
      return { form: 'attack', attacks: [{ attacker: id, defender }] };
    }
    case 'block': {
      const [attacker] = state.combat?.attackers ?? [];
      return { form: 'block', blocks: [{ blocker: id, attacker: against ?? attacker?.object ?? id }] };
    }
  }
}

function takesBack({ answer }: BotAnswer): boolean {
  return answer.form === 'action' && answer.action.do === 'cancel';
}

/** Goes on with an announcement to its end. */
function carriedOut(live: LiveGame, player: PlayerId, first: Accepted): Accepted {
  const bot = new RandomBot('why not', { oddOnceIn: never });
  let last = payAutomatically(live, player, first);
  for (let i = 0; i < mostAnswers && last.reversed === null; i++) {
    const { pending } = live;
    if (pending?.decidedBy !== player || pending.question.kind === 'priority') break;
    if (pending.question.form !== 'action' && !pending.canBeTakenBack) break;
    const given = bot.answer(new Sight(live.state, player), pending);
    const { answer, ahead = [] } = takesBack(given) ? paid : given;
    const next = live.answer(pending.id, answer, ahead);
    if (!next.accepted) break;
    last = payAutomatically(live, player, next);
  }
  return last;
}
