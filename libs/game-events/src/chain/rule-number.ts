import type { ByteWriter } from '@stacktrail/kernel';

/** A rule of the CR: a section, then a number within it and a letter if it has them. */
const ruleNumber = /^([1-9]\d\d)(?:\.([1-9]\d{0,2})([a-z])?)?$/;
const LARGEST_NUMBER = 0x1ff;

/** The CR has fewer rules than this. The cache stops here, so that a stream from elsewhere can't fill it. */
const LARGEST_CACHE = 4096;
const cache = new Map<string, number>();

/**
 * Writes a rule in three bytes: ten bits for the section, nine for the number, five for the letter; 0 stands for a
 * missing part. A text of another form is written as a byte 0, which begins no section, and the text.
 */
export function writeRule(writer: ByteWriter, rule: string): void {
  const packed = cache.get(rule) ?? pack(rule);
  if (packed === 0) {
    writer.byte(0);
    writer.string(rule);
  } else {
    writer.byte(packed >> 16);
    writer.byte(packed >> 8);
    writer.byte(packed);
  }
}

function pack(rule: string): number {
  const parts = ruleNumber.exec(rule);
  const number = Number(parts?.[2] ?? 0);
  if (parts === null || number > LARGEST_NUMBER) return 0;
  const letter = parts[3] === undefined ? 0 : parts[3].charCodeAt(0) - 0x60;
  const packed = (Number(parts[1]) << 14) | (number << 5) | letter;
  if (cache.size < LARGEST_CACHE) cache.set(rule, packed);
  return packed;
}
