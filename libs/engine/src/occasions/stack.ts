import type { EventData, ObjectId, PlayerId, Ref, Revision } from '@stacktrail/game-events';
import { maskOf } from '@stacktrail/characteristics';
import {
  type GameObject,
  areOpponents,
  type GameState,
  makeOccasion,
  type Occasion,
  sinceRenumbered,
} from '@stacktrail/game-state';
import { none, type OccasionTable } from './occasion-table.js';

/** Events of spells and abilities (CR 601–603, 608). */
export const stackOccasions: OccasionTable = {
  SpellCast: {
    gives: ['casts', 'expends', 'commits a crime'],
    of(state, { data, revision }) {
      const casts = makeOccasion('casts', data.object, { player: data.player, from: castFrom(state, data.object) });
      return [casts, ...expended(state, data.object, data.player, revision), ...crimes(state, data.object)];
    },
  },
  SpellCopied: {
    gives: ['copies'],
    of(state, { data }) {
      if (state.objects.get(data.object)?.kind !== 'copy') return none;
      return [makeOccasion('copies', data.object, { player: data.controller })];
    },
  },
  AbilityActivated: {
    gives: ['activates', 'commits a crime'],
    of(state, { data }) {
      const ability = state.objects.get(data.object)?.ability;
      if (!ability) return none;
      const source = sourceAsItIsNow(state, ability.source);
      const activates = makeOccasion('activates', source, {
        player: data.player,
        ability: ability.definition,
        other: data.object,
      });
      return [activates, ...crimes(state, data.object)];
    },
  },
  ManaAbilityActivated: {
    // `tappedForMana` gives the occasion 'tapped for mana' once the mana has been added.
    gives: ['activates', 'tapped for mana'],
    of(state, { data }) {
      const ability = state.catalog.findAbility(data.ability);
      return ability === undefined ? none : [makeOccasion('activates', data.source, { player: data.player, ability })];
    },
  },
  ManaAdded: {
    gives: ['adds mana'],
    // `amount` is a mask of the types of mana.
    of: (_state, { data: { player, mana, source } }) => [
      makeOccasion('adds mana', source, { player, amount: mana.reduce((mask, type) => mask | maskOf(type), 0) }),
    ],
  },
  TargetsChosen: {
    gives: ['becomes the target', 'player becomes the target', 'commits a crime'],
    of(state, { data }) {
      const isTriggered = state.objects.get(data.object)?.ability?.definition.ability.kind === 'triggered';
      return isTriggered ? [...targeted(state, data), ...crimes(state, data.object)] : targeted(state, data);
    },
  },
  TargetsChanged: {
    gives: ['becomes the target', 'player becomes the target'],
    of: (state, { data }) => targeted(state, data),
  },
  SpellCountered: {
    gives: ['is countered'],
    of: (_state, { data, player }) => [
      makeOccasion('is countered', data.object, { lookBack: true, ...(player !== null && { otherPlayer: player }) }),
    ],
  },
  ResolutionBegan: {
    gives: ['resolves'],
    of(state, { data }) {
      const object = state.objects.get(data.object);
      return object === undefined ? none : [resolvedOccasion(object)];
    },
  },
  AbilityTriggered: {
    gives: ['ability triggers'],
    // `amount` holds the number of the trigger.
    of: (_state, { data }) => [
      makeOccasion('ability triggers', data.source, { player: data.controller, amount: data.trigger }),
    ],
  },
};

/** CR 608.2p: a spell or ability resolves; abilities trigger on that once it has resolved. */
export function resolvedOccasion({ id, ability, controller: player }: GameObject): Occasion {
  if (ability === null) return makeOccasion('resolves', id, { player });
  return makeOccasion('resolves', ability.source, { player, ability: ability.definition });
}

/** CR 106.12a: a permanent was tapped for mana, and its mana has been added. @param types the types of mana it produced, as a mask: the occasion's `amount` */
export function tappedForMana(data: EventData<'ManaAbilityActivated'>, types: number): Occasion {
  return makeOccasion('tapped for mana', data.source, { player: data.player, amount: types });
}

/** CR 702.29c: a card that was discarded to activate its ability is found in the zone that it went to. */
function sourceAsItIsNow(state: GameState, source: ObjectId): ObjectId {
  const object = state.objects.get(sinceRenumbered(state, source));
  return object !== undefined && object.left && object.zone === 'hand' ? object.becomes : source;
}

/** The zone that the card was in before it became the spell. */
function castFrom(state: GameState, spell: ObjectId): 'hand' | 'graveyard' | 'library' | 'exile' | 'command' {
  const via = state.objects.get(spell)?.castFrom;
  return via === 'graveyard' || via === 'library' || via === 'exile' || via === 'command' ? via : 'hand';
}

/**
 * CR 115.1, 601.2c: an object or player becomes a target of a spell or ability once, however many of its targets it is.
 */
function targeted(state: GameState, data: EventData<'TargetsChosen' | 'TargetsChanged'>): readonly Occasion[] {
  const by = state.objects.get(data.object);
  if (by === undefined) return none;
  const ids = new Set(data.targets.flat().flatMap((ref) => (ref.is === 'object' ? [ref.id] : [])));
  const players = new Set(data.targets.flat().flatMap((ref) => (ref.is === 'player' ? [ref.id] : [])));
  const more = { player: by.controller, targetedBy: by.kind === 'ability' ? 'ability' : 'spell' } as const;
  return [
    ...[...ids].map((object) => makeOccasion('becomes the target', object, { thatObject: data.object, ...more })),
    ...[...players].map((otherPlayer) =>
      makeOccasion('player becomes the target', data.object, { otherPlayer, ...more }),
    ),
  ];
}

/**
 * CR 700.14: how much mana the player has spent on spells this turn, before and after this one, as the occasion's
 * `counters`. This turn's history has the casts if a card in the game asks about them.
 */
function expended(state: GameState, spell: ObjectId, player: PlayerId, revision: Revision): readonly Occasion[] {
  const amount = state.objects.get(spell)?.announced.spent.length ?? 0;
  if (amount === 0 || !state.catalog.remembered.has('casts')) return none;
  let before = 0;
  for (const { occasion, subject, fact: earlier } of state.history.thisTurn) {
    if (earlier >= revision || occasion.on !== 'casts' || occasion.player !== player) continue;
    before += subject?.announced.spent.length ?? 0;
  }
  return [makeOccasion('expends', spell, { player, amount, counters: { before, after: before + amount } })];
}

/**
 * CR 700.13: the spell or ability targets an opponent, something that an opponent controls, or a card in an opponent's
 * graveyard.
 */
function crimes(state: GameState, id: ObjectId): readonly Occasion[] {
  const by = state.objects.get(id);
  if (by === undefined) return none;
  const player = by.controller;
  const isAgainst = (ref: Ref): boolean => {
    if (ref.is === 'player') return areOpponents(state, player, ref.id);
    const object = state.objects.get(ref.id);
    if (object === undefined) return false;
    if (object.zone === 'graveyard') return areOpponents(state, player, object.owner);
    const controlled = object.zone === 'battlefield' || object.zone === 'stack';
    return controlled && areOpponents(state, player, object.controller);
  };
  return by.announced.targets.flat().some(isAgainst) ? [makeOccasion('commits a crime', id, { player })] : none;
}
