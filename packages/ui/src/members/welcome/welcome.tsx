import { AccountPage } from '../../shell/account-page/account-page.tsx';
import { FormAlert } from '../../primitives/alert-panel/form-alert.tsx';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextButton, TextLink } from '../../primitives/text-link/text-link.tsx';
import { WelcomeStep } from './welcome-step.tsx';

type Step = 'username' | 'address' | 'order';

export interface WelcomeProps {
  firstName: string;
  /** The first steps, and whether each is done. */
  done: Readonly<Record<Step, boolean>>;
  /** The first step that is open; undefined when all are done. */
  next: Step | undefined;
  /** Why it is not known which steps are done, in English. */
  error: string | undefined;
  /** The page from which the user signed up. Default: none. */
  backHref?: string | undefined;
  /** Opens the form with the username. */
  onUsername: () => void;
  onRetry: () => void;
}

/** What a new member sees first: three steps, the next of them with the strongest button. */
export function Welcome({ firstName, done, next, error, backHref, onUsername, onRetry }: WelcomeProps) {
  const { t } = useLanguage();
  const look = (step: Step) => (step === next ? 'primary' : 'secondary');
  return (
    <AccountPage title="Welcome">
      <div className="grid max-w-prose gap-6">
        <p className="text-lead">
          {next === undefined
            ? t('{name}, you are all set.', { name: firstName })
            : t('Good to have you here, {name}. Three steps, and you are all set.', { name: firstName })}
        </p>
        {backHref !== undefined && (
          <p>
            <TextLink href={backHref} className="inline-flex min-h-11 items-center font-semibold">
              {t('Back to the page you were on')}
            </TextLink>
          </p>
        )}
        <FormAlert alert={error}>
          <TextButton className="min-h-11 font-semibold" onClick={onRetry}>
            {t('Try again')}
          </TextButton>
        </FormAlert>
        <ol className="grid gap-4">
          <WelcomeStep
            number={1}
            isDone={done.username}
            title="Choose a username"
            text="A name that you remember, to log in with."
            action={
              <Button variant={look('username')} onClick={onUsername}>
                {t('Choose a username')}
              </Button>
            }
          />
          <WelcomeStep
            number={2}
            isDone={done.address}
            title="Add your address"
            text="So that your first order finds its way."
            action={
              <ButtonLink variant={look('address')} href="/manage/addresses">
                {t('Add your address')}
              </ButtonLink>
            }
          />
          <WelcomeStep
            number={3}
            isDone={done.order}
            title="Place your first order"
            text="Only if you like: you need not buy anything."
            action={
              <ButtonLink variant={look('order')} href="/products">
                {t('Go to the shop')}
              </ButtonLink>
            }
          />
        </ol>
        <p>
          <TextLink href="/manage/agreement" className="inline-flex min-h-11 items-center">
            {t('Your agreement, and how to withdraw')}
          </TextLink>
        </p>
      </div>
    </AccountPage>
  );
}
