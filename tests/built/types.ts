import type {Fault} from '../content/types.ts';
import type {Build} from './loadBuild.ts';

/** One check of the built site. `run` reports every fault it finds; `file` is the path in the build. */
export interface BuildCheck {
  name: string;
  /** One line on what it guards. */
  about: string;
  run: (build: Build) => Omit<Fault, 'check'>[] | Promise<Omit<Fault, 'check'>[]>;
}
