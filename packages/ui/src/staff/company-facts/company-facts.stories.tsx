import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { CompanyFacts, CompanyHistory, type FactField, PublicationQuestion } from './company-facts.tsx';

const field = (id: string, label: string, value: string, more: Partial<FactField> = {}): FactField => ({
  id,
  label,
  value,
  kind: 'line',
  isOptional: false,
  ...more,
});

const labels = { legalName: 'Legal name', chatNumber: 'Chat number' };
const changes = [{ name: 'chatNumber', before: '919000000000', after: '919000000001' }];

const meta = {
  title: 'Staff/CompanyFacts',
  component: CompanyFacts,
  args: {
    sections: [
      {
        id: 'company',
        title: 'Company',
        fields: [
          field('legalName', 'Legal name', 'Sample Wellness Private Limited'),
          field('establishedOn', 'Established on', '2023-07-03', { kind: 'day' }),
          field('registeredOffice', 'Registered office', '1 Sample Street', { kind: 'lines' }),
          field('founder', 'Founder', '', { isOptional: true }),
        ],
      },
      {
        id: 'tax',
        title: 'Tax',
        fields: [
          field('state', 'State of the GST registration', 'Bihar', {
            kind: 'choice',
            choices: ['Bihar', 'Uttar Pradesh'],
          }),
        ],
      },
    ],
    missing: [],
    unset: [{ id: 'founder', label: 'Founder' }],
    publishedAt: '2026-11-20T10:15:00.000Z',
    obstacle: undefined,
    isDirty: false,
    isSaving: false,
    alert: undefined,
    conflicts: [],
    onResolve: fn(),
    onChange: fn(),
    onSave: fn(),
    onUndo: fn(),
    onPublish: fn(),
    isDiscarding: false,
    onDiscard: fn(),
    onContinue: fn(),
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <CompanyFacts {...args} />
    </main>
  ),
} satisfies Meta<typeof CompanyFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadyToPublish: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(t('Founder')) }), 'A');
    await expect(args.onChange).toHaveBeenLastCalledWith('founder', 'A');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: t('State of the GST registration') }),
      'Uttar Pradesh',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('state', 'Uttar Pradesh');
    await userEvent.click(canvas.getByRole('button', { name: t('Save') }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('Publish') }));
    await expect(args.onPublish).toHaveBeenCalledOnce();
  },
};

export const Unsaved: Story = {
  args: { isDirty: true, obstacle: 'Save your changes before you publish them.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Publish') }));
    await expect(args.onPublish).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('Undo changes') }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const FactsMissing: Story = {
  args: {
    missing: [{ id: 'legalName', label: 'Legal name' }],
    obstacle: 'Set the missing facts before you publish.',
    publishedAt: undefined,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Publish') }));
    await expect(args.onPublish).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: t('Legal name') }));
    await expect(canvas.getByRole('textbox', { name: t('Legal name') })).toHaveFocus();
  },
};

export const NothingNew: Story = { args: { obstacle: 'There is nothing new to publish.', unset: [] } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const AskingToPublish: Story = {
  args: {
    question: (
      <PublicationQuestion
        isOpen
        isBusy={false}
        changes={changes}
        labels={labels}
        onConfirm={fn()}
        onCancel={fn()}
      />
    ),
  },
};

export const WithHistory: Story = {
  args: {
    unset: [],
    history: (
      <CompanyHistory
        status="ready"
        publications={[
          { number: 2, at: '2026-11-20T10:15:00.000Z', publisherName: 'Anil Saxena', fields: changes },
        ]}
        canShowMore={false}
        labels={labels}
        onMore={fn()}
        onRetry={fn()}
      />
    ),
  },
};
