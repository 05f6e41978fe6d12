import { EditorSection } from './editor-section.tsx';
import { DetailGroup } from './detail-group.tsx';
import { DETAIL_GROUPS, type SectionProps } from './product-editor.types.ts';

/** The detail groups of a product; an empty group is not shown in the shop. */
export function DetailGroups(props: SectionProps) {
  return (
    <EditorSection section="details">
      <div className="grid gap-6 sm:col-span-2">
        {DETAIL_GROUPS.map((group) => (
          <DetailGroup key={group} {...props} group={group} />
        ))}
      </div>
    </EditorSection>
  );
}
