import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { citedRules } from '../rules-coverage/citations.mjs';
import { changesAt } from './changes.mjs';

/**
 * A place in the code that a rule is cited at: a function with its docstring, or a piece of code below a comment.
 *
 * @typedef {{ start: number, end: number, replacement: string, what: string }} Change
 * @typedef {{ file: string, rule: string, line: number, changes: Change[] }} Place
 */

/**
 * The places of a file, each with the ways in which it can be changed. A change belongs to the nearest citation
 * around it.
 *
 * @param {string} file
 * @returns {Place[]}
 */
export function placesOf(file) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const places = new Map();
  const visit = (node, around) => {
    const rules = isCitable(node) ? rulesAbove(text, node) : [];
    const here = rules.length === 0 ? around : { rule: rules[0], node };
    if (here !== null) {
      const changes = changesAt(node, source);
      if (changes.length > 0) {
        const line = source.getLineAndCharacterOfPosition(here.node.getStart()).line + 1;
        const place = places.get(here.node) ?? { file, rule: here.rule, line, changes: [] };
        place.changes.push(...changes);
        places.set(here.node, place);
      }
    }
    ts.forEachChild(node, (child) => visit(child, here));
  };
  visit(source, null);
  return [...places.values()];
}

/** Nodes that a comment may stand above or behind; the first in a line owns the comment. */
function isCitable(node) {
  return ts.isStatement(node) || ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node) || ts.isCaseClause(node);
}

function rulesAbove(text, node) {
  const above = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  const behind = ts.getTrailingCommentRanges(text, node.getEnd()) ?? [];
  return citedRules([...above, ...behind].map(({ pos, end }) => text.slice(pos, end)).join('\n'));
}
