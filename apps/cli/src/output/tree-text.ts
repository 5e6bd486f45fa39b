/** A line of a tree, and the branches below it. */
export interface Branch {
  readonly text: string;
  readonly branches: readonly Branch[];
}

/** A tree as text whose lines show which branch belongs to which, without a newline at the end. */
export function treeText(root: Branch): string {
  return [root.text, ...below(root, '')].join('\n');
}

function below({ branches }: Branch, indent: string): readonly string[] {
  return branches.flatMap((branch, i) => {
    const isLast = i === branches.length - 1;
    const line = `${indent}${isLast ? '└─ ' : '├─ '}${branch.text}`;
    return [line, ...below(branch, `${indent}${isLast ? '   ' : '│  '}`)];
  });
}
