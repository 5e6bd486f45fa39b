/** What a way of playing says about how a game starts (CR 100.2, 103.4, 103.5). */
export interface Format {
  /** CR 103.4, by how many players begin the game. */
  readonly startingLife: (players: number) => number;
  readonly startingHandSize: number;
  /** CR 103.5c: the first mulligan doesn't count, even in a two-player game. */
  readonly freeMulligan: boolean;
}

const usual: Format = { startingLife: () => 20, startingHandSize: 7, freeMulligan: false };

/** The formats that the engine knows by name. */
export const formats = {
  constructed: usual, // CR 100.2a
  limited: usual, // CR 100.2b
  commander: { ...usual, startingLife: () => 40 }, // CR 103.4c
  brawl: { ...usual, startingLife: (players: number) => (players === 2 ? 25 : 30), freeMulligan: true }, // CR 103.4d
} as const satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof formats;

export const formatNames = Object.keys(formats) as readonly FormatName[];

export function isFormatName(name: string): name is FormatName {
  return Object.hasOwn(formats, name);
}
