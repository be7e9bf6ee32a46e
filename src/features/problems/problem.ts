import type {Platform} from '../../site/sections.ts';

/** Phases in which a problem can occur: while the app is built, while it runs, or during store review. */
export const PHASES = ['build', 'run', 'review'] as const;

export type Phase = (typeof PHASES)[number];

/** A troubleshooting page, as the index of problems lists it. */
export interface Problem {
  /** URL with base URL and language prefix. */
  address: string;
  /** In the language of the site. */
  title: string;
  /** In the language of the site. */
  description: string;
  platforms: Platform[];
  phase: Phase;
  /**
   * Exact messages, in the language of the tools that print them. Can be empty because not every problem causes a
   * message.
   */
  errors: string[];
}
