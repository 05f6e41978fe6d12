import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { WithState } from '../../foundations/fixtures/with-state.tsx';
import { loginArgs, signUpArgs } from '../fixtures/account.tsx';
import { Login } from '../login/login.tsx';
import { SignUp } from '../sign-up/sign-up.tsx';
import { AuthModal, type AuthView } from './auth-modal.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Auth/AuthModal',
  component: AuthModal,
  args: {
    view: 'login',
    onClose: fn(),
    login: <Login {...loginArgs} heading="dialog" signUp={{ onOpen: fn() }} />,
    signUp: <SignUp {...signUpArgs} heading="dialog" login={{ onOpen: fn() }} />,
  },
  parameters: { docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof AuthModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoginView: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: t('Login') });
    await expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SignUpView: Story = {
  args: { view: 'signUp' },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: t('Sign Up') });
    await userEvent.click(screen.getByRole('button', { name: t('Close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  tags: ['shows-nothing'],
  args: { view: 'closed' },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/**
 * The user switches screens and closes the dialog; the focus stays in the dialog until then and returns to the
 * opener.
 */
export const ThereAndBack: Story = {
  render: () => (
    <WithState<AuthView> first="closed">
      {(view, open) => (
        <>
          <Button onClick={() => open('login')}>Buy</Button>
          <AuthModal
            view={view}
            onClose={() => open('closed')}
            login={<Login {...loginArgs} heading="dialog" signUp={{ onOpen: () => open('signUp') }} />}
            signUp={<SignUp {...signUpArgs} heading="dialog" login={{ onOpen: () => open('login') }} />}
          />
        </>
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Buy' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: t('Sign up') }));
    const dialog = await screen.findByRole('dialog', { name: t('Sign Up') });
    await waitFor(() => expect(dialog.matches(':focus, :has(:focus)')).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
