import { expect, test } from '@jest/globals';
import { creature, enchantment } from '@stacktrail/card-tree';
import { countersOn, playerOf } from '@stacktrail/game-state';
import { alice, bob, declare, position, readCard, Table } from '@stacktrail/test-kit';

