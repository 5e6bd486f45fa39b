/** The separator between the two names of an object: a split card, a fused spell, an unlocked Room (CR 709.4a). */
const between = ' // ';

/** The single names in an object's name (CR 201.2, 709.4a); empty if it has no name. */
export function namesIn(called: string): readonly string[] {
  if (called === '') return none;
  return called.includes(between) ? called.split(between) : [called];
}

const none: readonly string[] = [];

/** Whether one of an object's names is that name (CR 201.2, 709.4a). */
export function isCalled(called: string, name: string): boolean {
  return called === name || (called.includes(between) && called.split(between).includes(name));
}
