import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Replaces the page with the one at `to`, when it is set. Like the router's `Navigate`, which every page of the site
 * would load.
 * @param state what the other page receives
 */
export function useRedirect(to: string | undefined, state?: unknown): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true, state });
    // The state belongs to the address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [to, navigate]);
}
