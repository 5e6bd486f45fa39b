import { capitalise } from '../english/words.js';

/** “Swampcycling {2}, mountaincycling {2}”: each is an ability of its own (CR 702.29e). */
export function splitCyclings(line: string): readonly string[] {
  return /^\w+cycling \{[^,]*(?:, \w+cycling \{[^,]*)+$/.test(line) ? line.split(', ').map(capitalise) : [line];
}

const ofColor = /^(?:white|blue|black|red|green|each color)$/;

/**
 * “Protection from Demons and from Dragons”: each is an ability of its own (CR 702.16g). Several colors are one
 * ability.
 */
export function splitProtection(line: string): string {
  return line.replace(
    /\b([Pp]rotection) from ([^,."]*(?:, from [^,."]*)*,? and from [^,."]*)$/,
    (whole, word: string, list: string) => {
      const qualities = list.split(/,? and from |, from /);
      return qualities.every((one) => ofColor.test(one))
        ? whole
        : `${word} from ${qualities.join(', protection from ')}`;
    },
  );
}
