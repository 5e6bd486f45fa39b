import type { EventType } from '../catalogue.js';
import type { AnyEventSchema } from '../schema/event-schema.js';

/** The data of an event, of a version that is known only at run time. */
export type UntypedData = Readonly<Record<string, unknown>>;

/** Reads events of a version that is no longer written. */
export interface Upcaster {
  readonly type: EventType;
  /** The shape of such an event. It is checked and hashed by this schema for ever. */
  readonly schema: AnyEventSchema;
  /** Gives the same fact in the next version. */
  upcast(data: UntypedData): UntypedData;
}
