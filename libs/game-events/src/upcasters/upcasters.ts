import { invariant } from '@stacktrail/kernel';
import { eventSchemas, type EventType } from '../catalogue.js';
import type { AnyEventSchema } from '../schema/event-schema.js';
import { zoneUpcasters } from './zone-upcasters.js';
import { costsAnnouncedV1 } from './costs-announced.js';
import { decisionMadeV1 } from './decision-made.js';
import { manaUpcasters } from './mana.js';
import { methodsOfVersion1 } from './methods-v1.js';
import {
  lastingReplacementBeganV1,
  replacementEffectBeganV1,
  replacementEffectBeganV2,
} from './replacement-effects.js';
import { setupUpcasters } from './setup-upcasters.js';
import { turnedFaceUpV1 } from './turned-face-up.js';
import type { Upcaster, UntypedData } from './upcaster.js';

import { triggersOfVersion1 } from './triggers-v1.js';

export type { Upcaster, UntypedData } from './upcaster.js';

/** The schemas of every version of every type, and the upcasters from each older version to the current one. */
export class Upcasters {
  private readonly today: ReadonlyMap<string, AnyEventSchema>;
  /** For each type, its older versions from 1 on. */
  private readonly older = new Map<string, Upcaster[]>();

  /**
   * @param upcasters one for each older version of a type, the oldest first
   * @param schemas the current ones
   * @throws InvariantBroken if a version has no upcaster, or an upcaster starts from no version
   */
  constructor(upcasters: readonly Upcaster[], schemas: Readonly<Record<EventType, AnyEventSchema>> = eventSchemas) {
    this.today = new Map(Object.entries(schemas));
    for (const upcaster of upcasters) {
      const before = this.older.get(upcaster.type) ?? [];
      this.older.set(upcaster.type, [...before, upcaster]);
    }
    for (const [type, { version }] of this.today) {
      const versions = [...(this.older.get(type) ?? []).map(({ schema }) => schema.version), version];
      const complete = versions.every((found, i) => found === i + 1);
      invariant(complete, () => `${type} is of version ${version} and can be read of ${versions.join(', ')}`);
    }
  }

  /** The schema of this type and version; `undefined` if there has never been such an event. */
  schemaOf(type: string, version: number): AnyEventSchema | undefined {
    const today = this.today.get(type);
    return today?.version === version ? today : this.older.get(type)?.[version - 1]?.schema;
  }

  /** The current version of a type; `undefined` if there is no such type. */
  versionOf(type: string): number | undefined {
    return this.today.get(type)?.version;
  }

  /** Upcasts the data of an event of this version to the current one. */
  upcast(type: EventType, version: number, data: UntypedData): UntypedData {
    const older = this.older.get(type);
    if (older === undefined) return data;
    let upcast = data;
    for (let i = version - 1; i < older.length; i++) upcast = older[i]!.upcast(upcast);
    return upcast;
  }
}

/** The upcasters for versions that are no longer written, the older versions of each type first. */
export const releasedUpcasters: readonly Upcaster[] = [
  ...setupUpcasters,
  ...zoneUpcasters,
  ...methodsOfVersion1,
  costsAnnouncedV1,
  decisionMadeV1,
  ...manaUpcasters,
  ...triggersOfVersion1,
  turnedFaceUpV1,
  replacementEffectBeganV1,
  replacementEffectBeganV2,
  lastingReplacementBeganV1,
];

/** The upcasters of this release. */
export const upcasters = new Upcasters(releasedUpcasters);
