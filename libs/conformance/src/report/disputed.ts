/** A scenario whose claim contradicts the Comprehensive Rules. It counts as a fail all the same. */
export interface Disputed {
  readonly id: string;
  /** The rule that it contradicts. */
  readonly rule: string;
  readonly why: string;
}

export const disputed: readonly Disputed[] = [
  {
    id: 'cards/rules/HoneCounterRuleTest#testHoneCountersBoostEquippedCreature',
    rule: '122.1',
    why: 'counters of that kind mean something in a later edition of the rules only.',
  },
  {
    id: 'cards/continuous/CommandersCastTest#test_PlayAsLandOneTime',
    rule: '903.8',
    why: 'a commander can be cast from the command zone; no rule lets a land be played from there.',
  },
  {
    id: 'cards/continuous/CommandersCastTest#test_PlayAsLandTwoTimes',
    rule: '903.8',
    why: 'a commander can be cast from the command zone; no rule lets a land be played from there.',
  },
  {
    id: 'cards/requirement/BlockRequirementTest#testBreakerOfArmiesWithMenace',
    rule: '509.1c',
    why: 'a requirement to block that a restriction forbids is not obeyed, and no block is no illegal one.',
  },
  {
    id: 'cards/rules/TokenLimitTest#testOnePlayerHitsLimit',
    rule: '111.1',
    why: 'no rule limits how many tokens there are.',
  },
  {
    id: 'cards/rules/TokenLimitTest#testOnePlayerHitsLimitWithOtherPlayer',
    rule: '111.1',
    why: 'no rule limits how many tokens there are.',
  },
  {
    id: 'cards/cost/splitcards/RoomCardTest#testLockerRoomCombatDamageTrigger',
    rule: '603.2c',
    why: 'the card says “one or more creatures”, so that it triggers once for both.',
  },
  {
    id: 'cards/cost/adventure/AdventureCardsTest#testCastTreatsToShareWithWrennAndSixEmblem',
    rule: '715.4',
    why: 'in a graveyard the card has only its normal characteristics: it is a creature card, no sorcery card.',
  },
  {
    id: 'cards/copy/AlteredEgoTest#copyXCreature',
    rule: '107.3m',
    why: 'X of an ability with which it enters is the X of the spell that became it, whatever it copies.',
  },
  {
    id: 'cards/replacement/AcademyManufactorTest#testTokenLimit',
    rule: '111.1',
    why: 'no rule limits how many tokens there are.',
  },
  {
    id: 'cards/cost/modaldoublefaced/ModalDoubleFacedCardsTest#test_Single_Moonmist_MustTransformAllDFC',
    rule: '712.9',
    why: 'a modal double-faced card is no transforming one, so that nothing happens to it.',
  },
  {
    id: 'cards/enchantments/StarfieldOfNyxTest#testStarfieldOfNyxLayers',
    rule: '613.6',
    why: 'an effect that has begun to apply goes on in the later layers though its ability is removed.',
  },
];
