import { schemaOf, type EventType } from '../catalogue.js';
import { record } from '../schema/codec.js';
import { isVeiled, type AnyEventSchema } from '../schema/event-schema.js';
import { compileWriter, type ShapeWriter } from './compiled-writer.js';
import { typeNumbers } from './type-numbers.js';

/** How one version of one type of event is written in binary. */
export interface EventFormat {
  readonly typeNumber: number;
  readonly version: number;
  readonly writeOpen: ShapeWriter;
  /** `null` if every field is open. */
  readonly writeVeiled: ShapeWriter | null;
}

const current = new Map<EventType, EventFormat>();
const ofSchemas = new WeakMap<AnyEventSchema, EventFormat>();

/** The format of today's version of a type. */
export function formatOf(type: EventType): EventFormat {
  let format = current.get(type);
  if (format === undefined) {
    format = formatOfSchema(type, schemaOf(type));
    current.set(type, format);
  }
  return format;
}

/** The format of any version of a type, made when it is first asked for. */
export function formatOfSchema(type: EventType, schema: AnyEventSchema): EventFormat {
  let format = ofSchemas.get(schema);
  if (format === undefined) {
    format = {
      typeNumber: typeNumbers[type],
      version: schema.version,
      writeOpen: compileWriter(record(schema.openFields).shape),
      writeVeiled: isVeiled(schema) ? compileWriter(record(schema.veiledFields).shape) : null,
    };
    ofSchemas.set(schema, format);
  }
  return format;
}
