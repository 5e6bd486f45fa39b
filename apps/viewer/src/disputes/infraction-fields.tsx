import type { JSX } from 'preact';
import { SeatOptions } from '../board/seat-options.js';
import type { Board } from '../contract/board.js';
import type { Infractions, Named } from '../contract/disputes.js';
import { withInfraction, withPlayer, type RulingDraft } from './ruling-draft.js';

interface InfractionFieldsProps {
  readonly draft: RulingDraft;
  readonly setDraft: (draft: RulingDraft) => void;
  readonly board: Board;
  readonly lists: Infractions;
}

/** Whose infraction it is, which one, its penalty, and the remedy: by the names of the server's list. */
export function InfractionFields({ draft, setDraft, board, lists }: InfractionFieldsProps): JSX.Element {
  const isSomebodys = draft.player !== '';
  return (
    <>
      <label>
        Whose infraction
        <select value={draft.player} onChange={(event) => setDraft(withPlayer(draft, event.currentTarget.value))}>
          <option value="">nobody’s</option>
          <SeatOptions seats={board.seats} />
        </select>
      </label>
      {isSomebodys && (
        <>
          <Choice
            label="Infraction"
            value={draft.infraction}
            among={lists.infractions}
            choose={(id) => setDraft(withInfraction(draft, id, lists))}
          />
          <Choice
            label="Penalty"
            value={draft.penalty}
            among={lists.penalties}
            choose={(penalty) => setDraft({ ...draft, penalty })}
          />
        </>
      )}
      <Choice
        label="Remedy"
        value={draft.remedy}
        among={lists.remedies}
        choose={(remedy) => setDraft({ ...draft, remedy })}
      />
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly among: readonly Named[];
  readonly choose: (id: string) => void;
}

function Choice({ label, value, among, choose }: ChoiceProps): JSX.Element {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">none</option>
        {among.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
