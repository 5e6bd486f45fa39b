/** The longest text that every match of a pattern contains; empty if that is unknown. */
export function pieceOf({ source, ignoreCase }: RegExp): string {
  if (ignoreCase) return '';
  // Lookaround, alternatives and optional parts aren't in every match.
  const uncertain = /\(\?<?[!=][^()]*\)|\([^()]*\)[?*]|\([^()]*\|[^()]*\)|\[[^\]]*\][?*+]*|[^()][?*]/g;
  let plain = source.replace(/\\./g, '\n');
  for (let before = ''; before !== plain;) [before, plain] = [plain, plain.replace(uncertain, '\n')];
  return plain
    .split(/[^A-Za-z ',:—’•]+/)
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
}
