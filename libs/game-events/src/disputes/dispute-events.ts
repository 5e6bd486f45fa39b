import type { PlayerId, Revision } from '../ids.js';

/** What the names of the streams begin with that hold what is disputed of a game: `dispute-<game>`. */
export const disputeStreams = 'dispute-';

/** The game whose disputes a stream holds; `null` if it is another kind of stream. */
export function disputedGameOf(stream: string): string | null {
  return stream.startsWith(disputeStreams) ? stream.slice(disputeStreams.length) : null;
}

/** Who does something in a dispute: a seat, or the judge under a name. */
export type Party = { readonly seat: PlayerId } | { readonly judge: string };

/** Something that judges have a name for, as it was named when the ruling was given. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** How a check of the game's record came out. */
export interface CheckOutcome {
  readonly check: string;
  readonly status: string;
  readonly examined: number;
}

/** An Ed25519 signature, with the public key to check it. */
export interface VerdictSignature {
  /** The fingerprint of the key: SHA-256 of its DER form. */
  readonly key: string;
  /** The public key's DER form (SPKI), in base64. */
  readonly publicKey: string;
  readonly signature: string;
}

/** What a ruling says; everything but its signature. */
export interface Ruling {
  readonly dispute: number;
  readonly judge: string;
  /** The revision that the dispute is about. */
  readonly revision: Revision;
  /** The rule that decides it, in the numbering of the CR. */
  readonly rule: string;
  readonly ruling: string;
  /** The seat that has infringed; `null` where nobody has. */
  readonly player: PlayerId | null;
  readonly infraction: Named | null;
  readonly remedy: Named | null;
  readonly penalty: Named | null;
  /** Back to which revision the game goes, and whether the unknown part of the libraries is shuffled again. */
  readonly rewind: { readonly to: Revision; readonly reshuffleUnknown: boolean } | null;
  /** How many seconds more seats get on their clocks. */
  readonly extensions: readonly { readonly player: PlayerId; readonly seconds: number }[];
}

/** A penalty of a person: of whoever sits there, in the match that the game is a part of. */
export interface Penalty {
  readonly player: PlayerId;
  /** The name of the seat. */
  readonly person: string;
  /** The name of the match; `null` where the game is part of none. */
  readonly match: string | null;
  readonly judge: string;
  readonly infraction: Named | null;
  readonly penalty: Named;
  readonly reason: string;
}

/** The data of each kind of event, without salt and link. */
export interface DisputeData {
  /** `at` is the game's last revision then, `head` the hash of its last batch (docs/decisions.md D7). */
  readonly DisputeOpened: {
    readonly dispute: number;
    readonly by: Party;
    readonly revision: Revision;
    readonly claim: string;
    readonly at: Revision;
    readonly head: string;
  };
  /**
   * What somebody could know of the game after a revision: `told` is the hash of the stored facts as they are shown to
   * them, `board` that of the board that this program made of it. The judge's has how the record was checked.
   */
  readonly EvidenceGathered: {
    readonly dispute: number;
    readonly of: PlayerId | 'spectator' | 'judge';
    readonly revision: Revision;
    /** The first revision of the slice of the log; it ends at `to`. */
    readonly from: Revision;
    readonly to: Revision;
    readonly told: string;
    readonly board: string;
    /** The facts that the disputed one follows from, back to decisions and the setup. */
    readonly causes: readonly Revision[];
    readonly checks: readonly CheckOutcome[] | null;
  };
  readonly NoteAdded: { readonly dispute: number; readonly by: Party; readonly text: string };
  /** Something that the judge alone is told. */
  readonly JudgeInformed: { readonly dispute: number; readonly by: Party; readonly text: string };
  readonly RulingMade: Ruling & { readonly signed: VerdictSignature };
  /** What came of a ruling in the game: the reversal, more time, and the fact that tells of the ruling. */
  readonly RulingCarriedOut: {
    readonly dispute: number;
    readonly reversal: Revision | null;
    readonly to: Revision | null;
    readonly extensions: readonly Revision[];
    readonly told: Revision | null;
  };
  /** `dispute` is `null` where a judge gives a penalty that nobody has disputed about. */
  readonly PenaltyGiven: Penalty & { readonly dispute: number | null };
  readonly RulingAppealed: { readonly dispute: number; readonly by: Party; readonly grounds: string };
  readonly DisputeClosed: { readonly dispute: number; readonly by: Party; readonly reason: string };
}

export type DisputeEventType = keyof DisputeData;

/** An event of a dispute: its kind, and what it says. */
export type DisputeEvent = {
  readonly [T in DisputeEventType]: { readonly type: T; readonly data: DisputeData[T] };
}[DisputeEventType];
