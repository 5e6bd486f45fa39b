import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/**
 * The titles of all tests, read from their sources: those of `test` and of tables (`test.each`), with each row's values
 * where the table stands in the source. A title that the source doesn't hold whole is read as far as it does.
 *
 * @param {string} root the repository
 * @returns {{ file: string, title: string }[]} in the order of files and lines
 */
export function testTitles(root) {
  return testFiles(root).flatMap((path) => titlesIn(path).map((title) => ({ file: relative(root, path), title })));
}

/** @param {string} root */
function testFiles(root) {
  return ['libs', 'projections', 'apps']
    .flatMap((top) => readdirSync(join(root, top)).map((name) => join(root, top, name, 'test')))
    .flatMap((folder) => filesUnder(folder, '.test.ts'))
    .sort();
}

/** Files below a folder whose names end so; none where there is no such folder. */
export function filesUnder(folder, ending) {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  } catch {
    return [];
  }
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending) && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function titlesIn(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const constants = constantsOf(source);
  const titles = [];
  const visit = (node) => {
    if (ts.isCallExpression(node)) titles.push(...titlesOf(node, constants));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** The top-level and local constants of a file, by name: tables are often one. */
function constantsOf(source) {
  const constants = new Map();
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer !== undefined)
      constants.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return constants;
}

const names = new Set(['test', 'it']);

function titlesOf(call, constants) {
  const { expression: callee, arguments: given } = call;
  const title = given[0] === undefined ? undefined : textOf(given[0]);
  if (title === undefined) return [];
  if (ts.isIdentifier(callee) && names.has(callee.text)) return [title];
  if (!ts.isCallExpression(callee) || !isEach(callee.expression)) return [];
  const rows = rowsOf(callee.arguments[0], constants);
  return rows === undefined ? [title] : rows.map((row) => filledIn(title, row));
}

function isEach(node) {
  if (!ts.isPropertyAccessExpression(node) || node.name.text !== 'each') return false;
  return ts.isIdentifier(node.expression) && names.has(node.expression.text);
}

/** The rows of a table: lists of texts, or objects by name. `undefined` where the table is made by code. */
function rowsOf(node, constants) {
  const table = plain(node, constants);
  if (table === undefined || !ts.isArrayLiteralExpression(table)) return undefined;
  return table.elements.map((element) => {
    const row = plain(element, constants);
    if (row === undefined) return [];
    if (ts.isArrayLiteralExpression(row)) return row.elements.map((cell) => textOf(cell) ?? '…');
    if (!ts.isObjectLiteralExpression(row)) return [textOf(row) ?? '…'];
    return Object.fromEntries(
      row.properties.flatMap((property) =>
        ts.isPropertyAssignment(property) ? [[property.name.getText(), textOf(property.initializer) ?? '…']] : [],
      ),
    );
  });
}

/** What an expression is without its assertions of types, and behind a constant's name. */
function plain(node, constants) {
  if (node === undefined) return undefined;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return plain(node.expression, constants);
  if (ts.isIdentifier(node)) return constants.has(node.text) ? plain(constants.get(node.text), constants) : node;
  return node;
}

function textOf(node) {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

function filledIn(title, row) {
  if (!Array.isArray(row)) return title.replace(/\$(\w+)/g, (all, name) => row[name] ?? all);
  const cells = row.slice();
  return title.replace(/%[psdifjo]/g, (all) => cells.shift() ?? all);
}
