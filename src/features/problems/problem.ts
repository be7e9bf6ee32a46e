import type {Platform} from '../../site/sections.ts';

/** Phases in which a problem can occur: while the app is built, while it runs, or during store review. */
export const PHASES = ['build', 'run', 'review'] as const;

export type Phase = (typeof PHASES)[number];

/**
 * A troubleshooting page, as the index of problems lists it, or a guide that explains messages. A guide isn't listed but
 * can be found by its messages.
 */
export interface Problem {
  /** URL with base URL and language prefix. */
  address: string;
  /** In the language of the site. */
  title: string;
  /** In the language of the site. Empty on guides, whose descriptions don't mention their messages. */
  description: string;
  platforms: Platform[];
  /** Not set on guides. */
  phase?: Phase;
  /** Name of the section, in the language of the site. Set on guides only. */
  section?: string;
  /**
   * Exact messages, in the language of the tools that print them. Can be empty because not every problem causes a
   * message.
   */
  errors: string[];
}
