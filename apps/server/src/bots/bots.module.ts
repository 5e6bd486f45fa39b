import { Module } from '@nestjs/common';
import { BotPlayers } from './bot-players.js';
import { SeatedBots } from './seated-bots.js';

/** Seats that the server plays. */
@Module({ providers: [BotPlayers, SeatedBots], exports: [BotPlayers, SeatedBots] })
export class BotsModule {}
