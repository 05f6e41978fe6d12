import type { TreeNode } from '@pgm/api/contract';

const PARENTS: Readonly<Record<string, string>> = {
  geeta: 'asha',
  imran: 'asha',
  sreeja: 'asha',
  rekha: 'geeta',
  manoj: 'geeta',
  puja: 'rekha',
};

function countBelow(id: string): number {
  return listChildren(id).reduce((sum, child) => sum + 1 + countBelow(child), 0);
}

/** The usernames of those directly below an associate of the sample team. */
export function listChildren(id: string): string[] {
  return Object.keys(PARENTS).filter((child) => PARENTS[child] === id);
}

/**
 * An associate of a small sample team by username: asha, below her geeta, imran and sreeja, rekha and manoj,
 * puja.
 */
export function samplePerson(id: string): TreeNode {
  const parent = PARENTS[id];
  return {
    id,
    userId: `user-${id}`,
    parentId: parent ?? 'kamla',
    level: parent === undefined ? 0 : samplePerson(parent).level + 1,
    name: `${id.slice(0, 1).toUpperCase()}${id.slice(1)} Sharma`,
    username: id,
    referralCode: id.toUpperCase(),
    joinedAt: '2024-02-05T09:30:00.000Z',
    contact: { phone: '98••••••01', email: `${id.slice(0, 1)}•••@example.in`, isMasked: true },
    directCount: listChildren(id).length,
    totalCount: countBelow(id),
  };
}
