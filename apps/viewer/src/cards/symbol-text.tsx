import type { JSX } from 'preact';
import { Symbol } from './symbol.js';

/** A text in which symbols in braces are replaced by drawings. */
export function SymbolText({ text }: { readonly text: string }): JSX.Element {
  return <>{text.split(/\{([^{}]+)\}/).map((part, i) => (i % 2 === 0 ? part : <Symbol key={i} code={part} />))}</>;
}
