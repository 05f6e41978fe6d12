import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Replaces the page with the one at `to`, when it is set. Like the router's `Navigate`, which every page of the site
 * would load.
 * @param state what the other page receives
 */
export function useRedirect(to: string | undefined, state?: unknown): void {
  const navigate = useNavigate();
  const redirect = useEffectEvent((target: string) => void navigate(target, { replace: true, state }));
  useEffect(() => {
    if (to !== undefined) redirect(to);
  }, [to]);
}
