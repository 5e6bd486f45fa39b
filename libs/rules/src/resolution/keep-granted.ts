import type { KeywordName, TriggerEvent } from '@stacktrail/card-language';
import { characteristicsOf } from '../characteristics/characteristics.js';
import { programOf } from '../characteristics/program-of.js';
import type { Game } from '../game/game.js';
import type { AbilityDefinition } from '../state/ability-definition.js';
import type { GameObject } from '../state/game-object.js';
import type { GameState } from '../state/game-state.js';

/** Keyword abilities that say something only of how a spell is cast or resolves, never of a permanent (CR 702). */
const ofSpellsAlone: ReadonlySet<KeywordName> = new Set<KeywordName>([
  'affinity',
  'assist',
  'buyback',
  'cascade',
  'casualty',
  'conspire',
  'convoke',
  'delve',
  'demonstrate',
  'flash',
  'flashback',
  'gravestorm',
  'improvise',
  'jump-start',
  'rebound',
  'replicate',
  'retrace',
  'ripple',
  'split second',
  'storm',
  'undaunted',
]);

function isOfCastingThis(event: TriggerEvent): boolean {
  return event.on === 'casts' && event.what.is === 'this';
}

/** Whether an ability of a permanent spell functions on the battlefield (CR 113.6). */
function functionsOnBattlefield({ ability, events }: AbilityDefinition): boolean {
  switch (ability.kind) {
    case 'keyword':
      return !ofSpellsAlone.has(ability.keyword);
    case 'activated':
      return ability.from === undefined;
    case 'triggered':
      return ability.functionsIn?.includes('battlefield') ?? !events.every(isOfCastingThis);
    case 'static':
      return ability.functionsIn?.includes('battlefield') ?? true;
    case 'spell':
    case 'additional cost':
      return false;
  }
}

/** The abilities that effects of static abilities grant to a spell, without what their keywords mean. */
function grantedTo(state: GameState, spell: GameObject): readonly AbilityDefinition[] {
  const { effects } = programOf(state);
  const given = new Set(
    effects
      .filter(({ ability, affected }) => ability !== null && affected.ids === null && affected.zone === 'stack')
      .flatMap(({ parts }) => parts.flatMap(({ granted }) => granted.flat())),
  );
  if (given.size === 0) return [];
  return characteristicsOf(state, spell).abilities.filter(
    (definition) => given.has(definition) && state.catalog.abilitiesOf([definition.ability])[0] === definition,
  );
}

/**
 * CR 400.7b, 611.3d: what static abilities grant to a permanent spell and functions on the battlefield goes on for the
 * permanent that the spell becomes, whatever becomes of what granted it: no effect says for how long. It begins before
 * the spell resolves, so that the permanent has it as it enters (CR 611.3c).
 *
 * @returns the abilities, and those that their keywords stand for
 */
export function keepGranted(game: Game, spell: GameObject): readonly AbilityDefinition[] {
  const { state } = game;
  if (!programOf(state).reachesOutside) return [];
  const kept = grantedTo(state, spell).filter(functionsOnBattlefield);
  for (const { pointer } of kept) {
    game.emit(
      'ContinuousEffectBegan',
      {
        effect: game.state.nextEffect,
        objects: [spell.id],
        instruction: state.catalog.giftOf(pointer),
        source: spell.id,
        controller: spell.controller,
        values: [],
        duration: 'rest of the game',
      },
      { rule: '400.7b', source: spell.id, player: spell.controller },
    );
  }
  return kept.flatMap(({ ability }) => state.catalog.abilitiesOf([ability]));
}
