/** A message of server-sent events. */
export interface Message {
  readonly id: string;
  readonly type: string;
  readonly data: string;
}

export interface Reading {
  readonly token?: string;
  readonly lastEventId?: string;
  /** The message to stop after. */
  readonly until: (message: Message) => boolean;
  /** Called with each message as it comes. */
  readonly on?: (message: Message) => void;
}

/** Reads server-sent events up to a message, or to the stream's end, and hangs up. */
export async function readEvents(url: string, { token, lastEventId, until, on }: Reading): Promise<readonly Message[]> {
  const headers = {
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
  };
  const response = await fetch(url, { headers });
  if (!response.ok || response.body === null) throw new Error(`${response.status} ${await response.text()}`);
  const messages: Message[] = [];
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const message of blocks.flatMap(parse)) {
      messages.push(message);
      on?.(message);
      if (until(message)) return messages;
    }
  }
  return messages;
}

function parse(block: string): readonly Message[] {
  const field = (name: string): string =>
    block
      .split('\n')
      .filter((line) => line.startsWith(`${name}: `))
      .map((line) => line.slice(name.length + 2))
      .join('\n');
  return field('data') === '' ? [] : [{ id: field('id'), type: field('event'), data: field('data') }];
}
