import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MB = 1024 * 1024;

/** Whether small disks can be made here. If not, it says so: a test that does not run looks like one that passes. */
export function canMakeDisks(): boolean {
  try {
    new SmallDisk(1).remove();
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error);
    process.stdout.write(
      `The tests of full disks do not run here, because no disk can be mounted: ${reason}\n`,
    );
    return false;
  }
}

/** A small disk of its own, in memory; only root can make one. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'pgm-disk-'));

  constructor(megabytes: number) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', this.folder]);
  }

  /** Fills it up to so many free MB. */
  leave(megabytes: number): void {
    const file = join(this.folder, 'filler');
    rmSync(file, { force: true });
    const { bavail, bsize } = statfsSync(this.folder);
    const size = bavail * bsize - megabytes * MB;
    writeFileSync(file, Buffer.alloc(Math.max(0, size)));
  }

  makeReadOnly(): void {
    execFileSync('mount', ['-o', 'remount,ro', this.folder]);
  }

  remove(): void {
    execFileSync('umount', ['--lazy', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
