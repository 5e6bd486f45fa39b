import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** What the figures were measured on. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly node: string;
  readonly platform: string;
  /** How many processes wanted a core in the last minute; more than one core's worth besides the bench spoils figures. */
  readonly load: number;
}

export function thisMachine(): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}
