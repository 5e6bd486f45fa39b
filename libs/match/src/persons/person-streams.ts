import { streamName, type StoredEvent, type StreamName } from '@stacktrail/event-store';

/** What the stream of a person begins with; their id follows. It holds their name alone. */
export const personStreams = 'person-';

/** What the record begins with that a person was erased; their id follows. */
export const erasureStreams = 'erased-';

/** The event that says who somebody is. */
export const personNamed = 'PersonNamed';

/** The event that says that a person was erased. It doesn't say who it was. */
export const personErased = 'PersonErased';

export function personStream(id: string): StreamName {
  return streamName(`${personStreams}${id}`);
}

export function erasureStream(id: string): StreamName {
  return streamName(`${erasureStreams}${id}`);
}

/** The id of the person whose name or erasure an event is. */
export function personIdOf({ stream }: StoredEvent): string {
  return stream.slice(stream.indexOf('-') + 1);
}

/** The name that an event gives; `null` where it is sealed and this account can't open it. */
export function nameIn({ data }: StoredEvent): string | null {
  const { person } = (data ?? {}) as { readonly person?: unknown };
  return typeof person === 'string' ? person : null;
}
