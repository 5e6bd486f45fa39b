/**
 * A table in columns as wide as their longest cell, without a newline at the end.
 *
 * @param numeric the columns, from 0, whose cells stand at the right
 */
export function tableText(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numeric: readonly number[] = [],
): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return numeric.includes(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [line(head), ...rows.map(line)].join('\n');
}
