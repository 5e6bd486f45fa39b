import { array, boolean, nullable, object, string, type InferOutput } from 'valibot';

/** `PUT /games/:game/settings`: where a seat wants priority. */
const settings = object({
  stops: nullable(object({ mine: array(string()), theirs: array(string()), ownOnStack: boolean() })),
  passUntil: nullable(array(string())),
  yields: array(string()),
  orderLikeTriggers: boolean(),
});
/** `GET /games/:game/settings`. */
export const settingsPage = object({ game: string(), settings });
export type SettingsPage = InferOutput<typeof settingsPage>;
export type Settings = InferOutput<typeof settings>;

/** The settings of a player who has not chosen any. */
export const usualSettings: Settings = {
  stops: { mine: ['precombat main', 'postcombat main'], theirs: ['declare attackers', 'end'], ownOnStack: false },
  passUntil: null,
  yields: [],
  orderLikeTriggers: true,
};
