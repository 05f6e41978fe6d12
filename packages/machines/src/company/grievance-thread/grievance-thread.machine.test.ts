import { type GrievanceThread, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleThread } from './grievance-thread.scenario.ts';
import { grievanceThreadMachine } from './grievance-thread.machine.ts';
import { grievanceThreadVerbs, grievanceThreadView } from './grievance-thread.view.ts';

type Stub = () => Promise<Result<GrievanceThread>>;

const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);
const PHOTO = { address: 'blob:1', name: 'box.jpg', type: 'image/jpeg', bytes: 1000 };

/** Opens a thread with a server that gives these responses. */
function open(load: Stub = async () => ok(sampleThread), send: Stub = async () => ok(sampleThread)) {
  const sent: object[] = [];
  const emitted: object[] = [];
  const machine = grievanceThreadMachine.provide({
    actors: {
      loadThread: fromPromise(load),
      sendReply: fromPromise(({ input }) => {
        sent.push(input);
        return send();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('reply.sent', (event) => emitted.push(event));
  let keys = 0;
  const verbs = grievanceThreadVerbs(
    (event) => actor.send(event),
    () => `key-${(keys += 1)}`,
  );
  return { ...verbs, sent, emitted, view: () => grievanceThreadView(actor.getSnapshot()) };
}

async function opened(...stubs: Parameters<typeof open>) {
  const thread = open(...stubs);
  thread.open();
  await settle();
  return thread;
}

describe('the thread of a grievance', () => {
  it('is loaded once it is opened', async () => {
    const thread = open();
    expect(thread.view().status).toBe('closed');
    thread.open();
    expect(thread.view().status).toBe('loading');
    await settle();
    expect(thread.view()).toMatchObject({ status: 'ready', replies: sampleThread.replies, canReply: true });
  });

  it.each<[string, Stub, string]>([
    ['failed', async () => LOST, 'No response from server.'],
    ['broke', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('says why the loading %s, and can be opened again', async (_, load, alert) => {
    const thread = await opened(load);
    expect(thread.view()).toMatchObject({ status: 'failed', alert });
    thread.open();
    expect(thread.view()).toMatchObject({ status: 'loading', alert: undefined });
  });

  it('sends what is written and attached once for a double press, and is empty then', async () => {
    const thread = await opened();
    thread.changeText('  Here it is. ');
    thread.addFile(PHOTO);
    thread.submit();
    thread.submit();
    expect(thread.view()).toMatchObject({ isSending: true, canAttach: false });
    await settle();
    expect(thread.sent).toEqual([{ text: 'Here it is.', files: [PHOTO], key: 'key-1' }]);
    expect(thread.view()).toMatchObject({ text: '', files: [], isSending: false });
    expect(thread.emitted).toEqual([{ type: 'reply.sent', thread: sampleThread, files: ['blob:1'] }]);
  });

  it('sends nothing that is empty or too long, and says so', async () => {
    const thread = await opened();
    thread.submit();
    expect(thread.view().textError).toBe('Write a message or attach a file');
    thread.changeText('x'.repeat(2001));
    expect(thread.view().textError).toBeUndefined();
    thread.submit();
    expect(thread.view().textError).toBe('Message must be at most 2000 characters');
    expect(thread.sent).toEqual([]);
  });

  it('loses nothing when the sending fails: the same reply has the same key, a changed one another', async () => {
    const thread = await opened(undefined, async () => LOST);
    thread.changeText('Here it is.');
    thread.addFile(PHOTO);
    thread.submit();
    await settle();
    expect(thread.view()).toMatchObject({
      alert: 'No response from server.',
      text: 'Here it is.',
      files: [PHOTO],
    });
    thread.submit();
    await settle();
    thread.changeText('Here it is!');
    expect(thread.view().alert).toBeUndefined();
    thread.submit();
    await settle();
    expect(thread.sent).toMatchObject([{ key: 'key-1' }, { key: 'key-1' }, { key: 'key-3' }]);
  });

  it('attaches at most three images or PDFs of at most 5 MB, which can be removed', async () => {
    const thread = await opened();
    const files = [1, 2, 3, 4].map((n) => ({ ...PHOTO, address: `blob:${n}` }));
    thread.addFile({ ...PHOTO, type: 'text/html' });
    expect(thread.view().fileError).toBe('This file cannot be read. Choose an image or a PDF.');
    thread.addFile({ ...PHOTO, bytes: 5 * 1024 * 1024 + 1 });
    expect(thread.view().fileError).toBe('This file is larger than 5 MB. Choose a smaller one.');
    for (const file of files) thread.addFile(file);
    expect(thread.view()).toMatchObject({ canAttach: false, fileError: 'At most 3 files' });
    thread.removeFile('blob:2');
    expect(thread.view().files.map(({ address }) => address)).toEqual(['blob:1', 'blob:3']);
  });

  it('inserts a text below what is typed, and never over it', async () => {
    const thread = await opened();
    thread.insertText('First template');
    expect(thread.view().text).toBe('First template');
    thread.changeText('Dear Asha, ');
    thread.insertText('Second template');
    expect(thread.view().text).toBe('Dear Asha,\n\nSecond template');
  });
});
