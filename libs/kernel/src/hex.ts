const DIGITS = '0123456789abcdef';
const BYTE_TO_HEX: readonly string[] = Array.from({ length: 256 }, (_, n) => DIGITS[n >> 4]! + DIGITS[n & 15]!);

/** Writes bytes as lowercase hexadecimal digits, two a byte. */
export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i++) text += BYTE_TO_HEX[bytes[i]!]!;
  return text;
}

/**
 * Reads hexadecimal digits of either case, two a byte.
 *
 * @throws RangeError on an odd number of digits or any other character
 */
export function fromHex(text: string): Uint8Array {
  if (text.length % 2 !== 0) throw new RangeError(`hexadecimal text has an odd number of digits: ${text.length}`);
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = (digit(text, 2 * i) << 4) | digit(text, 2 * i + 1);
  return bytes;
}

function digit(text: string, at: number): number {
  const value = DIGITS.indexOf(text.charAt(at).toLowerCase());
  if (value < 0) throw new RangeError(`'${text.charAt(at)}' at index ${at} is not a hexadecimal digit`);
  return value;
}
