import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test';
import { test as base } from './test.ts';

export { expect } from './test.ts';

/** A server that belongs to one test: it can be stopped, and its clock can be moved. */
export interface OwnServer {
  readonly address: string;
  /** Calls it beside the page. */
  readonly request: APIRequestContext;
  readonly stop: () => Promise<void>;
  /** Moves the server's clock on, in ms. */
  readonly passTime: (ms: number) => void;
}

/**
 * A test with a server of its own, built by the one that all other tests share. Its pages and calls are those of this
 * server. Besides what a server must do, it serves tests that change what others count, such as the products of the shop.
 */
export const test = base.extend<{
  server: OwnServer;
  /** Settings of the server beside its folder; it chooses its port. */
  settings: Readonly<Record<string, string>>;
}>({
  settings: [{}, { option: true }],
  // The page depends on it, and so is closed before the server: it would log errors otherwise.
  baseURL: async ({ server }, provide) => provide(server.address),
  server: [
    async ({ playwright, settings }, provide) => {
      const { server, end } = await startServer(playwright, settings);
      await provide(server);
      await end();
    },
    // Several start at once on a busy machine.
    { timeout: 180_000 },
  ],
});

/** Starts a server on sample data of its own; `end` stops it and deletes them. */
export async function startServer(
  playwright: PlaywrightWorkerArgs['playwright'],
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly server: OwnServer; readonly end: () => Promise<void> }> {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/own-server-'));
  cpSync(process.env['E2E_SEEDED_DIR'] ?? '', join(folder, 'data'), { recursive: true });
  const clock = join(folder, 'clock');
  writeFileSync(clock, '0');
  const child = spawn(
    process.execPath,
    // It lives for seconds: to optimise the code of its database costs more than to run it.
    ['--liftoff-only', '--import', join(import.meta.dirname, 'movable-clock.ts'), '../server/dist/main.js'],
    {
      cwd: resolve(import.meta.dirname, '..'),
      env: { ...process.env, PORT: '0', ...settings, DATA_DIR: join(folder, 'data'), MOVABLE_CLOCK: clock },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const address = await toAddress(child.stdout);
  const request = await playwright.request.newContext({ baseURL: address });
  const server: OwnServer = {
    address,
    request,
    stop,
    passTime: (ms) => {
      // The server reads it at any moment, and must not find half of it.
      writeFileSync(`${clock}.next`, String(ms));
      renameSync(`${clock}.next`, clock);
    },
  };
  const end = async () => {
    await request.dispose();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { server, end };
}

async function toAddress(output: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += chunk.toString();
    const address = /Ready at (\S+)/.exec(text)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`The server did not start: ${text}`);
}
