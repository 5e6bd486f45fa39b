import type { Role, ServiceRole } from '@stacktrail/match';

/** A person or program with a part in all games, who plays in none. */
export interface ServiceCaller {
  readonly service: ServiceRole;
  /** The name of the token. */
  readonly name: string;
}

/** Who is asking, as the token of a request says: nobody in particular, a part in one game, or a service. */
export type Caller = 'nobody' | { readonly game: string; readonly role: Role } | ServiceCaller;

/** The service that asks; `null` if none does. */
export function serviceOf(caller: Caller): ServiceCaller | null {
  return typeof caller === 'object' && 'service' in caller ? caller : null;
}
