import type { JSX } from 'preact';
import { CardBack, CardFace } from '../cards/card-face.js';
import { isKnown, type Card } from '../contract/cards.js';
import { useTable } from '../table/table-context.js';
import { choiceOf, keyOf, type TableChoices } from './table-choices.js';

interface ZoneStripProps {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly changed: ReadonlySet<number>;
  readonly choices: TableChoices;
  readonly kind: 'hand' | 'zone';
}

/** The cards of a zone side by side. */
export function ZoneStrip({ label, cards, changed, choices, kind }: ZoneStripProps): JSX.Element {
  const { choose } = useTable();
  return (
    <ul class={`strip ${kind}`} aria-label={label} tabIndex={0}>
      {cards.map((card, i) => {
        if (!isKnown(card)) {
          return (
            <li key={`hidden ${i}`}>
              <span class="card">
                <CardBack />
              </span>
            </li>
          );
        }
        const choice = choiceOf(choices, keyOf({ is: 'object', id: card.id }));
        return (
          <li key={card.id}>
            <button
              type="button"
              class={`card ${changed.has(card.id) ? 'changed' : ''} ${choice ?? ''}`}
              data-object={card.id}
              onClick={() => choose({ is: 'object', id: card.id })}
            >
              <span class="visually-hidden">
                {card.name}
                {card.manaCost !== null && `, ${card.manaCost}`}
                {choice === 'option' && ', can be chosen'}
              </span>
              <CardFace card={card} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
