import type { Endpoint } from '@pgm/api/contract';
import type { FormValues } from '@pgm/machines/kit';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { hangs, rejects, respondsWith } from '../../../../../.storybook/sample-network.tsx';
import { findDialog, pressIn, resourceStories } from '../kit/resource-stories.tsx';
import type { Resource } from '../kit/resource.types.ts';
import { sampleCaller, sampleColleague, sampleOther } from './assignment.scenario.ts';
import type { Assignable } from './assignment.tsx';

const COMMANDS = ['Assign to me', 'Assign to none', 'Assign to a colleague'];

const OTHERS = { assignee: sampleOther };

const REJECTED = 'This person cannot work on it: the account needs the right, and must not be blocked.';

/** Chooses the colleague in the dialog; returns the dialog. */
async function choose() {
  const dialog = await findDialog(t('Assign to a colleague'));
  await userEvent.type(await dialog.findByRole('combobox', { name: t('Colleague') }), 'sush');
  await userEvent.click(await screen.findByRole('option', { name: sampleColleague.choice }));
  await dialog.findByRole('button', { name: t('Remove {name}', { name: sampleColleague.choice }) });
  return dialog;
}

/**
 * The stories of how records are assigned: what the menu of a row offers, and the dialog of an administrator.
 * @param calls the list of the records, and the call that assigns one
 * @param row   a record that is assigned to none
 */
export function assignmentStories<Row extends Assignable, Data, Values extends FormValues>(
  resource: Resource<Row, Data, Values>,
  { list, assign }: { readonly list: Endpoint; readonly assign: Endpoint },
  row: Row,
) {
  /** The page with one row, whose menu offers exactly these actions. */
  const menu = (assigned: Partial<Assignable>, offered: readonly string[]) =>
    resourceStories(resource, { list }, [{ ...row, ...assigned }]).at('', async () => {
      const name = t('Actions for {name}', { name: resource.toName(row) });
      await userEvent.click(await screen.findByRole('button', { name }));
      await screen.findByRole('menu');
      for (const label of COMMANDS) {
        const found = screen.queryAllByRole('menuitem', { name: t(label) });
        await expect(found).toHaveLength(offered.includes(label) ? 1 : 0);
      }
    });

  /** The dialog of an administrator. @param response how the assignment ends. Default: not yet */
  const dialog = (play: () => Promise<void>, response = hangs(assign)) =>
    resourceStories(resource, { list }, [{ ...row, ...OTHERS, canAssignToOthers: true }]).at(
      `?assign=${row.id}`,
      play,
      response,
    );

  return {
    menuOfNone: menu({}, ['Assign to me']),
    menuOfMine: menu({ assignee: sampleCaller }, ['Assign to none']),
    menuOfAnother: menu({ ...OTHERS, canAssign: false }, []),
    menuForAdmin: menu({ ...OTHERS, canAssignToOthers: true }, ['Assign to me', 'Assign to a colleague']),
    assigning: dialog(async () => {
      const opened = await findDialog(t('Assign to a colleague'));
      await opened.findByText(sampleOther.name);
    }),
    chosen: dialog(async () => {
      await choose();
    }),
    withoutChoice: dialog(async () => {
      const opened = await findDialog(t('Assign to a colleague'));
      await pressIn(opened, 'Assign');
      await opened.findByText(t('Choose a colleague from the list'));
    }),
    busy: dialog(async () => {
      const opened = await choose();
      await pressIn(opened, 'Assign');
      await expect(opened.getByRole('button', { name: t('Saving...') })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    }),
    rejected: dialog(
      async () => {
        const opened = await choose();
        await pressIn(opened, 'Assign');
        await opened.findByText(t(REJECTED));
      },
      rejects(assign, 400, { message: REJECTED, fields: { assigneeId: REJECTED } }),
    ),
    assigned: dialog(
      async () => {
        const opened = await choose();
        await pressIn(opened, 'Assign');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      },
      respondsWith(assign, { ...row, assignee: { name: sampleColleague.name, isCaller: false } }),
    ),
  };
}
