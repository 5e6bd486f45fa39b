import type { JSX } from 'preact';
import { imageTemplate } from './cards/card-images.js';

interface ImageSwitchProps {
  readonly wanted: boolean;
  readonly change: (wanted: boolean) => void;
}

/** Where the server names a source of pictures: whether cards are drawn with them. */
export function ImageSwitch({ wanted, change }: ImageSwitchProps): JSX.Element | null {
  if (imageTemplate === null) return null;
  const host = new URL(imageTemplate).host;
  return (
    <label class="check image-switch" title={`Pictures are fetched from ${host}, which then learns what you look at.`}>
      <input type="checkbox" checked={wanted} onChange={(event) => change(event.currentTarget.checked)} />
      pictures from {host}
    </label>
  );
}
