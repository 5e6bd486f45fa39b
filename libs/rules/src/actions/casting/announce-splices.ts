import { characteristicsOf } from '@stacktrail/characteristics';
import {
  type Game,
  ask,
  type Procedure,
  copiablePointer,
  canChooseTargets,
  contextOfStackObject,
} from '@stacktrail/engine';
import { seatBit, type ObjectId } from '@stacktrail/game-events';
import {
  isMechanicDeclared,
  keywordPointer,
  declaresMechanics,
  spliceFormula,
  type GameObject,
  objectOf,
  objectsIn,
  playerOf,
  typeBit,
  type GameState,
} from '@stacktrail/game-state';
import { splicedLabel, spliceOnto } from '../costs/splice-costs.js';

/**
 * CR 601.2b, 702.47b: the caster reveals all cards to be spliced onto the spell at once; the spell gains their texts in
 * the order that the caster chooses.
 */
export function* announceSplices(game: Game, id: ObjectId): Procedure<void> {
  const spell = objectOf(game.state, id);
  const { controller: player } = spell;
  const asked = isAskedToSplice(game.state, spell);
  if (!asked && !game.state.catalog.keywords.has('splice')) return;
  const candidates = objectsIn(game.state, playerOf(game.state, player).hand)
    .filter((card) => canBeSpliced(game.state, card, spell))
    .map((card) => ({ is: 'object', id: card.id }) as const);
  if (!asked && candidates.length === 0) return;
  const { chosen } = yield* ask({
    form: 'select',
    kind: 'choose additional costs',
    rule: '702.47a',
    player,
    prompt: 'Choose the cards to reveal and splice onto the spell.',
    source: id,
    candidates,
    min: 0,
    max: candidates.length,
    seenBy: seatBit(player),
  });
  if (chosen.length === 0) return;
  const cards = yield* inOrder(
    game,
    id,
    chosen.map((ref) => objectOf(game.state, ref.id as ObjectId)),
  );
  const objects = cards.map((card) => card.id);
  const reason = { rule: '702.47a', source: id, player };
  game.emit('CardsRevealed', { player, objects, cards: cards.map(({ card }) => card) }, reason);
  game.emit('ObjectsLinked', { source: id, label: splicedLabel, objects }, reason);
  const form = spliceFormula(
    copiablePointer(objectOf(game.state, id)),
    cards.map((card) => card.form.pointer),
  );
  game.emit('TextGained', { object: id, form }, { ...reason, rule: '702.47c' });
}

const onto = typeBit('Instant') | typeBit('Sorcery');

/**
 * Whether its caster is asked whatever cards they have: the setup declares that their deck list has cards that can be
 * spliced onto such a spell.
 */
function isAskedToSplice(state: GameState, spell: GameObject): boolean {
  if (!declaresMechanics(state)) return false;
  const { controller: player } = spell;
  const { types, subtypes } = characteristicsOf(state, spell);
  if (isMechanicDeclared(state, player, 'splice') && (types & onto) !== 0) return true;
  return isMechanicDeclared(state, player, 'splice onto Arcane') && subtypes.includes('Arcane');
}

/** CR 702.47b: its caster chooses the order in which the effects of several will happen. */
function* inOrder(game: Game, source: ObjectId, cards: readonly GameObject[]): Procedure<readonly GameObject[]> {
  if (cards.length < 2) return cards;
  const { keys } = yield* ask({
    form: 'order',
    kind: 'order cards',
    rule: '702.47b',
    player: objectOf(game.state, source).controller,
    prompt: 'In which order will the effects of these cards happen, after those of the spell?',
    source,
    firstOne: 'right after the spell’s own',
    options: cards.map((card) => ({ key: `${card.id}`, text: card.printed.name })),
  });
  return keys.map((key) => cards.find((card) => `${card.id}` === key)!);
}

/** CR 702.47b: a card can't be spliced if the choices that its text requires can't be made. */
function canBeSpliced(state: GameState, card: GameObject, spell: GameObject): boolean {
  if (spliceOnto(state, card, spell) === undefined) return false;
  const context = contextOfStackObject(state, spell.id);
  return card.printed.abilities.every(({ ability, pointer }) => {
    if (ability.kind !== 'spell' || keywordPointer(pointer) !== null) return true;
    return ability.modes.every(({ targets }) => canChooseTargets(state, targets, context, spell.id, [], () => true));
  });
}
