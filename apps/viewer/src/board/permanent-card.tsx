import { memo } from 'preact/compat';
import type { JSX } from 'preact';
import { CardFace } from '../cards/card-face.js';
import { Symbol } from '../cards/symbol.js';
import { typeLine } from '../cards/card-color.js';
import type { Permanent } from '../contract/cards.js';
import { useTable } from '../table/table-context.js';

export interface PermanentCardProps {
  readonly permanent: Permanent;
  /** How many equal permanents this one stands for. */
  readonly count?: number;
  readonly isChanged: boolean;
  /** `option`: it can be chosen; `chosen`: it has been chosen. */
  readonly choice?: 'option' | 'chosen' | undefined;
  readonly combat?: 'attacking' | 'blocking' | undefined;
}

/** A permanent on the battlefield with its counters, status and attachments. */
export const PermanentCard = memo(function PermanentCard(props: PermanentCardProps): JSX.Element {
  const { permanent, count = 1, isChanged, choice, combat } = props;
  const { id, tapped, damage, counters, summoningSick } = permanent;
  const { choose } = useTable();
  const isCreature = permanent.types.includes('Creature');
  const classes = ['card', 'permanent', tapped && 'tapped', isChanged && 'changed', choice, combat]
    .filter(Boolean)
    .join(' ');
  return (
    <button
      type="button"
      class={classes}
      data-object={id}
      aria-pressed={choice === undefined ? undefined : choice === 'chosen'}
      onClick={() => choose({ is: 'object', id })}
    >
      <span class="visually-hidden">{labelOf(props)}</span>
      <CardFace card={permanent} />
      <span class="marks" aria-hidden="true">
        {tapped && (
          <span class="mark tap-mark">
            <Symbol code="T" />
          </span>
        )}
        {isCreature && summoningSick && !tapped && <span class="mark sick">z</span>}
        {damage > 0 && <span class="mark damage">−{damage}</span>}
        {counters.map(({ kind, count: number }) => (
          <span key={kind} class={`mark counter ${kind === '+1/+1' ? 'plus' : kind === '-1/-1' ? 'minus' : ''}`}>
            {number > 1 ? `${number}× ` : ''}
            {kind}
          </span>
        ))}
        {count > 1 && <span class="mark pile">×{count}</span>}
      </span>
    </button>
  );
});

function labelOf({ permanent, count = 1, choice, combat }: PermanentCardProps): string {
  const { name, faceDown, power, toughness, tapped, damage, counters, summoningSick, copy, kind } = permanent;
  const isCreature = permanent.types.includes('Creature');
  const parts = [
    count > 1 ? `${count} times ${name}` : faceDown === undefined ? name : (faceDown.card ?? 'a face-down creature'),
    power === null ? typeLine(permanent) : `${power}/${toughness} ${typeLine(permanent)}`,
    tapped && 'tapped',
    isCreature && summoningSick && 'summoning sick',
    damage > 0 && `${damage} damage`,
    ...counters.map((counter) => `${counter.count} ${counter.kind} counter${counter.count === 1 ? '' : 's'}`),
    kind === 'token' && 'token',
    copy === true && 'a copy',
    combat,
    choice === 'option' && 'can be chosen',
  ];
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ');
}
