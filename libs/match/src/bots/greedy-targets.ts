import type { SelectQuestion } from '@stacktrail/engine';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import { isLand, worthOf } from './appraisal.js';
import { intentOf, type Intent } from './intent.js';
import type { Sight } from './sight.js';

/**
 * How much a seat wants something to be harmed: positive for objects of opponents, and higher the more they are worth.
 */
function harmScore(sight: Sight, ref: Ref): number {
  if (ref.is === 'player') return ref.id === sight.seat ? -100 : 10;
  const object = sight.object(ref.id);
  if (object === undefined) return 0;
  const worth = 1 + worthOf(sight, object);
  return object.controller === sight.seat ? -worth : worth + 2;
}

function scoreOf(sight: Sight, ref: Ref, intent: Intent): number {
  const harm = harmScore(sight, ref);
  return intent === 'harm' ? harm : -harm;
}

/** The candidates with the highest scores: as many as have to be chosen, and further ones with a positive score. */
function best(question: SelectQuestion, score: (ref: Ref) => number): readonly Ref[] {
  const ranked = question.candidates.map((ref) => ({ ref, score: score(ref) })).sort((a, b) => b.score - a.score);
  return ranked.filter((each, i) => i < question.min || (i < question.max && each.score > 0)).map(({ ref }) => ref);
}

/** Whether a spell will probably find a good target, judged before it is cast. */
export function hasGoodTarget(sight: Sight, id: ObjectId): boolean {
  const object = sight.object(id);
  if (object === undefined) return false;
  const text = object.printed.abilities.find(({ ability }) => ability.kind === 'spell')?.ability;
  const isAura = object.printed.subtypes.includes('Aura');
  const specs = text?.kind === 'spell' ? text.modes.flatMap((mode) => mode.targets) : [];
  const intent = intentOf(object);
  if (specs.some(({ kind }) => kind === 'spell')) return topOfStackIsHostile(sight);
  if (!isAura && !specs.some(({ kind }) => kind === 'permanent')) return true;
  return sight.battlefield.some((other) => {
    const permanent = sight.object(other);
    if (permanent === undefined || isLand(sight.characteristics(permanent))) return false;
    return (permanent.controller === sight.seat) === (intent === 'help');
  });
}

export function topOfStackIsHostile(sight: Sight): boolean {
  const top = sight.stack.at(-1);
  const spell = top === undefined ? undefined : sight.object(top);
  return spell !== undefined && spell.ability === null && spell.controller !== sight.seat;
}

/** Chooses objects and players: to harm, the best that opponents have; to help, the seat's own best. */
export function greedySelection(sight: Sight, question: SelectQuestion): readonly Ref[] {
  const { kind, candidates, source, max } = question;
  const self: Ref = { is: 'player', id: sight.seat };
  switch (kind) {
    case 'choose starting player':
      return [self];
    case 'choose targets':
    case 'choose new targets': {
      const object = sight.object(source);
      const intent = object === undefined ? 'harm' : intentOf(object);
      return best(question, (ref) => scoreOf(sight, ref, intent));
    }
    case 'search':
      return best(question, (ref) => Math.abs(harmScore(sight, ref))).slice(0, max);
    case 'scry':
      return best(question, (ref) => (isUnwantedCard(sight, ref) ? 1 : -1));
    case 'discard to hand size':
    case 'put cards on the bottom':
      return best(question, (ref) => (isUnwantedCard(sight, ref) ? 1 : 0) - manaValueOf(sight, ref) / 100);
    default:
      return best(question, (ref) => harmScore(sight, ref)).slice(
        0,
        Math.max(question.min, Math.min(max, candidates.length)),
      );
  }
}

/**
 * Whether a card is a land that the seat doesn't need because it controls five, or a spell whose mana value exceeds its
 * lands by three.
 */
function isUnwantedCard(sight: Sight, ref: Ref): boolean {
  const object = ref.is === 'object' ? sight.object(ref.id) : undefined;
  if (object === undefined) return false;
  const lands = ownLands(sight);
  return isLand(sight.characteristics(object)) ? lands >= 5 : object.printed.manaValue > lands + 2;
}

function manaValueOf(sight: Sight, ref: Ref): number {
  return ref.is === 'object' ? (sight.object(ref.id)?.printed.manaValue ?? 0) : 0;
}

function ownLands(sight: Sight): number {
  return sight.battlefield.filter((id) => {
    const object = sight.object(id);
    return object !== undefined && object.controller === sight.seat && isLand(sight.characteristics(object));
  }).length;
}
