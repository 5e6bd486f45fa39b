/** The separator between the two names of an object: a split card, a fused spell, an unlocked Room (CR 709.4a). */
const between = ' // ';

/** The single names in an object's name (CR 201.2, 709.4a); empty if it has no name. */
export function namesIn(called: string): readonly string[] {
  if (called === '') return none;
  return called.includes(between) ? called.split(between) : [called];
}

const none: readonly string[] = [];

/** Whether one of the names in an object's full name is that name (CR 201.2, 709.4a). */
export function isCalled(fullName: string, name: string): boolean {
  return fullName === name || (fullName.includes(between) && fullName.split(between).includes(name));
}
