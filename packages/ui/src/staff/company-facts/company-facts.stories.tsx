import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import {
  type CertificatePart,
  CompanyFacts,
  CompanyHistory,
  type FactField,
  PublicationQuestion,
} from './company-facts.tsx';

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

const optional = { isOptional: true } as const;

/** The section of certificates with one in it. */
const withCertificate = (
  scan: Partial<CertificatePart['scan']>,
  {
    number = 'ISO-1',
    ending,
  }: { readonly number?: string; readonly ending?: CertificatePart['ending'] } = {},
) => ({
  unset: [],
  sections: [
    {
      id: 'certificates',
      title: 'Certificates',
      fields: [],
      certificates: [
        {
          id: 'certificateIso9001',
          title: 'ISO 9001:2015 certificate',
          number: field('certificateIso9001', 'Number', number, optional),
          days: [
            field('certificateIso9001From', 'Issued on', '', { kind: 'day', ...optional }),
            field('certificateIso9001Until', 'Valid until', ending?.until ?? '', {
              kind: 'day',
              ...optional,
            }),
          ],
          scan: { id: 'certificateIso9001Scan', file: null, storedUrl: undefined, ...scan },
          ending,
        },
      ],
    },
  ],
});

const file = { name: 'iso-9001.pdf', size: 840_000 };
const storedUrl = productImage('ISO', 'box', '#14563b').src;

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
    pinCodes: 0,
    pinCodesHref: '/dashboard/imports/pin-codes',
    publishedAt: '2026-11-20T10:15:00.000Z',
    obstacle: undefined,
    isDirty: false,
    isSaving: false,
    alert: undefined,
    conflicts: [],
    onResolve: fn(),
    onChange: fn(),
    onScan: fn(),
    onScanRemove: fn(),
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

export const CertificateWithoutScan: Story = {
  args: withCertificate({}, { number: '' }),
  play: async ({ canvas, userEvent, args }) => {
    const certificate = canvas.getByRole('group', { name: t('ISO 9001:2015 certificate') });
    const scan = new File(['%PDF-'], 'iso.pdf', { type: 'application/pdf' });
    await userEvent.upload(
      within(certificate).getByLabelText(new RegExp(t('Scan')), { selector: 'input' }),
      scan,
    );
    await expect(args.onScan).toHaveBeenCalledWith('certificateIso9001Scan', scan);
  },
};

export const CertificateWithScan: Story = {
  args: withCertificate({ storedUrl }),
  play: async ({ canvas, userEvent, args }) => {
    const certificate = t('ISO 9001:2015 certificate');
    await expect(
      canvas.getByRole('link', { name: `${t('View certificate')}: ${certificate}` }),
    ).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: `${t('Remove scan')}: ${certificate}` }));
    await expect(args.onScanRemove).toHaveBeenCalledWith('certificateIso9001Scan');
    await expect(canvas.getByLabelText(new RegExp(t('Scan')), { selector: 'input' })).toHaveFocus();
  },
};

export const CertificateEndingSoon: Story = {
  args: withCertificate({ storedUrl }, { ending: { days: 30, until: '2026-12-21' } }),
};

export const CertificateEnded: Story = {
  args: withCertificate({ storedUrl }, { ending: { days: -1, until: '2026-11-20' } }),
};

export const ScanUploading: Story = {
  args: { ...withCertificate({ file, storedUrl }), isDirty: true, isSaving: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('progressbar', { name: t('Uploading {name}', { name: 'iso-9001.pdf' }) }),
    ).toBeVisible();
  },
};

export const ScanRejected: Story = {
  args: {
    ...withCertificate({ file, error: 'This file cannot be read. Choose an image or a PDF.' }),
    isDirty: true,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByLabelText(new RegExp(t('Scan')), { selector: 'input' }),
    ).toHaveAccessibleDescription(new RegExp(t('This file cannot be read. Choose an image or a PDF.')));
  },
};

/** The numbers of the shop say what counts while they are not set, and the list of PIN codes how many it has. */
export const Numbers: Story = {
  args: {
    pinCodes: 1250,
    sections: [
      {
        id: 'terms',
        title: 'Delivery, returns and payment',
        fields: [
          field('deliveryFee', 'Standard delivery: fee in rupees', '', {
            kind: 'number',
            numberWhenEmpty: 49,
            ...optional,
          }),
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('While this is empty: {number}', { number: '49' }))).toBeVisible();
    await expect(canvas.getByText(t('PIN codes in the list: {count}', { count: '1,250' }))).toBeVisible();
  },
};
