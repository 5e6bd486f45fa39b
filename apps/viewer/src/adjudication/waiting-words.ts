/** For whom a game waits because of what people have to say, in a sentence; `null` if it waits for anything else. */
export function waitingWords(kind: string, name: string, source: string | null = null): string | null {
  const clause = `the clause${source === null ? '' : ` of ${source}`} that can’t be read`;
  switch (kind) {
    case 'adjudicate':
      return `${name} says what ${clause} does.`;
    case 'accept an adjudication':
      return `${name} accepts what was said of ${clause}, or objects.`;
    case 'judge a clause':
      return `A judge says what ${clause} does.`;
    case 'tell a card':
      return `${name} or a judge says which card it is.`;
    case 'tell chance':
      return `${name} says what the coin, the die or the choice at random showed.`;
    default:
      return null;
  }
}

/** What a player is to do who is asked such a thing; `null` for other questions. */
export function tellingWords(kind: string): string | null {
  switch (kind) {
    case 'tell a card':
      return 'This game was played elsewhere: choose the card that everybody saw then.';
    case 'tell chance':
      return 'This game was played elsewhere: choose what chance showed then.';
    case 'accept an adjudication':
      return 'After a second objection a judge says it.';
    default:
      return null;
  }
}
