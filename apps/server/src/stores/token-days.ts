/** After how many days tokens of games expire: longer than a game of a league lies between two rounds. */
export const usualTokenDays = 90;
