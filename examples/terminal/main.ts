/**
 * The form 'Join the business' in a terminal: the same machine as on the site, with its rules, its messages and its
 * thank-you, and no React. Start it in the root folder of the repository:
 *
 *     node --conditions=pgm:source examples/terminal/main.ts
 */
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import {
  LEAD_FIELDS,
  type LeadDraft,
  type LeadField,
  leadFormMachine,
  leadFormVerbs,
  leadFormView,
} from '@pgm/machines/company/lead-form';
import { createActor, fromPromise, waitFor } from 'xstate';

const machine = leadFormMachine.provide({
  actors: {
    // The site makes its call here.
    submitForm: fromPromise(async ({ input: { data } }) => ({ ok: true, value: data })),
    recallDraft: fromPromise<LeadDraft | undefined>(async () => undefined),
  },
});

const actor = createActor(machine).start();
const { changeField, submit } = leadFormVerbs(actor.send, () => crypto.randomUUID());
const lines = createInterface({ input: stdin })[Symbol.asyncIterator]();

/** The next line that the user types. */
async function ask(question: string): Promise<string> {
  stdout.write(`${question}: `);
  const { value, done } = await lines.next();
  if (done) throw new Error('The input has ended.');
  return value;
}

/** Asks for a field until the machine accepts its value. */
async function fillIn(field: LeadField): Promise<void> {
  changeField(field, await ask(field));
  const error = leadFormView(actor.getSnapshot()).errors[field];
  if (error === undefined) return;
  stdout.write(`${error}\n`);
  await fillIn(field);
}

stdout.write('Join the business\n');
for (const field of LEAD_FIELDS) await fillIn(field);
submit();
await waitFor(actor, (snapshot) => leadFormView(snapshot).status === 'thanked');
stdout.write('Thank you! We will call you.\n');
actor.stop();
