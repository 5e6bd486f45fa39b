import type { Ability, Cost, KeywordAbility } from '@stacktrail/card-tree';
import { characteristicsOf, matches, plainContext } from '@stacktrail/characteristics';
import type { GameObject, GameState } from '@stacktrail/game-state';

type Splice = Extract<KeywordAbility, { readonly keyword: 'splice' }>;

/** The label under which a spell remembers the cards that are spliced onto it. */
export const splicedLabel = 'spliced';

function isSplice(ability: Ability): ability is Splice {
  return ability.kind === 'keyword' && ability.keyword === 'splice';
}

/** The splice ability of a card that says it may be spliced onto a spell (CR 702.47a). */
export function spliceOnto(state: GameState, card: GameObject, spell: GameObject): Splice | undefined {
  const context = plainContext(spell.controller, card.id);
  const trees = characteristicsOf(state, card).abilities.map(({ ability }) => ability);
  return trees.filter(isSplice).find(({ onto }) => matches(state, onto, spell, context));
}

/** CR 702.47a: the splice costs are additional costs of the spell. */
export function spliceCosts(state: GameState, spell: GameObject): readonly Cost[] {
  return spell.linked.flatMap(({ label, objects }) => {
    if (label !== splicedLabel) return [];
    return objects.flatMap((id) => {
      const card = state.objects.get(id);
      return card === undefined ? [] : (spliceOnto(state, card, spell)?.cost ?? []);
    });
  });
}
