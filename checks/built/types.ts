import type {Fault} from '../text/types.ts';
import type {Build} from './lib/loadBuild.ts';

/** A fault that a check returns. `file` is the path in the build. */
export type Finding = Omit<Fault, 'check'>;

/** One check of the built site. `run` returns every fault that it finds. */
export interface BuildCheck {
  name: string;
  /** A one-line summary, shown in `npx tsx scripts/checkBuild.ts --list`. */
  about: string;
  run: (build: Build) => Finding[] | Promise<Finding[]>;
}
