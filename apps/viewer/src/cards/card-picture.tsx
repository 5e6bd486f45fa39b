import type { JSX } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { CardImages, imageAddress } from './card-images.js';

/** A card's picture over its drawing, while the user wants pictures and the source has this one. */
export function CardPicture({ name }: { readonly name: string }): JSX.Element | null {
  const template = useContext(CardImages);
  const [missing, setMissing] = useState<string | null>(null);
  if (template === null || missing === name) return null;
  return (
    <img
      class="face-picture"
      src={imageAddress(template, name)}
      alt=""
      loading="lazy"
      referrerpolicy="no-referrer"
      onError={() => setMissing(name)}
    />
  );
}
