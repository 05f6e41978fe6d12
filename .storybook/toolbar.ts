import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import * as z from 'zod/mini';

/** What the toolbar has selected. */
export interface Toolbar {
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'hi';
}

/** What Storybook's globals select; anything unknown is light or English. */
export const toToolbar = (globals: Readonly<Record<string, unknown>>): Toolbar => ({
  theme: globals['theme'] === 'dark' ? 'dark' : 'light',
  language: globals['language'] === 'hi' ? 'hi' : 'en',
});

/** What the address of the document selects, for example `globals=theme:dark;language:hi`. */
export function selectedInAddress(): Toolbar {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return toToolbar(Object.fromEntries(globals.split(';').map((pair) => pair.split(':'))));
}

const Message = z.object({ globals: z.record(z.string(), z.unknown()) });

/** The events that carry what the toolbar has selected: at the start, and after each change. */
const EVENTS = [GLOBALS_UPDATED, SET_GLOBALS];

/** What this file needs of Storybook's channel. */
interface ToolbarChannel {
  on(event: string, listener: (message: unknown) => void): void;
  off(event: string, listener: (message: unknown) => void): void;
}

/** Calls `listener` with every selection in the toolbar, until the returned function is called. */
export function watchToolbar(channel: ToolbarChannel, listener: (toolbar: Toolbar) => void): () => void {
  const hear = (message: unknown) => {
    const parsed = Message.safeParse(message);
    if (parsed.success) listener(toToolbar(parsed.data.globals));
  };
  for (const event of EVENTS) channel.on(event, hear);
  return () => {
    for (const event of EVENTS) channel.off(event, hear);
  };
}
