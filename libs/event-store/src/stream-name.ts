import type { Brand } from '@stacktrail/kernel';
import { InvalidName } from './errors.js';

/** The name of a stream, `category-id`: `game-7f3a`, `cards-<content hash>`. */
export type StreamName = Brand<string, 'StreamName'>;

/** EventStoreDB splits a category at the first dash and keeps names that begin with `$` for itself. */
const CATEGORY_AND_ID = /^[A-Za-z][A-Za-z0-9_]*-[^\s\p{Cc}\p{Cs}]+$/u;
const LONGEST_NAME = 512;

/** Whether it can be the name of a stream: `category-id`, of 512 characters at most. */
export function isStreamName(name: string): name is StreamName {
  return CATEGORY_AND_ID.test(name) && name.length <= LONGEST_NAME;
}

/**
 * Names a stream.
 * @throws InvalidName if the name isn't `category-id`, or is longer than 512 characters
 */
export function streamName(name: string): StreamName {
  if (!isStreamName(name)) throw new InvalidName('stream', name, 'category-id');
  return name;
}

/** What stands before the first dash of a stream's name: `game` of `game-7f3a`. */
export function categoryOf(stream: StreamName): string {
  return stream.slice(0, stream.indexOf('-'));
}
