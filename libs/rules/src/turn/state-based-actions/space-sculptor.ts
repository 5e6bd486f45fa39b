import { hasKeyword, isCreature } from '@stacktrail/characteristics';
import { type Game, ask, type Procedure } from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import { type GameObject, objectsIn, playersInOrder } from '@stacktrail/game-state';
import { endDesignations } from '../../changes/give.js';
import type { Findings } from './findings.js';

const sectors = ['alpha sector', 'beta sector', 'gamma sector'] as const;

/**
 * CR 704.5u, 702.158c: each creature without a sector gets one. Players without a permanent with space sculptor choose
 * first, then the others.
 */
export function* spaceSculptor(game: Game, findings: Findings): Procedure<void> {
  const { state } = game;
  const permanents = objectsIn(state, state.battlefield);
  const without = permanents.filter((object) => isCreature(state, object) && !inSector(object));
  const sculpts = (player: PlayerId): boolean =>
    permanents.some((object) => object.controller === player && hasKeyword(state, object, 'space sculptor'));
  const order = playersInOrder(state);
  for (const player of [...order.filter((one) => !sculpts(one)), ...order.filter(sculpts)]) {
    for (const creature of without.filter(({ controller }) => controller === player)) {
      const as = yield* chooseSector(player, creature);
      findings.irreplaceable.push({
        does: 'enter a sector',
        object: creature.id,
        as,
        rule: '704.5u',
        causes: [creature.placedAt],
      });
    }
  }
}

/**
 * CR 702.158b: permanents keep their sectors until no player controls a permanent with space sculptor, or an ability whose
 * source has it.
 *
 * @returns whether any lost theirs
 */
export function endSectors(game: Game): boolean {
  const { state } = game;
  if (!state.catalog.keywords.has('space sculptor')) return false;
  if (!objectsIn(state, state.battlefield).some(inSector)) return false;
  const abilities = objectsIn(state, state.stack).flatMap(({ ability }) => ability ?? []);
  const sources = abilities.flatMap(({ source }) => state.objects.get(source) ?? []);
  const sculpt = [...objectsIn(state, state.battlefield), ...sources];
  if (sculpt.some((object) => hasKeyword(state, object, 'space sculptor'))) return false;
  endDesignations(game, ({ name }) => isSector(name), { rule: '702.158b' });
  return true;
}

function isSector(name: string): boolean {
  return (sectors as readonly string[]).includes(name);
}

function inSector({ designations }: GameObject): boolean {
  return designations.some(({ name }) => isSector(name));
}

function* chooseSector(player: PlayerId, { id, printed }: GameObject): Procedure<(typeof sectors)[number]> {
  const { keys } = yield* ask({
    form: 'pick',
    kind: 'choose a value',
    rule: '704.5u',
    player,
    prompt: `Choose a sector for ${printed.name}.`,
    source: id,
    options: sectors.map((sector) => ({ key: sector, text: `The ${sector}.` })),
    min: 1,
    max: 1,
  });
  return keys[0] as (typeof sectors)[number];
}
