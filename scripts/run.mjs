import { spawn } from 'node:child_process';

// A terminal sends its SIGINT to both processes: passing it on would interrupt the child twice.
const fromTerminal = process.stdin.isTTY;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program with this one's terminal, passing signals on to it. Resolves when it ends well; where it fails, this
 * process ends with the same exit code.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const forward = (signal) => {
      if (!fromTerminal || signal !== 'SIGINT') child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      process.exit(1);
    });
    child.on('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward);
      if (signal !== null) {
        process.kill(process.pid, signal);
        return;
      }
      if (code !== 0) process.exit(code ?? 1);
      resolve();
    });
  });
}
