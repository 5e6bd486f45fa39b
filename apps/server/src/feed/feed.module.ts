import { Module } from '@nestjs/common';
import { FeedController } from './feed.controller.js';
import { Feed } from './feed.js';

/** The events of all games as one feed. */
@Module({ controllers: [FeedController], providers: [Feed] })
export class FeedModule {}
