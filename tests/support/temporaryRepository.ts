import {execFileSync} from 'node:child_process';
import {beforeEach} from 'vitest';
import {TemporaryFolder, temporaryFolder} from './temporaryFolder.ts';

/** A Git repository that exists during a test. */
export class TemporaryRepository extends TemporaryFolder {
  /** Runs Git without the machine's own settings (signing, hooks), on a given day. */
  git(parameters: readonly string[], day = '2025-09-01'): string {
    const date = `${day}T12:00:00Z`;
    return execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...parameters], {
      cwd: this.path,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_SYSTEM: '/dev/null',
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_DATE: date,
      },
    }).trim();
  }

  /** Commits all changes. */
  commit(message: string, day?: string): void {
    this.git(['add', '--all']);
    this.git(['commit', '--quiet', '--message', message], day);
  }
}

/** Creates an empty repository before each test, and deletes it afterward. */
export function temporaryRepository(): TemporaryRepository {
  const repository = temporaryFolder(new TemporaryRepository());
  beforeEach(() => {
    repository.git(['init', '--quiet', '--initial-branch=main']);
  });
  return repository;
}
