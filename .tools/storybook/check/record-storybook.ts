type Globals = Readonly<Record<string, string | { readonly value?: string } | undefined>>;
type Viewports = Readonly<Record<string, { readonly styles?: { readonly width?: string } } | undefined>>;

/** What Storybook reports of a story or a docs page. */
export interface StorybookRecord {
  isDone: boolean;
  /** How many stories were rendered. */
  rendered: number;
  readonly errors: string[];
  /** The rules of axe that are broken. */
  readonly violations: string[];
  globals: Globals;
  viewports: Viewports;
  /** Of the page in pixels, when it was last looked at. */
  height?: number;
}

declare global {
  interface Window {
    storybookRecord: StorybookRecord;
  }
}

/** What Storybook says when a story has ended. */
interface Ended {
  readonly status: string;
  readonly reporters: readonly {
    readonly status: string;
    readonly result: { readonly violations?: readonly { readonly id: string }[] };
  }[];
}

/** The channel of Storybook; each event has a value of its own. */
interface Channel {
  readonly on: (event: string, listener: (value: never) => void) => void;
}

/**
 * Runs in a page before its first script: `window.storybookRecord` then holds what Storybook reports of the story or docs
 * page, and whether it is done. It also empties the storage, as nothing may depend on what was open before.
 */
export function recordStorybook(): void {
  // Stories show mails in frames; these have no storage and no channel.
  if (window !== window.top) return;
  localStorage.clear();
  sessionStorage.clear();
  const record: StorybookRecord = {
    isDone: false,
    rendered: 0,
    errors: [],
    violations: [],
    globals: {},
    viewports: {},
  };
  window.storybookRecord = record;

  const toText = (cause: unknown) => {
    if (typeof cause !== 'object' || cause === null) return String(cause);
    if ('message' in cause) return String(cause.message);
    return String('description' in cause ? cause.description : cause);
  };
  const fail = (name: string) => (value: unknown) => {
    record.errors.push(`${name}: ${[value].flat().map(toText).join(', ')}`);
  };
  const end = () => {
    record.isDone = true;
  };
  const count = () => {
    record.rendered += 1;
  };
  const listeners: [event: string, listener: (value: never) => void][] = [
    ['globalsUpdated', ({ globals }: { globals: Globals }) => (record.globals = globals)],
    [
      'storyPrepared',
      ({ parameters }: { parameters: { viewport?: { options?: Viewports } } }) =>
        (record.viewports = parameters.viewport?.options ?? {}),
    ],
    ['playFunctionThrewException', fail('play failed')],
    ['unhandledErrorsWhilePlaying', fail('play left errors')],
    ['storyThrewException', fail('story failed')],
    ['storyErrored', fail('story failed')],
    ['storyMissing', fail('no story')],
    ['configError', fail('preview failed')],
    [
      'storyFinished',
      ({ status, reporters }: Ended) => {
        const failed = reporters.filter((report) => report.status === 'failed');
        record.violations.push(
          ...failed.flatMap(({ result }) => result.violations ?? []).map(({ id }) => id),
        );
        if (status === 'error' && record.errors.length === 0)
          record.errors.push('a check after the play failed');
      },
    ],
    ...['storyFinished', 'storyErrored', 'storyMissing', 'configError', 'docsRendered'].map(
      (event): [string, () => void] => [event, end],
    ),
    ...['storyRendered', 'storyErrored', 'storyThrewException'].map((event): [string, () => void] => [
      event,
      count,
    ]),
  ];
  let channel: Channel | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(created: Channel) {
      channel = created;
      for (const [event, listener] of listeners) created.on(event, listener);
    },
  });
}
