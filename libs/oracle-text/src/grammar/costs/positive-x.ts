import type { Reader } from '../../syntax/reader.js';
import { literally, no } from '../../syntax/syntax.js';

/** Words after instructions with an X that a player chooses (CR 107.3a). */
export const xIsPositive = literally(" X can't be 0.");

export function readXIsPositive(reader: Reader): { readonly xIsPositive?: true } {
  const from = reader.mark();
  if (xIsPositive.read(reader) !== no) return { xIsPositive: true };
  reader.back(from);
  return {};
}
