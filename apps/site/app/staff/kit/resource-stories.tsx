import type { Endpoint } from '@pgm/api/contract';
import type { FormValues } from '@pgm/machines/kit';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import type { StoryObj } from '@storybook/react-vite';
import { createRoutesStub } from 'react-router';
import { screen, userEvent, within } from 'storybook/test';
import {
  type SampleResponse,
  hangs,
  lists,
  meets,
  rejects,
  respondsWith,
  withNetwork,
} from '../../../../../.storybook/sample-network.tsx';
import { ResourceScreen } from './resource-page.tsx';
import type { Resource } from './resource.types.ts';

/** The dialog with a name, once it is there. */
export const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Presses a button of a dialog. @param name English */
export const pressIn = async (dialog: ReturnType<typeof within>, name: string) =>
  userEvent.click(await dialog.findByRole('button', { name: t(name) }));

/** The calls that the page of a resource makes. */
interface ResourceCalls {
  readonly list: Endpoint;
  /** Loads the record that an address names. Default: only rows of the list are named. */
  readonly get?: Endpoint;
  /** Saves a record that is edited. Default: no story saves one. */
  readonly save?: Endpoint;
}

/**
 * The stories of the page of a resource: with the client of the site, over a network of their own.
 * @param rows   the sample records on its page
 * @param others the responses to other calls of all stories, such as the numbers of its views. Default none
 */
export function resourceStories<Row extends { readonly id: string }, Data, Values extends FormValues>(
  resource: Resource<Row, Data, Values>,
  calls: ResourceCalls,
  rows: readonly NoInfer<Row>[],
  ...others: readonly SampleResponse[]
) {
  const Page = createRoutesStub([{ path: '*', Component: () => <ResourceScreen resource={resource} /> }]);
  const toStory = (
    address: string,
    play: StoryObj['play'],
    ...responses: readonly SampleResponse[]
  ): StoryObj => ({
    ...withNetwork([...responses, ...others], play),
    render: () => <Page initialEntries={[`/dashboard/${resource.id}${address}`]} />,
  });
  const found = lists(calls.list, rows);
  const [first] = rows;
  const atFirst = `?open=${first?.id}`;
  const findAnyDialog = async () => {
    await screen.findByRole('dialog');
  };
  /** The page whose list has met a fault of the network. @param sentence what the page then says; English */
  const afterFault = (name: string, sentence: string): StoryObj =>
    toStory(
      '',
      async () => {
        await screen.findByText(t(sentence));
      },
      meets(calls.list, name),
    );
  return {
    ready: toStory(
      '',
      async () => {
        await screen.findByText(t('Results: {count}', { count: String(rows.length) }));
      },
      found,
    ),
    loading: toStory('', undefined, hangs(calls.list)),
    failed: afterFault('no response', 'No response from server.'),
    empty: toStory(
      '',
      async () => {
        await screen.findByText(t(resource.empty.title));
      },
      lists(calls.list, []),
    ),
    afterFault,
    /** The page at an address. @param responses those of this story. Default: only those of all stories */
    at: (address: string, play: () => Promise<void>, ...responses: readonly SampleResponse[]): StoryObj =>
      toStory(address, play, ...responses, found),
    /** The dialog of a new record. */
    creating: toStory('?open=new', findAnyDialog, found),
    /** The dialog of the first record. */
    editing: toStory(atFirst, findAnyDialog, found),
    /** The dialog of the first record, opened again at the moment when it closes because it is saved. */
    openedAgain: (): StoryObj =>
      toStory(
        atFirst,
        async ({ canvas }) => {
          const dialog = await screen.findByRole('dialog');
          const [edit] = canvas.getAllByRole('menuitem', { name: t('Edit'), hidden: true });
          const closed = new Promise<void>((resolve) => {
            const watch = new MutationObserver(() => {
              if (dialog.isConnected) return;
              watch.disconnect();
              edit?.click();
              resolve();
            });
            watch.observe(document.body, { childList: true, subtree: true });
          });
          within(dialog)
            .getByRole('button', { name: t('Save') })
            .click();
          await closed;
          await findAnyDialog();
        },
        found,
        respondsWith(named(calls, 'save'), first),
      ),
    /** The dialog of a record that is on another page of the list. */
    editingElsewhere: (record: Row): StoryObj =>
      toStory(
        `?open=${record.id}`,
        async () => {
          await screen.findByRole('dialog', { name: resource.toName(record) });
        },
        found,
        respondsWith(named(calls, 'get'), record),
      ),
    /** The address names a record that was deleted. */
    missing: (message: string): StoryObj =>
      toStory(
        '?open=none',
        async () => {
          await screen.findByText(t(message));
        },
        found,
        rejects(named(calls, 'get'), 404, { message }),
      ),
    /** The dialog after another editor saved `theirs` meanwhile. @param change what the user changes in the dialog */
    conflict: (theirs: Row, change: () => Promise<void>): StoryObj =>
      toStory(
        atFirst,
        async () => {
          await findAnyDialog();
          await change();
          await userEvent.click(screen.getByRole('button', { name: t('Save') }));
          await screen.findByRole('button', { name: t('Take theirs') });
        },
        found,
        rejects(named(calls, 'save'), 409, { message: 'Another user has changed this.', current: theirs }),
      ),
  };
}

/** A call that a story needs. */
function named({ list, ...calls }: ResourceCalls, call: 'get' | 'save'): Endpoint {
  const found = calls[call];
  if (found === undefined) throw new Error(`A story needs the call '${call}' beside ${list.operation}`);
  return found;
}
