import { describePairs } from './pairs-of-games.js';

describePairs(1);
