const WIDTH = 100;

/**
 * Items in lines that a terminal can show, after a label of a fixed width: the label on the first line, the rest
 * indented below the first item.
 *
 * @param labelWidth how many characters the label takes
 */
export function withLabel(label: string, items: readonly string[], labelWidth: number): string {
  const indent = ' '.repeat(labelWidth);
  const lines: string[] = [];
  let line = '';
  items.forEach((item, i) => {
    const text = i < items.length - 1 ? `${item},` : item;
    if (line !== '' && labelWidth + line.length + 1 + text.length > WIDTH) {
      lines.push(line);
      line = text;
    } else {
      line += line === '' ? text : ` ${text}`;
    }
  });
  lines.push(line);
  return lines.map((each, i) => `${i === 0 ? label.padEnd(labelWidth) : indent}${each}`).join('\n');
}
