import { readdirSync, readFileSync } from 'node:fs';

/** A file of event schemas, as its comments tell it. */
export interface Family {
  /** Such as `zone`. */
  readonly name: string;
  readonly meaning: string;
  readonly events: readonly DocumentedEvent[];
}

export interface DocumentedEvent {
  readonly type: string;
  readonly meaning: string;
}

const folder = new URL('../../src/events/', import.meta.url);
const suffix = '-events.ts';
// Between the two slashes of a comment stands no other end of a comment.
const comment = String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*`;
const familyDeclared = new RegExp(`${comment}export const \\w+Events = \\{`);
const eventDeclared = new RegExp(`${comment}([A-Z]\\w*): (?:public|veiled)Event\\(`, 'g');

/** The families of events, each with the comments of its events. */
export function documentedFamilies(): readonly Family[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(suffix));
  return files.map((file) => {
    const source = readFileSync(new URL(file, folder), 'utf8');
    const events = [...source.matchAll(eventDeclared)].map(([, text = '', type = '']) => ({
      type,
      meaning: withoutStars(text),
    }));
    return {
      name: file.slice(0, -suffix.length),
      meaning: withoutStars(familyDeclared.exec(source)?.[1] ?? ''),
      events,
    };
  });
}

function withoutStars(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();
}
