import { Button } from '../../primitives/button/button.tsx';
import { PlusIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

/** The button 'Add New'; a small screen shows a round plus instead. */
export function AddNew({ onPress }: { onPress: () => void }) {
  const { t } = useLanguage();
  return (
    <>
      <Button variant="secondary" className="max-sm:hidden" onClick={onPress}>
        <PlusIcon />
        {t('Add New')}
      </Button>
      <button
        type="button"
        aria-label={t('Add New')}
        onClick={onPress}
        className="grid size-11 shrink-0 place-items-center rounded-round border border-leaf bg-surface text-lead text-leaf hover:bg-leaf-soft sm:hidden"
      >
        <PlusIcon />
      </button>
    </>
  );
}
