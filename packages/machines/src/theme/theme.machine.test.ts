import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type Theme, themeMachine, themeVerbs, themeView } from './index.ts';

interface Browser {
  readonly read?: () => Promise<Theme>;
  readonly keep?: () => Promise<void>;
}

function makeTheme({ read = async () => 'device', keep = async () => undefined }: Browser = {}) {
  const kept: Theme[] = [];
  const actor = createActor(
    themeMachine.provide({
      actors: {
        readTheme: fromPromise(read),
        keepTheme: fromPromise(async ({ input }) => {
          kept.push(input);
          await keep();
        }),
      },
    }),
  ).start();
  return {
    kept,
    ...themeVerbs((event) => actor.send(event)),
    view: () => themeView(actor.getSnapshot()),
    chosen: () => waitFor(actor, (snapshot) => snapshot.matches('chosen')),
  };
}

describe('the theme', () => {
  it('is the one that was kept', async () => {
    const theme = makeTheme({ read: async () => 'dark' });
    await theme.chosen();
    expect(theme.view()).toEqual({ theme: 'dark' });
    expect(theme.kept).toEqual([]);
  });

  it('is as on the device where nothing can be read', async () => {
    const theme = makeTheme({ read: () => Promise.reject(new Error('no cookies')) });
    await theme.chosen();
    expect(theme.view()).toEqual({ theme: 'device' });
  });

  it('is chosen at once, and kept', async () => {
    const theme = makeTheme();
    theme.choose('light');
    expect(theme.view()).toEqual({ theme: 'light' });
    await theme.chosen();
    expect(theme.kept).toEqual(['light']);
  });

  it('is the last of quick choices', async () => {
    const theme = makeTheme();
    await theme.chosen();
    theme.choose('light');
    theme.choose('dark');
    theme.choose('device');
    await theme.chosen();
    expect(theme.view()).toEqual({ theme: 'device' });
    expect(theme.kept).toEqual(['light', 'dark', 'device']);
  });

  it('stays chosen on this page where it can’t be kept', async () => {
    const theme = makeTheme({ keep: () => Promise.reject(new Error('no cookies')) });
    theme.choose('dark');
    await theme.chosen();
    expect(theme.view()).toEqual({ theme: 'dark' });
  });
});
