import type { JSX } from 'preact';
import type { ClauseOption } from '../adjudication/clause-options.js';
import type { Board } from '../contract/board.js';
import type { FoundObject } from '../table/find-object.js';
import type { WhyQuestion } from '../table/table-context.js';
import { typeLine } from './card-color.js';
import { CardFace } from './card-face.js';
import { SymbolText } from './symbol-text.js';

interface CardDetailProps {
  readonly object: FoundObject | undefined;
  readonly board: Board;
  readonly ask: (question: WhyQuestion) => void;
  /** What the viewer can say of its unread clauses now. */
  readonly clauses: readonly ClauseOption[];
  readonly raise: (at: number) => void;
}

/** A large card with its zone and everything that is on it. */
export function CardDetail({ object, board, ask, clauses, raise }: CardDetailProps): JSX.Element {
  if (object === undefined) return <p class="empty-note">Choose a card on the board to see it here.</p>;
  const { card, stack, zone } = object;
  const id = card?.id ?? stack?.id ?? 0;
  return (
    <article class="detail">
      {card === null ? (
        <h2>{stack?.name}</h2>
      ) : (
        <div class="card large">
          <div class="visually-hidden">
            <h2>{card.name}</h2>
            <p>{typeLine(card)}</p>
            {card.text.map((line, i) => (
              <p key={i}>{line}</p>
            ))}
          </div>
          <CardFace card={card} />
        </div>
      )}
      {card === null && stack?.text.map((line, i) => <p key={i}>{<SymbolText text={line} />}</p>)}
      <dl>
        <dt>Where</dt>
        <dd>{zone}</dd>
        <dt>Owner</dt>
        <dd>{board.seats[card?.owner ?? stack?.controller ?? 0]?.name}</dd>
        {card !== null && 'controller' in card && <PermanentFacts card={card} board={board} />}
        {card?.face !== undefined && (
          <>
            <dt>Faces</dt>
            <dd>{card.face.names.join(' / ')}</dd>
          </>
        )}
      </dl>
      <button type="button" onClick={() => ask({ about: 'object', id })}>
        Why does it stand so?
      </button>
      {clauses.length > 0 && (
        <section class="clauses" aria-label="Clauses that can’t be read">
          <h3>What can’t be read</h3>
          {clauses.map(({ at, label }) => (
            <button key={at} type="button" onClick={() => raise(at)}>
              {label}
            </button>
          ))}
        </section>
      )}
    </article>
  );
}

function PermanentFacts({
  card,
  board,
}: {
  readonly card: Extract<NonNullable<FoundObject['card']>, { controller: number }>;
  readonly board: Board;
}): JSX.Element {
  const { controller, tapped, damage, counters, attachedTo, attachments, keywords, rules, copy, kind } = card;
  const isSick = card.summoningSick && card.types.includes('Creature');
  const nameOf = (id: number): string => board.battlefield.find((one) => one.id === id)?.name ?? `object ${id}`;
  const state = [
    tapped ? 'tapped' : 'untapped',
    isSick && 'summoning sick (CR 302.6)',
    damage > 0 && `${damage} damage`,
    copy === true && 'a copy',
    kind === 'token' && 'a token',
  ];
  const rows: readonly (readonly [string, string])[] = [
    ['Controller', board.seats[controller]?.name ?? ''],
    ['State', state.filter(Boolean).join(', ')],
    ['Counters', counters.map(({ kind: name, count }) => `${count} ${name}`).join(', ')],
    ['Keywords', keywords.join(', ')],
    ['Attached to', attachedTo === null ? '' : nameOf(attachedTo)],
    ['Has attached', attachments.map(nameOf).join(', ')],
    ['Rules', rules.join('; ')],
  ];
  return (
    <>
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
    </>
  );
}
