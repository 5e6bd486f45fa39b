import {
  characteristicsOf,
  hasProtectionFrom,
  holds,
  matches,
  plainContext,
  staticsInForce,
  combatEffects,
  contextOfEffect,
  type EffectOfKind,
  type Obstacle,
} from '@stacktrail/characteristics';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import {
  type Characteristics,
  type GameObject,
  objectOf,
  type GameState,
  colorBit,
  typeBit,
} from '@stacktrail/game-state';

const creature = typeBit('Creature');
const artifact = typeBit('Artifact');
const battle = typeBit('Battle');
const land = typeBit('Land');
const black = colorBit('B');

const notYours: Obstacle = { rule: '509.1a', because: 'is not controlled by the defending player' };
const notThere: Obstacle = { rule: '509.1a', because: 'is not on the battlefield' };
const notCreature: Obstacle = { rule: '506.3', because: 'is not a creature' };
const isBattle: Obstacle = { rule: '509.1a', because: 'is a battle' };
const isTapped: Obstacle = { rule: '509.1a', because: 'is tapped' };
const cant: Obstacle = { rule: '509.1b', because: 'can’t block' };

/** What keeps a permanent from blocking anything for a player (CR 509.1a, 509.1b), or `null`. */
export function blockerObstacle(state: GameState, object: GameObject, player: PlayerId): Obstacle | null {
  if (object.zone !== 'battlefield') return notThere;
  if (object.controller !== player) return notYours;
  const { types, rules } = characteristicsOf(state, object);
  if ((types & creature) === 0) return notCreature;
  if ((types & battle) !== 0) return isBattle;
  if (object.tapped) return isTapped;
  if (rules.has("can't block")) return cant;
  const general = combatEffects(state, object, "can't block").some(
    (effect) => effect.rule.what === undefined && isInForce(state, effect, object.id),
  );
  if (general) return cant;
  return null;
}

/** Whether the condition that would lift a restriction doesn't hold now. */
function isInForce(
  state: GameState,
  effect: EffectOfKind<"can't block" | "can't be blocked">,
  object: ObjectId,
): boolean {
  const { unless } = effect.rule;
  return unless === undefined || !holds(state, unless, contextOfEffect(effect, object));
}

/** “Can't be blocked by”, “can't be blocked except by” (CR 509.1b). */
function isEvaded({ state, attacker, blocker }: Pair): boolean {
  return combatEffects(state, attacker, "can't be blocked").some((effect) => {
    if (!isInForce(state, effect, attacker.id)) return false;
    const { by, except } = effect.rule;
    const context = contextOfEffect(effect, attacker.id);
    if (except !== undefined && matches(state, except, blocker, context)) return false;
    return by === undefined || matches(state, by, blocker, context);
  });
}

/** “Can't block creatures with flying” (CR 509.1b). */
function isShunned({ state, attacker, blocker }: Pair): boolean {
  return combatEffects(state, blocker, "can't block").some((effect) => {
    const { what } = effect.rule;
    if (what === undefined || !isInForce(state, effect, blocker.id)) return false;
    return matches(state, what, attacker, contextOfEffect(effect, blocker.id));
  });
}

type AsThough = EffectOfKind<'can block as though it had'>['rule'];

/** “Can block creatures with shadow as though it had shadow” (CR 609.4). */
function blocksAsThough(
  { state, attacker, blocker }: Pair,
  keyword: AsThough['keyword'],
  as?: AsThough['as'],
): boolean {
  return combatEffects(state, blocker, 'can block as though it had').some(
    ({ rule, ...effect }) =>
      rule.keyword === keyword &&
      rule.as === as &&
      matches(state, rule.what, attacker, contextOfEffect({ rule, ...effect }, blocker.id)),
  );
}

/** CR 702.28b: a creature with shadow and one without can't block each other. */
function isShadowed(pair: Pair): boolean {
  const own = pair.blocking.keywords.has('shadow');
  if (!pair.attacking.keywords.has('shadow')) return own;
  const withoutShadow = blocksAsThough(pair, 'shadow', 'they had none');
  if (own) return withoutShadow;
  return !withoutShadow && !blocksAsThough(pair, 'shadow');
}

/** An attacker, and a creature that is to block it for the defending player. */
interface Pair {
  readonly state: GameState;
  readonly player: PlayerId;
  readonly attacker: GameObject;
  readonly blocker: GameObject;
  /** Their characteristics. */
  readonly attacking: Characteristics;
  readonly blocking: Characteristics;
}

/** A restriction on blocking an attacker: the rule, what it says of the attacker, and whether a pair disobeys it. */
interface Evasion extends Obstacle {
  readonly stops: (pair: Pair) => boolean;
}

/** CR 702.14c: the defending player controls a land of a kind that the attacker walks. */
function walksThere({ state, player, attacker, attacking }: Pair): boolean {
  if (!attacking.keywords.has('landwalk')) return false;
  const walks = attacking.abilities.flatMap(({ ability }) =>
    ability.kind === 'keyword' && ability.keyword === 'landwalk' ? [ability] : [],
  );
  const ignored = staticsInForce(state, 'landwalk stops no block').map(({ effect }) => effect.landType);
  const stopping = walks.filter(({ landType }) => !ignored.some((one) => one === undefined || one === landType));
  if (stopping.length === 0) return false;
  const context = plainContext(attacker.controller, attacker.id);
  return state.battlefield.some((id) => {
    const object = objectOf(state, id);
    if (object.controller !== player) return false;
    const { types, subtypes } = characteristicsOf(state, object);
    if ((types & land) === 0) return false;
    return stopping.some(
      ({ landType, quality }) =>
        (landType === undefined || subtypes.includes(landType)) &&
        (quality === undefined || matches(state, quality, object, context)),
    );
  });
}

/** Restrictions are cumulative (CR 509.1b): each stands alone. */
const evasions: readonly Evasion[] = [
  {
    rule: '509.1b',
    because: 'can’t be blocked',
    stops: ({ attacking }) => attacking.rules.has("can't be blocked"),
  },
  {
    rule: '509.1b',
    because: 'can’t be blocked except by creatures with flying',
    stops: ({ attacking, blocking }) =>
      attacking.rules.has("can't be blocked except by flying") && !blocking.keywords.has('flying'),
  },
  { rule: '509.1b', because: 'can’t be blocked by that creature', stops: isEvaded },
  { rule: '509.1b', because: 'is a creature that it can’t block', stops: isShunned },
  {
    rule: '702.9b',
    because: 'has flying and can’t be blocked except by creatures with flying or reach',
    stops: (pair) => {
      const { attacking, blocking } = pair;
      if (!attacking.keywords.has('flying') || blocking.keywords.has('flying')) return false;
      return !blocking.keywords.has('reach') && !blocksAsThough(pair, 'reach');
    },
  },
  {
    rule: '702.28b',
    because: 'can’t be blocked, as only one of the two has shadow',
    stops: isShadowed,
  },
  {
    rule: '702.31b',
    because: 'has horsemanship and can’t be blocked except by creatures with horsemanship',
    stops: ({ attacking, blocking }) =>
      attacking.keywords.has('horsemanship') && !blocking.keywords.has('horsemanship'),
  },
  {
    rule: '702.118b',
    because: 'has skulk and can’t be blocked by creatures with greater power',
    stops: ({ attacking, blocking }) =>
      attacking.keywords.has('skulk') && (blocking.power ?? 0) > (attacking.power ?? 0),
  },
  {
    rule: '702.36b',
    because: 'has fear and can’t be blocked except by artifact creatures and black creatures',
    stops: ({ attacking, blocking }) =>
      attacking.keywords.has('fear') && (blocking.types & artifact) === 0 && (blocking.colors & black) === 0,
  },
  {
    rule: '702.13b',
    because:
      'has intimidate and can’t be blocked except by artifact creatures and creatures that share a color with it',
    stops: ({ attacking, blocking }) =>
      attacking.keywords.has('intimidate') &&
      (blocking.types & artifact) === 0 &&
      (blocking.colors & attacking.colors) === 0,
  },
  {
    rule: '702.16f',
    because: 'has protection from that creature',
    stops: ({ state, attacker, blocker }) => hasProtectionFrom(state, attacker, blocker),
  },
  { rule: '702.14c', because: 'has landwalk, and the defending player controls such a land', stops: walksThere },
];

/**
 * The restriction that keeps a creature that can block from blocking this attacker (CR 509.1b), as far as the two
 * alone decide it; `null` if there is none.
 */
export function evasionOf(
  state: GameState,
  attacker: GameObject,
  blocker: GameObject,
  player: PlayerId,
): Obstacle | null {
  const attacking = characteristicsOf(state, attacker);
  const blocking = characteristicsOf(state, blocker);
  const plain =
    attacking.keywords.size === 0 &&
    attacking.rules.size === 0 &&
    blocking.keywords.size === 0 &&
    attacking.combat.length === 0 &&
    blocking.combat.length === 0;
  if (plain) return null;
  const pair: Pair = { state, player, attacker, blocker, attacking, blocking };
  return evasions.find((evasion) => evasion.stops(pair)) ?? null;
}
