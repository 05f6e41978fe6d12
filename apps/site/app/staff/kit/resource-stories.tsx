import { type Result, fail, ok } from '@pgm/api/contract';
import type { FormValues } from '@pgm/machines/kit';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import type { StoryObj } from '@storybook/react-vite';
import { createRoutesStub } from 'react-router';
import { screen, userEvent, within } from 'storybook/test';
import { ResourceScreen } from './resource-page.tsx';
import type { Resource, StaffListPage } from './resource.types.ts';

/** The dialog with a name, once it is there. */
export const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Presses a button of a dialog. @param name English */
export const pressIn = async (dialog: ReturnType<typeof within>, name: string) =>
  userEvent.click(await dialog.findByRole('button', { name: t(name) }));

const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);

/**
 * The stories of the page of a resource, without a server.
 * @param rows   the sample records on its page
 * @param counts how many rows its views have. Default: not known
 */
export function resourceStories<Row extends { readonly id: string }, Data, Values extends FormValues>(
  resource: Resource<Row, Data, Values>,
  rows: readonly Row[],
  counts: Readonly<Record<string, number>> = {},
) {
  const toStory = (
    list: () => Promise<Result<StaffListPage<Row>>>,
    { address = '', save = () => new Promise<Result<Row>>(() => {}), get = resource.get } = {},
  ): StoryObj => {
    const { editing, views } = resource;
    const shown = {
      ...resource,
      list,
      ...(get && { get }),
      ...(editing && { editing: { ...editing, save } }),
      ...(views && { views: { ...views, count: async () => ok(counts) } }),
    };
    const Page = createRoutesStub([{ path: '*', Component: () => <ResourceScreen resource={shown} /> }]);
    return {
      parameters: { layout: 'fullscreen' },
      render: () => <Page initialEntries={[`/dashboard/${resource.id}${address}`]} />,
    };
  };
  const found = async () => ok({ data: rows, limit: 20, total: rows.length });
  const [first] = rows;
  return {
    ready: toStory(found),
    loading: toStory(() => new Promise(() => {})),
    failed: toStory(async () => LOST),
    empty: toStory(async () => ok({ data: [], limit: 20, total: 0 })),
    /** The page at an address. */
    at: (address: string, play: () => Promise<void>): StoryObj => ({ ...toStory(found, { address }), play }),
    /** The dialog of a new record. */
    creating: toStory(found, { address: '?open=new' }),
    /** The dialog of the first record. */
    editing: {
      ...toStory(found, { address: `?open=${first?.id}` }),
      play: async () => {
        await screen.findByRole('dialog');
      },
    } satisfies StoryObj,
    /** The dialog of the first record, opened again at the moment when it closes because it is saved. */
    openedAgain: {
      ...toStory(found, { address: `?open=${first?.id}`, save: async () => (first ? ok(first) : LOST) }),
      play: async ({ canvas }) => {
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
        await screen.findByRole('dialog');
      },
    } satisfies StoryObj,
    /** The dialog of a record that is on another page of the list. */
    editingElsewhere: (record: Row): StoryObj => ({
      ...toStory(found, { address: `?open=${record.id}`, get: async () => ok(record) }),
      play: async () => {
        await screen.findByRole('dialog', { name: resource.toName(record) });
      },
    }),
    /** The address names a record that was deleted. */
    missing: (message: string): StoryObj => ({
      ...toStory(found, { address: '?open=none', get: async () => fail({ code: 'notFound', message }) }),
      play: async () => {
        await screen.findByText(t(message));
      },
    }),
    /** The dialog after another editor saved `theirs` meanwhile. @param change what the user changes in the dialog */
    conflict: (theirs: Row, change: () => Promise<void>): StoryObj => ({
      ...toStory(found, {
        address: `?open=${first?.id}`,
        save: async () =>
          fail({ code: 'conflict', message: 'Another user has changed this.', current: theirs }),
      }),
      play: async () => {
        await screen.findByRole('dialog');
        await change();
        await userEvent.click(screen.getByRole('button', { name: t('Save') }));
        await screen.findByRole('button', { name: t('Take theirs') });
      },
    }),
  };
}
