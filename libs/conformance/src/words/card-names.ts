/** A card's name as it is compared: without the marks that some lists of cards leave out. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/Æ/g, 'Ae')
    .replace(/æ/g, 'ae')
    .replace(/[’‘]/g, "'")
    .toLowerCase();
}
