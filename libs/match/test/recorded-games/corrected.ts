/** Games in which the build that recorded them broke a rule, by the name of their recipe: which rule, and how. */
export const brokeRule: ReadonlyMap<string, string> = new Map([
  ['theme TargetsChanged 1', '613.1b: a player gained control of a spell and didn’t control it'],
  ['theme AbilityUsed 0', '611.2: no creature was kept that had to be blocked (611.2c)'],
]);

/** Games that come out otherwise today, though no rule was broken in what was recorded: why. */
export const playedOtherwise: ReadonlyMap<string, string> = new Map([
  [
    'theme BecameCopy 0',
    '601.2c: a bot tried to cast a spell that lacked a second target, since the hint named only one',
  ],
  ...['theme TextChanged 0', 'random decks 1', 'random decks 21'].map(
    (name) => [name, '205.3m: there are more creature types to choose from than there were'] as const,
  ),
  ...['plots 1', 'plots 2'].map((name) => [name, '702.106a: a bot chooses from other names of cards'] as const),
  ...['theme SpecialActionTaken 0', 'theme TurnedFaceUp 0', 'random decks 5', 'random decks 8', 'random decks 33'].map(
    (name) => [name, '708.5: how a card is put face down was told to everybody'] as const,
  ),
]);
