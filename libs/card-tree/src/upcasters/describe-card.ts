import { describeValue } from '../schema/invalid-card.js';

/** What is called a card in a message, of a value that need not be one: the name of its first face, where it has one. */
export function describeCard(value: unknown): string {
  const { faces } = (value ?? {}) as { readonly faces?: unknown };
  const [first] = Array.isArray(faces) ? (faces as readonly unknown[]) : [];
  const { name } = (first ?? {}) as { readonly name?: unknown };
  return typeof name === 'string' && name !== '' ? `the card ${describeValue(name)}` : 'a card without a name';
}
