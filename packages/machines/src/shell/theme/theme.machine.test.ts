import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type Theme, themeMachine, themeVerbs, themeView } from './theme.machine.ts';

interface Browser {
  readonly read?: () => Promise<Theme>;
  readonly save?: () => Promise<void>;
}

function makeTheme({ read = async () => 'device', save = async () => undefined }: Browser = {}) {
  const saved: Theme[] = [];
  const actor = createActor(
    themeMachine.provide({
      actors: {
        readTheme: fromPromise(read),
        saveTheme: fromPromise(async ({ input }) => {
          saved.push(input);
          await save();
        }),
      },
    }),
  ).start();
  return {
    saved,
    ...themeVerbs((event) => actor.send(event)),
    view: () => themeView(actor.getSnapshot()),
    chosen: () => waitFor(actor, (snapshot) => snapshot.matches('chosen')),
  };
}

describe('the theme', () => {
  it('is the saved one', async () => {
    const theme = makeTheme({ read: async () => 'dark' });
    await theme.chosen();
    expect(theme.view()).toEqual({ theme: 'dark' });
    expect(theme.saved).toEqual([]);
  });

  it('follows the device if the saved one cannot be read', async () => {
    const theme = makeTheme({ read: () => Promise.reject(new Error('no cookies')) });
    await theme.chosen();
    expect(theme.view()).toEqual({ theme: 'device' });
  });

  it('changes at once, and is saved', async () => {
    const theme = makeTheme();
    theme.choose('light');
    expect(theme.view()).toEqual({ theme: 'light' });
    await theme.chosen();
    expect(theme.saved).toEqual(['light']);
  });

  it('is the last one of several quick selections', async () => {
    const theme = makeTheme();
    await theme.chosen();
    theme.choose('light');
    theme.choose('dark');
    theme.choose('device');
    await theme.chosen();
    expect(theme.view()).toEqual({ theme: 'device' });
    expect(theme.saved).toEqual(['light', 'dark', 'device']);
  });

  it('stays selected on this page if it can’t be saved', async () => {
    const theme = makeTheme({ save: () => Promise.reject(new Error('no cookies')) });
    theme.choose('dark');
    await theme.chosen();
    expect(theme.view()).toEqual({ theme: 'dark' });
  });
});
