import { describeValue } from '../schema/invalid-card.js';

/** The name of a card for a message: the name of the first face. The value need not be a card. */
export function describeCard(value: unknown): string {
  const { faces } = (value ?? {}) as { readonly faces?: unknown };
  const [first] = Array.isArray(faces) ? (faces as readonly unknown[]) : [];
  const { name } = (first ?? {}) as { readonly name?: unknown };
  return typeof name === 'string' && name !== '' ? `the card ${describeValue(name)}` : 'a card without a name';
}
