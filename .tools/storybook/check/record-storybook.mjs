/**
 * Runs in a page before its first script: `window.storybookRecord` then holds what Storybook reports of the story or docs
 * page, and whether it is done. It also empties the storage, as nothing may depend on what was open before.
 */
export function recordStorybook() {
  // Stories show mails in frames; these have no storage and no channel.
  if (window !== window.top) return;
  localStorage.clear();
  sessionStorage.clear();
  const record = { isDone: false, rendered: 0, errors: [], violations: [], globals: {}, viewports: {} };
  window.storybookRecord = record;

  const fail = (name) => (value) => {
    const causes = [value].flat().map((cause) => cause?.message ?? cause?.description ?? String(cause));
    record.errors.push(`${name}: ${causes.join(', ')}`);
  };
  const end = () => {
    record.isDone = true;
  };
  const count = () => {
    record.rendered += 1;
  };
  const listeners = [
    ['globalsUpdated', ({ globals }) => (record.globals = globals)],
    ['storyPrepared', ({ parameters }) => (record.viewports = parameters.viewport?.options ?? {})],
    ['playFunctionThrewException', fail('play failed')],
    ['unhandledErrorsWhilePlaying', fail('play left errors')],
    ['storyThrewException', fail('story failed')],
    ['storyErrored', fail('story failed')],
    ['storyMissing', fail('no story')],
    ['configError', fail('preview failed')],
    [
      'storyFinished',
      ({ status, reporters }) => {
        const failed = reporters.filter((report) => report.status === 'failed');
        record.violations.push(
          ...failed.flatMap(({ result }) => result.violations ?? []).map(({ id }) => id),
        );
        if (status === 'error' && record.errors.length === 0)
          record.errors.push('a check after the play failed');
      },
    ],
    ...['storyFinished', 'storyErrored', 'storyMissing', 'configError', 'docsRendered'].map((event) => [
      event,
      end,
    ]),
    ...['storyRendered', 'storyErrored', 'storyThrewException'].map((event) => [event, count]),
  ];
  let channel;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(created) {
      channel = created;
      for (const [event, listener] of listeners) created.on(event, listener);
    },
  });
}
