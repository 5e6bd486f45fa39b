import type { EventData, ObjectId } from '@stacktrail/game-events';
import type { GameObject } from '../../state/game-object.js';
import type { GameState } from '../../state/game-state.js';
import { about, type Occasion } from '../../state/occasion.js';
import { none, type Family } from './family.js';

/** What happens to spells and abilities (CR 601–603, 608). */
export const stackOccasions: Family = {
  SpellCast: {
    gives: ['casts'],
    of(state, { data }) {
      return [about('casts', data.object, { player: data.player, from: castFrom(state, data.object) })];
    },
  },
  SpellCopied: {
    gives: ['copies'],
    of(state, { data }) {
      if (state.objects.get(data.object)?.kind !== 'copy') return none;
      return [about('copies', data.object, { player: data.controller })];
    },
  },
  AbilityActivated: {
    gives: ['activates'],
    of(state, { data }) {
      const ability = state.objects.get(data.object)?.ability;
      if (!ability) return none;
      return [about('activates', ability.source, { player: data.player, ability: ability.definition })];
    },
  },
  ManaAbilityActivated: {
    gives: ['activates', 'tapped for mana'],
    of(state, { data }) {
      const ability = state.catalog.findAbility(data.ability);
      return ability === undefined ? none : [about('activates', data.source, { player: data.player, ability })];
    },
  },
  TargetsChosen: { gives: ['becomes the target'], of: (state, { data }) => targeted(state, data) },
  TargetsChanged: { gives: ['becomes the target'], of: (state, { data }) => targeted(state, data) },
  SpellCountered: {
    gives: ['is countered'],
    of: (_state, { data }) => [about('is countered', data.object, { lookBack: true })],
  },
  ResolutionBegan: {
    gives: ['resolves'],
    of(state, { data }) {
      const object = state.objects.get(data.object);
      return object === undefined ? none : [resolved(object)];
    },
  },
  AbilityTriggered: {
    gives: ['ability triggers'],
    of: (_state, { data }) => [
      about('ability triggers', data.source, { player: data.controller, amount: data.trigger }),
    ],
  },
};

/** CR 608.2p: that a spell or ability resolves; abilities trigger on it once it has. */
export function resolved({ id, ability, controller: player }: GameObject): Occasion {
  if (ability === null) return about('resolves', id, { player });
  return about('resolves', ability.source, { player, ability: ability.definition });
}

/** CR 106.12a: that a permanent was tapped for mana, once its mana has been added. */
export function tappedForMana(data: EventData<'ManaAbilityActivated'>): Occasion {
  return about('tapped for mana', data.source, { player: data.player });
}

/** The zone that the card was in before it became the spell. */
function castFrom(state: GameState, spell: ObjectId): 'hand' | 'graveyard' | 'library' | 'exile' | 'command' {
  const via = state.objects.get(spell)?.castFrom;
  return via === 'graveyard' || via === 'library' || via === 'exile' || via === 'command' ? via : 'hand';
}

/** CR 115.1, 601.2c: each object becomes a target once of a spell or ability, however many of its targets it is. */
function targeted(state: GameState, data: EventData<'TargetsChosen' | 'TargetsChanged'>): readonly Occasion[] {
  const by = state.objects.get(data.object);
  if (by === undefined) return none;
  const ids = new Set(data.targets.flat().flatMap((ref) => (ref.is === 'object' ? [ref.id] : [])));
  const targetedBy = by.kind === 'ability' ? 'ability' : 'spell';
  return [...ids].map((object) =>
    about('becomes the target', object, { thatObject: data.object, player: by.controller, targetedBy }),
  );
}
