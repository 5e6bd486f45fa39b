import { hasKeyword, attackerOf } from '@stacktrail/characteristics';
import { type Game, type Reason, ask, type Procedure, sameRef } from '@stacktrail/engine';
import { noObject, type Attack, type ObjectId, type PlayerId, type Ref } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import { hasQuality, qualitiesToBand } from '../changes/bands-with-other.js';

/** The other creatures in the band of an attacking creature (CR 702.22e). */
export function bandmatesOf(state: GameState, attacker: ObjectId): readonly ObjectId[] {
  const band = state.combat?.bands.find((each) => each.includes(attacker)) ?? [];
  return band.filter((id) => id !== attacker && attackerOf(state, id) !== undefined);
}

/**
 * CR 508.1e, 702.22c, 702.22d: the player chooses which of the creatures that attack the same player or permanent are
 * banded together.
 */
export function* chooseBands(
  game: Game,
  player: PlayerId,
  attacks: readonly Attack[],
): Procedure<readonly (readonly ObjectId[])[]> {
  const { state } = game;
  const { keywords } = state.catalog;
  const bands = keywords.has('banding') ? yield* chooseBandsOfBanding(state, player, attacks) : [];
  if (!keywords.has('bands with other')) return bands;
  const left = attacks.filter(({ attacker }) => !bands.some((band) => band.includes(attacker)));
  return [...bands, ...(yield* chooseBandsWithOther(state, player, left))];
}

/** CR 702.22c: creatures of a quality, at least one of which bands with others of that quality. */
function* chooseBandsWithOther(
  state: GameState,
  player: PlayerId,
  attacks: readonly Attack[],
): Procedure<readonly (readonly ObjectId[])[]> {
  const bands: (readonly ObjectId[])[] = [];
  let left = attacks;
  const othersOf = ({ attacker, defender }: Attack): readonly Attack[] =>
    left.filter(
      (other) =>
        other.attacker !== attacker &&
        sameRef(other.defender, defender) &&
        qualitiesToBand(state, attacker).some((quality) => hasQuality(state, other.attacker, quality)),
    );
  for (;;) {
    const firsts = left.filter((attack) => othersOf(attack).length > 0);
    const [first] = yield* choose(
      player,
      firsts,
      1,
      'Choose a creature with “bands with other” to form an attacking band with, or none to form no more bands.',
    );
    const attack = firsts.find(({ attacker }) => attacker === first);
    if (attack === undefined) return bands;
    const prompt = `Choose which other creatures are in the band of ${objectOf(state, attack.attacker).printed.name}.`;
    const band = [attack.attacker, ...(yield* choose(player, othersOf(attack), Infinity, prompt))];
    if (band.length > 1) bands.push(band);
    left = left.filter(({ attacker }) => !band.includes(attacker));
  }
}

/** CR 702.22c: creatures with banding and up to one creature without. */
function* chooseBandsOfBanding(
  state: GameState,
  player: PlayerId,
  attacks: readonly Attack[],
): Procedure<readonly (readonly ObjectId[])[]> {
  const bands: (readonly ObjectId[])[] = [];
  let left = attacks.filter(({ attacker, defender }) => isBanding(state, attacker) && hasOthers(attacks, defender));
  let others = attacks.filter(({ attacker }) => !isBanding(state, attacker));
  while (left.length > 0) {
    const first = yield* choose(
      player,
      left,
      1,
      'Choose a creature with banding to form an attacking band with, or none to form no more bands.',
    );
    if (first.length === 0) break;
    const { defender } = left.find(({ attacker }) => attacker === first[0])!;
    const together = ({ attacker, defender: attacked }: Attack): boolean =>
      attacker !== first[0] && sameRef(attacked, defender);
    const prompt = `Choose which other creatures with banding are in the band of ${objectOf(state, first[0]!).printed.name}.`;
    const more = yield* choose(player, left.filter(together), Infinity, prompt);
    const last = 'Choose up to one creature without banding that is in the band too.';
    const one = yield* choose(player, others.filter(together), 1, last);
    const band = [...first, ...more, ...one];
    if (band.length > 1) bands.push(band);
    left = left.filter(({ attacker }) => !band.includes(attacker));
    others = others.filter(({ attacker }) => !band.includes(attacker));
  }
  return bands;
}

function isBanding(state: GameState, id: ObjectId): boolean {
  return hasKeyword(state, objectOf(state, id), 'banding');
}

function hasOthers(attacks: readonly Attack[], attacked: Ref): boolean {
  return attacks.filter(({ defender }) => sameRef(defender, attacked)).length > 1;
}

function* choose(
  player: PlayerId,
  among: readonly Attack[],
  most: number,
  prompt: string,
): Procedure<readonly ObjectId[]> {
  if (among.length === 0) return [];
  const { chosen } = yield* ask({
    form: 'select',
    kind: 'choose objects',
    rule: '702.22c',
    player,
    prompt,
    source: noObject,
    candidates: among.map(({ attacker: id }): Ref => ({ is: 'object', id })),
    min: 0,
    max: Math.min(most, among.length),
  });
  return chosen.map(({ id }) => id as ObjectId);
}

/** CR 702.22h: what blocks one creature of a band blocks the others too. */
export function blockBands(game: Game, reason: Omit<Reason, 'rule'> = {}): void {
  const { combat } = game.state;
  if (combat === null || combat.bands.length === 0) return;
  for (const { object, blockers } of combat.attackers) {
    for (const attacker of bandmatesOf(game.state, object)) {
      for (const blocker of blockers) {
        if (attackerOf(game.state, attacker)?.blockers.includes(blocker) !== false) continue;
        game.emit('BlockAdded', { blocker, attacker, put: false }, { ...reason, rule: '702.22h' });
      }
    }
  }
}
