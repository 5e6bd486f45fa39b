import type { KeywordName, TriggerEvent } from '@stacktrail/card-tree';
import { characteristicsOf, programOf } from '@stacktrail/characteristics';
import type { Game } from '@stacktrail/engine';
import type { DefinitionPointer } from '@stacktrail/game-events';
import type { AbilityDefinition, GameObject, GameState } from '@stacktrail/game-state';

/** Keyword abilities that only concern how a spell is cast or resolves, never a permanent (CR 702). */
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
    case 'unread':
      return true;
    case 'spell':
    case 'additional cost':
      return false;
  }
}

/** The abilities that static abilities grant to a spell, without the abilities that their keywords stand for. */
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
 * CR 400.7g, 611.3d: the keyword by which a card was cast, if an effect had granted it to the card, and the abilities
 * that the same static ability granted. The effect needn't affect the spell that the card became.
 */
function grantedToCast(state: GameState, { kind, form, announced }: GameObject): readonly AbilityDefinition[] {
  const { ability: pointer } = announced;
  if (pointer === null || kind !== 'card') return [];
  if ([form.whole, ...form.faces].some(({ abilities }) => abilities.some((each) => each.pointer === pointer)))
    return [];
  const { catalog } = state;
  const method = catalog.findAbility(pointer);
  if (method?.kind !== 'keyword') return [];
  const [granter] = pointer.split('/effects/') as [DefinitionPointer];
  if (catalog.findAbility(granter)?.kind !== 'static') return [method];
  const list = pointer.slice(0, pointer.lastIndexOf('/'));
  const found: AbilityDefinition[] = [];
  for (;;) {
    const next = catalog.findAbility(`${list}/${found.length}` as DefinitionPointer);
    if (next === undefined) return found;
    found.push(next);
  }
}

/**
 * CR 400.7b, 611.3d: abilities that static abilities grant to a permanent spell, and that function on the battlefield,
 * stay with the permanent that it becomes, whatever happens to the granting object. This begins before the spell
 * resolves, so that the permanent has them as it enters (CR 611.3c).
 *
 * @returns the abilities, and those that their keywords stand for
 */
export function keepGranted(game: Game, spell: GameObject): readonly AbilityDefinition[] {
  const { state } = game;
  const toCast = grantedToCast(state, spell);
  if (toCast.length === 0 && !programOf(state).reachesOutside) return [];
  const kept = [...new Set([...toCast, ...grantedTo(state, spell)])].filter(functionsOnBattlefield);
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
