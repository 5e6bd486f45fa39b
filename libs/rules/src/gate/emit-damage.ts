import type { Ref, Revision } from '@stacktrail/game-events';
import { characteristicsOf } from '../characteristics/characteristics.js';
import type { Game, Reason } from '../game/game.js';
import type { GameObject } from '../state/game-object.js';
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
  if (keywords.has('lifelink')) gainFromLifelink(emission, source, amount, revision);
  return { objects: [], amount };
}

/** CR 120.3f: all that a source with lifelink deals at once makes its controller gain life once. */
function gainFromLifelink({ results }: Emission, source: GameObject, amount: number, cause: Revision): void {
  const gain = { would: 'gain life', player: source.controller, rule: '120.3f', source: source.id } as const;
  const at = results.findIndex((result) => result.would === 'gain life' && result.source === source.id);
  const before = results[at];
  if (before?.would !== 'gain life') results.push({ ...gain, amount, causes: [cause] });
  else results[at] = { ...gain, amount: before.amount + amount, causes: [...(before.causes ?? []), cause] };
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
