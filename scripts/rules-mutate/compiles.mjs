import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * A check whether a changed file still has its types. The first answer takes some seconds, those after it less.
 *
 * @param {string} root
 * @param {string[]} files what belongs to the project
 * @returns {(file: string, text: string) => boolean}
 */
export function typeChecker(root, files) {
  const config = ts.readConfigFile(join(root, 'libs', 'rules', 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, join(root, 'libs', 'rules'));
  const versions = new Map();
  const changed = new Map();
  const service = ts.createLanguageService(
    {
      getScriptFileNames: () => files,
      getScriptVersion: (file) => String(versions.get(file) ?? 0),
      getScriptSnapshot: (file) => {
        const text = changed.get(file) ?? (ts.sys.fileExists(file) ? readFileSync(file, 'utf8') : undefined);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => root,
      getCompilationSettings: () => ({
        ...options,
        noEmit: true,
        composite: false,
        rootDir: root,
        incremental: false,
        lib: ['lib.esnext.full.d.ts'],
      }),
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: ts.sys.fileExists,
      readFile: ts.sys.readFile,
      readDirectory: ts.sys.readDirectory,
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
    },
    ts.createDocumentRegistry(),
  );
  const set = (file, text) => {
    versions.set(file, (versions.get(file) ?? 0) + 1);
    if (text === null) changed.delete(file);
    else changed.set(file, text);
  };
  return (file, text) => {
    set(file, text);
    const isSound =
      service.getSyntacticDiagnostics(file).length === 0 &&
      // That something isn't used any more, or can't be reached, is no wrong type.
      service.getSemanticDiagnostics(file).every(({ code }) => unused.has(code));
    set(file, null);
    return isSound;
  };
}

const unused = new Set([6133, 6192, 6196, 7027]);
