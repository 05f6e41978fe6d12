import type { ReactNode } from 'react';
import { BrandMark } from '../../shell/brand-mark/brand-mark.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { AccountLabel } from './account-label.tsx';

export interface AuthFrameProps {
  /** Stands above the card and links to the home page; leave it out where the site's header does that. */
  brandName?: string | undefined;
  /** The screen, with the page's h1. */
  children: ReactNode;
}

/** The page around login, sign-up and new passwords: the brand, one card, and the uses of an account. */
export function AuthFrame({ brandName, children }: AuthFrameProps) {
  return (
    <div className="measure grid content-start gap-4 pb-14 pt-4 sm:pt-6">
      {brandName !== undefined && (
        <Link
          href="/"
          className="flex min-h-11 items-center gap-2 justify-self-start text-lead font-bold text-leaf"
        >
          <BrandMark className="size-8" />
          {brandName}
        </Link>
      )}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-12">
        <div className="mx-auto w-full max-w-form self-start rounded-card border border-line bg-surface p-5 sm:p-8 lg:col-span-5 lg:mx-0">
          {children}
        </div>
        <AccountLabel className="hidden lg:col-span-7 lg:flex" />
      </div>
    </div>
  );
}
