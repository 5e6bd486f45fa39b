import ts from 'typescript';

const swapped = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
]);

const opposite = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['max', 'min'],
  ['min', 'max'],
]);

/** The ways in which a node itself can be changed so that the code stays well formed. */
export function changesAt(node, source) {
  const text = (one) => one.getText(source);
  const swap = (one, replacement, what) => ({ start: one.getStart(source), end: one.getEnd(), replacement, what });
  if (ts.isIfStatement(node)) return [swap(node.expression, `!(${text(node.expression)})`, 'condition negated')];
  if (ts.isConditionalExpression(node))
    return [swap(node.condition, `!(${text(node.condition)})`, 'condition negated')];
  if (ts.isExpressionStatement(node)) return [swap(node, ';', 'statement dropped')];
  if (ts.isReturnStatement(node) && node.expression !== undefined)
    return [swap(node.expression, `!(${text(node.expression)})`, 'result negated')];
  if (ts.isContinueStatement(node)) return [swap(node, ';', 'statement dropped')];
  if (ts.isBinaryExpression(node)) return binary(node, text, swap);
  if (ts.isLiteralTypeNode(node.parent)) return []; // What a type says changes nothing that is done.
  if (ts.isNumericLiteral(node)) return [swap(node, String(Number(node.text) + 1), 'one more')];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [swap(node, 'false', 'constant changed')];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [swap(node, 'true', 'constant changed')];
  if (ts.isPropertyAccessExpression(node) && opposite.has(node.name.text) && ts.isCallExpression(node.parent))
    return [swap(node.name, opposite.get(node.name.text), 'quantifier or bound changed')];
  if (ts.isFunctionDeclaration(node) && node.body !== undefined) return early(node.body, source);
  return [];
}

function binary(node, text, swap) {
  const { left, right, operatorToken } = node;
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken || operatorToken.kind === ts.SyntaxKind.BarBarToken)
    return [swap(node, text(left), 'right operand dropped'), swap(node, text(right), 'left operand dropped')];
  const other = swapped.get(operatorToken.kind);
  return other === undefined ? [] : [swap(operatorToken, other, `${text(operatorToken)} → ${other}`)];
}

/** Returns before anything is done: only where the function's type lets it. */
function early(body, source) {
  const start = body.getStart(source) + 1;
  return [{ start, end: start, replacement: ' if (Date.now() > 0) return;', what: 'returns at once' }];
}
