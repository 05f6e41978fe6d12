import { BulkChange, type Result, fail, ok } from '@pgm/api/contract';
import { createRecordForm, recordFormVerbs, recordFormView, withPorts } from '@pgm/machines/kit';
import { RecordDialog, RecordSection } from '@pgm/ui/data/record-dialog';
import { toField } from '@pgm/ui/forms/form';
import { SelectField } from '@pgm/ui/forms/select-field';
import { TextField } from '@pgm/ui/forms/text-field';
import { useLanguage } from '@pgm/ui/foundations/language';
import { Button } from '@pgm/ui/primitives/button';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { toasts } from '../../flows/shell/toasts/toasts.ts';
import { staffClient } from '../kit/staff-client.ts';
import { loadCategories, useChoices } from '../kit/use-choices.ts';

/** What happened to the selected products. */
interface BulkResult {
  readonly changed: readonly string[];
  readonly rejected: readonly { readonly id: string; readonly message: string }[];
}

/** As typed or chosen; what is empty stays as it is. */
type BulkValues = Readonly<
  Record<'price' | 'pricePercent' | 'isVisible' | 'categoryId', string> & { ids: readonly string[] }
>;

const EMPTY: BulkValues = { ids: [], price: '', pricePercent: '', isVisible: '', categoryId: '' };

const toNumber = (text: string) => (text.trim() === '' ? undefined : Number(text.replace(',', '.')));

/** The form that changes several products at once. */
export const siteProductBulkMachine = withPorts(
  createRecordForm<BulkChange, BulkResult, BulkValues>(BulkChange, {
    id: 'product-bulk',
    empty: EMPTY,
    toData: ({ ids, price, pricePercent, isVisible, categoryId }) => {
      const change = {
        price: toNumber(price),
        pricePercent: toNumber(pricePercent),
        isVisible: isVisible === '' ? undefined : isVisible === 'true',
        categoryId: categoryId || undefined,
      };
      const set = Object.entries(change).filter(([, value]) => value !== undefined);
      return { ids, ...Object.fromEntries(set) };
    },
    asksToDiscard: true,
  }),
)({
  actors: {
    saveRecord: fromPromise<Result<BulkResult>, { record: BulkResult | undefined; data: BulkChange }>(
      async ({ input: { data }, signal }) => {
        const result = await staffClient().products.updateAll(data, signal);
        if (!result.ok) return result;
        const [first] = result.value.rejected;
        // Nothing changed: the form stays, with the reason.
        return result.value.changed.length === 0 && first
          ? fail({ code: 'invalid', message: first.message } as const)
          : ok(result.value);
      },
    ),
  },
});

const CHOICES = { categories: loadCategories };

/** Changes the price, the visibility or the category of the selected products. */
export function ProductBulk({
  ids,
  onDone,
}: {
  readonly ids: readonly string[];
  readonly onDone: () => void;
}) {
  const actor = useActorRef(siteProductBulkMachine);
  const { t } = useLanguage();
  useEmitted(actor, {
    'record.saved': ({ record: { rejected } }) => {
      toasts.show({ kind: 'success', message: 'Saved' });
      for (const { message } of rejected) toasts.show({ kind: 'error', message });
      onDone();
    },
  });

  return (
    <>
      <Button
        size="small"
        variant="secondary"
        onClick={() => recordFormVerbs<BulkResult, BulkValues>(actor.send).add({ ...EMPTY, ids })}
      >
        {t('Change selected')}
      </Button>
      <ProductBulkScreen actor={actor} />
    </>
  );
}

/** The dialog for any state of its actor. */
export function ProductBulkScreen({
  actor,
}: {
  readonly actor: ActorRefFrom<typeof siteProductBulkMachine>;
}) {
  const [form, verbs] = useFlow(
    actor,
    recordFormView<BulkResult, BulkValues>,
    recordFormVerbs<BulkResult, BulkValues>,
  );
  const { categories = [] } = useChoices(CHOICES);
  const { ids: _ids, ...texts } = form.values;
  const field = toField({ values: texts, errors: form.errors, onChange: verbs.changeField });
  return (
    <RecordDialog
      isOpen={form.isOpen}
      title="Change selected products"
      isBusy={form.isSaving}
      alert={form.alert}
      onSave={verbs.submit}
      onCancel={verbs.close}
      isAskingToDiscard={form.isDiscarding}
      onDiscard={verbs.discard}
      onContinueEditing={verbs.resume}
    >
      <RecordSection title="What changes">
        <TextField {...field('price')} label="New price" prefix="₹" inputMode="decimal" optional />
        <TextField
          {...field('pricePercent')}
          label="Raise prices by (%)"
          hint="A negative number lowers them."
          optional
        />
        <SelectField
          {...field('isVisible')}
          label="Visibility"
          placeholder="No change"
          options={[
            { value: 'true', label: 'Visible' },
            { value: 'false', label: 'Hidden' },
          ]}
        />
        <SelectField {...field('categoryId')} label="Category" placeholder="No change" options={categories} />
      </RecordSection>
    </RecordDialog>
  );
}
