import type { FeedEvent } from './feed-event.js';

/** How events are sent. */
export interface FeedForm {
  /** As messages of a stream of server-sent events; else as lines. */
  readonly isStream: boolean;
  /** In envelopes of CloudEvents 1.0. */
  readonly isCloudEvent: boolean;
}

/** Longer texts are garbage that is collected with the old objects. */
const mostInText = 32;

/** Events as they are sent, in texts of a few at a time. */
export function* feedTexts(events: readonly FeedEvent[], { isStream, isCloudEvent }: FeedForm): Generator<string> {
  for (let at = 0; at < events.length; at += mostInText) {
    let text = '';
    for (const event of events.slice(at, at + mostInText)) {
      const json = isCloudEvent ? cloudEventJson(event) : eventJson(event);
      text += isStream ? `id: ${event.position}\nevent: ${event.type}\ndata: ${json}\n\n` : `${json}\n`;
    }
    yield text;
  }
}

/** An event as JSON. It is written part by part, which takes less time and memory (docs/performance.md). */
function eventJson(event: FeedEvent): string {
  const { position, game, revision, time, id, type, version, rule, causes, line, seats, edition, engine } = event;
  const { source, player, decidedBy, repeats, data, names } = event;
  return (
    `{"position":"${position}","game":${json(game)},"revision":${revision},"time":"${time}","id":"${id}",` +
    `"type":"${type}","version":${version},"rule":${json(rule)},"causes":[${causes.join(',')}],"source":${source},` +
    `"player":${player},"decidedBy":${decidedBy},"repeats":${repeats},` +
    `"line":${line === 'effective' ? '"effective"' : json(line)},"seats":${json(seats)},"edition":${json(edition)},` +
    `"engine":${json(engine)},"data":${json(data)},` +
    `"names":{"objects":${byNumberJson(names.objects)},"cards":${byNumberJson(names.cards)}}}`
  );
}

/** The event in an envelope of CloudEvents 1.0. */
function cloudEventJson(event: FeedEvent): string {
  const { id, game, time, type, version, revision } = event;
  const envelope = {
    specversion: '1.0',
    id,
    source: `/games/${game}`,
    type: `stacktrail.${type}.v${version}`,
    time,
    subject: `${revision}`,
    datacontenttype: 'application/json',
  };
  return `${json(envelope).slice(0, -1)},"data":${eventJson(event)}}`;
}

function byNumberJson(names: ReadonlyMap<number, string>): string {
  if (names.size === 0) return '{}';
  return `{${Array.from(names, ([number, name]) => `"${number}":${json(name)}`).join(',')}}`;
}

const json = (value: unknown): string => JSON.stringify(value);
