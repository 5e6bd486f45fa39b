import type { EventType } from '../catalogue.js';
import type { AnyEventSchema } from '../schema/event-schema.js';

/** The data of an event, of a version that is known only at run time. */
export type UntypedData = Readonly<Record<string, unknown>>;

/** How an event of a version that is no longer written is read. */
export interface Upcaster {
  readonly type: EventType;
  /** What such an event holds. It is checked and hashed as this schema says, for ever. */
  readonly schema: AnyEventSchema;
  /** The same fact in the version after it. */
  upcast(data: UntypedData): UntypedData;
}
