import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { DisputeViewProps } from './dispute-view.js';
import { EvidenceForm } from './evidence-form.js';
import { mayDo } from './may-do.js';
import { RulingForm } from './ruling-form.js';
import { WordsForm } from './words-form.js';

/** The forms of what the viewer can do with a dispute; nothing where they can do nothing. */
export function DisputeForms({ record, at, board, as, dispute, body, after }: DisputeViewProps): JSX.Element {
  const may = mayDo(dispute, as);
  const [confidential, setConfidential] = useState(false);
  const path = `disputes/${dispute.number}`;
  return (
    <div class="dispute-forms">
      {may.note && (
        <WordsForm
          {...{ record, after }}
          path={`${path}/notes`}
          field="text"
          body={{ ...body, confidential }}
          title="Add a note"
          label="What do you say to it?"
          longest={4000}
        >
          <label class="check">
            <input
              type="checkbox"
              checked={confidential}
              onChange={(event) => setConfidential(event.currentTarget.checked)}
            />
            for the judge alone, also after the ruling
          </label>
        </WordsForm>
      )}
      {may.rule && <RulingForm {...{ record, board, dispute, body, after }} />}
      {may.gather && <EvidenceForm {...{ record, at, dispute, body, after }} />}
      {may.appeal && (
        <WordsForm
          {...{ record, body, after }}
          path={`${path}/appeal`}
          field="grounds"
          title="Appeal the ruling"
          label="Why should the ruling be another?"
          longest={2000}
        />
      )}
      {may.close && (
        <WordsForm
          {...{ record, body, after }}
          path={`${path}/close`}
          field="reason"
          title="Close the dispute"
          label="Why?"
          longest={500}
        />
      )}
    </div>
  );
}
