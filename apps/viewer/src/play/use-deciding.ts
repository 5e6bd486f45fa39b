import { useEffect, useState } from 'preact/hooks';
import type { Ref } from '../contract/board.js';
import type { Decision } from '../contract/decision.js';
import type { GameRecord } from '../table/game-record.js';
import { optionsAbout } from './decision-choices.js';
import { emptyDraft, toggled, type Draft } from './draft.js';
import { useDrawOffer } from './use-draw-offer.js';
import { usePlay, type Play } from './use-play.js';
import { useSettings } from './use-settings.js';
import type { GamePage } from '../contract/games.js';
import type { Settings } from '../contract/settings.js';

/** A decision that is being made, with what has been chosen for it so far. */
export interface Deciding {
  readonly play: Play;
  readonly decision: Decision | null;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  /** Whether the server taps for mana and pays, if that is possible without choices. */
  readonly paysItself: boolean;
  readonly setPaysItself: (paysItself: boolean) => void;
  readonly settings: Settings | null;
  readonly changeSettings: (settings: Settings) => void;
  readonly drawOffer: GamePage['drawOffer'];
  readonly shown: readonly number[];
  readonly isFiltered: boolean;
  readonly showAll: () => void;
  /** Takes an option: sends its answer, or takes its piece into the draft. */
  readonly take: (at: number) => void;
  /** Takes the option about an object that was clicked on the board. @returns whether there is one */
  readonly takeAbout: (ref: Ref) => boolean;
}

export function useDeciding(record: GameRecord, active: boolean): Deciding {
  const [paysItself, setPaysItself] = useState(true);
  const play = usePlay(record, active, paysItself);
  const { settings, settingsProblem, changeSettings } = useSettings(record, active);
  const drawOffer = useDrawOffer(record);
  const { decision } = play;
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [filter, setFilter] = useState<Ref | null>(null);
  useEffect(() => {
    setDraft({ ...emptyDraft, value: decision?.combine?.min ?? 0 });
    setFilter(null);
  }, [decision?.id]);
  const options = decision?.options ?? [];
  const take = (at: number): void => {
    const option = options[at];
    if (option === undefined || play.busy) return;
    if ((decision?.combine ?? null) !== null && option.piece !== undefined) setDraft(toggled(draft, at));
    else if (option.answer !== null) play.answer(option.answer, option.ahead);
  };
  const takeAbout = (ref: Ref): boolean => {
    const about = decision === null || !active ? [] : optionsAbout(decision, ref);
    const [only] = about;
    if (only === undefined) return false;
    if (about.length === 1 && options[only]?.amount === undefined) take(only);
    else setFilter(ref);
    return true;
  };
  const filtered = filter === null || decision === null ? [] : optionsAbout(decision, filter);
  const isFiltered = filtered.length > 0;
  return {
    play: { ...play, problem: play.problem ?? settingsProblem },
    decision: active ? decision : null,
    draft,
    setDraft,
    paysItself,
    setPaysItself,
    settings,
    changeSettings,
    drawOffer,
    shown: isFiltered ? filtered : options.map((_, at) => at),
    isFiltered,
    showAll: () => setFilter(null),
    take,
    takeAbout,
  };
}
