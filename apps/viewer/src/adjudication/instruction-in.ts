/** An instruction of the card language, as people write it. */
export const exampleInstruction = '{"do":"counter","what":{"objects":"result","label":"#12"}}';

/** The instruction that a text holds, or what is wrong with the text. */
export function instructionIn(text: string): object | string {
  try {
    const read = JSON.parse(text) as unknown;
    const isOne = typeof read === 'object' && read !== null && 'do' in read;
    return isOne ? read : `An instruction is one object with “do”, such as ${exampleInstruction}`;
  } catch {
    return `This can’t be read as JSON. It would be, for example: ${exampleInstruction}`;
  }
}
