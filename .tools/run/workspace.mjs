import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const ROOT = join(fileURLToPath(new URL('.', import.meta.url)), '../..');

/** The Node.js of the project, whatever version the machine has. */
export const NODE = join(ROOT, 'node_modules/node/bin/node');

/**
 * How a program runs: its folder (default the repository's), further variables, and its streams (default this program's).
 * @typedef {object} ProgramOptions
 * @property {string} [cwd]
 * @property {Record<string, string>} [env]
 * @property {import('node:child_process').StdioOptions} [stdio]
 */

/**
 * Runs a program in the repository, with the project's own programs first in the path.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {ProgramOptions} [options]
 */
export function start(command, args, { cwd = ROOT, env = {}, stdio = 'inherit' } = {}) {
  const bin = join(ROOT, 'node_modules/.bin');
  return spawn(command, args, {
    cwd,
    stdio,
    env: { ...process.env, PATH: `${bin}:${process.env['PATH']}`, ...env },
  });
}

/**
 * Goes on as another program of the project's Node.js: signals reach it, and this process ends with its code.
 * @param {readonly string[]} args
 */
export function goOnAs(args) {
  const program = start(NODE, args);
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
    process.on(signal, () => program.kill(signal));
  program.on('close', (code) => process.exit(code ?? 1));
}

/**
 * Runs a program to its end; resolves with its exit code and, unless stdio is inherited, its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {ProgramOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options = {}) {
  const child = start(command, args, options);
  let output = '';
  child.stdout?.on('data', (text) => (output += text));
  child.stderr?.on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
