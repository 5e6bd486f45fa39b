import { characteristicsOf } from '@stacktrail/characteristics';
import type { PlayerId } from '@stacktrail/game-events';
import {
  withCounters,
  type Characteristics,
  type GameObject,
  opponentsOf,
  type GameState,
  typeBit,
  finalChapter,
} from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import { enteringPermanent, isEntering, type Entering } from './entering.js';
import type { Occurrence } from '../game/occurrence.js';
import type { Replacement } from '../game/replacement.js';

const planeswalker = typeBit('Planeswalker');
const battle = typeBit('Battle');
const enchantment = typeBit('Enchantment');

/**
 * What a permanent enters with because of its type: loyalty counters (CR 306.5b), defense counters (CR 310.4b) and a
 * protector (CR 310.8a), a lore counter (CR 714.3a).
 */
export function entersByType(state: GameState, occurrence: Occurrence): readonly Replacement[] {
  if (!isEntering(occurrence)) return [];
  const permanent = enteringPermanent(state, occurrence);
  const characteristics = characteristicsOf(state, permanent);
  const { types, subtypes } = characteristics;
  if ((types & (planeswalker | battle | enchantment)) === 0) return [];
  const found: Replacement[] = [];
  const { loyalty, defense } = permanent.printed;
  if ((types & planeswalker) !== 0 && loyalty !== null) {
    found.push(
      enters(occurrence, permanent, '306.5b', function* () {
        return counted(occurrence, 'loyalty', loyalty - compleatedLess(permanent));
      }),
    );
  }
  if ((types & battle) !== 0) {
    found.push(
      enters(occurrence, permanent, '310.4b', function* (game) {
        const protector = yield* chooseProtector(game, permanent, characteristics);
        const counters = counted(occurrence, 'defense', defense ?? 0);
        return protector === null ? counters : { ...counters, protector };
      }),
    );
  }
  if ((types & enchantment) !== 0 && subtypes.includes('Saga') && finalChapter(characteristics) > 0) {
    found.push(
      enters(occurrence, permanent, '714.3a', function* (game) {
        return counted(occurrence, 'lore', yield* chapterToBegin(game, permanent, characteristics));
      }),
    );
  }
  return found;
}

/** CR 702.155b: a Saga with read ahead enters with a chosen number of lore counters; any other Saga enters with one. */
function* chapterToBegin(
  game: Game,
  { id, controller, printed }: GameObject,
  saga: Characteristics,
): Procedure<number> {
  if (!saga.keywords.has('read ahead')) return 1;
  const { value } = yield* ask({
    form: 'number',
    kind: 'choose a value',
    rule: '702.155b',
    player: controller,
    prompt: `With which chapter does ${printed.name} begin?`,
    source: id,
    min: 1,
    max: finalChapter(saga),
  });
  return value;
}

/** CR 702.150a: two fewer loyalty counters for each Phyrexian symbol of its cost that was paid with life. */
function compleatedLess({ printed, announced }: GameObject): number {
  if (!printed.keywords.has('compleated')) return 0;
  return 2 * announced.hybrid.filter((paid) => paid === 'P').length;
}

function counted<E extends Entering>(occurrence: E, kind: string, count: number): E {
  return { ...occurrence, counters: withCounters(occurrence.counters ?? [], kind, count) };
}

function enters(
  occurrence: Entering,
  { id, printed }: GameObject,
  rule: string,
  modified: (game: Game) => Procedure<Occurrence>,
): Replacement {
  return {
    key: `${rule} ${id}`,
    source: id,
    ability: null,
    effect: null,
    text: `How ${printed.name} enters by its type.`,
    rank: 'other',
    *apply(game) {
      return [yield* modified(game)];
    },
  };
}

/** The players who can protect a battle (CR 310.8a, 310.11a): opponents of a Siege's controller, else its controller. */
export function possibleProtectors(
  state: GameState,
  controller: PlayerId,
  { subtypes }: Characteristics,
): readonly PlayerId[] {
  return subtypes.includes('Siege') ? opponentsOf(state, controller) : [controller];
}

/** The controller of a battle chooses its protector, if there is a possible one. */
export function* chooseProtector(
  game: Game,
  { id, controller, printed }: GameObject,
  characteristics: Characteristics,
  rule = '310.8a',
): Procedure<PlayerId | null> {
  const possible = possibleProtectors(game.state, controller, characteristics);
  if (possible.length < 2) return possible[0] ?? null;
  const { chosen } = yield* ask({
    form: 'select',
    kind: 'choose protector',
    rule,
    player: controller,
    prompt: `Choose the protector of ${printed.name}.`,
    source: id,
    candidates: possible.map((player) => ({ is: 'player', id: player })),
    min: 1,
    max: 1,
  });
  return (chosen[0]?.id as PlayerId | undefined) ?? null;
}
