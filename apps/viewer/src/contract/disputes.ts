import { array, boolean, nullable, number, object, optional, picklist, string, type InferOutput } from 'valibot';

/** Who did something: a seat, or a judge by name. */
const party = object({ seat: nullable(number()), judge: nullable(string()) });
export type Party = InferOutput<typeof party>;

const said = object({ by: party, at: string(), text: string() });
export type Said = InferOutput<typeof said>;

const named = object({ id: string(), name: string() });
export type Named = InferOutput<typeof named>;

const evidence = object({
  of: string(),
  revision: number(),
  from: number(),
  to: number(),
  causes: array(number()),
  checks: nullable(array(object({ check: string(), status: string(), examined: number() }))),
  addresses: object({ log: string(), board: string(), explanation: string() }),
});
export type Evidence = InferOutput<typeof evidence>;

const ruling = object({
  at: string(),
  judge: string(),
  rule: string(),
  ruling: string(),
  player: nullable(number()),
  infraction: nullable(named),
  remedy: nullable(named),
  penalty: nullable(named),
  rewind: nullable(object({ to: number(), reshuffleUnknown: boolean() })),
  extensions: array(object({ player: number(), seconds: number() })),
  signed: object({ key: string() }),
});
export type DisputeRuling = InferOutput<typeof ruling>;

/** `GET /games/:game/disputes`: one of them, as far as the viewer may know it. */
export const dispute = object({
  game: string(),
  number: number(),
  revision: number(),
  state: picklist(['open', 'ruled', 'appealed', 'closed']),
  openedBy: party,
  /** `null` where the viewer may not know it yet. */
  claim: nullable(said),
  evidence: array(evidence),
  notes: array(object({ ...said.entries, confidential: boolean() })),
  rulings: array(ruling),
  carriedOut: array(object({ reversal: nullable(number()), to: nullable(number()), told: nullable(number()) })),
  appeals: array(said),
  closed: nullable(said),
});
export type Dispute = InferOutput<typeof dispute>;

/** `GET /infractions`: what judges have names for. */
export const infractions = object({
  name: string(),
  infractions: array(object({ ...named.entries, penalty: optional(string()) })),
  penalties: array(named),
  remedies: array(named),
});
export type Infractions = InferOutput<typeof infractions>;
