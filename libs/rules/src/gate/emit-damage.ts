import type { Ref } from '@stacktrail/game-events';
import { characteristicsOf } from '../characteristics/characteristics.js';
import type { Game, Reason } from '../game/game.js';
import { objectOf, playerOf } from '../state/game-state.js';
import { typeBit } from '../state/printed.js';
import type { Emission } from './emission.js';
import type { DamageOccurrence, Happened } from './occurrence.js';

/** CR 120.3: the results of damage, by what was damaged and what its source is. */
export function emitDamage(emission: Emission, occurrence: DamageOccurrence, reason: Reason): Happened {
  const { game } = emission;
  const { from, to, amount, combat } = occurrence;
  const source = objectOf(game.state, from);
  const { keywords } = characteristicsOf(game.state, source);
  const dealt: Reason = { ...reason, source: from };
  const revision =
    to.is === 'player'
      ? game.emit('DamageDealtToPlayer', { source: from, player: to.id, amount, combat }, dealt)
      : game.emit(
          'DamageDealtToPermanent',
          {
            source: from,
            object: to.id,
            amount,
            marked: marked(game, to, keywords, amount),
            combat,
            deathtouch: keywords.has('deathtouch'),
          },
          dealt,
        );
  damageResults(emission, occurrence, keywords, { ...dealt, causes: [revision] });
  if (keywords.has('lifelink')) {
    const player = source.controller;
    emission.results.push({ would: 'gain life', player, amount, rule: '120.3f', source: from, causes: [revision] });
  }
  return { objects: [], amount };
}

/** How much of the damage is marked: none from wither or infect (120.3d), and only on creatures (120.3e). */
function marked(game: Game, to: Ref & { is: 'object' }, keywords: ReadonlySet<string>, amount: number): number {
  const { types } = characteristicsOf(game.state, objectOf(game.state, to.id));
  const isCreature = (types & typeBit('Creature')) !== 0;
  return isCreature && !keywords.has('wither') && !keywords.has('infect') ? amount : 0;
}

function damageResults(
  { game, results }: Emission,
  occurrence: DamageOccurrence,
  keywords: ReadonlySet<string>,
  reason: Reason,
): void {
  const { to, amount } = occurrence;
  if (to.is === 'player') {
    if (keywords.has('infect')) {
      game.emit('PlayerCountersPut', { player: to.id, kind: 'poison', count: amount }, { ...reason, rule: '120.3b' });
      return;
    }
    const life = playerOf(game.state, to.id).life - amount;
    game.emit('LifeLost', { player: to.id, amount, life }, { ...reason, rule: '120.3a' });
    return;
  }
  const object = objectOf(game.state, to.id);
  const { types } = characteristicsOf(game.state, object);
  if ((types & typeBit('Planeswalker')) !== 0) {
    game.emit('CountersRemoved', { object: to.id, kind: 'loyalty', count: amount }, { ...reason, rule: '120.3c' });
  }
  if ((types & typeBit('Creature')) !== 0 && (keywords.has('wither') || keywords.has('infect'))) {
    const { source, causes } = reason;
    const counters = { would: 'get counters', object: to.id, counter: '-1/-1', count: amount } as const;
    results.push({ ...counters, rule: '120.3d', ...(source && { source }), ...(causes && { causes }) });
  }
}
