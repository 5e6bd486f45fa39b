import {
  activated,
  addAnyColor,
  addMana,
  addOneOf,
  all,
  alsoBecomes,
  any,
  base,
  basics,
  becomesColor,
  becomesTapped,
  cost,
  create,
  creatureToken,
  creatures,
  dealDamage,
  entersTapped,
  entersTappedUnless,
  entersTappedUnlessPaid,
  gains,
  itself,
  keywords,
  land,
  lands,
  onto,
  scry,
  search,
  subtype,
  thatObject,
  thisObject,
  triggered,
  untilEndOfTurn,
  whenThisEnters,
  withSupertype,
  you,
  youControlAtLeast,
  type CardDefinition,
  type Color,
  type ManaType,
  type PlainKeyword,
} from '@stacktrail/card-tree';

const tapFor = (...mana: readonly ManaType[]) => activated([cost.tap], addOneOf(mana));
const tapForOne = (mana: ManaType) => activated([cost.tap], addMana([mana]));

/** A basic land's mana ability is intrinsic (CR 305.6). */
const basic = (type: string): CardDefinition => withSupertype('Basic', land(type, [type]));

/** “Enters tapped unless you control a Mountain or a Forest.” */
const checkLand = (name: string, types: readonly [string, string], mana: readonly [Color, Color]): CardDefinition =>
  land(name, [], entersTappedUnless(youControlAtLeast(1, any(...types.map(subtype)))), tapFor(...mana));

const painLand = (name: string, mana: readonly [Color, Color]): CardDefinition =>
  land(name, [], tapForOne('C'), activated([cost.tap], addOneOf(mana), dealDamage(1, you)));

interface ManLand {
  readonly mana: Color;
  readonly size: readonly [number, number];
  readonly type: string;
  readonly keyword: PlainKeyword;
}

/** A land that becomes a creature until end of turn for {1} and its own mana. */
const manLand = (name: string, { mana, size, type, keyword }: ManLand): CardDefinition =>
  land(
    name,
    [],
    entersTapped,
    tapForOne(mana),
    activated(
      [cost.mana(`{1}{${mana}}`)],
      untilEndOfTurn(
        thisObject,
        alsoBecomes(['Creature'], [type]),
        becomesColor(mana),
        base(...size),
        gains(keywords(keyword)),
      ),
    ),
  );

const spirit = creatureToken(1, 1, ['W'], ['Spirit'], keywords('flying'));

export const landCards: readonly CardDefinition[] = [
  basic('Plains'),
  basic('Island'),
  basic('Swamp'),
  basic('Mountain'),
  basic('Forest'),
  checkLand('Glacial Fortress', ['Plains', 'Island'], ['W', 'U']),
  checkLand('Dragonskull Summit', ['Swamp', 'Mountain'], ['B', 'R']),
  checkLand('Rootbound Crag', ['Mountain', 'Forest'], ['R', 'G']),
  checkLand('Woodland Cemetery', ['Swamp', 'Forest'], ['B', 'G']),
  painLand('Adarkar Wastes', ['W', 'U']),
  painLand('Karplusan Forest', ['R', 'G']),
  manLand('Faerie Conclave', { mana: 'U', size: [2, 1], type: 'Faerie', keyword: 'flying' }),
  manLand('Treetop Village', { mana: 'G', size: [3, 3], type: 'Ape', keyword: 'trample' }),
  land('Savage Lands', [], entersTapped, tapFor('B', 'R', 'G')),
  land('Temple of Enlightenment', [], entersTapped, whenThisEnters(scry(1)), tapFor('W', 'U')),
  land('Hallowed Fountain', ['Plains', 'Island'], entersTappedUnlessPaid(cost.payLife(2))),
  land(
    'City of Brass',
    [],
    triggered(becomesTapped(itself), dealDamage(1, you, thatObject)),
    activated([cost.tap], addAnyColor()),
  ),
  land(
    'Evolving Wilds',
    [],
    activated([cost.tap, cost.sacrificeThis], search(all(basics, lands), onto.battlefieldTapped)),
  ),
  land(
    'Moorland Haunt',
    [],
    tapForOne('C'),
    activated([cost.mana('{W}{U}'), cost.tap, cost.exileFromGraveyard(creatures)], create(1, spirit)),
  ),
];
