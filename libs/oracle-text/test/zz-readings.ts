// zz-readings.ts OUTDIR [all | unread | /regex/]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { validateCard } from '@stacktrail/card-tree';
import { textsOfCorpus } from './compiling/corpus.js';
import { CardDraft } from '../src/compiling/card-draft.js';
import { ParagraphMemory } from '../src/compiling/paragraph.js';
const [, , out, which = 'all'] = process.argv as [string, string, string, string?];
mkdirSync(out, { recursive: true });
const before = new Set((JSON.parse(readFileSync('/tmp/fx/unread-s3.json', 'utf8')) as [string][]).map(([n]) => n));
const pattern = which.startsWith('/') ? new RegExp(which.slice(1, -1)) : undefined;
const some = textsOfCorpus()!.filter((card) =>
  which === 'all' ? true : which === 'unread' ? before.has(card.name) : pattern!.test(JSON.stringify(card)));
const memory = new ParagraphMemory();
const ambiguous: unknown[] = [];
const seen = new Set<string>();
const strict: unknown[] = [];
const unread: unknown[] = [];
let cardsInDoubt = 0;
const bad: string[] = [];
for (const card of some) {
  const draft = new CardDraft(card, memory);
  for (const face of draft.faces) while (face.next !== undefined) face.readNext();
  const done = draft.finish();
  if (done.definition !== undefined) {
    strict.push([card.name, done.definition]);
    try { validateCard(done.definition); } catch (e) { bad.push(card.name + ': ' + String(e).slice(0, 300)); }
  }
  else unread.push([card.name, done.diagnostics]);
  let doubt = false;
  for (const face of draft.faces)
    for (const { text, meaning, abilities } of face.toSay) {
      if (meaning === undefined) continue;
      if (meaning.others.length > 0) doubt = true;
      if (seen.has(text)) continue;
      seen.add(text);
      if (meaning.others.length > 0)
        ambiguous.push({ text, trees: [abilities, ...meaning.others.map((o) => o.abilities)] });
    }
  if (doubt) cardsInDoubt++;
}
console.log('NOT VALID by the schema of the tree (must be 0):', bad.length, bad.slice(0, 5).join('\n'));
console.log(some.length, 'cards', strict.length, 'strict', cardsInDoubt, 'in doubt (ambiguous.json)');
writeFileSync(out + '/strict.json', JSON.stringify(strict));
writeFileSync(out + '/unread.json', JSON.stringify(unread));
writeFileSync(out + '/ambiguous.json', JSON.stringify(ambiguous, null, 1));
const base = new Map(JSON.parse(readFileSync('/tmp/fx/s3.json', 'utf8')) as [string, unknown][]);
const now = new Map(strict as [string, unknown][]);
const canon = (v: unknown) => JSON.stringify(v, (_, x) => x && typeof x === 'object' && !Array.isArray(x) ? Object.fromEntries(Object.entries(x).sort(([p], [q]) => (p < q ? -1 : 1))) : x);
const won = [...now.keys()].filter((k) => !base.has(k));
const lost = some.map((c) => c.name).filter((k) => base.has(k) && !now.has(k));
const different = [...now.keys()].filter((k) => base.has(k) && canon(base.get(k)) !== canon(now.get(k)));
console.log('beside the base: lost', lost.length, lost.slice(0, 40).join('; '));
console.log('won', won.length, won.slice(0, 80).join('; '));
console.log('different', different.length, different.slice(0, 40).join('; '));
writeFileSync(out + '/won.txt', won.map((k) => k + '\t' + JSON.stringify(now.get(k))).join('\n'));
