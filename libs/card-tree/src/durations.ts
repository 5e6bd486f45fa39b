/** How long a continuous effect of a resolving spell or ability lasts (CR 611.2a, 611.2b). */
export const durations = [
  'this turn',
  'until your next turn',
  'until end of combat',
  'as long as this remains on the battlefield',
  'as long as you control this',
  'rest of the game',
  'until end of your next turn',
  'until your next upkeep',
  'until your next end step',
  'as long as you control it',
  "through its controller's next untap step",
  'as long as it is suspected',
  'until a player planeswalks',
  'as long as this remains tapped',
  'as long as you control this tapped',
  "during that player's next turn",
  'until you exile another card with this',
  'until this is cast from exile',
  'as long as it is so',
] as const;
export type Duration = (typeof durations)[number];
