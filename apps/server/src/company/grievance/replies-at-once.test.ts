import { beforeAll, describe, expect, it } from 'vitest';
import { GrievanceFiler } from '../../../test/grievance-filer.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('replies to one grievance at the same time', () => {
  const app = useTestApp();
  let guest: GrievanceFiler;
  let people: GrievanceFiler[] = [];

  beforeAll(async () => {
    guest = new GrievanceFiler(app);
    people = await Promise.all(['staff', 'admin'].map((name) => GrievanceFiler.logIn(app, name)));
  });

  it('are all stored, in one order for everyone, and start the work once', async () => {
    const { number } = await guest.file();
    const id = (await people[0]?.all(`?search=${number}`))?.[0]?.id ?? '';
    const sent = people.map((person, at) => person.respond(id, { text: `Staff ${at}` }));
    const statuses = (await Promise.all([...sent, guest.reply(number, { text: 'Me too' })])).map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([200, 200, 200]);
    const { progress, replies } = await guest.thread(number);
    expect(replies.map(({ text }) => text).toSorted()).toEqual(['Me too', 'Staff 0', 'Staff 1']);
    expect((await guest.thread(number)).replies).toMatchObject(replies.map(({ text }) => ({ text })));
    expect(progress.steps.map(({ status }) => status)).toEqual(['OPEN', 'IN_PROGRESS']);
  });

  it('are one reply for a double click', async () => {
    const { number } = await guest.file();
    const reply = { text: 'Once', key: 'double-click-0001' };
    const responses = await Promise.all([1, 2].map(() => guest.reply(number, reply)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await guest.thread(number)).replies.map(({ text }) => text)).toEqual(['Once']);
  });

  it('reopen a resolved grievance once', async () => {
    const { number } = await guest.file();
    const [staff] = people;
    const id = (await staff?.all(`?search=${number}`))?.[0]?.id ?? '';
    await staff?.move(id, 'IN_PROGRESS');
    await staff?.move(id, 'RESOLVED', 'Sent again.');
    await Promise.all(['a', 'b'].map((text) => guest.reply(number, { text })));
    const { progress, replies } = await guest.thread(number);
    expect([progress.steps.map(({ status }) => status), replies.length]).toEqual([
      ['OPEN', 'IN_PROGRESS', 'RESOLVED', 'IN_PROGRESS'],
      2,
    ]);
  });
});
