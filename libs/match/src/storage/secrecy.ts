import type { Secrecy, StreamSecrets } from '@stacktrail/event-store';

/**
 * What is sealed where others can read the store: whatever a game's veils hide, with their salts; the person behind a
 * command, and their name; the hash of what was asked, of which a hidden answer could be guessed; seeds, tokens, settings and disputes whole. A
 * game's secrets share one key. The pinned cards have another, for a list of cards tells both decks.
 */
export const gameSecrecy: Secrecy = (stream) => {
  const dash = stream.indexOf('-');
  const owner = stream.slice(dash + 1);
  switch (stream.slice(0, dash)) {
    case 'game':
      return { owner, ...ofFacts };
    case 'secret':
      return { owner, ...ofSecrets };
    case 'dispute':
      return { owner, ...ofDisputes };
    case 'person':
      return { owner: stream, ...ofPersons };
    case 'cards':
      return ofCards;
    default:
      return null;
  }
};

/** The data of a fact stand beside its envelope, one field `data` in the other. */
const ofFacts: Omit<StreamSecrets, 'owner'> = {
  places: [
    ['data', 'data', 'veiled', 'salt'],
    ['data', 'data', 'veiled', 'data'],
    ['metadata', 'request'],
    ['metadata', 'person'],
  ],
};

const ofSecrets: Omit<StreamSecrets, 'owner'> = { places: [['data'], ['metadata', 'person']], guarded: true };

/** A person has a key of their own, which goes when they are erased. */
const ofPersons: Omit<StreamSecrets, 'owner'> = { places: [['data']], guarded: true };

/** Who may know what of a dispute changes with its ruling, so all of it is sealed. */
const ofDisputes: Omit<StreamSecrets, 'owner'> = {
  places: [['data'], ['metadata', 'request'], ['metadata', 'person']],
};

const ofCards: StreamSecrets = { owner: 'cards', shared: true, places: [['data', 'definition']], compressed: true };
