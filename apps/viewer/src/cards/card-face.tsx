import { memo } from 'preact/compat';
import type { JSX } from 'preact';
import type { KnownCard } from '../contract/cards.js';
import { frameOf, typeLine } from './card-color.js';
import { CardPicture } from './card-picture.js';
import { Symbol } from './symbol.js';
import { SymbolText } from './symbol-text.js';

/** A card drawn from its characteristics and text. Its surroundings give the name for screen readers. */
export const CardFace = memo(function CardFace({ card }: { readonly card: KnownCard }): JSX.Element {
  const { name, manaCost, text, power, toughness, faceDown } = card;
  const isDown = faceDown !== undefined;
  const title = isDown ? (faceDown.card ?? 'Face down') : name;
  return (
    <span class={`face ${isDown ? 'frame-down' : frameOf(card)}`} aria-hidden="true">
      <span class="face-head">
        <span class="face-name">{title}</span>
        {manaCost !== null && (
          <span class="face-cost">
            <SymbolText text={manaCost} />
          </span>
        )}
      </span>
      <span class="face-type">
        {isDown ? `Face down${faceDown.as === null ? '' : `: ${faceDown.as}`}` : typeLine(card)}
      </span>
      <span class="face-text">
        {text.length === 0 && !isDown && <BasicSymbols subtypes={card.subtypes} />}
        {text.map((line, i) => (
          <span key={i}>
            <SymbolText text={line} />
          </span>
        ))}
      </span>
      {!isDown && <CardPicture name={name} />}
      {power !== null && (
        <span class="face-power">
          {power}/{toughness}
        </span>
      )}
    </span>
  );
});

const symbolOf: Readonly<Record<string, string>> = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' };

/** The large symbol in the place of a basic land's text, as it is printed. */
function BasicSymbols({ subtypes }: Pick<KnownCard, 'subtypes'>): JSX.Element {
  const codes = subtypes.flatMap((subtype) => symbolOf[subtype] ?? []);
  return (
    <span class="face-basics">
      {codes.map((code) => (
        <Symbol key={code} code={code} />
      ))}
    </span>
  );
}

/** The back of a card that the viewer may not know. */
export function CardBack(): JSX.Element {
  return (
    <span class="face back" role="img" aria-label="A hidden card">
      <span class="back-mark" aria-hidden="true" />
    </span>
  );
}
