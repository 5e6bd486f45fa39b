import { Module } from '@nestjs/common';
import { ClockKeeper } from './clock-keeper.js';

/** Clocks that run by themselves. */
@Module({ providers: [ClockKeeper] })
export class ClocksModule {}
