import type { Attacked, Filter, KeywordName, TriggerEvent, Whoever } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import {
  countersOn,
  type GameObject,
  areOpponents,
  type GameState,
  keywordOf,
  type AttackOn,
  type Occasion,
} from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import { isUndefined } from './discarded-unseen.js';
import { looksBack } from './looking-back.js';
import { matchesIn } from './filter-reading.js';
import type { Reading } from './reading.js';
import type { TextContext } from './text-context.js';

/** CR 702.72c: the champion ability of the object, which is linked, exiled such a permanent. */
function fitsChampioned({ reading, state, subject, context }: Asked, filter: Filter | undefined): boolean {
  if (filter === undefined) return true;
  const links = (subject?.linked ?? []).filter(({ label }) => label.endsWith(' championed'));
  return links.some(({ objects }) =>
    objects.some((id) => {
      const object = state.objects.get(id);
      return object !== undefined && matchesIn(reading, state, filter, object, context);
    }),
  );
}

/** A player in the relation that “you”, “an opponent” and the like say (CR 102.2, 109.5). */
function isWhoever(state: GameState, who: Whoever, player: PlayerId | null, context: TextContext): boolean {
  switch (who) {
    case 'any player':
      return true;
    case 'you':
      return player === context.you;
    case 'an opponent':
      return player !== null && areOpponents(state, context.you, player);
    case 'another player':
      return player !== context.you;
    case 'that player':
      return player !== null && player === (context.thatPlayer ?? context.trigger?.player);
    case 'enchanted player':
      return player !== null && player === state.objects.get(context.source)?.attachedToPlayer;
    default:
      return assertNever(who, 'relation of a player');
  }
}

/** What is asked, and of what. */
export interface Asked {
  readonly reading: Reading;
  readonly state: GameState;
  readonly occasion: Occasion;
  /** The occasion's object as it was then or is now. */
  readonly subject: GameObject | null;
  readonly context: TextContext;
}

/** Whether what happened is the event that a text asks about (CR 603.2), leaving aside how often it has happened. */
export function fitsEvent(asked: Asked, event: TriggerEvent): boolean {
  if (event.on === 'any of') return event.of.some((each) => fitsEvent(asked, each));
  const { state, occasion, context } = asked;
  if (event.on !== occasion.on) return false;
  if (event.during === 'your turn' && state.activePlayer !== context.you) return false;
  if (event.during === "an opponent's turn" && state.activePlayer === context.you) return false;
  return fitsKind(asked, event);
}

function fitsKind(asked: Asked, event: TriggerEvent): boolean {
  const { state, occasion, context } = asked;
  const by = (who: Whoever): boolean => isWhoever(state, who, occasion.player, context);
  const fits = (filter: Filter | undefined): boolean => filter === undefined || fitsSubject(asked, filter);
  switch (event.on) {
    case 'attacks':
    case 'blocks':
    case 'becomes blocked':
      if (event.alone === true && occasion.alone !== true) return false;
      if (event.atLeast !== undefined && occasion.amount < event.atLeast) return false;
      return attacksOn(asked, event.whom) > 0 && fits(event.what);
    case 'blocks a creature':
    case 'becomes blocked by a creature':
      return fits(event.what) && fitsOther(asked, event.other);
    case 'player attacks':
      return by(event.who) && attacksOn(asked, event.whom, event.what) >= (event.atLeast ?? 1);
    case 'is attacked':
      return attacksOn(asked, event.whom) > 0;
    case 'enters':
      return (event.from === undefined || event.from === occasion.from) && fits(event.what);
    case 'moves':
      return fitsMove(asked, event) && fits(event.what);
    case 'transforms':
    case 'is turned face up':
    case 'dies':
    case 'leaves the battlefield':
    case 'attacks and is not blocked':
    case 'becomes tapped':
    case 'becomes untapped':
    case 'is sacrificed':
    case 'is countered':
      return fits(event.what);
    case 'resolves':
      return isShortFor(asked, event.keyword) && fits(event.what);
    case 'is dealt damage':
    case 'is dealt excess damage':
      return (event.combat === undefined || event.combat === occasion.combat) && fits(event.what);
    case 'becomes attached':
    case 'becomes unattached':
      return fits(event.what) && fitsOther(asked, event.host);
    case 'becomes':
      return event.state === occasion.word && fits(event.what);
    case 'beginning of step':
      return event.step === occasion.step && fitsWhose(asked, event.whose);
    case 'casts':
      if (event.from !== undefined && event.from !== occasion.from) return false;
      return by(event.who) && fits(event.what) && fitsTargets(asked, event.targeting);
    case 'activates':
      if (event.loyalty && !isLoyalty(occasion)) return false;
      if (event.nonMana && occasion.ability?.isManaAbility) return false;
      if (!isShortFor(asked, event.keyword)) return false;
      return by(event.who) && fits(event.what);
    case 'expends':
      return by(event.who) && reaches(occasion, event.count);
    case 'enters room':
      return occasion.object === context.source && occasion.amount === event.room;
    case 'completes a dungeon':
    case 'commits a crime':
      return by(event.who);
    case 'reveals this way':
      return occasion.other === context.source && fits(event.what);
    case 'copies':
    case 'tapped for mana':
    case 'plays a land':
    case 'discards':
      if (event.what !== undefined && isUndefined(state, occasion.object)) return false; // CR 701.9c
      return by(event.who) && fits(event.what);
    case 'draws':
    case 'ability triggers':
      return by(event.who) && fits(event.what);
    case 'keyword action':
      if (occasion.amount < (event.atLeast ?? -Infinity) || occasion.amount > (event.atMost ?? Infinity)) return false;
      return (
        event.action === occasion.word && by(event.who) && fits(event.what) && fitsChampioned(asked, event.championed)
      );
    case 'deals damage':
      if (event.combat !== undefined && event.combat !== occasion.combat) return false;
      return dealtTo(event, asked) && fits(event.what) && fitsOther(asked, event.damaged);
    case 'player is dealt damage':
      if (event.combat !== undefined && event.combat !== occasion.combat) return false;
      return by(event.who) && fitsOther(asked, event.by);
    case 'gains life':
    case 'loses life':
    case 'loses the game':
    case 'shuffles':
      return by(event.who);
    case 'is designated':
      if (event.as !== occasion.word) return false;
      if (event.value !== undefined && event.value !== occasion.amount) return false;
      if (event.what !== undefined) return occasion.object !== 0 && fits(event.what);
      if (event.who === undefined) return occasion.object === 0 && occasion.player === null;
      return occasion.player !== null && by(event.who);
    case 'player gets counters':
    case 'player loses counters':
      return by(event.who) && (event.counter === undefined || event.counter === occasion.counter);
    case 'becomes the target':
      if (event.of !== 'spell or ability' && event.of !== occasion.targetedBy) return false;
      return by(event.by) && fits(event.what);
    case 'counters are put':
    case 'counters are removed':
      return fitsCounters(asked, event) && fits(event.what);
    case 'chapter':
      return occasion.object === context.source && event.chapters.includes(occasion.amount) && !isReadAhead(asked);
    case 'control changes':
      if (event.from !== undefined && !isWhoever(state, event.from, occasion.otherPlayer ?? null, context))
        return false;
      return (event.to === undefined || by(event.to)) && fits(event.what);
    case 'state':
    case 'when you do':
    case 'any of':
      return false;
    default:
      return assertNever(event, 'trigger event');
  }
}

/** CR 702.155a: in the turn in which it entered, only the chapter with exactly its number of lore counters triggers. */
function isReadAhead({ reading, state, occasion, subject }: Asked): boolean {
  if (subject === null || subject.enteredTurn !== state.turn) return false;
  if (countersOn(subject, 'lore') === occasion.amount) return false;
  return reading.characteristics(state, subject).keywords.has('read ahead');
}

function fitsSubject({ reading, state, subject, context }: Asked, filter: Filter): boolean {
  return subject !== null && matchesIn(reading, state, filter, subject, context);
}

function fitsOther({ reading, state, occasion, context }: Asked, filter: Filter | undefined): boolean {
  if (filter === undefined) return true;
  const other = occasion.other === undefined ? undefined : state.objects.get(occasion.other);
  return other !== undefined && matchesIn(reading, state, filter, other, context);
}

function fitsTargets({ reading, state, subject, context }: Asked, filter: Filter | undefined): boolean {
  if (filter === undefined) return true;
  return (subject?.announced.targets ?? []).flat().some((ref) => {
    const target = ref.is === 'object' ? state.objects.get(ref.id) : undefined;
    return target !== undefined && matchesIn(reading, state, filter, target, context);
  });
}

/** Whether the ability is one that the keyword stands for (CR 702.1). */
function isShortFor({ state, occasion }: Asked, keyword: KeywordName | undefined): boolean {
  if (keyword === undefined) return true;
  return occasion.ability !== undefined && keywordOf(state, occasion.ability.pointer) === keyword;
}

function isLoyalty({ ability }: Occasion): boolean {
  return ability?.ability.kind === 'activated' && ability.ability.loyalty === true;
}

function fitsWhose(
  { reading, state, occasion, context }: Asked,
  whose: Extract<TriggerEvent, { on: 'beginning of step' }>['whose'],
) {
  if (typeof whose === 'object') {
    return occasion.player !== null && reading.players(state, whose, context).includes(occasion.player);
  }
  if (whose === 'each player') return true;
  if (whose === 'each opponent') return isWhoever(state, 'an opponent', occasion.player, context);
  return isWhoever(state, whose, occasion.player, context);
}

function fitsMove({ occasion }: Asked, event: Extract<TriggerEvent, { on: 'moves' }>): boolean {
  if (event.from !== undefined && !event.from.includes(occasion.from!)) return false;
  if (event.to !== undefined && !event.to.includes(occasion.to!)) return false;
  if (event.how !== undefined && event.how !== occasion.manner) return false;
  return looksBack(event, occasion) === (occasion.lookBack === true);
}

/** There were fewer before, and now there are that many (CR 122.7, 700.14). */
function reaches({ counters }: Occasion, nth: number): boolean {
  return counters !== undefined && counters.before < nth && counters.after >= nth;
}

type CounterEvent = Extract<TriggerEvent, { on: 'counters are put' | 'counters are removed' }>;

function fitsCounters({ reading, state, occasion, context }: Asked, event: CounterEvent): boolean {
  if (event.counter !== undefined && event.counter !== occasion.counter) return false;
  const after = occasion.counters?.after ?? 0;
  switch (event.on) {
    case 'counters are put':
      if (event.reaches !== undefined && !reaches(occasion, reading.amount(state, event.reaches, context)))
        return false;
      return event.atLeast === undefined || occasion.amount >= reading.amount(state, event.atLeast, context);
    case 'counters are removed':
      return event.last !== true || after === 0;
  }
}

function dealtTo(event: Extract<TriggerEvent, { on: 'deals damage' }>, asked: Asked): boolean {
  const { state, occasion, context } = asked;
  if (event.damaged !== undefined) return occasion.damaged === 'permanent';
  switch (event.to) {
    case 'anything':
      return occasion.damaged === undefined;
    case 'permanent':
      return occasion.damaged === 'permanent';
    case 'creature':
      return occasion.damaged === 'permanent' && fitsOther(asked, { is: 'type', type: 'Creature' });
    case 'planeswalker':
      return occasion.damaged === 'permanent' && fitsOther(asked, { is: 'type', type: 'Planeswalker' });
    case 'battle':
      return occasion.damaged === 'permanent' && fitsOther(asked, { is: 'type', type: 'Battle' });
    case 'player':
      return occasion.damaged === 'player';
    case 'you':
      return occasion.damaged === 'player' && occasion.player === context.you;
    case 'opponent':
      return occasion.damaged === 'player' && isWhoever(state, 'an opponent', occasion.player, context);
  }
}

/** How many of the attacks are on such a player or permanent (CR 508.3a, 508.3b, 508.3e). */
function attacksOn({ reading, state, occasion, context }: Asked, whom: Attacked | undefined, what?: Filter): number {
  const attacks = occasion.attacks ?? [];
  if (whom === undefined && what === undefined) return occasion.attacks?.length ?? 1;
  return attacks.filter((attack) => {
    if (whom !== undefined && !isAttackOn(attack, whom, context)) return false;
    if (what === undefined) return true;
    const attacker = state.objects.get(attack.attacker);
    return attacker !== undefined && matchesIn(reading, state, what, attacker, context);
  }).length;
}

/** Whether an attack is one on such a player or permanent. */
export function isAttackOn({ as, player }: AttackOn, whom: Attacked, { you }: TextContext): boolean {
  return whom.as.includes(as) && (whom.who === 'any player' || (player === you) === (whom.who === 'you'));
}
