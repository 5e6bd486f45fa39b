import { Command } from 'commander';

const program = new Command('stacktrail').description('A rules engine whose games are event streams.');

await program.parseAsync();
