import type { Infractions } from '../contract/disputes.js';

/** A ruling that is being written. Empty texts say nothing. */
export interface RulingDraft {
  readonly rule: string;
  readonly ruling: string;
  /** The seat whose infraction it is, as text. */
  readonly player: string;
  readonly infraction: string;
  readonly remedy: string;
  readonly penalty: string;
  readonly goesBack: boolean;
  readonly to: string;
  readonly reshuffleUnknown: boolean;
  /** Minutes more, by seat. */
  readonly minutes: Readonly<Record<number, string>>;
}

/** An empty ruling. @param revision the disputed one: a rewind would go to the moment before it */
export function emptyRuling(revision: number): RulingDraft {
  return {
    rule: '',
    ruling: '',
    player: '',
    infraction: '',
    remedy: '',
    penalty: '',
    goesBack: false,
    to: String(Math.max(0, revision - 1)),
    reshuffleUnknown: false,
    minutes: {},
  };
}

/** Names the infraction, and the penalty that it usually has. */
export function withInfraction(draft: RulingDraft, id: string, { infractions }: Infractions): RulingDraft {
  return { ...draft, infraction: id, penalty: infractions.find((one) => one.id === id)?.penalty ?? '' };
}

/** Says whose infraction it is; nobody's, if empty: then there is none, and no penalty. */
export function withPlayer(draft: RulingDraft, player: string): RulingDraft {
  return player === '' ? { ...draft, player, infraction: '', penalty: '' } : { ...draft, player };
}

/** What is sent to rule. */
export function rulingBody(draft: RulingDraft): object {
  const { rule, ruling, player, infraction, remedy, penalty, goesBack, to, reshuffleUnknown, minutes } = draft;
  const extensions = Object.entries(minutes).flatMap(([seat, given]) => {
    const seconds = Math.round(Number(given) * 60);
    return seconds > 0 ? [{ player: Number(seat), seconds }] : [];
  });
  return {
    rule: rule.trim(),
    ruling,
    ...(player === '' ? {} : { player: Number(player) }),
    ...(infraction === '' ? {} : { infraction }),
    ...(remedy === '' ? {} : { remedy }),
    ...(penalty === '' ? {} : { penalty }),
    ...(goesBack ? { rewind: { to: Number(to), reshuffleUnknown } } : {}),
    ...(extensions.length === 0 ? {} : { extensions }),
  };
}
