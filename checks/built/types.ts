import type {Fault} from '../text/types.ts';
import type {Build} from './loadBuild.ts';

/** One check of the built site. `run` reports every fault it finds; `file` is the path in the build. */
export interface BuildCheck {
  name: string;
  /** One line on what it guards. */
  about: string;
  run: (build: Build) => Omit<Fault, 'check'>[];
}

/** A check that waits for something, for example for a validator. */
export interface AsyncBuildCheck extends Omit<BuildCheck, 'run'> {
  run: (build: Build) => Promise<Omit<Fault, 'check'>[]>;
}
