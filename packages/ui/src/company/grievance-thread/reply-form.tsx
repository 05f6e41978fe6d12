import { type ReactNode, useId, useRef } from 'react';
import { Form } from '../../forms/form/form.tsx';
import { FieldError } from '../../forms/field/field.tsx';
import { HiddenImageInput } from '../../forms/hidden-image-input/hidden-image-input.tsx';
import { TextArea } from '../../forms/text-area/text-area.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { AlertPanel } from '../../primitives/alert-panel/alert-panel.tsx';
import { Button } from '../../primitives/button/button.tsx';

export interface ReplyFormProps {
  /** As typed. */
  text: string;
  /** English. */
  textError: string | undefined;
  files: readonly { address: string; name: string }[];
  /** Why the last chosen file is not attached; English. */
  fileError: string | undefined;
  canAttach: boolean;
  isSending: boolean;
  /** Why the reply was not sent; English. */
  alert: string | undefined;
  /** What helps to write, above the text. */
  tools?: ReactNode;
  onTextChange: (text: string) => void;
  onAddFile: (file: File) => void;
  onRemoveFile: (address: string) => void;
  onSend: () => void;
}

/** A text and up to three files: the next reply of a thread. */
export function ReplyForm(props: ReplyFormProps) {
  const { text, textError, files, fileError, canAttach, isSending, alert, tools } = props;
  const { onTextChange, onAddFile, onRemoveFile, onSend } = props;
  const { t } = useLanguage();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const attach = useRef<HTMLButtonElement>(null);
  return (
    <Form className="grid gap-4" onSubmit={onSend} aria-label={t('Write a message')}>
      {alert !== undefined && <AlertPanel>{t(alert)}</AlertPanel>}
      {tools}
      <TextArea
        name="reply"
        label="Your message"
        value={text}
        error={textError}
        readOnly={isSending}
        onChange={(event) => onTextChange(event.currentTarget.value)}
      />
      <fieldset className="grid justify-items-start gap-2" aria-describedby={`${id}hint`}>
        <legend className="mb-1 font-semibold">{t('Files (optional)')}</legend>
        <p id={`${id}hint`} className="text-note text-ink-muted">
          {t('At most 3 images or PDFs of up to 5 MB.')}
        </p>
        {files.length > 0 && (
          <ul className="grid gap-1">
            {files.map(({ address, name }) => (
              <li key={address} className="flex flex-wrap items-center gap-x-3">
                <span className="wrap-anywhere">{name}</span>
                <Button
                  variant="quiet"
                  size="small"
                  disabled={isSending}
                  aria-label={t('Remove {name}', { name })}
                  onClick={() => {
                    onRemoveFile(address);
                    // This button goes away with its file.
                    attach.current?.focus();
                  }}
                >
                  {t('Remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Button
          ref={attach}
          variant="secondary"
          size="small"
          disabled={!canAttach}
          onClick={() => picker.current?.click()}
        >
          {t('Attach a file')}
        </Button>
        <HiddenImageInput ref={picker} accept="image/*,application/pdf" onPick={onAddFile} />
        <div aria-live="polite">
          <FieldError id={id} error={fileError} />
        </div>
      </fieldset>
      <Button type="submit" className="justify-self-start" busy={isSending} busyText="Sending...">
        {t('Send message')}
      </Button>
    </Form>
  );
}
