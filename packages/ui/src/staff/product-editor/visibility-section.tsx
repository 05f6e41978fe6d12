import { EditorSection } from './editor-section.tsx';
import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import type { SectionProps } from './product-editor.types.ts';
import { toFields } from './to-fields.ts';

const VISIBLE = 'Visitors can see and buy the product.';
const INCOMPLETE =
  'Not possible yet: the label is missing details required by law. You can still save the product.';

/** Whether visitors see the product. It cannot be switched on while the label is incomplete, and the hint says why. */
export function VisibilitySection(props: SectionProps) {
  const { words } = toFields(props);
  const { values, canShow } = props.form;
  return (
    <EditorSection section="visibility">
      <Checkbox
        {...words('isVisible')}
        hint={canShow ? VISIBLE : INCOMPLETE}
        checked={values.isVisible}
        // It stays focusable, so that a screen reader reads the hint.
        aria-disabled={canShow ? undefined : true}
        onChange={({ currentTarget }) => {
          if (canShow) props.verbs.changeField('isVisible', currentTarget.checked);
        }}
        className="sm:col-span-2"
      />
    </EditorSection>
  );
}
